// "Push with completion": a CATransaction's completion block around pushes, pops and animations (Apple,
// CATransaction.setCompletionBlock: as soon as all animations of the group have completed).
import QuartzCore
import XCTest
@testable import UIKit

@MainActor final class TransactionConformanceTests: XCTestCase {
    private func staged() -> (Stage, UINavigationController, LoggingController, LoggingController) {
        let stage = Stage()
        let a = LoggingController("A", stage.log), b = LoggingController("B", stage.log)
        let navigation = UINavigationController(rootViewController: a)
        stage.show(navigation)
        _ = stage.log.take()
        return (stage, navigation, a, b)
    }

    private func transaction(_ stage: Stage, _ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { stage.log.add("completion") }
        body()
        CATransaction.commit()
    }

    private static let push = ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear"]

    func testPushAndPop() {
        let (stage, navigation, _, b) = staged()
        transaction(stage) { navigation.pushViewController(b, animated: true) }
        XCTAssertFalse(stage.log.lines.contains("completion"))
        stage.settle()
        XCTAssertEqual(stage.log.take(), Self.push + ["completion"])
        transaction(stage) { navigation.popViewController(animated: true) }
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear", "completion"])
        stage.tearDown()
    }

    /// In a touch or a timer something has changed already: an implicit transaction is open around the app's.
    func testInsideAnImplicitTransaction() {
        let (stage, navigation, _, b) = staged()
        navigation.view.backgroundColor = .red
        transaction(stage) { navigation.pushViewController(b, animated: true) }
        stage.settle()
        XCTAssertEqual(stage.log.take(), Self.push + ["completion"])
        stage.tearDown()
    }

    /// The next push from inside the completion block, as the idiom is used for.
    func testOnePushAfterAnother() {
        let (stage, navigation, _, b) = staged()
        let c = LoggingController("C", stage.log)
        CATransaction.begin()
        CATransaction.setCompletionBlock { navigation.pushViewController(c, animated: true) }
        navigation.pushViewController(b, animated: true)
        CATransaction.commit()
        stage.settle()
        XCTAssertEqual(stage.log.take(), Self.push + ["C.viewDidLoad", "B.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing", "B.viewDidDisappear", "C.viewDidAppear"])
        stage.tearDown()
    }

    func testWithoutAnimationAtTheCommit() {
        let (stage, navigation, _, b) = staged()
        transaction(stage) { navigation.pushViewController(b, animated: false) }
        XCTAssertTrue(stage.log.lines.contains("completion"))
        stage.settle()
        stage.tearDown()
    }

    /// What never is seen must not keep the block waiting.
    func testChangesThatNobodySees() {
        let (stage, navigation, a, b) = staged()
        let c = LoggingController("C", stage.log)
        // Replaced below the top.
        transaction(stage) { navigation.setViewControllers([b, a], animated: true) }
        XCTAssertEqual(stage.log.take(), ["completion"])
        // Off screen.
        stage.window.rootViewController = UIViewController()
        stage.settle()
        _ = stage.log.take()
        transaction(stage) { navigation.pushViewController(c, animated: true) }
        XCTAssertEqual(stage.log.take(), ["completion"])
        // Gone before it began.
        stage.window.rootViewController = navigation
        stage.settle()
        _ = stage.log.take()
        navigation.view.backgroundColor = .red
        transaction(stage) { navigation.popViewController(animated: true) }
        stage.window.rootViewController = nil
        stage.settle()
        XCTAssertTrue(stage.log.take().contains("completion"))
        stage.tearDown()
    }

    func testAnimationsOfViews() {
        let (stage, _, a, _) = staged()
        transaction(stage) {
            UIView.animate(withDuration: 0.5, animations: { a.view.alpha = 0 }, completion: { _ in stage.log.add("half") })
            UIView.animate(withDuration: 1, animations: { a.view.transform = CGAffineTransform(scaleX: 2, y: 2) }, completion: { _ in stage.log.add("whole") })
        }
        XCTAssertEqual(stage.log.take(), [])
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["half", "whole", "completion"])
        stage.tearDown()
    }
}

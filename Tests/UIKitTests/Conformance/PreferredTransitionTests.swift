// Transitions that a controller would like: a zoom out of a view, and the styles of presentations.
import XCTest
@testable import UIKit

@MainActor final class PreferredTransitionTests: XCTestCase {
    private func scene(_ stage: Stage) -> (root: UIViewController, source: UIView) {
        let root = UIViewController(), source = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
        root.view.addSubview(source)
        return (root, source)
    }

    func testAZoomGrowsOutOfItsSource() throws {
        let stage = Stage(), (root, source) = scene(stage)
        stage.show(root)
        let zoomed = UIViewController()
        zoomed.modalPresentationStyle = .fullScreen
        var asked: [UIViewController] = []
        zoomed.preferredTransition = .zoom { context in
            asked.append(context.sourceViewController)
            XCTAssertTrue(context.zoomedViewController === zoomed)
            return source
        }
        root.present(zoomed, animated: true)
        for _ in 0..<4 { stage.tick() }
        XCTAssertTrue(asked.first === root)
        let scale = try XCTUnwrap(zoomed.view.layer.presentation()).transform.m11
        XCTAssertLessThan(scale, 0.9)
        XCTAssertTrue(source.isHidden)
        stage.settle()
        XCTAssertTrue(zoomed.view.transform.isIdentity)
        XCTAssertFalse(source.isHidden)
        zoomed.dismiss(animated: true)
        stage.settle()
        XCTAssertNil(root.presentedViewController)
        XCTAssertEqual(asked.count, 2)
        XCTAssertFalse(source.isHidden)
        stage.tearDown()
    }

    func testAZoomOnANavigationController() {
        let stage = Stage(), (root, source) = scene(stage)
        let navigation = UINavigationController(rootViewController: root)
        stage.show(navigation)
        let zoomed = UIViewController()
        var asked = 0
        zoomed.preferredTransition = .zoom { _ in
            asked += 1
            return source
        }
        navigation.pushViewController(zoomed, animated: true)
        stage.settle()
        XCTAssertTrue(navigation.topViewController === zoomed)
        XCTAssertEqual(zoomed.view.superview != nil, true)
        navigation.popViewController(animated: true)
        stage.settle()
        XCTAssertTrue(navigation.topViewController === root)
        XCTAssertNotNil(root.view.window)
        XCTAssertEqual(asked, 2)
        stage.tearDown()
    }

    func testAStyleSetsTheTransitionStyle() {
        let controller = UIViewController()
        controller.preferredTransition = .crossDissolve
        XCTAssertEqual(controller.modalTransitionStyle, .crossDissolve)
    }
}

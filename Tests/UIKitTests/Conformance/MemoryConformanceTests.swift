// Memory warnings: who is told in which order, and the views that iOS 5 unloads: Docs/EVIDENCE.md 11.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class MemoryConformanceTests: XCTestCase {
    private static let events: Set<String> = ["viewDidLoad", "didReceiveMemoryWarning", "viewWillUnload", "viewDidUnload"]

    private func warn(_ stage: Stage) {
        let application = UIApplication.shared
        let delegate = MemoryDelegate(stage.log)
        let before = application.delegate
        application.delegate = delegate
        let token = NotificationCenter.default.addObserver(forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { stage.log.add("Note.didReceiveMemoryWarningNotification") }
        }
        application.simulateMemoryWarning()
        NotificationCenter.default.removeObserver(token)
        application.delegate = before
    }

    private func stack(_ version: Int) -> (Stage, UINavigationController, ProbeController, ProbeController) {
        let stage = Stage(iOSVersion: version)
        let a = ProbeController("A", stage.log, only: Self.events), b = ProbeController("B", stage.log, only: Self.events)
        let navigation = UINavigationController(rootViewController: a)
        stage.show(navigation)
        navigation.pushViewController(b, animated: false)
        stage.settle()
        _ = stage.log.take()
        return (stage, navigation, a, b)
    }

    /// The delegate, every controller of the stack whether visible or not, the notification; nothing unloads since iOS 6.
    func testWarningReachesEveryController() {
        for version in [6, 12, 26] {
            let (stage, _, _, _) = stack(version)
            warn(stage)
            let log = stage.log.take()
            XCTAssertEqual(log, ["App.didReceiveMemoryWarning", "A.didReceiveMemoryWarning", "B.didReceiveMemoryWarning", "Note.didReceiveMemoryWarningNotification"])
            XCTAssertEqual(conforms(log, to: "tw26-memory-warning"), [])
            XCTAssertEqual(conforms(log, to: "apple-memory-warning", "seed3-viewdidunload-6", names: ["VC": "B", "V": "A"]), [])
            stage.tearDown()
        }
    }

    func testPostingTheNotificationDoesNothing() {
        let (stage, _, _, _) = stack(26)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log, [])
        XCTAssertEqual(conforms(log, to: "tw26-memory-note-only", names: ["VC": "A"]), [])
        stage.tearDown()
    }

    /// iOS 5: the covered view unloads, and loads again when it comes back.
    func testCoveredViewUnloadsInFive() {
        let (stage, navigation, a, b) = stack(5)
        warn(stage)
        XCTAssertFalse(a.isViewLoaded)
        XCTAssertTrue(b.isViewLoaded)
        stage.log.add("back")
        navigation.popViewController(animated: false)
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log, [
            "App.didReceiveMemoryWarning", "A.didReceiveMemoryWarning", "B.didReceiveMemoryWarning", "A.viewWillUnload", "A.viewDidUnload",
            "Note.didReceiveMemoryWarningNotification", "back", "A.viewDidLoad",
        ])
        XCTAssertEqual(conforms(log, to: "liu537-memory", names: ["VC1": "A", "VC2": "B"]), [])
        XCTAssertEqual(conforms(log, to: "seed3-viewdidunload", names: ["V": "A"]), [])
        stage.tearDown()
    }

    /// Children that are loaded and not shown.
    func testHiddenChildrenUnloadInFive() {
        let stage = Stage(iOSVersion: 5)
        let parent = UIViewController()
        let children = ["First", "Second", "Third"].map { ProbeController($0, stage.log, only: Self.events.subtracting(["viewDidLoad", "viewWillUnload", "didReceiveMemoryWarning"])) }
        for child in children {
            parent.addChild(child)
            child.loadViewIfNeeded()
        }
        parent.view.addSubview(children[0].view)
        stage.show(parent)
        warn(stage)
        let log = stage.log.take()
        XCTAssertEqual(log, ["App.didReceiveMemoryWarning", "Second.viewDidUnload", "Third.viewDidUnload", "Note.didReceiveMemoryWarningNotification"])
        XCTAssertEqual(conforms(log, to: "tangqiao-memory-unload"), [])
        stage.tearDown()
    }

    /// Only what loadView made can be made again.
    func testAssignedViewStaysInFive() {
        let stage = Stage(iOSVersion: 5)
        let parent = UIViewController()
        let child = ProbeController("C", stage.log, only: Self.events)
        child.view = UIView(frame: .zero)
        parent.addChild(child)
        stage.show(parent)
        warn(stage)
        XCTAssertTrue(child.isViewLoaded)
        XCTAssertEqual(stage.log.take(), ["App.didReceiveMemoryWarning", "C.didReceiveMemoryWarning", "Note.didReceiveMemoryWarningNotification"])
        stage.tearDown()
    }
}

private final class MemoryDelegate: NSObject, UIApplicationDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.add("App.didReceiveMemoryWarning") }
}

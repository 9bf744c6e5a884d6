// What UIKit says of misused containment, byte for byte: MESSAGES.md 15 and 16.
import Foundation
import Testing
import XCTest
@testable import UIKit

@MainActor final class ContainerMessagesTests: XCTestCase {
    /// 15: a second begin in the same direction, or an end without a begin.
    func testUnbalancedCalls() {
        let log = EventLog()
        let parent = ManualProbe("P", log), child = ContainerProbe("C", log)
        let stage = TouchStage(showing: parent)
        parent.embed(child)
        let text = "Unbalanced calls to begin/end appearance transitions for \(Diagnostics.identity(child))."
        child.endAppearanceTransition()
        XCTAssertEqual(stage.host.console, [text])
        stage.host.clear()
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        XCTAssertEqual(stage.host.console, [])
        child.endAppearanceTransition()
        XCTAssertEqual(stage.host.console, [text])
        XCTAssertTrue(text.hasPrefix("Unbalanced calls to begin/end appearance transitions for <UIKitTests.ContainerProbe: 0x"))
        stage.tearDown()
    }

    /// 16: a view under a controller that is not its own controller's parent.
    func testWrongParentOfAView() {
        let log = EventLog()
        let parent = ContainerProbe("P", log), other = ContainerProbe("O", log), child = ContainerProbe("C", log)
        parent.addChild(child)
        XCTAssertNil(HierarchyCheck.inconsistency(of: child.view, addedTo: parent.view))
        XCTAssertEqual(
            HierarchyCheck.inconsistency(of: child.view, addedTo: other.view),
            "child view controller:\(Diagnostics.identity(child)) should have parent view controller:\(Diagnostics.identity(other)) but actual parent is:\(Diagnostics.identity(parent))")
    }

    /// 16: addChild while the view lies under another controller's.
    func testWrongParentRequested() {
        let log = EventLog()
        let parent = ContainerProbe("P", log), other = ContainerProbe("O", log), child = ContainerProbe("C", log)
        other.view.addSubview(child.view)
        XCTAssertNil(HierarchyCheck.inconsistency(of: child, joining: other))
        XCTAssertEqual(
            HierarchyCheck.inconsistency(of: child, joining: parent),
            "child view controller:\(Diagnostics.identity(child)) should have parent view controller:\(Diagnostics.identity(other)) but requested parent is:\(Diagnostics.identity(parent))")
    }
}

/// The same two by what an app does: the exception ends the process.
@MainActor @Suite("Container exceptions", .serialized, .leavesNothing) struct ContainerExceptionTests {
    private func reason(_ result: ExitTest.Result?) -> String {
        let begin = "*** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency', reason: '"
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        return (text.components(separatedBy: begin).dropFirst().first?.components(separatedBy: "'\n").first ?? text).replacing(/0x[0-9a-f]+/, with: "0x…")
    }

    @Test func aChildsViewUnderAStranger() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                Host.use(DetachedHost())
                let parent = UIViewController(), other = UINavigationController(), child = UITabBarController()
                parent.addChild(child)
                other.view.addSubview(child.view)
            }
        }
        #expect(reason(result) == "child view controller:<UITabBarController: 0x…> should have parent view controller:<UINavigationController: 0x…> but actual parent is:<UIViewController: 0x…>")
    }

    @Test func aChildWhoseViewLiesUnderAStranger() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                Host.use(DetachedHost())
                let parent = UIViewController(), other = UINavigationController(), child = UITabBarController()
                other.view.addSubview(child.view)
                parent.addChild(child)
            }
        }
        #expect(reason(result) == "child view controller:<UITabBarController: 0x…> should have parent view controller:<UINavigationController: 0x…> but requested parent is:<UIViewController: 0x…>")
    }
}

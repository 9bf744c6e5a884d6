// UIKit's words about misused presentations, byte for byte (MESSAGES.md 10 to 14, 21 and 22).
import Testing
@testable import UIKit

@MainActor @Suite(.serialized, .leavesNothing) struct PresentationMessagesTests {
    @MainActor private struct Scene {
        let stage: Stage
        let host: DetachedHost
        let a = UIViewController(), b = UIViewController(), c = UIViewController()
        init(_ version: Int) {
            stage = Stage(iOSVersion: version)
            stage.show(a)
            host = DetachedHost(iOSVersion: version)
            Host.use(host)
        }
        func name(_ object: AnyObject) -> String { Diagnostics.identity(object) }
    }

    @Test(arguments: [12, 13, 26]) func notInTheWindow(version: Int) {
        let scene = Scene(version)
        scene.b.present(scene.c, animated: true) { Issue.record("completion") }
        scene.stage.settle()
        let (b, c) = (scene.name(scene.b), scene.name(scene.c))
        #expect(scene.host.console == [version < 13
            ? "Warning: Attempt to present \(c) on \(b) whose view is not in the window hierarchy!"
            : "[Presentation] Attempt to present \(c) on \(b) (from \(b)) whose view is not in the window hierarchy."])
        #expect(!scene.c.isViewLoaded)
        scene.stage.tearDown()
    }

    @Test(arguments: [12, 26]) func alreadyPresenting(version: Int) {
        let scene = Scene(version)
        scene.b.modalPresentationStyle = .overFullScreen
        scene.a.present(scene.b, animated: true)
        scene.stage.settle()
        scene.a.present(scene.c, animated: true) { Issue.record("completion") }
        scene.stage.settle()
        let text = "Attempt to present \(scene.name(scene.c))  on \(scene.name(scene.a)) which is already presenting \(scene.name(scene.b))"
        #expect(scene.host.console == [version < 13 ? "Warning: " + text : text])
        scene.stage.tearDown()
    }

    @Test(arguments: [12, 26]) func whilePresenting(version: Int) {
        let scene = Scene(version)
        scene.a.present(scene.b, animated: true)
        scene.a.present(scene.c, animated: true) { Issue.record("completion") }
        scene.stage.settle()
        let (a, c) = (scene.name(scene.a), scene.name(scene.c))
        #expect(scene.host.console == [version < 13
            ? "Warning: Attempt to present \(c) on \(a) while a presentation is in progress!"
            : "[Presentation] Attempt to present \(c) on \(a) (from \(a)) while a presentation is in progress."])
        #expect(scene.a.presentedViewController === scene.b)
        scene.stage.tearDown()
    }

    @Test(arguments: [7, 12, 26]) func dismissWhilePresenting(version: Int) {
        let scene = Scene(version)
        scene.a.present(scene.b, animated: true)
        scene.b.dismiss(animated: true) { Issue.record("completion") }
        let controller = scene.b.presentationController.map(scene.name) ?? ""
        scene.stage.settle()
        #expect(scene.host.console == [version < 8
            ? "Warning: Attempt to dismiss from view controller \(scene.name(scene.b)) while a presentation or dismiss is in progress!"
            : "Trying to dismiss the presentation controller while transitioning already. (\(controller))"])
        #expect(scene.a.presentedViewController === scene.b)
        scene.stage.tearDown()
    }

    /// The view is in the window, the controller is nobody's child; it is presented all the same.
    @Test func detached() {
        let scene = Scene(26)
        scene.a.view.addSubview(scene.b.view)
        scene.stage.settle()
        scene.b.present(scene.c, animated: true)
        scene.stage.settle()
        #expect(scene.host.console == ["Presenting view controllers on detached view controllers is discouraged \(scene.name(scene.b))."])
        #expect(scene.b.presentedViewController === scene.c)
        scene.b.dismiss(animated: false)
        scene.stage.settle()
        scene.stage.tearDown()
    }

    // MARK: Exceptions

    private func check(_ result: ExitTest.Result?, _ name: String, _ words: [String]) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).replacing(/0x[0-9a-f]+/, with: "0x…")
        // The words stand between the addresses.
        #expect(text.contains("*** Terminating app due to uncaught exception '\(name)', reason: '" + words.joined(separator: "…")), "\(text)")
    }

    @Test func presentedTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = Scene(26)
                scene.a.present(scene.b, animated: true)
                scene.stage.settle()
                scene.a.present(scene.b, animated: true)
            }
        }
        check(result, "NSInvalidArgumentException", ["Application tried to present modally a view controller <UIViewController: 0x", "> that is already being presented by <UIViewController: 0x", ">.'"])
    }

    @Test func presentedTwiceBefore13() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = Scene(12)
                scene.a.present(scene.b, animated: true)
                scene.stage.settle()
                scene.a.present(scene.b, animated: true)
            }
        }
        check(result, "NSInvalidArgumentException", ["Application tried to present modally an active controller <UIViewController: 0x", ">.'"])
    }

    @Test func presentedRoot() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = Scene(26)
                scene.a.present(scene.a, animated: true)
            }
        }
        check(result, "NSInvalidArgumentException", ["Application tried to present modally an active controller <UIViewController: 0x", ">.'"])
    }

    @Test func alertWithNothingToSay() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = Scene(26)
                scene.a.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
                scene.stage.settle()
            }
        }
        check(result, "NSInternalInconsistencyException", ["UIAlertController must have a title, a message or an action to display'"])
    }

    @Test(arguments: [12, 26]) func actionSheetWithoutPlace(version: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [version] in
            await MainActor.run {
                let pad = PadStage(iOSVersion: version)
                let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
                pad.root.present(alert, animated: true)
                pad.settle()
            }
        }
        check(result, "NSGenericException", [
            "Your application has presented a UIAlertController (<UIAlertController: 0x", ">) of style UIAlertControllerStyleActionSheet" + (version < 13 ? "" : " from UIKitTests.LoggingController (<UIKitTests.LoggingController: 0x…>)")
                + ". The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.'",
        ])
    }

    @Test func popoverWithoutPlace() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let pad = PadStage()
                let controller = UIViewController()
                controller.modalPresentationStyle = .popover
                pad.root.present(controller, animated: true)
                pad.settle()
            }
        }
        check(result, "NSGenericException", ["UIPopoverPresentationController (<UIPopoverPresentationController: 0x", ">) should have a non-nil sourceView or barButtonItem set before the presentation occurs.'"])
    }
}

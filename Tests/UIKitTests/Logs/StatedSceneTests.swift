// Scenes, windows, split views, searches and popovers as documents and headers state them: lifecycle-records-6.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class StatedSceneTests: XCTestCase {
    private var app: AppStage?
    private var tokens: [any NSObjectProtocol] = []

    override func tearDown() async throws {
        await MainActor.run {
            tokens.forEach(NotificationCenter.default.removeObserver)
            tokens = []
            app?.tearDown()
            app = nil
        }
    }

    private func note(_ name: Notification.Name, _ add: @escaping @MainActor () -> Void) {
        tokens.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated { add() } })
    }

    // MARK: Scenes

    func testTheNotificationsOfAScene() {
        let app = AppStage(.scenes)
        self.app = app
        let names: [(Notification.Name, String)] = [
            (UIScene.willConnectNotification, "willConnect"), (UIScene.willEnterForegroundNotification, "willEnterForeground"),
            (UIScene.didActivateNotification, "didActivate"), (UIScene.willDeactivateNotification, "willDeactivate"),
            (UIScene.didEnterBackgroundNotification, "didEnterBackground"),
        ]
        for (name, text) in names { note(name) { app.add("Note.Scene.\(text)") } }
        app.launch()
        let launched = app.take()
        XCTAssertEqual(conforms(launched, to: "apple-scene-note-connect", "apple-scene-note-foreground", "apple-scene-note-active", whole: true), [])
        app.send { try $0.home() }
        XCTAssertEqual(conforms(app.take(), to: "apple-scene-note-background", whole: true), [])
    }

    func testAnotherSceneComesAndGoes() {
        let app = AppStage(.several, iOSVersion: 16, device: "iPad (10th generation)")
        self.app = app
        app.launch()
        _ = app.take()
        app.send { try $0.newScene() }
        XCTAssertEqual(conforms(app.take(), to: "apple-scene-asks-first", whole: true), [])
        app.send { try $0.closeScene(2) }
        XCTAssertEqual(conforms(app.take(), to: "apple-scene-note-disconnect", whole: true), [])
    }

    // MARK: Windows

    func testTheNotificationsOfAWindow() {
        let stage = TouchStage(), window = UIWindow(frame: stage.window.frame)
        window.rootViewController = UIViewController()
        note(UIWindow.didBecomeVisibleNotification) { stage.log.add("didBecomeVisible") }
        note(UIWindow.didBecomeHiddenNotification) { stage.log.add("didBecomeHidden") }
        note(UIWindow.didBecomeKeyNotification) { stage.log.add("didBecomeKey(isKey:\(window.isKeyWindow))") }
        window.isHidden = false
        window.makeKey()
        let shown = stage.log.take()
        XCTAssertEqual(conforms(shown, to: "apple-window-key", whole: true), [])
        window.isHidden = true
        XCTAssertEqual(conforms(shown + stage.log.take(), to: "apple-window-visible", whole: true), [])
        window.rootViewController = nil
        stage.tearDown()
    }

    private final class Moving: UIView {
        var name = ""
        var log: EventLog?
        override func didMoveToWindow() { super.didMoveToWindow(); log?.add("\(name).\(window == nil ? "removed" : "added")") }
    }

    func testTheRootIsReplaced() {
        let log = staged { stage, _ in
            let roots = ["old", "new"].map { name in
                let controller = UIViewController(), view = Moving()
                view.name = name
                controller.view = view
                return (controller, view)
            }
            stage.window.rootViewController = roots[0].0
            stage.settle()
            for (_, view) in roots { view.log = stage.log }
            stage.window.rootViewController = roots[1].0
            stage.settle()
            for (_, view) in roots { view.log = nil }
        }
        XCTAssertEqual(conforms(log, to: "apple-root-replaced", whole: true), [])
    }

    // MARK: Split views

    private final class Counting: NSObject, UISplitViewControllerDelegate {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool {
            log.add("asked:\(splitViewController.viewControllers.count)")
            return true
        }
        func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? {
            log.add("asked:\(splitViewController.viewControllers.count)")
            return UIViewController()
        }
    }

    func testTheControllersOfASplitView() {
        let log = EventLog(), split = UISplitViewController(), delegate = Counting(log)
        split.viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
        split.delegate = delegate
        let stage = TouchStage(showing: split, iOS: 12)
        log.add("after:\(split.viewControllers.count)")
        XCTAssertEqual(conforms(log.take(), to: "apple-split-after-collapse", whole: true), [])
        stage.setWidth(.regular)
        stage.settle()
        log.add("after:\(split.viewControllers.count)")
        XCTAssertEqual(conforms(log.take(), to: "apple-split-after-separation", whole: true), [])
        stage.kept = [delegate]
        stage.tearDown()
    }

    // MARK: Searches

    private final class Presenting: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
        let log: EventLog
        weak var owner: UIViewController?
        init(_ log: EventLog) { self.log = log }
        func updateSearchResults(for searchController: UISearchController) { log.add("update(\(searchController.searchBar.text ?? ""))") }
        func presentSearchController(_ searchController: UISearchController) {
            log.add("presentSearchController")
            owner?.present(searchController, animated: true)
        }
    }

    private func searched(_ body: (TouchStage, UISearchController) -> Void) -> [String] {
        let root = UIViewController()
        return staged(root: root) { stage, _ in
            let search = UISearchController(searchResultsController: nil), helper = Presenting(stage.log)
            helper.owner = root
            root.definesPresentationContext = true
            (search.delegate, search.searchResultsUpdater) = (helper, helper)
            search.searchBar.frame = CGRect(x: 0, y: 100, width: 393, height: 56)
            root.view.addSubview(search.searchBar)
            stage.kept += [helper, search]
            stage.settle()
            _ = stage.log.take()
            body(stage, search)
            let log = stage.log.take()
            search.isActive = false
            stage.settle()
            _ = stage.log.take()
            for line in log { stage.log.add(line) }
        }
    }

    func testASearch() {
        let focused = searched { stage, search in
            search.searchBar.becomeFirstResponder()
            stage.settle()
        }
        XCTAssertEqual(conforms(focused, to: "apple-search-updates-first", whole: true), [])
        let typed = searched { stage, search in
            search.isActive = true
            stage.settle()
            _ = stage.log.take()
            search.searchBar.searchTextField.insertText("a")
            search.searchBar.searchTextField.insertText("b")
            stage.settle()
        }
        XCTAssertEqual(conforms(typed, to: "apple-search-updates-text", whole: true), [])
        let presented = searched { stage, search in
            search.isActive = true
            stage.settle()
        }
        XCTAssertEqual(conforms(presented, to: "apple-search-presents", whole: true), [])
    }

    // MARK: Popovers

    private final class Preparing: NSObject, UIPopoverPresentationControllerDelegate {
        let log: EventLog
        weak var shown: UIViewController?
        init(_ log: EventLog) { self.log = log }
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { log.add("prepare(window:\(shown?.viewIfLoaded?.window != nil))") }
        func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool { log.add("shouldDismiss"); return true }
        func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) { log.add("didDismiss") }
    }

    func testAPopover() {
        let pad = PadStage(iOSVersion: 12), delegate = Preparing(pad.log)
        for byHand in [true, false] {
            let shown = UIViewController()
            shown.modalPresentationStyle = .popover
            shown.popoverPresentationController?.sourceView = pad.root.view
            shown.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
            shown.popoverPresentationController?.delegate = delegate
            delegate.shown = shown
            _ = pad.log.take()
            pad.root.present(shown, animated: true)
            pad.settle()
            pad.log.add("appeared(window:\(shown.view.window != nil))")
            XCTAssertEqual(conforms(pad.log.take(), to: "apple-popover-prepare", whole: true), [])
            if byHand { pad.touch.tap(CGPoint(x: 30, y: 1000)) } else { shown.dismiss(animated: true) }
            pad.settle()
            if byHand {
                XCTAssertEqual(conforms(pad.log.take(), to: "apple-popover-asks", whole: true), [])
            } else {
                pad.log.add("dismissed")
                XCTAssertEqual(conforms(pad.log.take(), to: "apple-popover-by-code", whole: true), [])
            }
        }
        pad.tearDown()
    }
}

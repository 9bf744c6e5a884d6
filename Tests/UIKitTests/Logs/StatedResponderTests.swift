// First responders, actions, menus and keys as documents and headers state them: lifecycle-records-6, groups responder/*.
import LifecycleEvidence
import ObjectiveC
import XCTest
@testable import UIKit

private final class Chained: UIView {
    var name = "view"
    var log: EventLog?
    var resigns = true
    var becomes = true
    var commands: [UIKeyCommand] = []
    override var canBecomeFirstResponder: Bool { becomes }
    override func resignFirstResponder() -> Bool {
        log?.add("\(name).resignFirstResponder")
        return resigns && super.resignFirstResponder()
    }
    override var inputView: UIView? { if log?.lines.last != "inputView" { log?.add("inputView") }; return super.inputView }
    override var keyCommands: [UIKeyCommand]? { commands }
    override var undoManager: UndoManager? { log?.add("\(name).undoManager"); return super.undoManager }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("\(name).touchesBegan") }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log?.add("\(name).motionBegan"); super.motionBegan(motion, with: event) }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log?.add("\(name).motionEnded"); super.motionEnded(motion, with: event) }
    static let registered: Void = registerKeys(of: Chained.self) { $0.m1("typed:") { (view: Chained, _: Any?) in view.log?.add(view.name) } }
}

private final class Chaining: UIViewController {
    var log: EventLog?
    var commands: [UIKeyCommand] = []
    override var keyCommands: [UIKeyCommand]? { commands }
    override var undoManager: UndoManager? { log?.add("controller.undoManager"); return super.undoManager }
    override func copy(_ sender: Any?) { log?.add("copy(controller)") }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log?.add("controller.motionBegan"); super.motionBegan(motion, with: event) }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log?.add("controller.motionEnded"); super.motionEnded(motion, with: event) }
    static let registered: Void = registerKeys(of: Chaining.self) { $0.m1("typed:") { (controller: Chaining, _: Any?) in controller.log?.add("controller") } }
}

private final class LoggingWindow: UIWindow {
    var log: EventLog?
    override func sendEvent(_ event: UIEvent) { log?.add("window.sendEvent"); super.sendEvent(event) }
    override var undoManager: UndoManager? { log?.add("window.undoManager"); return super.undoManager }
}

@MainActor final class StatedResponderTests: XCTestCase {
    /// A view in a controller's view; who logs is told last.
    private func chained(iOSVersion: Int = 26, _ body: (TouchStage, Chaining, Chained) throws -> Void) rethrows -> [String] {
        _ = (Chained.registered, Chaining.registered)
        let root = Chaining()
        return try staged(iOSVersion: iOSVersion, root: root) { stage, _ in
            let view = Chained(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
            root.view.addSubview(view)
            stage.settle()
            (view.log, root.log) = (stage.log, stage.log)
            try body(stage, root, view)
            (view.log, root.log) = (nil, nil)
            view.resigns = true
            _ = view.resignFirstResponder()
        }
    }

    func testAnEventReachesAView() {
        let log = EventLog()
        let window = LoggingWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let stage = TouchStage(), root = UIViewController(), view = Chained(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.rootViewController = root
        root.view.addSubview(view)
        window.isHidden = false
        stage.settle()
        (window.log, view.log) = (log, log)
        let touch = UITouch(window: window, location: CGPoint(x: 50, y: 50), timestamp: StageClock.now)
        let event = UIEvent()
        event.update([touch], timestamp: StageClock.now)
        UIApplication.shared.sendEvent(event)
        XCTAssertEqual(conforms(log.take(), to: "apple-send-event", whole: true), [])
        (window.log, view.log) = (nil, nil)
        touch.move(to: CGPoint(x: 50, y: 50), phase: .ended, timestamp: StageClock.now)
        event.update([touch], timestamp: StageClock.now)
        UIApplication.shared.sendEvent(event)
        window.isHidden = true
        window.rootViewController = nil
        stage.tearDown()
    }

    // MARK: First responders

    func testWhoDoesNotBecomeFirstResponder() {
        let refused = chained { stage, root, view in
            view.name = "A"
            let other = Chained()
            root.view.addSubview(other)
            view.becomeFirstResponder()
            _ = stage.log.take()
            view.resigns = false
            let became = other.becomeFirstResponder()
            stage.log.add("became(\(became))")
            stage.log.add("first(\(view.isFirstResponder ? "A" : "none"))")
        }
        XCTAssertEqual(conforms(refused, to: "apple-refuses-to-resign", whole: true), [])
        let cannot = chained { stage, _, view in
            view.becomes = false
            let became = view.becomeFirstResponder()
            stage.log.add("became(\(became))")
            stage.log.add("first(\(view.isFirstResponder ? "view" : "none"))")
        }
        XCTAssertEqual(conforms(cannot, to: "apple-cannot-become", whole: true), [])
    }

    func testInputViewsAreReloaded() {
        let first = chained { stage, _, view in
            view.becomeFirstResponder()
            _ = stage.log.take()
            stage.log.add("reload")
            view.reloadInputViews()
        }
        XCTAssertEqual(conforms(first, to: "apple-reload-input", whole: true), [])
        let other = chained { stage, _, view in
            stage.log.add("reload")
            view.reloadInputViews()
            stage.log.add("reloaded")
        }
        XCTAssertEqual(conforms(other, to: "apple-reload-input-ignored", whole: true), [])
    }

    // MARK: Actions

    private final class Sending: UIControl {
        var log: EventLog?
        override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
            log?.add("sendAction(\(action.description))")
            super.sendAction(action, to: target, for: event)
        }
    }

    private final class Target: NSObject {
        var log: EventLog?
        static let registered: Void = registerKeys(of: Target.self) {
            $0.m0("one") { (target: Target) in target.log?.add("one") }
            $0.m0("two") { (target: Target) in target.log?.add("two") }
        }
    }

    func testAControlSendsItsActions() {
        _ = Target.registered
        let log = staged { stage, _ in
            let control = Sending(), target = Target()
            (control.log, target.log) = (stage.log, stage.log)
            for name in ["one", "two"] { control.addTarget(target, action: Selector(name), for: .touchUpInside) }
            control.sendActions(for: .touchUpInside)
        }
        XCTAssertEqual(conforms(log, to: "apple-control-sends", whole: true), [])
    }

    func testWhatGoesUpTheChain() {
        let motion = chained { _, _, view in
            view.motionBegan(.motionShake, with: nil)
            view.motionEnded(.motionShake, with: nil)
        }
        XCTAssertEqual(conforms(motion, to: "apple-motion-forwarded", whole: true), [])
        let copied = chained { _, _, view in _ = UIApplication.shared.sendAction(Selector("copy:"), to: nil, from: view, for: nil) }
        XCTAssertEqual(conforms(copied, to: "apple-standard-action", whole: true), [])
        let log = EventLog(), stage = TouchStage(), window = LoggingWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let root = Chaining(), view = Chained()
        window.rootViewController = root
        root.view.addSubview(view)
        window.isHidden = false
        stage.settle()
        (window.log, root.log, view.log) = (log, log, log)
        XCTAssertNotNil(view.undoManager)
        XCTAssertEqual(conforms(log.take(), to: "apple-undo-manager", whole: true), [])
        (window.log, root.log, view.log) = (nil, nil, nil)
        window.isHidden = true
        window.rootViewController = nil
        stage.tearDown()
    }

    // MARK: Menus

    private final class Copyable: UIView {
        var log: EventLog?
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) {}
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            if log?.lines.last != "canPerformAction" { log?.add("canPerformAction") }
            return super.canPerformAction(action, withSender: sender)
        }
    }

    func testTheMenuController() {
        let log = staged { stage, _ in
            let view = Copyable(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
            stage.view.addSubview(view)
            stage.settle()
            view.log = stage.log
            stage.notes([
                (UIMenuController.willShowMenuNotification, "willShow"), (UIMenuController.didShowMenuNotification, "didShow"),
                (UIMenuController.willHideMenuNotification, "willHide"), (UIMenuController.didHideMenuNotification, "didHide"),
            ])
            UIMenuController.shared.showMenu(from: view, rect: view.bounds)
            stage.settle()
            UIMenuController.shared.hideMenu()
            stage.settle()
        }
        XCTAssertEqual(conforms(log, to: "apple-menu-shows", "apple-menu-hides", whole: true), [])
        XCTAssertEqual(conforms(Array(log.prefix { $0 != "willHide" }), to: "apple-menu-asks", whole: true), [])
    }

    private final class Owner: NSObject, UIEditMenuInteractionDelegate {
        let name: String
        let log: EventLog
        init(_ name: String, _ log: EventLog) { (self.name, self.log) = (name, log) }
        func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu? {
            UIMenu(children: [UIAction(title: name) { _ in }])
        }
        func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) { log.add("\(name).willPresent") }
        func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) { log.add("\(name).willDismiss") }
    }

    func testOneEditMenuReplacesAnother() {
        let log = staged { stage, view in
            let owners = ["one", "two"].map { Owner($0, stage.log) }
            let interactions = owners.map { UIEditMenuInteraction(delegate: $0) }
            for interaction in interactions { view.addInteraction(interaction) }
            for interaction in interactions {
                interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 10, y: 10)))
                stage.settle()
            }
            stage.kept += owners
            let log = stage.log.take()
            interactions[1].dismissMenu()
            stage.settle()
            _ = stage.log.take()
            for line in log { stage.log.add(line) }
        }
        XCTAssertEqual(conforms(log, to: "apple-edit-menu-replaced", whole: true), [])
    }

    // MARK: Keys

    private func typed(iOSVersion: Int, priority: Bool = false) throws -> [String] {
        try chained(iOSVersion: iOSVersion) { stage, root, _ in
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            root.view.addSubview(field)
            let command = UIKeyCommand(input: "a", modifierFlags: [], action: Selector("typed:"))
            command.wantsPriorityOverSystemBehavior = priority
            root.commands = [command]
            field.becomeFirstResponder()
            stage.settle()
            _ = stage.log.take()
            HardwareKeyboard.press(try XCTUnwrap(KeyName("a")), in: .shared)
            stage.log.add("text(\(field.text ?? ""))")
            field.resignFirstResponder()
            stage.settle()
        }.map { $0 == "controller" ? "command" : $0 }
    }

    func testKeysOfATextField() throws {
        XCTAssertEqual(conforms(try typed(iOSVersion: 26), to: "apple-keys-text-first", whole: true), [])
        XCTAssertEqual(conforms(try typed(iOSVersion: 15, priority: true), to: "apple-keys-priority", whole: true), [])
        XCTAssertEqual(conforms(try typed(iOSVersion: 14), to: "apple-keys-before-15", whole: true), [])
    }

    func testTheFirstCommandThatIsFound() throws {
        let log = try chained { stage, root, view in
            let commands = { [UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("typed:"))] }
            (view.commands, root.commands) = (commands(), commands())
            view.becomeFirstResponder()
            _ = stage.log.take()
            HardwareKeyboard.press(try XCTUnwrap(KeyName("cmd+f")), in: .shared)
        }
        XCTAssertEqual(conforms(log.filter { $0 == "view" || $0 == "controller" }, to: "apple-keys-first-found", whole: true), [])
    }
}

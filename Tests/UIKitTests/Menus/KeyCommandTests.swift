// Keys of a hardware keyboard: presses along the responder chain, key commands, the menu bar, text fields.
import ObjectiveC
import XCTest
@testable import UIKit

@MainActor final class KeyCommandTests: XCTestCase {
    private final class Keys: UIViewController {
        let log: EventLog
        var commands: [UIKeyCommand] = []
        init(_ log: EventLog) {
            _ = Keys.registered
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override var keyCommands: [UIKeyCommand]? { commands }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { log.add("began \(press.key?.characters ?? "-") \(press.key?.keyCode.rawValue ?? 0) \(press.key?.modifierFlags.rawValue ?? 0)") }
            super.pressesBegan(presses, with: event)
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.add("ended \(presses.first?.phase == .ended)") }
        override func validate(_ command: UICommand) {
            if command.propertyList as? String == "never" { command.attributes.insert(.disabled) }
        }
        override func copy(_ sender: Any?) { log.add("copy") }
        private static let registered: Bool = {
            registerKeys(of: Keys.self) {
                $0.m1("find:") { (keys: Keys, command: Any?) in keys.log.add("find by \((command as? UIKeyCommand)?.input ?? "-")") }
            }
            return true
        }()
    }

    private func stage() -> (TouchStage, Keys) {
        let log = EventLog()
        let controller = Keys(log)
        return (TouchStage(root: controller), controller)
    }

    private func press(_ name: String) throws { HardwareKeyboard.press(try XCTUnwrap(KeyName(name)), in: .shared) }

    func testAKeyWithoutACommandReachesTheChain() throws {
        let (stage, controller) = stage()
        try press("shift+a")
        XCTAssertEqual(controller.log.take(), ["began A 4 131072", "ended true"])
        try press("up")
        XCTAssertEqual(controller.log.take(), ["began UIKeyInputUpArrow 82 0", "ended true"])
        stage.tearDown()
    }

    func testACommandNeedsItsKeyAndItsModifiers() throws {
        let (stage, controller) = stage()
        controller.commands = [
            UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("find:")),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("find:")),
            UIKeyCommand(title: "Never", action: Selector("find:"), input: "n", propertyList: "never"),
            UIKeyCommand(input: "x", modifierFlags: [], action: Selector("nobodyHasThis:")),
        ]
        try press("cmd+f")
        try press("escape")
        XCTAssertEqual(controller.log.take(), ["find by f", "find by UIKeyInputEscape"])
        try press("f")
        try press("cmd+shift+f")
        try press("n")
        try press("x")
        XCTAssertEqual(controller.log.take().filter { $0.hasPrefix("find") }, [], "other keys, refused and unknown actions")
        stage.tearDown()
    }

    func testACommandThatIsAddedAndTakenAway() throws {
        let (stage, controller) = stage()
        let command = UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("find:"))
        controller.addKeyCommand(command)
        try press("cmd+f")
        XCTAssertEqual(controller.log.take(), ["find by f"])
        controller.removeKeyCommand(command)
        try press("cmd+f")
        XCTAssertEqual(controller.log.take().filter { $0.hasPrefix("find") }, [])
        stage.tearDown()
    }

    func testTheMenuBarCopiesAndAppsChangeIt() throws {
        let (stage, controller) = stage()
        try press("cmd+c")
        XCTAssertEqual(controller.log.take(), ["copy"])
        let tree = UIMenuSystem.main.tree
        tree.insertSibling(UIMenu(title: "Find", identifier: .find, children: [UIKeyCommand(title: "Find", action: Selector("find:"), input: "g", modifierFlags: .command)]), afterMenu: .edit)
        XCTAssertNotNil(tree.menu(for: .find))
        try press("cmd+g")
        XCTAssertEqual(controller.log.take(), ["find by g"])
        tree.remove(menu: .find)
        tree.remove(menu: .find)
        tree.insertChild(UIMenu(title: "Lost"), atEndOfMenu: .find)
        XCTAssertNil(tree.menu(for: .find))
        UIMenuSystem.main.setNeedsRebuild()
        stage.tearDown()
    }

    func testATextFieldTakesWhatTypesUnlessACommandWantsPriority() throws {
        let (stage, controller) = stage()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        controller.view.addSubview(field)
        let command = UIKeyCommand(input: "a", modifierFlags: [], action: Selector("find:"))
        controller.commands = [command]
        field.becomeFirstResponder()
        try press("a")
        try press("shift+b")
        try press("delete")
        XCTAssertEqual(field.text, "a")
        command.wantsPriorityOverSystemBehavior = true
        _ = controller.log.take()
        try press("a")
        XCTAssertEqual(field.text, "a")
        XCTAssertEqual(controller.log.take(), ["find by a"])
        try press("cmd+a")
        XCTAssertEqual(field.selectedTextRange.map { field.offset(from: $0.start, to: $0.end) }, 1, "the menu bar's Select All")
        try press("cmd+x")
        XCTAssertEqual(field.text, "")
        try press("cmd+v")
        XCTAssertEqual(field.text, "a")
        field.resignFirstResponder()
        stage.tearDown()
    }

    func testNamesOfKeys() {
        XCTAssertEqual(KeyName("cmd++")?.key.characters, "+")
        XCTAssertEqual(KeyName("?")?.key.keyCode, .keyboardSlash)
        for bad in ["", "cmd+", "hyper+a", "nokey", "+", "cmd+shift"] { XCTAssertTrue(KeyName(bad) == nil || bad == "+", bad) }
    }

    func testOnlyOverriddenEditActionsCanBePerformed() {
        let (stage, controller) = stage()
        XCTAssertTrue(controller.canPerformAction(Selector("copy:"), withSender: nil))
        XCTAssertFalse(controller.canPerformAction(Selector("paste:"), withSender: nil))
        XCTAssertFalse(UIView().canPerformAction(Selector("copy:"), withSender: nil))
        XCTAssertNotNil(controller.undoManager)
        XCTAssertNil(UIView().undoManager)
        stage.tearDown()
    }
}

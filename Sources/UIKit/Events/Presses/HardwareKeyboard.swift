// HardwareKeyboard: presses and releases a key: key commands come first, then the press goes up the responder chain, then the first
// responder types. The host calls it for scripts. The precedence of commands, which keep the press from the chain, is a
// choice (Docs/DIVERGENCES.md).
import QuartzCore

@MainActor package enum HardwareKeyboard {
    /// The receiver of keys: the first responder, else the controller in front.
    static func receiver(_ application: UIApplication) -> UIResponder? {
        let window = application.keyWindowOrFirst
        if let first = application.firstResponder(of: window).current { return first }
        var controller = application.topmostController
        while let current = controller {
            guard let inner = current.childInFront else { break }
            controller = inner
        }
        return controller ?? window
    }

    package static func press(_ name: KeyName, in application: UIApplication) {
        guard let receiver = receiver(application) else { return }
        let typesText = receiver is any UIKeyInput && name.editsText
        if let found = KeyCommandSearch(name, from: receiver).command(typesText: typesText) {
            found.command.performWithSender(nil, target: found.target)
            return
        }
        let event = UIPressesEvent()
        let press = UIPress(key: name.key, type: name.type, timestamp: CACurrentMediaTime())
        press.responder = receiver
        press.window = application.keyWindowOrFirst
        event.allPresses = [press]
        event.update([], timestamp: press.timestamp)
        application.sendEvent(event)
        if typesText, let input = receiver as? any UIKeyInput { type(name, into: input) }
        press.phase = .ended
        press.timestamp = CACurrentMediaTime()
        event.update([], timestamp: press.timestamp)
        application.sendEvent(event)
    }

    private static func type(_ name: KeyName, into input: any UIKeyInput) {
        switch name.code {
        case .keyboardDeleteOrBackspace: input.deleteBackward()
        case .keyboardReturnOrEnter: input.insertText("\n")
        case .keyboardLeftArrow: move(input, .left, name.key.modifierFlags)
        case .keyboardRightArrow: move(input, .right, name.key.modifierFlags)
        case .keyboardUpArrow: move(input, .up, name.key.modifierFlags)
        case .keyboardDownArrow: move(input, .down, name.key.modifierFlags)
        case .keyboardDeleteForward:
            guard let text = input as? any UITextInput, let range = text.selectedTextRange else { return }
            if range.isEmpty, let next = text.position(from: range.end, offset: 1) { text.selectedTextRange = text.textRange(from: range.start, to: next) }
            if text.selectedTextRange?.isEmpty == false { input.deleteBackward() }
        default:
            if name.plain.count == 1 { input.insertText(name.key.characters) }
        }
    }

    /// Moves the caret. With shift the selection grows; option moves by words, command to the end of a line. For an app's own input
    /// the caret moves by its text positions.
    private static func move(_ input: any UIKeyInput, _ direction: UITextLayoutDirection, _ modifiers: UIKeyModifierFlags) {
        if let own = input as? any TextEditing {
            own.editor.moveByKey(direction, modifiers.contains(.command) ? .line : modifiers.contains(.alternate) ? .word : .character, grows: modifiers.contains(.shift))
            return
        }
        guard let text = input as? any UITextInput, let range = text.selectedTextRange else { return }
        if modifiers.contains(.shift) {
            let isBackward = direction == .left || direction == .up
            guard let place = text.position(from: isBackward ? range.start : range.end, in: direction, offset: 1) else { return }
            text.selectedTextRange = text.textRange(from: isBackward ? place : range.start, to: isBackward ? range.end : place)
            return
        }
        let isBackward = direction == .left || direction == .up
        let start = isBackward ? range.start : range.end
        let place = range.isEmpty ? text.position(from: start, in: direction, offset: 1) ?? start : start
        text.selectedTextRange = text.textRange(from: place, to: place)
    }
}

// KeyCommandSearch: finds the command for a key: first those of the responder chain from the receiver up, then those of the
// menu bar. HardwareKeyboard calls it.

@MainActor struct KeyCommandSearch {
    private let name: KeyName
    private let receiver: UIResponder

    init(_ name: KeyName, from receiver: UIResponder) {
        self.name = name
        self.receiver = receiver
    }

    private func matches(_ command: UIKeyCommand) -> Bool {
        guard let input = command.input, !command.attributes.contains(.disabled), !command.attributes.contains(.hidden) else { return false }
        let held = name.modifiers.subtracting([.alphaShift, .numericPad])
        let wanted = command.modifierFlags.subtracting([.alphaShift, .numericPad])
        if held == wanted { return input.lowercased() == name.plain.lowercased() || input == name.withShift && held.contains(.shift) }
        // "?" without shift stands for the key that types it.
        return held.subtracting(.shift) == wanted && held.contains(.shift) && input == name.withShift && input.lowercased() == input
    }

    /// The command and the object that performs it. Text fields take the keys that type, except from commands that want priority (from
    /// iOS 15 on).
    func command(typesText: Bool) -> (command: UIKeyCommand, target: Any)? {
        var responder: UIResponder? = receiver
        while let current = responder {
            for command in (current.keyCommands ?? []) + ((current as? UIViewController)?.addedKeyCommands ?? []) where matches(command) && (!typesText || command.wantsPriorityOverSystemBehavior || Behaviour.keyCommandsBeforeText.isOn) {
                if let target = target(of: command) { return (command, target) }
            }
            responder = current.next
        }
        for command in UIMenuSystem.main.keyCommands where matches(command) && !typesText {
            if let target = target(of: command) { return (command, target) }
        }
        return nil
    }

    private func target(of command: UIKeyCommand) -> Any? {
        guard let found = receiver.target(forAction: command.action, withSender: command) else { return nil }
        (found as? UIResponder)?.validate(command)
        return command.attributes.contains(.disabled) ? nil : found
    }
}

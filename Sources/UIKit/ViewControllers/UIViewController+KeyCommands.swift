// Key commands that a view controller is given one by one, beside those of its `keyCommands`. KeyCommandSearch asks for them.

/// The commands, in the order in which they came.
private final class AddedKeyCommands {
    var commands: [UIKeyCommand] = []
}

extension UIViewController {
    /// Adds a command to those that the controller answers while it is in the responder chain. Overrides of `keyCommands` need not list it.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) { part { AddedKeyCommands() }.commands.append(keyCommand) }

    /// Takes a command away that was added; nothing happens for another one.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) { part(AddedKeyCommands.self)?.commands.removeAll { $0 === keyCommand } }

    var addedKeyCommands: [UIKeyCommand] { part(AddedKeyCommands.self)?.commands ?? [] }
}

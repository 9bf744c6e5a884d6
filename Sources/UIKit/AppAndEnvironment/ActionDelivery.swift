// Finds the receiver of an action message and calls it with zero, one or two arguments.
// UIApplication.sendAction and UIControl.sendAction end here.
import ObjectiveC

@MainActor enum ActionDelivery {
    static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let receiver = receiver(of: action, target: target, sender: sender) else { return false }
        if EditActions.perform(action, on: receiver, sender: sender) { return true }
        let count = action.name.filter { $0 == ":" }.count
        let arguments = [sender, event].prefix(count).map { $0 as Any? }
        do {
            _ = try objcPerform(receiver, action, Array(arguments))
            return true
        } catch {
            // `-[Module.Class name:]: unrecognized selector sent to instance 0x…`
            Diagnostics.raise(.invalidArgument, "\(error)")
        }
    }

    private static func receiver(of action: Selector, target: Any?, sender: Any?) -> AnyObject? {
        if let target { return target as AnyObject }
        let start = FirstResponder.of(sender as? UIResponder).current ?? sender as? UIResponder ?? UIApplication.shared.keyWindowOrFirst
        return start?.target(forAction: action, withSender: sender).map { $0 as AnyObject }
    }
}

extension UIApplication {
    /// For `sendAction(_:to:from:for:)` of the class body.
    func deliver(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { ActionDelivery.send(action, to: target, from: sender, for: event) }
}

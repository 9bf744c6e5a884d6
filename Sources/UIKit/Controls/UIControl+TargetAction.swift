// The target-action table of a control and the delivery of its actions.
// Called by UIControl's tracking and by controls that change value; ObjectiveC's objcPerform sends the message itself.

/// One registration: a target's method, or a closure action, for some events.
struct ControlActionEntry {
    weak var target: AnyObject?
    /// True if the target was nil at registration, so that the responder chain is searched.
    let walksResponderChain: Bool
    let selector: Selector?
    let action: UIAction?
    var events: UIControl.Event
}

extension UIControl {
    /// All targets; `NSNull` represents the responder chain, as in UIKit.
    public var allTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for entry in actionEntries where entry.selector != nil {
            if entry.walksResponderChain {
                targets.insert(NSNull())
            } else if let target = entry.target as? NSObject {
                targets.insert(target)
            }
        }
        return targets
    }

    /// Every event for which something is registered.
    public var allControlEvents: Event {
        actionEntries.reduce(into: Event()) { $0.formUnion($1.events) }
    }

    /// The names of the selectors registered for `target`; nil if there are none.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let wanted = target.map(objcTarget)
        let isChain = wanted == nil || wanted is NSNull
        let names = actionEntries.compactMap { entry -> String? in
            guard let selector = entry.selector, !entry.events.isDisjoint(with: controlEvent) else { return nil }
            guard isChain ? entry.walksResponderChain : entry.target === wanted else { return nil }
            return NSStringFromSelector(selector)
        }
        return names.isEmpty ? nil : names
    }

    /// Visits every action; setting the last argument to true ends the visit.
    public func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stop = false
        for entry in actionEntries {
            iterator(entry.action, entry.selector.map { (entry.target, $0) }, entry.events, &stop)
            if stop { return }
        }
    }

    func register(target: AnyObject?, action: Selector, events: Event) {
        let resolved = target is NSNull ? nil : target
        if let index = actionEntries.firstIndex(where: {
            $0.selector == action && $0.target === resolved && $0.walksResponderChain == (resolved == nil)
        }) {
            actionEntries[index].events.formUnion(events)
            return
        }
        actionEntries.append(ControlActionEntry(
            target: resolved, walksResponderChain: resolved == nil, selector: action, action: nil, events: events))
    }

    func register(action: UIAction, events: Event) {
        unregister(actionIdentifier: action.identifier, events: events)
        actionEntries.append(ControlActionEntry(
            target: nil, walksResponderChain: false, selector: nil, action: action, events: events))
    }

    /// A nil target removes from every target and a nil action removes every action, as Apple documents.
    func unregister(target: AnyObject?, action: Selector?, events: Event) {
        for index in actionEntries.indices where actionEntries[index].selector != nil {
            if let target, actionEntries[index].target !== target { continue }
            if let action, actionEntries[index].selector != action { continue }
            actionEntries[index].events.subtract(events)
        }
        actionEntries.removeAll { $0.events.isEmpty }
    }

    func unregister(actionIdentifier: UIAction.Identifier, events: Event) {
        for index in actionEntries.indices where actionEntries[index].action?.identifier == actionIdentifier {
            actionEntries[index].events.subtract(events)
        }
        actionEntries.removeAll { $0.events.isEmpty }
    }

    func sendActions(for controlEvents: Event, with event: UIEvent?) {
        guard actionEntries.contains(where: { !$0.events.isDisjoint(with: controlEvents) }) else { return }
        Causes.during(cause(of: controlEvents)) { sendEntries(for: controlEvents, with: event) }
    }

    private func sendEntries(for controlEvents: Event, with event: UIEvent?) {
        // A snapshot: handlers may add or remove registrations.
        for entry in actionEntries where !entry.events.isDisjoint(with: controlEvents) {
            if let action = entry.action {
                sendAction(action)
            } else if let selector = entry.selector {
                if entry.walksResponderChain {
                    sendAction(selector, to: nil, for: event)
                } else if let target = entry.target {
                    sendAction(selector, to: target, for: event)
                }
            }
        }
    }

    func deliver(_ action: Selector, to target: Any?, for event: UIEvent?) {
        _ = ActionDispatch.send(action, to: target.map(objcTarget), from: self, for: event, startingAt: self)
    }
}

/// Sends an action message to a target, or along the responder chain for a nil one.
@MainActor
enum ActionDispatch {
    /// Returns false when no responder answers; that is silent, as on the phone (twe-nil-target).
    static func send(
        _ action: Selector, to target: AnyObject?, from sender: Any?, for event: UIEvent?, startingAt start: UIResponder?
    ) -> Bool {
        if let target, !(target is NSNull) {
            return UIApplication.shared.sendAction(action, to: target, from: sender, for: event)
        }
        let found = FirstResponder.of(start).current?.target(forAction: action, withSender: sender) ?? start?.target(forAction: action, withSender: sender)
        guard let found else { return false }
        return UIApplication.shared.sendAction(action, to: found, from: sender, for: event)
    }
}

extension UIControl {
    private final class Actions { var entries: [ControlActionEntry] = [] }

    var actionEntries: [ControlActionEntry] {
        get { part(Actions.self)?.entries ?? [] }
        _modify {
            let actions = part { Actions() }
            yield &actions.entries
        }
    }
}

// Where UIKit states a life-cycle fact, once. The host stamps it; recorders consume it (DESIGN.md rule 3).
// Called by the appearance state machine, the application, scenes and windows.
import HostProtocol

@MainActor enum Trace {
    private static var numbers: [ObjectIdentifier: Number] = [:]

    /// An object's number among those of its class. The weak reference tells a reused address apart.
    private struct Number {
        weak var object: AnyObject?
        let value: Int
    }

    static func emit(_ kind: LifecycleEvent.Kind, _ object: AnyObject, _ event: String, animated: Bool? = nil, cause: String? = nil) {
        let name = shortName(of: object)
        let draft = LifecycleEvent.Draft(kind: kind, className: name, object: number(of: object, className: name), event: event, animated: animated, cause: cause ?? currentCause)
        Host.current.record(draft)
    }

    /// Why things happen now: "present", "push", … set by each choreography around its steps.
    private(set) static var currentCause: String?

    static func because<R>(_ cause: String, _ body: () throws -> R) rethrows -> R {
        let outer = currentCause
        currentCause = cause
        defer { currentCause = outer }
        return try body()
    }

    static func shortName(of object: AnyObject) -> String {
        let full = Diagnostics.className(object)
        return full.split(separator: ".").last.map(String.init) ?? full
    }

    /// A controller's last event. No weak reference may be formed to an object that is being destroyed.
    static func emitTeardown(of object: AnyObject) {
        let name = shortName(of: object)
        guard let known = numbers.removeValue(forKey: ObjectIdentifier(object)) else { return }
        Host.current.record(LifecycleEvent.Draft(kind: .viewController, className: name, object: known.value, event: "deinit", cause: currentCause))
    }

    private static func number(of object: AnyObject, className: String) -> Int {
        let key = ObjectIdentifier(object)
        if let known = numbers[key], known.object === object { return known.value }
        let value = ObjectNumbers.shared.next(for: className)
        numbers[key] = Number(object: object, value: value)
        return value
    }
}

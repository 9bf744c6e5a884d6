// Reports each life-cycle event once. The host stamps the event; recorders store it (Docs/TRACE.md).
// Called by the appearance state machine, the application, scenes and windows.
import HostProtocol
import ObjectiveC

/// An object with so many events that it stores its trace number itself.
@MainActor protocol NumberedByItself: AnyObject {
    var traceNumber: Int { get set }
    /// The process in which the number is valid; nil before the first event.
    var traceProcess: ProcessState? { get set }
}

@MainActor enum Trace {
    /// Class names as the trace writes them: made once, read with every event.
    private static var names: [ObjectIdentifier: String] = [:]

    static func emit(_ kind: LifecycleEvent.Kind, _ object: AnyObject, _ event: String, animated: Bool? = nil, cause: String? = nil) {
        let name = shortName(of: object)
        let draft = LifecycleEvent.Draft(kind: kind, className: name, object: number(of: object, className: name), event: event, animated: animated, cause: cause ?? currentCause)
        Host.current.record(draft)
    }

    /// A controller keeps its number itself: no look-up with each of its many events.
    static func emit(_ kind: LifecycleEvent.Kind, _ controller: any NumberedByItself, _ event: String, animated: Bool? = nil, cause: String? = nil) {
        let name = shortName(of: controller)
        let process = ProcessState.current
        if controller.traceProcess !== process {
            controller.traceProcess = process
            controller.traceNumber = Host.numbers.next(for: name)
            process.livingControllers[ObjectAddress(controller)] = "\(name)#\(controller.traceNumber)"
        }
        Host.current.record(LifecycleEvent.Draft(kind: kind, className: name, object: controller.traceNumber, event: event, animated: animated, cause: cause ?? currentCause))
    }

    /// The present cause: "present", "push", … set by each choreography around its steps.
    private(set) static var currentCause: String?

    static func because<R>(_ cause: String, _ body: () throws -> R) rethrows -> R {
        let outer = currentCause
        currentCause = cause
        defer { currentCause = outer }
        return try body()
    }

    static func shortName(of object: AnyObject) -> String { shortName(of: type(of: object)) }

    static func shortName(of type: AnyClass) -> String {
        let key = ObjectIdentifier(type)
        if let known = names[key] { return known }
        let full = Diagnostics.className(of: type)
        let name = full.split(separator: ".").last.map(String.init) ?? full
        names[key] = name
        return name
    }

    /// A controller's last event; nothing when its process is over. No weak reference may be formed to an object that is being destroyed.
    static func emitTeardown(of controller: any NumberedByItself) {
        guard let process = controller.traceProcess, process === ProcessState.current else { return }
        process.livingControllers[ObjectAddress(controller)] = nil
        Host.current.record(LifecycleEvent.Draft(kind: .viewController, className: shortName(of: controller), object: controller.traceNumber, event: "deinit", cause: currentCause))
    }

    private static func number(of object: AnyObject, className: String) -> Int {
        let key = ObjectIdentifier(object)
        let process = ProcessState.current
        if let known = process.traced[key], known.object === object { return known.value }
        let value = Host.numbers.next(for: className)
        process.traced[key] = NumberedObject(object: object, value: value)
        return value
    }
}

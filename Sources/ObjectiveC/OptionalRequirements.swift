// Optional requirements of delegate protocols. They are plain Swift protocols with default implementations;
// a default implementation says so here, and the caller learns whether a real one ran.

/// One frame per `ifImplemented` call; the default implementation marks the innermost. Main thread only.
private enum OptionalCalls {
    nonisolated(unsafe) static var frames: [Bool] = []

    static func markUnanswered() { if !frames.isEmpty { frames[frames.count - 1] = false } }
}

/// The body of every default implementation of an optional requirement. A class may implement the requirement
/// where the witness of its base class cannot see it: the class tables are asked first. `selector` is the
/// Swift name (`#function`) or the selector derived from it.
package func notImplemented<R>(_ receiver: AnyObject, _ selector: String, _ arguments: [Any?], fallback: @autoclosure () -> R) -> R {
    let tables = ClassTables.shared, cls: AnyClass = type(of: receiver)
    guard !tables.isUnanswered(cls, selector) else {
        OptionalCalls.markUnanswered()
        return fallback()
    }
    let name = selectorName(function: selector)
    var receiver = receiver
    var method = tables.method(cls, name)
    if method == nil {
        if let other = forwardingTarget(of: receiver, for: name) {
            receiver = other
            method = tables.method(type(of: other), name)
        } else if !forwards(cls) {
            tables.noteUnanswered(cls, selector)
        }
    }
    if let method {
        do {
            let result = try method(receiver, arguments)
            if R.self == Void.self, let void = () as? R { return void }
            if let typed = convert(result, to: R.self) { return typed }
        } catch { raiseException(name: "NSInvalidArgumentException", reason: "\(error)") }
    }
    OptionalCalls.markUnanswered()
    return fallback()
}

/// The same for requirements without a result.
package func notImplemented(_ receiver: AnyObject, _ selector: String, _ arguments: [Any?]) {
    notImplemented(receiver, selector, arguments, fallback: ())
}

/// Calls an optional requirement; nil when nobody implements it.
@discardableResult
package func ifImplemented<R>(_ call: () throws -> R) rethrows -> R? {
    OptionalCalls.frames.append(true)
    defer { OptionalCalls.frames.removeLast() }
    let result = try call()
    return OptionalCalls.frames.last == true ? result : nil
}

/// Calls an optional requirement of a receiver that may be nil itself.
@discardableResult
package func ifImplemented<R>(_ call: () throws -> R?) rethrows -> R? {
    OptionalCalls.frames.append(true)
    defer { OptionalCalls.frames.removeLast() }
    let result = try call()
    return OptionalCalls.frames.last == true ? result : nil
}

extension _ObjC {
    /// A lowered call `delegate?.method?(…)` of one of the frameworks' optional requirements.
    @discardableResult
    public static func ifImplemented<R>(_ call: () throws -> R?) rethrows -> R? {
        OptionalCalls.frames.append(true)
        defer { OptionalCalls.frames.removeLast() }
        let result = try call()
        return OptionalCalls.frames.last == true ? result : nil
    }

    /// Whether an object has a method for an optional requirement of a lowered `@objc protocol`.
    public static func responds(_ object: AnyObject, _ selector: String) -> Bool {
        objcResponds(object, Selector(selector))
    }

    /// Sends the message of an optional requirement; nil when the receiver does not implement it.
    public static func sendOptional<R>(_ object: AnyObject, _ selector: String, _ arguments: [Any?], as type: R.Type) -> R? {
        guard responds(object, selector) else { return nil }
        return send(object, selector, arguments, as: type)
    }

    /// Sends a message whose result type is known.
    public static func send<R>(_ object: AnyObject, _ selector: String, _ arguments: [Any?], as type: R.Type) -> R {
        let result = objcPerformOrRaise(object, Selector(selector), arguments)
        if R.self == Void.self, let void = () as? R { return void }
        guard let typed = convert(result, to: R.self) else {
            raiseException(
                name: "NSInvalidArgumentException",
                reason: "-[\(objcClassName(Swift.type(of: object))) \(selector)]: the result is not a value of type \(R.self)")
        }
        return typed
    }

    /// An optional property requirement.
    public static func optionalValue<V>(_ object: AnyObject, _ key: String, as type: V.Type) -> V? {
        guard let property = ClassTables.shared.property(Swift.type(of: object), key) else { return nil }
        return convert(property.get(object), to: type)
    }
}

// Messages by selector: `perform`, `responds(to:)`, and the errors when nobody answers.
// Members of NSObjectProtocol's extension, so that classes may declare their own (UIResponder does).

/// Why a message could not be delivered.
package enum SelectorError: Error, CustomStringConvertible {
    case unrecognized(receiver: String, address: String, selector: String)
    case wrongArgument(receiver: String, selector: String, index: Int, expected: String, found: String)

    static func unrecognized(_ receiver: AnyObject, _ selector: String) -> SelectorError {
        .unrecognized(receiver: objcClassName(type(of: receiver)), address: objcAddress(receiver), selector: selector)
    }

    package var description: String {
        switch self {
        case .unrecognized(let receiver, let address, let selector):
            "-[\(receiver) \(selector)]: unrecognized selector sent to instance \(address)"
        case .wrongArgument(let receiver, let selector, let index, let expected, let found):
            "-[\(receiver) \(selector)]: argument \(index + 1) is \(found), but the method takes \(expected)"
        }
    }
}

/// Sends a message; arguments beyond what the method takes are left out, missing ones are nil.
@discardableResult
package func objcPerform(_ target: AnyObject, _ selector: Selector, _ arguments: [Any?] = []) throws -> Any? {
    // A class object travels as `AnyObject` in a box.
    if let cls = (target as Any) as? AnyClass {
        guard let method = ClassTables.shared.classMethod(cls, selector.name) else {
            throw SelectorError.unrecognized(target, selector.name)
        }
        return try method(cls, arguments)
    }
    guard let method = ClassTables.shared.method(type(of: target), selector.name) else {
        if let other = forwardingTarget(of: target, for: selector.name) { return try objcPerform(other, selector, arguments) }
        throw SelectorError.unrecognized(target, selector.name)
    }
    return try method(target, arguments)
}

/// Whether the object answers the message, its own `responds(to:)` included.
package func objcResponds(_ target: AnyObject, _ selector: Selector) -> Bool {
    if let own = target as? any SelectorResponding, RespondsInProgress.object !== target {
        let outer = RespondsInProgress.object
        RespondsInProgress.object = target
        defer { RespondsInProgress.object = outer }
        let asked = Unchecked(own)
        return onCallersThread { asked.value.responds(to: selector) }
    }
    if RespondsInProgress.object !== target, let override = ClassTables.shared.method(type(of: target), "respondsTo:") {
        let outer = RespondsInProgress.object
        RespondsInProgress.object = target
        defer { RespondsInProgress.object = outer }
        return (try? override(target, [selector])) as? Bool ?? false
    }
    return objcClassResponds(type(of: target), selector)
}

/// Lets a class's `responds(to:)` ask `objcResponds` about itself.
private enum RespondsInProgress {
    nonisolated(unsafe) static var object: AnyObject?
}

/// Runs main-actor code where the caller is, as a message send does on a device.
func onCallersThread<R>(_ body: @escaping @MainActor () -> R) -> R {
    unsafeBitCast(body, to: (() -> R).self)()
}

/// Whether instances of the class have a method for the selector in their tables.
package func objcClassResponds(_ cls: AnyClass, _ selector: Selector) -> Bool {
    ClassTables.shared.method(cls, selector.name) != nil
}

/// Framework classes whose `responds(to:)` is an overridable member of their own.
@preconcurrency @MainActor package protocol SelectorResponding: AnyObject {
    func responds(to aSelector: Selector!) -> Bool
}

/// Sends a message and ends the process as an uncaught exception does when it cannot be delivered.
@discardableResult
package func objcPerformOrRaise(_ target: AnyObject, _ selector: Selector, _ arguments: [Any?]) -> Any? {
    do { return try objcPerform(target, selector, arguments) } catch {
        raiseException(name: "NSInvalidArgumentException", reason: "\(error)")
    }
}

extension NSObject {
    /// Whether the object's class, or one that it inherits from, declares the protocol: `conforms(to: UITextInput.self)`.
    public func conforms<P>(to aProtocol: P.Type) -> Bool { self is P }
}

extension NSObject {
    /// The class: objects' methods are their root class's own as well.
    public static func classForCoder() -> AnyClass { self }
    /// The class above, nil above NSObject.
    public static func superclass() -> AnyClass? { _getSuperclass(self) }
}

extension NSObjectProtocol {
    /// Whether the receiver is of the class or of one below it.
    public func isKind(of aClass: AnyClass) -> Bool {
        var next: AnyClass? = type(of: self)
        while let cls = next {
            if cls == aClass { return true }
            next = _getSuperclass(cls)
        }
        return false
    }
    /// Whether the receiver is of the class itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
    /// The superclass of the receiver's class.
    public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

    /// Whether the receiver has a method with that name.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return objcResponds(self, aSelector)
    }

    /// Sends the message; nil when the method answers nothing. One that no method has ends the process with
    /// NSInvalidArgumentException.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { send(aSelector, []) }
    /// Sends the message with one argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { send(aSelector, [object]) }
    /// Sends the message with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        send(aSelector, [object1, object2])
    }

    /// Whether the class itself has a method with that name, as `UIApplication.responds(to:)` asks.
    public static func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return ClassTables.shared.classMethod(self, aSelector.name) != nil
    }
    /// Whether instances of the class have a method with that name.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.map { class_respondsToSelector(self, $0) } ?? false
    }
    /// Sends the message to the class.
    @discardableResult
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { sendToClass(aSelector, []) }
    /// Sends the message to the class, with one argument.
    @discardableResult
    public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { sendToClass(aSelector, [object]) }

    private static func sendToClass(_ selector: Selector!, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        let name = selector?.name ?? "(null selector)"
        guard let method = ClassTables.shared.classMethod(self, name) else {
            raiseException(name: "NSInvalidArgumentException", reason: "+[\(objcClassName(self)) \(name)]: unrecognized selector sent to class \(objcAddress(self as AnyObject))")
        }
        do {
            guard let result = try method(self, arguments).flatMap({ ($0 as? any OptionalValue).map { $0.flattened } ?? $0 }) else { return nil }
            return Unmanaged.passRetained(result as AnyObject)
        } catch { raiseException(name: "NSInvalidArgumentException", reason: "\(error)") }
    }

    private func send(_ selector: Selector!, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { raiseException(name: "NSInvalidArgumentException", reason: "-[\(objcClassName(type(of: self))) (null selector)]: unrecognized selector sent to instance \(objcAddress(self))") }
        guard let result = objcPerformOrRaise(self, selector, arguments).flatMap({ ($0 as? any OptionalValue).map { $0.flattened } ?? $0 }) else { return nil }
        // Unretained results outlive the call on a device through the autorelease pool.
        return Unmanaged.passRetained(result as AnyObject)
    }
}

// The implementation of a method at run time: a function that takes its receiver as Swift's methods do, and the thunk
// that messages by name call. Lowered methods that may be exchanged ask here for what replaces them.
import Synchronization

extension _ObjC {
    /// The two words of a Swift closure. One that captures a single object holds that object as its context, and Swift
    /// passes a method's receiver where it passes a closure's context: such a closure's function is a method.
    public struct Closure {
        let function: UnsafeRawPointer
        var context: UnsafeRawPointer?
    }

    /// The implementation that replaces a lowered method of an object.
    public struct Replacement {
        /// Calls it on the object; the lowered method knows the type.
        public let closure: Closure
        /// The implementation was a setter's, which consumes its argument.
        public let consumesArguments: Bool
    }

    /// The implementation that a lowered method `selector`, written in the class, runs instead of its body. nil as long as nobody exchanged it.
    public static func replacement(_ object: AnyObject, _ cls: AnyClass, _ selector: String) -> Replacement? {
        guard Implementation.anyReplaced.load(ordering: .acquiring) else { return nil }
        guard let found = ReplacedMethods.find(type(of: object), upTo: cls, selector), let function = found.function else { return nil }
        return Replacement(
            closure: Closure(function: function, context: Unmanaged.passUnretained(object).toOpaque()), consumesArguments: found.consumesArguments)
    }

    /// The method that `super.name` calls in a class: the superclass's, which an extension may have overridden.
    public static func superMethod(_ object: AnyObject, _ cls: AnyClass, _ selector: String) -> Closure {
        guard let parent = _getSuperclass(cls), let place = VirtualMethods.method(parent, selector), let function = VirtualMethods.implementation(parent, place) else {
            raiseException(name: "NSInvalidArgumentException", reason: "-[\(objcClassName(cls)) \(selector)]: the superclass has no such method")
        }
        return Closure(function: function, context: Unmanaged.passUnretained(object).toOpaque())
    }

    /// Overrides a method of another module's class in an extension of that class.
    public static func override<C: AnyObject>(_ cls: C.Type, _ selector: String, _ method: (C) -> Closure) {
        guard let place = VirtualMethods.method(cls, selector), let function = Implementation.function(method) else {
            return Console.report("an extension of \(objcClassName(cls)) overrides '\(selector)', but \(objcClassName(cls)) has no method of that name that can be overridden")
        }
        VirtualMethods.replace(cls, place, with: function)
    }
}

extension _ObjC {
    /// The argument of a cast to a function type: an implementation, or none.
    public typealias AnyImplementation = OpaquePointer?

    /// The implementation as a method of the object; nil when it is known by name only.
    public static func bound(_ imp: AnyImplementation, _ object: Any) -> Replacement? {
        guard let imp, !(object is AnyClass) else { return nil }
        let found = implementationBehind(imp)
        return found.function.map {
            Replacement(closure: Closure(function: $0, context: Unmanaged.passUnretained(object as AnyObject).toOpaque()), consumesArguments: found.consumesArguments)
        }
    }

    /// Runs an implementation that is known by name only.
    public static func run<R>(_ imp: AnyImplementation, _ object: Any, _ arguments: [Any?], as _: R.Type) -> R {
        guard let imp, let thunk = implementationBehind(imp).thunk else {
            raiseException(name: "NSInvalidArgumentException", reason: "\(objcReceiverName(object)): the method has no implementation that can be called")
        }
        do {
            let result = try thunk(object as AnyObject, arguments)
            if R.self == Void.self, let nothing = () as? R { return nothing }
            guard let converted = convert(result, to: R.self) else {
                raiseException(name: "NSInvalidArgumentException", reason: "\(objcReceiverName(object)): the method gives \(result.map { "\(type(of: $0))" } ?? "nil"), not \(R.self)")
            }
            return converted
        } catch { raiseException(name: "NSInvalidArgumentException", reason: "\(error)") }
    }

    /// The implementation that a closure with an object as its only capture is.
    public static func implementation<C: AnyObject>(_ method: (C) -> Closure) -> OpaquePointer {
        pointer(Implementation(function: Implementation.function(method)))
    }

    /// The implementation that a place in the source gets when it makes one of a block for the second time.
    public static func noImplementation() -> OpaquePointer {
        Console.report("imp_implementationWithBlock: a place in the source gives one implementation here, and this one was asked for a second")
        return pointer(Implementation(function: nil))
    }
}

extension _ClassInfo {
    /// A method that can be exchanged: what makes a closure of it on an object; `owned` takes its argument as a setter does.
    public func implementation<C: AnyObject>(_ selector: String, _ method: (C) -> _ObjC.Closure, owned: ((C) -> _ObjC.Closure)? = nil) {
        let result = Implementation(function: Implementation.function(method), thunk: methods[selector])
        result.setterFunction = owned.flatMap(Implementation.function)
        implementations[selector] = result
    }
}

/// What an `IMP` points to. Never freed: the runtime's are as long-lived as their code.
final class Implementation: @unchecked Sendable {
    /// Takes the receiver as Swift's methods do.
    let function: UnsafeRawPointer?
    /// The same for the place of a setter.
    var setterFunction: UnsafeRawPointer?
    /// For messages by name.
    let thunk: _ClassInfo.Method?
    let consumesArguments: Bool

    static let anyReplaced = Atomic<Bool>(false)

    init(function: UnsafeRawPointer?, thunk: _ClassInfo.Method? = nil, consumesArguments: Bool = false) {
        self.function = function
        self.thunk = thunk
        self.consumesArguments = consumesArguments
    }

    private final class Receiver {}

    /// The function of a closure that captures nothing but the object it is made with.
    static func function<C: AnyObject>(_ method: (C) -> _ObjC.Closure) -> UnsafeRawPointer? {
        let receiver = Receiver()
        let closure = method(unsafeBitCast(receiver, to: C.self))
        return withExtendedLifetime(receiver) {
            closure.context == UnsafeRawPointer(Unmanaged.passUnretained(receiver).toOpaque()) ? closure.function : nil
        }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var functions: [UnsafeRawPointer: Implementation] = [:]

    /// The implementation that a class's metadata holds; one function is always one implementation.
    static func of(_ function: UnsafeRawPointer, consumesArguments: Bool) -> Implementation {
        lock.withLock {
            if let found = functions[function] { return found }
            let new = Implementation(function: function, consumesArguments: consumesArguments)
            functions[function] = new
            return new
        }
    }

    /// So that `of` finds it when one of its functions stands in a class's metadata.
    func remember() {
        Self.lock.withLock {
            for function in [function, setterFunction].compactMap(\.self) where Self.functions[function] == nil { Self.functions[function] = self }
        }
    }
}

/// Lowered methods that run another implementation than their own, by the class that was told so.
enum ReplacedMethods {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var table: [ObjectIdentifier: [String: Implementation]] = [:]

    static func find(_ cls: AnyClass, upTo last: AnyClass, _ selector: String) -> Implementation? {
        lock.withLock {
            var next: AnyClass? = cls
            while let current = next {
                if let found = table[ObjectIdentifier(current)]?[selector] { return found }
                if current == last { return nil }
                next = _getSuperclass(current)
            }
            return nil
        }
    }
    static func set(_ cls: AnyClass, _ selector: String, _ implementation: Implementation) {
        lock.withLock { table[ObjectIdentifier(cls), default: [:]][selector] = implementation }
        Implementation.anyReplaced.store(true, ordering: .releasing)
    }
}

/// What the runtime has to say of calls that cannot do here what they do on a device.
enum Console {
    static func report(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}

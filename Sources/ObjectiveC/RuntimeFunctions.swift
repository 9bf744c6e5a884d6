// The functions of <objc/runtime.h> over class tables and class metadata: classes, methods, implementations.
// Methods that can be exchanged are UIKit's `open` ones and the lowered ones of apps; of others the console says so.

/// A method of a class.
public typealias Method = OpaquePointer
/// The implementation of a method. What casts it to a C function is lowered to a closure that runs it.
public typealias IMP = OpaquePointer

/// A method as `Method` points to it; never freed.
private final class MethodRecord {
    enum Place {
        /// In class metadata.
        case virtual(VirtualMethod)
        /// A lowered method that asks for its replacement.
        case lowered(Implementation)
        /// Known by name only.
        case thunk(_ClassInfo.Method)
        /// A method of the class itself, known by name only.
        case ofClass(_ClassInfo.ClassMethod)
    }
    let cls: AnyClass
    let selector: String
    let place: Place
    init(_ cls: AnyClass, _ selector: String, _ place: Place) {
        self.cls = cls
        self.selector = selector
        self.place = place
    }

    var implementation: Implementation? {
        switch place {
        case .virtual(let method):
            VirtualMethods.implementation(cls, method).map { Implementation.of($0, consumesArguments: method.consumesArguments) }
        case .lowered(let own): ReplacedMethods.find(cls, upTo: cls, selector) ?? own
        case .thunk(let thunk): Implementation(function: nil, thunk: thunk)
        case .ofClass(let method): Implementation(function: nil, thunk: { try method($0, $1) })
        }
    }

    func set(_ implementation: Implementation) {
        switch place {
        case .virtual(let method):
            guard let function = method.consumesArguments && !implementation.consumesArguments ? implementation.setterFunction : implementation.function else { return refuse() }
            VirtualMethods.replace(cls, method, with: function)
        case .lowered:
            guard implementation.function != nil else { return refuse() }
            ReplacedMethods.set(cls, selector, implementation)
        case .thunk:
            guard let thunk = implementation.thunk else { return refuse() }
            ClassTables.shared.add(thunk, named: selector, to: cls)
        case .ofClass: refuse("+")
        }
    }

    private func refuse(_ sign: String = "-") {
        Console.report("\(sign)[\(objcClassName(cls)) \(selector)] cannot be given that implementation here: a method that is not lowered, or takes what Objective-C cannot pass")
    }

    var pointer: Method { Method(Unmanaged.passRetained(self).toOpaque()) }
}

private func record(_ method: Method) -> MethodRecord { Unmanaged<MethodRecord>.fromOpaque(UnsafeRawPointer(method)).takeUnretainedValue() }
func implementationBehind(_ imp: IMP) -> Implementation { Unmanaged<Implementation>.fromOpaque(UnsafeRawPointer(imp)).takeUnretainedValue() }
func pointer(_ implementation: Implementation) -> IMP {
    implementation.remember()
    return IMP(Unmanaged.passRetained(implementation).toOpaque())
}

private func find(_ cls: AnyClass, _ selector: String) -> MethodRecord? {
    var next: AnyClass? = cls
    let virtual = VirtualMethods.method(cls, selector)
    let definer: AnyClass? = virtual.map { VirtualMethods.definingClass(cls, selector, $0) }
    while let current = next {
        if let virtual, current == definer { return MethodRecord(current, selector, .virtual(virtual)) }
        let table = ClassTables.shared.table(of: current)
        if let lowered = table.implementations[selector] { return MethodRecord(current, selector, .lowered(lowered)) }
        if virtual == nil, let thunk = table.methods[selector] { return MethodRecord(current, selector, .thunk(thunk)) }
        next = _getSuperclass(current)
    }
    return nil
}

// MARK: Methods

/// The method that instances of the class run for the selector, their superclasses' included. Nil when there is none.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { cls.flatMap { find($0, name.name)?.pointer } }

/// The method that the class itself, or a superclass of it, runs for the selector. Nil when there is none. Its implementation
/// can be called and given to instances, and not be replaced.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    cls.flatMap { cls in ClassTables.shared.classMethod(cls, name.name).map { MethodRecord(cls, name.name, .ofClass($0)).pointer } }
}

/// Swaps what two methods do, in their classes and in those that inherit them.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    guard let first = record(m1).implementation, let second = record(m2).implementation else { return }
    first.remember()
    second.remember()
    record(m1).set(second)
    record(m2).set(first)
}

/// The implementation that instances of the class run for the selector, own or inherited. Nil when there is none; a device gives the
/// function that forwards messages.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    cls.flatMap { find($0, name.name) }?.implementation.map(pointer)
}

/// The implementation that the method runs.
public func method_getImplementation(_ m: Method) -> IMP {
    pointer(record(m).implementation ?? Implementation(function: nil))
}

/// Lets the method run another implementation; gives the one that it had.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    let old = method_getImplementation(m)
    record(m).set(implementationBehind(imp))
    return old
}

/// The method's selector.
public func method_getName(_ m: Method) -> Selector { Selector(record(m).selector) }

/// The number of arguments of a C function for the method: the receiver and the selector count.
public func method_getNumberOfArguments(_ m: Method) -> UInt32 { UInt32(Selector(record(m).selector).argumentCount + 2) }

/// Types are not encoded here: always "?", Objective-C's word for an unknown type. `class_addMethod` takes any.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { unknownType.text }

private struct UnknownType: @unchecked Sendable { let text = UnsafePointer(strdup("?")) }
private let unknownType = UnknownType()

/// Gives the class a method of its own. False, and nothing changes, when it has one of that name; inherited ones do not count.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    guard let cls else { return false }
    if let existing = find(cls, name.name) {
        if existing.cls == cls { return false }
        MethodRecord(cls, name.name, existing.place).set(implementationBehind(imp))
        return true
    }
    guard let thunk = implementationBehind(imp).thunk else { return false }
    ClassTables.shared.add(thunk, named: name.name, to: cls)
    return true
}

/// Gives the class's method another implementation, or the class a method. Gives the class's former one.
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP? {
    guard let cls else { return nil }
    if let existing = find(cls, name.name), existing.cls == cls { return method_setImplementation(existing.pointer, imp) }
    class_addMethod(cls, name, imp, types)
    return nil
}

extension NSObject {
    /// The implementation that the object's class has for the selector; nil for none (a device gives one that raises).
    public func method(for aSelector: Selector!) -> IMP! { aSelector.flatMap { class_getMethodImplementation(type(of: self), $0) } }
}

/// Whether instances of the class have a method for the selector.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    cls.map { objcClassResponds($0, sel) || VirtualMethods.method($0, sel.name) != nil } ?? false
}

// MARK: Classes

/// The class of an object; for a class, the class itself, as there are no metaclasses here.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { $0 as? AnyClass ?? type(of: $0 as AnyObject) } }
/// Makes an object one of another class, whose methods it runs from now on; gives the class that it had. The other class may not add stored
/// properties, because the object has no room for them: a device would write behind the object, here the console says so and nothing changes.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    guard let object = obj.map({ $0 as AnyObject }) else { return nil }
    let old: AnyClass = type(of: object)
    guard class_getInstanceSize(cls) <= class_getInstanceSize(old) else {
        Console.report("object_setClass: a \(objcClassName(old)) has no room for the stored properties of \(objcClassName(cls)); its class stays")
        return old
    }
    // An object begins with the address of its class.
    Unmanaged.passUnretained(object).toOpaque().storeBytes(of: unsafeBitCast(cls, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
    return old
}
/// The name of an object's class.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }
/// The superclass; nil for a root class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap(_getSuperclass) }
/// The bytes that an instance of the class takes, without what it may have allocated at its end.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int { cls.map(_instanceSize) ?? 0 }
/// The standard library's own, which it keeps to itself: bytes behind an instance's address.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
private func _instanceSize(_ cls: AnyClass) -> Int
/// The class's name as Objective-C spells it, `nil` for none.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> { ClassNamesInC.name(cls.map(objcClassName) ?? "nil") }
/// The class of that name, or nil.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { objcClass(named: String(cString: name)) }
/// The class of this name; nil if there is none. The same as `objc_getClass`.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { objcClass(named: String(cString: name)) }

/// Every class of the process that is not generic; the caller frees the list. It ends with a zero.
public func objc_copyClassList(_ outCount: UnsafeMutablePointer<UInt32>?) -> AutoreleasingUnsafeMutablePointer<AnyClass>? {
    let classes = Classes.all
    outCount?.pointee = UInt32(classes.count)
    let list = UnsafeMutablePointer<AnyClass>.allocate(capacity: classes.count + 1)
    list.initialize(from: classes, count: classes.count)
    return AutoreleasingUnsafeMutablePointer(list)
}

/// Writes up to `bufferCount` classes; gives the number there are.
public func objc_getClassList(_ buffer: AutoreleasingUnsafeMutablePointer<AnyClass>?, _ bufferCount: Int32) -> Int32 {
    let classes = Classes.all
    if let buffer { for index in classes.indices.prefix(Int(bufferCount)) { buffer[index] = classes[index] } }
    return Int32(classes.count)
}

/// The selector of that name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }
/// The selector's name.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { ClassNamesInC.name(sel.name) }

/// C strings of names; each is made once and stays.
private enum ClassNamesInC {
    nonisolated(unsafe) private static var known: [String: UnsafePointer<CChar>] = [:]
    private static let lock = NSLock()
    static func name(_ text: String) -> UnsafePointer<CChar> {
        lock.withLock {
            if let name = known[text] { return name }
            let count = text.utf8.count + 1
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: count)
            text.withCString { copy.initialize(from: $0, count: count) }
            known[text] = UnsafePointer(copy)
            return UnsafePointer(copy)
        }
    }
}

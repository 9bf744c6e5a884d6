// One class's table: its methods by selector and its properties by key.
// Lowered code fills it (`_ClassInfo` is what its closures receive); ClassTables owns the instances.

/// Filled by generated code at the first lookup of a class. Not for use by hand.
public final class _ClassInfo {
    struct Property {
        let get: (AnyObject) -> Any?
        /// False: the value has the wrong type. Nil: read-only.
        let set: ((AnyObject, Any?) -> Bool)?
        let type: Any.Type
        let path: AnyKeyPath
    }
    typealias Method = (AnyObject, [Any?]) throws -> Any?
    typealias ClassMethod = (Any, [Any?]) throws -> Any?

    let cls: AnyClass
    private(set) var properties: [String: Property] = [:]
    private(set) var methods: [String: Method] = [:]
    private(set) var renames: [String: String] = [:]
    /// The implementations of the methods that can be exchanged.
    var implementations: [String: Implementation] = [:]
    private(set) var classMethods: [String: ClassMethod] = [:]

    init(_ cls: AnyClass) { self.cls = cls }

    /// Makes an object through an `init()` that the class declares anew: UIKit's is a convenience one, so that it is not
    /// an override and the vtable does not lead to it.
    private(set) var make: (() -> AnyObject)?

    /// The class's own `init()`.
    public func initialiser(_ make: @escaping @MainActor () -> AnyObject) { self.make = unsafeBitCast(make, to: (() -> AnyObject).self) }

    // MARK: Properties

    /// A property that can be set: outlet, inspectable or `@objc var`.
    public func p<C: AnyObject, V>(_ key: String, _ path: ReferenceWritableKeyPath<C, V>) {
        properties[key] = Property(
            get: { object in (object as? C).flatMap { $0[keyPath: path] as Any } },
            set: { object, value in
                guard let object = object as? C, let value = convert(value, to: V.self) else { return false }
                object[keyPath: path] = value
                return true
            },
            type: V.self, path: path)
        if methods[key] == nil { methods[key] = { object, _ in (object as? C).flatMap { $0[keyPath: path] as Any } } }
        let setter = "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
        if methods[setter] == nil {
            methods[setter] = { object, arguments in
                guard let object = object as? C else { return nil }
                object[keyPath: path] = try argument(arguments, 0, of: setter, on: object)
                return nil
            }
        }
    }

    /// A property that can only be read.
    public func p<C: AnyObject, V>(_ key: String, _ path: KeyPath<C, V>) {
        properties[key] = Property(get: { object in (object as? C).flatMap { $0[keyPath: path] as Any } }, set: nil, type: V.self, path: path)
        if methods[key] == nil { methods[key] = { object, _ in (object as? C).flatMap { $0[keyPath: path] as Any } } }
    }

    // MARK: Methods

    /// The body gets the receiver and the untyped arguments; `m0`…`m7` are the typed forms.
    func add(_ name: String, _ body: @escaping Method) { methods[name] = body }
    func addClassMethod(_ name: String, _ body: @escaping ClassMethod) { classMethods[name] = body }

    /// A method that exists but cannot be performed: it takes more arguments than a message here carries.
    public func named(_ name: String) {
        methods[name] = { object, _ in
            throw SelectorError.wrongArgument(
                receiver: objcClassName(type(of: object)), selector: name, index: 7, expected: "more than seven arguments", found: "not passed")
        }
    }

    /// A method with `@objc(name)`: what Swift's rule would have called it, and what it is called.
    public func rename(_ derived: String, _ given: String) { renames[derived] = given }

    /// A selector that another selector's method answers as well.
    public func alias(_ name: String, for other: String) { methods[name] = methods[other] }
}

/// An argument, converted to the type that the method declares. A missing argument counts as nil.
func argument<A>(_ arguments: [Any?], _ index: Int, of selector: String, on object: Any) throws -> A {
    let value = index < arguments.count ? arguments[index] : nil
    guard let converted = convert(value, to: A.self) else {
        // A sender passed where a BOOL is taken, as in `#selector(UIView.endEditing(_:))`, is a pointer that is not null.
        if value != nil, let yes = true as? A { return yes }
        let found = value.map { String(describing: type(of: $0)) } ?? "nil"
        throw SelectorError.wrongArgument(
            receiver: objcReceiverName(object), selector: selector, index: index, expected: "\(A.self)", found: found)
    }
    return converted
}

func receiver<C>(_ object: Any, _ type: C.Type, _ selector: String) throws -> C {
    guard let typed = object as? C else { throw SelectorError.unrecognized(object as AnyObject, selector) }
    return typed
}

/// The class of an object, or the class that a class object is.
func objcReceiverName(_ object: Any) -> String { objcClassName(object as? AnyClass ?? Swift.type(of: object as AnyObject)) }

// The lowered form of `#selector` and its `getter:` and `setter:` forms: a name beside a reference that the compiler
// checks. The reference is never called; it carries the class, whose table completes a name given without labels.

extension _ObjC {
    /// A method without arguments. Lowered code calls these for `#selector`; apps do not.
    public static func selector<T, SelectorResult>(_ name: String, _ method: (T) -> () async throws -> SelectorResult) -> Selector { complete(T.self, name, 0) }
    /// A method of one argument.
    public static func selector<T, A, SelectorResult>(_ name: String, _ method: (T) -> (A) async throws -> SelectorResult) -> Selector { complete(T.self, name, 1) }
    /// A method of two arguments.
    public static func selector<T, A, B, SelectorResult>(_ name: String, _ method: (T) -> (A, B) async throws -> SelectorResult) -> Selector { complete(T.self, name, 2) }
    /// A method of three arguments.
    public static func selector<T, A, B, C, SelectorResult>(_ name: String, _ method: (T) -> (A, B, C) async throws -> SelectorResult) -> Selector { complete(T.self, name, 3) }
    /// A method of four arguments.
    public static func selector<T, A, B, C, D, SelectorResult>(_ name: String, _ method: (T) -> (A, B, C, D) async throws -> SelectorResult) -> Selector { complete(T.self, name, 4) }

    /// A method of the main actor in a class that belongs to no actor, without arguments. The closure only lets the compiler check the method.
    public static func selector<T, SelectorResult>(_ name: String, onMainActor type: T.Type, _ method: @MainActor (T) -> () async throws -> SelectorResult) -> Selector { complete(T.self, name, 0) }
    /// Such a method of one argument.
    public static func selector<T, A, SelectorResult>(_ name: String, onMainActor type: T.Type, _ method: @MainActor (T) -> (A) async throws -> SelectorResult) -> Selector { complete(T.self, name, 1) }
    /// Such a method of two arguments.
    public static func selector<T, A, B, SelectorResult>(_ name: String, onMainActor type: T.Type, _ method: @MainActor (T) -> (A, B) async throws -> SelectorResult) -> Selector { complete(T.self, name, 2) }

    /// A method reached through an instance, without arguments.
    @_disfavoredOverload public static func selector<SelectorResult>(_ name: String, _ method: () async throws -> SelectorResult) -> Selector { Selector(name) }
    /// A method reached through an instance, of one argument.
    @_disfavoredOverload public static func selector<A, SelectorResult>(_ name: String, _ method: (A) async throws -> SelectorResult) -> Selector { complete(nil, name, 1) }
    /// A method reached through an instance, of two arguments.
    @_disfavoredOverload public static func selector<A, B, SelectorResult>(_ name: String, _ method: (A, B) async throws -> SelectorResult) -> Selector { complete(nil, name, 2) }
    /// A method reached through an instance, of three arguments.
    @_disfavoredOverload public static func selector<A, B, C, SelectorResult>(_ name: String, _ method: (A, B, C) async throws -> SelectorResult) -> Selector { complete(nil, name, 3) }

    /// A method reached through an optional, without arguments. The closure only lets the compiler check the method.
    public static func selector<SelectorResult>(_ name: String, unwrapping method: () -> () async throws -> SelectorResult) -> Selector { Selector(name) }
    /// A method reached through an optional, of one argument.
    public static func selector<A, SelectorResult>(_ name: String, unwrapping method: () -> (A) async throws -> SelectorResult) -> Selector { complete(nil, name, 1) }
    /// A method reached through an optional, of two arguments.
    public static func selector<A, B, SelectorResult>(_ name: String, unwrapping method: () -> (A, B) async throws -> SelectorResult) -> Selector { complete(nil, name, 2) }

    private static func complete(_ type: Any.Type?, _ name: String, _ count: Int) -> Selector {
        if let cls = type as? AnyClass, let full = ClassTables.shared.selector(cls, base: name, argumentCount: count) {
            return Selector(full)
        }
        if let cls = type as? AnyClass, count > 0, !name.hasSuffix(":"), let full = VirtualMethods.selector(cls, base: name, argumentCount: count) {
            return Selector(full)
        }
        return Selector(name.hasSuffix(":") ? name : name + String(repeating: ":", count: count))
    }
}

extension _ObjC {
    /// `#selector(getter:)`. The closure only lets the compiler check the property.
    public static func getter(_ name: String, _ property: @MainActor () -> AnyKeyPath) -> Selector { Selector(name) }
    /// `#selector(setter:)`.
    public static func setter(_ name: String, _ property: @MainActor () -> AnyKeyPath) -> Selector { Selector(name) }
    /// `#keyPath` of one component.
    public static func keyPath(_ name: String, _ property: @MainActor () -> AnyKeyPath) -> String { name }
}

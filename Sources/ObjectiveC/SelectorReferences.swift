// What `#selector` and its `getter:`/`setter:` forms become: a name beside a reference that the compiler checks.
// The reference is never called; it carries the class, whose table completes a name given without labels.

extension _ObjC {
    public static func selector<T, R>(_ name: String, _ method: (T) -> () async throws -> R) -> Selector { complete(T.self, name, 0) }
    public static func selector<T, A, R>(_ name: String, _ method: (T) -> (A) async throws -> R) -> Selector { complete(T.self, name, 1) }
    public static func selector<T, A, B, R>(_ name: String, _ method: (T) -> (A, B) async throws -> R) -> Selector { complete(T.self, name, 2) }
    public static func selector<T, A, B, C, R>(_ name: String, _ method: (T) -> (A, B, C) async throws -> R) -> Selector { complete(T.self, name, 3) }
    public static func selector<T, A, B, C, D, R>(_ name: String, _ method: (T) -> (A, B, C, D) async throws -> R) -> Selector { complete(T.self, name, 4) }

    @_disfavoredOverload public static func selector<R>(_ name: String, _ method: () async throws -> R) -> Selector { Selector(name) }
    @_disfavoredOverload public static func selector<A, R>(_ name: String, _ method: (A) async throws -> R) -> Selector { complete(nil, name, 1) }
    @_disfavoredOverload public static func selector<A, B, R>(_ name: String, _ method: (A, B) async throws -> R) -> Selector { complete(nil, name, 2) }
    @_disfavoredOverload public static func selector<A, B, C, R>(_ name: String, _ method: (A, B, C) async throws -> R) -> Selector { complete(nil, name, 3) }

    private static func complete(_ type: Any.Type?, _ name: String, _ count: Int) -> Selector {
        if let cls = type as? AnyClass, let full = ClassTables.shared.selector(cls, base: name, argumentCount: count) {
            return Selector(full)
        }
        return Selector(name.hasSuffix(":") ? name : name + String(repeating: ":", count: count))
    }
}

extension _ObjC {
    /// `#selector(getter:)`. The closure only lets the compiler check the property.
    public static func getter(_ name: String, _ property: @MainActor () -> AnyKeyPath) -> Selector { Selector(name) }
    public static func setter(_ name: String, _ property: @MainActor () -> AnyKeyPath) -> Selector { Selector(name) }
    /// `#keyPath` of one component.
    public static func keyPath(_ name: String, _ property: @MainActor () -> AnyKeyPath) -> String { name }
}

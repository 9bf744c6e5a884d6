// Typed thunks of a class table: `m2("tap:event:") { (o: VC, a0: UIButton, a1: UIEvent) in o.tap(a0, event: a1) }`.
// `c…` are those of class methods. Arguments are converted from what arrives untyped; the thunks run on the caller's thread, as on a device.

extension _ClassInfo {
    /// A method without arguments. Lowered code calls it; apps do not.
    public func m0<C, R>(_ name: String, _ body: @escaping @MainActor (C) -> R) {
        let body = unisolated(body)
        add(name) { object, _ in returned(body(try receiver(object, C.self, name))) }
    }
    /// A method of one argument.
    public func m1<C, A0, R>(_ name: String, _ body: @escaping @MainActor (C, A0) -> R) {
        let body = unisolated(body)
        add(name) { object, arguments in returned(body(try receiver(object, C.self, name), try argument(arguments, 0, of: name, on: object))) }
    }
    /// A method of two arguments.
    public func m2<C, A0, A1, R>(_ name: String, _ body: @escaping @MainActor (C, A0, A1) -> R) {
        let body = unisolated(body)
        add(name) { object, arguments in returned(body(try receiver(object, C.self, name), try argument(arguments, 0, of: name, on: object), try argument(arguments, 1, of: name, on: object))) }
    }
    /// A method of three arguments.
    public func m3<C, A0, A1, A2, R>(_ name: String, _ body: @escaping @MainActor (C, A0, A1, A2) -> R) {
        let body = unisolated(body)
        add(name) { object, arguments in returned(body(try receiver(object, C.self, name), try argument(arguments, 0, of: name, on: object), try argument(arguments, 1, of: name, on: object), try argument(arguments, 2, of: name, on: object))) }
    }
    /// A method of four arguments.
    public func m4<C, A0, A1, A2, A3, R>(_ name: String, _ body: @escaping @MainActor (C, A0, A1, A2, A3) -> R) {
        let body = unisolated(body)
        add(name) { object, arguments in returned(body(try receiver(object, C.self, name), try argument(arguments, 0, of: name, on: object), try argument(arguments, 1, of: name, on: object), try argument(arguments, 2, of: name, on: object), try argument(arguments, 3, of: name, on: object))) }
    }
    /// A method of five arguments.
    public func m5<C, A0, A1, A2, A3, A4, R>(_ name: String, _ body: @escaping @MainActor (C, A0, A1, A2, A3, A4) -> R) {
        let body = unisolated(body)
        add(name) { object, arguments in returned(body(try receiver(object, C.self, name), try argument(arguments, 0, of: name, on: object), try argument(arguments, 1, of: name, on: object), try argument(arguments, 2, of: name, on: object), try argument(arguments, 3, of: name, on: object), try argument(arguments, 4, of: name, on: object))) }
    }
    /// A method of six arguments.
    public func m6<C, A0, A1, A2, A3, A4, A5, R>(_ name: String, _ body: @escaping @MainActor (C, A0, A1, A2, A3, A4, A5) -> R) {
        let body = unisolated(body)
        add(name) { object, arguments in returned(body(try receiver(object, C.self, name), try argument(arguments, 0, of: name, on: object), try argument(arguments, 1, of: name, on: object), try argument(arguments, 2, of: name, on: object), try argument(arguments, 3, of: name, on: object), try argument(arguments, 4, of: name, on: object), try argument(arguments, 5, of: name, on: object))) }
    }
    /// A method of seven arguments, the most that lowering writes.
    public func m7<C, A0, A1, A2, A3, A4, A5, A6, R>(_ name: String, _ body: @escaping @MainActor (C, A0, A1, A2, A3, A4, A5, A6) -> R) {
        let body = unisolated(body)
        add(name) { object, arguments in returned(body(try receiver(object, C.self, name), try argument(arguments, 0, of: name, on: object), try argument(arguments, 1, of: name, on: object), try argument(arguments, 2, of: name, on: object), try argument(arguments, 3, of: name, on: object), try argument(arguments, 4, of: name, on: object), try argument(arguments, 5, of: name, on: object), try argument(arguments, 6, of: name, on: object))) }
    }
}

extension _ClassInfo {
    /// A class method without arguments.
    public func c0<C: AnyObject, R>(_ name: String, _ body: @escaping @MainActor (C.Type) -> R) {
        let body = unisolated(body)
        addClassMethod(name) { object, _ in returned(body(try receiver(object, C.Type.self, name))) }
    }
    /// A class method of one argument.
    public func c1<C: AnyObject, A0, R>(_ name: String, _ body: @escaping @MainActor (C.Type, A0) -> R) {
        let body = unisolated(body)
        addClassMethod(name) { object, arguments in returned(body(try receiver(object, C.Type.self, name), try argument(arguments, 0, of: name, on: object))) }
    }
    /// A class method of two arguments.
    public func c2<C: AnyObject, A0, A1, R>(_ name: String, _ body: @escaping @MainActor (C.Type, A0, A1) -> R) {
        let body = unisolated(body)
        addClassMethod(name) { object, arguments in returned(body(try receiver(object, C.Type.self, name), try argument(arguments, 0, of: name, on: object), try argument(arguments, 1, of: name, on: object))) }
    }
    /// A class method of three arguments, the most that lowering writes.
    public func c3<C: AnyObject, A0, A1, A2, R>(_ name: String, _ body: @escaping @MainActor (C.Type, A0, A1, A2) -> R) {
        let body = unisolated(body)
        addClassMethod(name) { object, arguments in returned(body(try receiver(object, C.Type.self, name), try argument(arguments, 0, of: name, on: object), try argument(arguments, 1, of: name, on: object), try argument(arguments, 2, of: name, on: object))) }
    }
}

private func returned<R>(_ value: R) -> Any? {
    if R.self == Void.self { return nil }
    return (value as? any OptionalValue).map { $0.flattened } ?? value
}

private func unisolated<C, R>(_ body: @escaping @MainActor (C) -> R) -> (C) -> R {
    unsafeBitCast(body, to: ((C) -> R).self)
}
private func unisolated<C, A0, R>(_ body: @escaping @MainActor (C, A0) -> R) -> (C, A0) -> R {
    unsafeBitCast(body, to: ((C, A0) -> R).self)
}
private func unisolated<C, A0, A1, R>(_ body: @escaping @MainActor (C, A0, A1) -> R) -> (C, A0, A1) -> R {
    unsafeBitCast(body, to: ((C, A0, A1) -> R).self)
}
private func unisolated<C, A0, A1, A2, R>(_ body: @escaping @MainActor (C, A0, A1, A2) -> R) -> (C, A0, A1, A2) -> R {
    unsafeBitCast(body, to: ((C, A0, A1, A2) -> R).self)
}
private func unisolated<C, A0, A1, A2, A3, R>(_ body: @escaping @MainActor (C, A0, A1, A2, A3) -> R) -> (C, A0, A1, A2, A3) -> R {
    unsafeBitCast(body, to: ((C, A0, A1, A2, A3) -> R).self)
}
private func unisolated<C, A0, A1, A2, A3, A4, R>(_ body: @escaping @MainActor (C, A0, A1, A2, A3, A4) -> R) -> (C, A0, A1, A2, A3, A4) -> R {
    unsafeBitCast(body, to: ((C, A0, A1, A2, A3, A4) -> R).self)
}
private func unisolated<C, A0, A1, A2, A3, A4, A5, R>(_ body: @escaping @MainActor (C, A0, A1, A2, A3, A4, A5) -> R) -> (C, A0, A1, A2, A3, A4, A5) -> R {
    unsafeBitCast(body, to: ((C, A0, A1, A2, A3, A4, A5) -> R).self)
}
private func unisolated<C, A0, A1, A2, A3, A4, A5, A6, R>(_ body: @escaping @MainActor (C, A0, A1, A2, A3, A4, A5, A6) -> R) -> (C, A0, A1, A2, A3, A4, A5, A6) -> R {
    unsafeBitCast(body, to: ((C, A0, A1, A2, A3, A4, A5, A6) -> R).self)
}

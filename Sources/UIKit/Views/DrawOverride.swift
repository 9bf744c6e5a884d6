// Tells whether a view class draws by itself (draw(_:), draw(_:in:) or display(_:)), by comparing vtable entries.
// UIKit on a device makes the same check through the runtime before it gives a layer a backing store.

@_silgen_name("uikit_draw_implementation")
private func uikit_draw_implementation(_ cls: UnsafeRawPointer, _ method: Int32) -> UnsafeRawPointer?

@MainActor enum DrawOverride {
    /// The code that draws a class's content.
    enum Kind { case nobody, framework, app }
    private static var known: [ObjectIdentifier: Kind] = [:]

    /// - Parameter base: UIView, whose methods draw nothing.
    static func kind(of cls: AnyClass, below base: AnyClass) -> Kind {
        if let answer = known[ObjectIdentifier(cls)] { return answer }
        let base = unsafeBitCast(base, to: UnsafeRawPointer.self)
        let own = unsafeBitCast(cls, to: UnsafeRawPointer.self)
        let overrides = (0..<3).contains { uikit_draw_implementation(base, $0) != uikit_draw_implementation(own, $0) }
        // UIKit's own classes have names without a module.
        let answer: Kind = !overrides ? .nobody : Diagnostics.className(of: cls).contains(".") ? .app : .framework
        known[ObjectIdentifier(cls)] = answer
        return answer
    }
}

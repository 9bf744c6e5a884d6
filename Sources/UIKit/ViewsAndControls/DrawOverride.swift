// Tells whether a view class draws by itself (draw(_:), draw(_:in:) or display(_:)), by comparing vtable entries.
// UIKit on a device asks the runtime the same question before it gives a layer a backing store.

@_silgen_name("uikit_draw_implementation")
private func uikit_draw_implementation(_ cls: UnsafeRawPointer, _ method: Int32) -> UnsafeRawPointer?

@MainActor enum DrawOverride {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func exists(in cls: UIView.Type) -> Bool {
        if let answer = known[ObjectIdentifier(cls)] { return answer }
        let base = unsafeBitCast(UIView.self, to: UnsafeRawPointer.self)
        let own = unsafeBitCast(cls, to: UnsafeRawPointer.self)
        let answer = (0..<3).contains { uikit_draw_implementation(base, $0) != uikit_draw_implementation(own, $0) }
        known[ObjectIdentifier(cls)] = answer
        return answer
    }
}

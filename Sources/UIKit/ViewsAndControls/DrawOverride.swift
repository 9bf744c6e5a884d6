// Tells whether a view class overrides draw(_:), by comparing vtable entries.
// UIKit on a device asks the runtime the same question before it gives a layer a backing store.


@_silgen_name("uikit_draw_implementation")
private func uikit_draw_implementation(_ cls: UnsafeRawPointer) -> UnsafeRawPointer?

@MainActor enum DrawOverride {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func exists(in cls: UIView.Type) -> Bool {
        if let answer = known[ObjectIdentifier(cls)] { return answer }
        let base = uikit_draw_implementation(unsafeBitCast(UIView.self, to: UnsafeRawPointer.self))
        let own = uikit_draw_implementation(unsafeBitCast(cls, to: UnsafeRawPointer.self))
        let answer = base != own
        known[ObjectIdentifier(cls)] = answer
        return answer
    }
}

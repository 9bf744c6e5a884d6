// Tells whether a controller's class overrides viewWillTransition(to:with:), by comparing vtable entries: from iOS 8 on, a
// rotation sends the old callbacks only to controllers that do not (log2-old-rotation). RotationTransition calls it.

@_silgen_name("uikit_size_transition_implementation")
private func uikit_size_transition_implementation(_ cls: UnsafeRawPointer) -> UnsafeRawPointer?

@MainActor enum SizeTransitionOverride {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func exists(in cls: UIViewController.Type) -> Bool {
        if let answer = known[ObjectIdentifier(cls)] { return answer }
        let answer = implementation(cls) != implementation(frameworkClass(above: cls))
        known[ObjectIdentifier(cls)] = answer
        return answer
    }

    private static func implementation(_ cls: AnyClass) -> UnsafeRawPointer? {
        uikit_size_transition_implementation(unsafeBitCast(cls, to: UnsafeRawPointer.self))
    }

    /// The nearest of UIKit's own classes (their names have no module). Its own overrides do not count.
    private static func frameworkClass(above cls: AnyClass) -> AnyClass {
        var found: AnyClass = cls
        while Diagnostics.className(of: found).contains("."), let above = _getSuperclass(found) { found = above }
        return found
    }
}

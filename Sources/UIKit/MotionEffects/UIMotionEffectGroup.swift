// Several motion effects as one.

/// Its effects together; where two name the same key path, the later counts.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// nil has no effect.
    open var motionEffects: [UIMotionEffect]?

    /// What all of them change.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let motionEffects else { return nil }
        var all: [String: Any] = [:]
        for effect in motionEffects { all.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 } }
        return all.isEmpty ? nil : all
    }
}

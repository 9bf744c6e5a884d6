// Several motion effects as one.

/// Combines its effects; if two have the same key path, the later one applies.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group; nil has no effect.
    open var motionEffects: [UIMotionEffect]?

    /// The values of all effects together.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let motionEffects else { return nil }
        var all: [String: Any] = [:]
        for effect in motionEffects { all.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 } }
        return all.isEmpty ? nil : all
    }
}

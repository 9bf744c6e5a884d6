// The values that are added to a view's own while the device is tilted, by key path. The device of this host lies still, as the
// Simulator's does, so views never request them; apps and tests call `keyPathsAndRelativeValues`.
import ObjectiveC

/// A change of a view by the viewer's place. Subclasses say which.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    public override init() {
        super.init()
    }
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Key paths of the view with the values to add. Subclasses override it; nil changes nothing.
    ///
    /// - Parameter viewerOffset: −1…1 on both axes; zero for a viewer straight in front.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open func encode(with coder: NSCoder) {}
}

extension UIView {
    /// An effect that is there already stays once.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
    }
    /// Removes an effect; does nothing for one that was not added.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }
}

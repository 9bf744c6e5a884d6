// What a view shows while the device is tilted: key paths and values that are added to the view's own. The device of this
// host lies still, as the Simulator's does, so that views never ask; apps and tests ask `keyPathsAndRelativeValues`.
import ObjectiveC

/// A change of a view by the viewer's place. Subclasses say which.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    public override init() {
        super.init()
    }
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Key paths of the view with what is to be added to them. Subclasses override it; nil changes nothing.
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
    /// Does nothing for an effect that is not there.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }
}

// CAPropertyAnimation: the common superclass of animations of one property.

import CoreGraphics

/// An animation of the property at a key path.
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
    /// A property or a part of one: `opacity`, `position.x`, `transform.rotation.z`. Without it nothing is animated.
    open var keyPath: String?
    /// Whether values are added to the layer's shown value.
    open var isAdditive = false
    /// Whether each repetition continues from the end of the one before.
    open var isCumulative = false
    /// The function that makes a transform from the values of a part; `keyPath` is then `transform`.
    open var valueFunction: CAValueFunction?

    public override init() {
        super.init()
    }

    /// Creates an animation of a key path. Subclasses define the change; this class alone has no effect.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func duplicate() -> CAAnimation {
        guard type(of: self) == CAPropertyAnimation.self else { return self }
        let copy = CAPropertyAnimation()
        copy.take(from: self)
        return copy
    }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative, valueFunction) = (other.keyPath, other.isAdditive, other.isCumulative, other.valueFunction)
    }

    /// The path that is animated, a value function's part included.
    var effectivePath: String? {
        guard let keyPath else { return nil }
        guard let valueFunction, !keyPath.contains(".") else { return keyPath }
        return keyPath + "." + valueFunction.part
    }

    override func changes(_ property: String) -> Bool {
        guard let keyPath, keyPath.hasPrefix(property) else { return false }
        return keyPath.utf8.count == property.utf8.count || keyPath.utf8.dropFirst(property.utf8.count).first == UInt8(ascii: ".")
    }

    func show(_ value: AnimatableValue, on layer: inout LayerValues, path: String) {
        guard isAdditive, let base = layer.animatableValue(atKeyPath: path) else {
            layer.setAnimatableValue(value, atKeyPath: path)
            return
        }
        layer.setAnimatableValue(AnimatableValue.sum(base, value), atKeyPath: path)
    }
}

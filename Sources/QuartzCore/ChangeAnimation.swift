// The action behind animated changes of views: when a property changes, adds an animation
// from the old value. Numbers, geometry and transforms animate additively, as UIKit's do
// since iOS 8 (WWDC14 session 236), so that a new change bends a running one.

import CoreGraphics

/// The timing of an animated change.
package struct ChangeTiming {
    /// The duration in seconds.
    package var duration: CFTimeInterval
    package var delay: CFTimeInterval = 0
    package var curve: CAMediaTimingFunction?
    package var spring: Spring?
    package var repeatCount: Float = 0
    package var autoreverses = false
    /// Endures after its end and can be moved by hand (UIViewPropertyAnimator).
    package var isInteractive = false
    /// Whether earlier changes of the same block come before it (keyframes).
    package var keepsEarlier = false

    package init(duration: CFTimeInterval) {
        self.duration = duration
    }
}

/// A change that was made: UIViewPropertyAnimator drives and undoes it.
package final class AnimatedChange {
    package let layer: CALayer
    package let key: String
    private let old: AnimatableValue
    private let new: AnimatableValue
    package fileprivate(set) var record: AttachedAnimation?

    fileprivate init(layer: CALayer, key: String, old: AnimatableValue, new: AnimatableValue) {
        self.layer = layer
        self.key = key
        self.old = old
        self.new = new
    }

    /// Sets the property to the value before or after the change, at once.
    package func settle(atEnd: Bool) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.setLayerValue(key, atEnd ? new : old)
        CATransaction.commit()
    }

    /// Sets the property to its shown value at once.
    package func settleAtCurrent() {
        guard let shown = layer.presentationCopy(at: CACurrentMediaTime()).layerValue(key) else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.setLayerValue(key, shown)
        CATransaction.commit()
    }

    /// Removes the animation from the layer.
    package func detach(finished: Bool) {
        if let record { layer.finish(record, finished: finished) }
    }

    /// Holds the animation `seconds` into its run, or lets it run from there at `speed`.
    package func place(at seconds: CFTimeInterval, speed: Float, curve: CAMediaTimingFunction?) {
        guard let record else { return }
        let moved = record.animation.duplicate()
        moved.timingFunction = moved is CASpringAnimation ? nil : curve
        moved.speed = speed
        moved.timeOffset = seconds
        record.restart(as: moved, at: layer.localTime(CACurrentMediaTime()))
    }
}

/// An animation made when a property is about to change, and run after the change.
package final class ChangeAnimation: CAAction {
    private let key: String
    private let old: AnimatableValue?
    private let shown: AnimatableValue?
    private let timing: ChangeTiming
    private let delegate: (any CAAnimationDelegate)?
    private let onAdd: ((AnimatedChange) -> Void)?

    /// Creates the animation; nil for a property that changes at once.
    package init?(
        of key: String, on layer: CALayer, timing: ChangeTiming, delegate: (any CAAnimationDelegate)?, onAdd: ((AnimatedChange) -> Void)? = nil
    ) {
        guard let value = layer.layerValue(key), value.isContinuous else { return nil }
        self.key = key
        self.timing = timing
        self.delegate = delegate
        self.onAdd = onAdd
        old = value
        shown = !layer.attached.contains { $0.animation.changes(key) } ? value : layer.presentationCopy(at: CACurrentMediaTime()).layerValue(key)
    }

    package func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, let old, let new = layer.layerValue(key) else { return }
        let animation: CABasicAnimation
        if let spring = timing.spring {
            let sprung = CASpringAnimation(keyPath: key)
            sprung.mass = 1
            sprung.stiffness = CGFloat(spring.stiffness)
            sprung.damping = CGFloat(spring.damping)
            sprung.initialVelocity = CGFloat(spring.velocity)
            animation = sprung
        } else {
            animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = timing.curve
        }
        animation.duration = max(timing.duration, 1e-9)
        animation.repeatCount = timing.repeatCount
        animation.autoreverses = timing.autoreverses
        animation.delegate = delegate
        animation.fillMode = timing.isInteractive ? .both : .backwards
        animation.isRemovedOnCompletion = !timing.isInteractive
        if timing.delay > 0 { animation.beginTime = layer.localTime(CACurrentMediaTime()) + timing.delay }
        let offset = additiveOffset(from: old, to: new)
        if let offset {
            animation.isAdditive = true
            animation.fromValue = offset.from.boxed
            animation.toValue = offset.to.boxed
        } else {
            animation.fromValue = (shown ?? old).boxed
            animation.toValue = new.boxed
        }
        layer.add(animation, forKey: offset == nil && !timing.keepsEarlier ? key : layer.freeKey(key))
        let change = AnimatedChange(layer: layer, key: key, old: old, new: new)
        change.record = layer.attached.last
        onAdd?(change)
    }

    private func additiveOffset(from old: AnimatableValue, to new: AnimatableValue) -> (from: AnimatableValue, to: AnimatableValue)? {
        switch (old, new) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect):
            return (AnimatableValue.sum(old, new, factor: -1), AnimatableValue.sum(new, new, factor: -1))
        case (.transform(let a), .transform(let b)):
            guard b.affinePart.isInvertible, b.m33 != 0 || !CATransform3DIsAffine(b) else { return nil }
            return (.transform(CATransform3DConcat(a, CATransform3DInvert(b))), .transform(.identity))
        default:
            return nil
        }
    }
}

extension CALayer {
    /// `position`, then `position-2`, …: additive animations of one property live side by side.
    func freeKey(_ key: String) -> String {
        let taken = Set(attached.compactMap(\.key))
        if !taken.contains(key) { return key }
        var number = 2
        while taken.contains("\(key)-\(number)") { number += 1 }
        return "\(key)-\(number)"
    }
}

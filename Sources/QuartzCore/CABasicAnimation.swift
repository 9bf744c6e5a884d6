// CABasicAnimation: one property from a value to a value.

import CoreGraphics

/// Animates from `fromValue` to `toValue`; a nil end is `byValue` away from the other one or the layer's shown value.
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
    /// The first value; nil for the layer's shown value.
    open var fromValue: Any?
    /// The last value; nil for the layer's own value.
    open var toValue: Any?
    /// The value added to `fromValue`, or subtracted from `toValue` for the begin.
    open var byValue: Any?

    override func duplicate() -> CAAnimation {
        guard type(of: self) == CABasicAnimation.self else { return self }
        let copy = CABasicAnimation()
        copy.take(from: self)
        return copy
    }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    /// Maps progress 0…1 to how far the value has gone; springs pass 1.
    func fraction(progress t: Double, seconds: Double) -> Double { t }

    override func apply(to layer: inout LayerValues, progress t: Double, seconds: Double, run: Int) {
        guard let path = effectivePath, let current = layer.animatableValue(atKeyPath: path) else { return }
        // Apple, CABasicAnimation, "Setting Interpolation Values".
        var from = current.like(fromValue), to = current.like(toValue)
        let by = current.like(byValue)
        if fromValue == nil { from = nil }
        if toValue == nil { to = nil }
        let start: AnimatableValue, end: AnimatableValue
        switch (from, to, byValue == nil ? nil : by) {
        case (let f?, let t?, _): (start, end) = (f, t)
        case (let f?, nil, let b?): (start, end) = (f, AnimatableValue.sum(f, b))
        case (nil, let t?, let b?): (start, end) = (AnimatableValue.sum(t, b, factor: -1), t)
        case (let f?, nil, nil): (start, end) = (f, current)
        case (nil, let t?, nil): (start, end) = (current, t)
        case (nil, nil, let b?): (start, end) = (current, AnimatableValue.sum(current, b))
        case (nil, nil, nil): return
        }
        var value = AnimatableValue.mix(start, end, fraction(progress: t, seconds: seconds))
        if isCumulative, run > 0 {
            let step = AnimatableValue.sum(end, start, factor: -1)
            value = AnimatableValue.sum(value, step, factor: Double(run))
        }
        show(value, on: &layer, path: path)
    }
}

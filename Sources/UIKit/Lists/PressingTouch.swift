// The finger that presses a row or an item: tables and collection views follow one; fingers that land meanwhile press nothing.
import ObjectiveC

@MainActor struct PressingTouch {
    @_ZeroingReference private var touch: UITouch? = nil

    /// One of `touches`, unless another finger presses already.
    mutating func take(_ touches: Set<UITouch>) -> UITouch? {
        // The touch's phase does not matter: a touch that was held back begins here after it has ended on the glass.
        guard touch == nil else { return nil }
        touch = touches.first
        return touch
    }

    /// The pressing touch, if it is among `touches`.
    func held(_ touches: Set<UITouch>) -> UITouch? { touch.flatMap { touches.contains($0) ? $0 : nil } }

    /// Releases the pressing touch if it is among `touches`, which are over; returns whether it is.
    mutating func release(_ touches: Set<UITouch>) -> Bool {
        guard held(touches) != nil else { return false }
        touch = nil
        return true
    }
}

extension UITouch {
    /// Whether the touch landed on `cell`. A touch that was held back may have landed on a cell that shows another item by now.
    func presses(_ cell: UIView) -> Bool { view?.isDescendant(of: cell) != false }
}

// The finger that presses a row or an item: tables and collection views follow one, and others that land meanwhile press nothing.

@MainActor struct PressingTouch {
    private weak var touch: UITouch?

    /// One of `touches`, unless another finger presses already.
    mutating func take(_ touches: Set<UITouch>) -> UITouch? {
        // Not its phase: a touch that was held back begins here when it has ended on the glass.
        guard touch == nil else { return nil }
        touch = touches.first
        return touch
    }

    /// The pressing one, if it is among `touches`.
    func held(_ touches: Set<UITouch>) -> UITouch? { touch.flatMap { touches.contains($0) ? $0 : nil } }

    /// Whether the pressing one is among `touches`, which are over.
    mutating func release(_ touches: Set<UITouch>) -> Bool {
        guard held(touches) != nil else { return false }
        touch = nil
        return true
    }
}

extension UITouch {
    /// Whether it landed on `cell`. One that was held back may have landed on a cell that shows something else by now.
    func presses(_ cell: UIView) -> Bool { view?.isDescendant(of: cell) != false }
}

// The effects of a change of a property: the search for an action and the implicit animation.

import CoreGraphics

extension CALayer {
    /// Applies a change between the search for its action and the action's run, so that the
    /// action can read the old value.
    func change(_ key: String, _ apply: () -> Void) {
        guard shown == nil else { return apply() }
        CATransaction.noteChange(of: self)
        let action = actionUnlessDisabled(key)
        apply()
        noteStale()
        renderCache?.invalidate(key)
        action?.run(forKey: key, object: self, arguments: nil)
    }

    func runAction(_ key: String) {
        guard shown == nil else { return }
        actionUnlessDisabled(key)?.run(forKey: key, object: self, arguments: nil)
    }

    private func actionUnlessDisabled(_ key: String) -> (any CAAction)? {
        if delegate == nil, actions == nil, !wasCommitted, type(of: self) == CALayer.self { return nil }
        if CATransaction.disableActions() { return nil }
        guard let action = action(forKey: key), type(of: action) != NSNull.self else { return nil }
        return action
    }

    /// Apple, `action(forKey:)`: the delegate, the layer's `actions`, the class's default, the implicit animation.
    func findAction(_ key: String) -> (any CAAction)? {
        if let delegate, let found = onMainThread({ delegate.action(for: self, forKey: key) }) ?? nil { return found }
        if let found = actions?[key] { return found }
        if let found = type(of: self).defaultAction(forKey: key) { return found }
        return implicitAnimation(for: key)
    }

    /// Layers that belong to no view animate changes made after their first commit.
    private func implicitAnimation(for key: String) -> CABasicAnimation? {
        guard wasCommitted, delegate == nil, parent != nil, userValues[key] == nil, let value = layerValue(key), value.isContinuous else { return nil }
        let duration = CATransaction.animationDuration()
        guard duration > 0 else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.duration = duration
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        animation.fromValue = (presentation() ?? self).layerValue(key)?.boxed
        animation.fillMode = .backwards
        return animation
    }
}

// Pass 3: traits flow from the screen to windows, controllers and views, each object told once.
// Depth first, a view after its controller (lifecycle/ wwdc16-222-trait-flow). Next: pass 4, constraints.

@MainActor enum TraitPass {
    static func run(_ windows: [UIWindow]) {
        for window in windows { update(window) }
    }

    /// Since iOS 13 no callback for the first traits, which were predicted at creation (wwdc19-214-trait-prediction).
    static func update(_ view: UIView) {
        let new = view.currentTraits
        let old = view.appliedTraits
        view.appliedTraits = new
        if old != new {
            view.resolveBackgroundColor()
            if let old {
                NibTraitVariations.traitsChanged(view)
                view.setNeedsDisplay()
                view.viewController?.traitCollectionDidChange(old)
                view.traitCollectionDidChange(old)
            } else if Behaviour.initialTraitCallbacks.isOn {
                view.viewController?.traitCollectionDidChange(nil)
                view.traitCollectionDidChange(nil)
            }
        }
        for child in view.subviews { update(child) }
    }
}

// Pass 3: traits flow from the screen to windows, controllers and views, each object told once.
// Depth first, a controller before its view (record wwdc16-222-trait-flow), an object's registered handlers before
// its traitCollectionDidChange (rns-register-before-didchange). Next: pass 4, constraints.

@MainActor enum TraitPass {
    static func run(_ windows: [UIWindow]) {
        for scene in scenes(of: windows) { scene.refreshTraits() }
        for window in windows { update(window, window.baseTraits) }
    }

    /// A subtree that joined a hierarchy.
    static func update(_ view: UIView) { update(view, view.inheritedTraits) }

    private static func update(_ view: UIView, _ inherited: UITraitCollection) {
        var above = inherited
        let presentation = (view as? PresentationContainerView)?.controller
        if let presentation { above = above.overridden(by: presentation.traitState?.overrides) }
        let controller = view.viewController
        if let controller { above = controller.traits(inheriting: above) }
        let new = view.traits(inheriting: above)
        let oldOfController = controller?.appliedTraits
        let old = view.appliedTraits
        controller?.appliedTraits = above
        view.appliedTraits = new
        if let presentation, let old { presentation.tellTraits(old, new) }
        if let controller { controller.tellTraits(previous(oldOfController, above), above) }
        if new.differs(from: old) {
            view.resolveBackgroundColor()
            if let old, old.layoutDirection != new.layoutDirection { view.layoutState.layoutDirectionChanged() }
            view.tellTraits(previous(old, new), new)
        }
        for child in view.subviews { update(child, new) }
    }

    /// The previous traits of an object. Since iOS 13 they are predicted at creation and only a wrong prediction is
    /// reported (wwdc19-214-trait-prediction); before, every object that joins a hierarchy is told of its first traits.
    private static func previous(_ old: UITraitCollection?, _ new: UITraitCollection) -> UITraitCollection? {
        if let old { return old }
        if Behaviour.initialTraitCallbacks.isOn { return nil }
        // The elevation of a sheet is predicted too; no record shows it (Docs/DIVERGENCES.md).
        var predicted = UIScreen.main.traitCollection.values
        predicted.userInterfaceLevel = new.userInterfaceLevel
        return predicted == new.values ? new : UITraitCollection(values: predicted)
    }

    private static func scenes(of windows: [UIWindow]) -> [UIWindowScene] {
        var found: [UIWindowScene] = []
        for window in windows {
            guard let scene = window.windowScene, !found.contains(where: { $0 === scene }) else { continue }
            found.append(scene)
        }
        return found
    }
}

private extension UITraitCollection {
    func differs(from old: UITraitCollection?) -> Bool { old.map { !hasSameTraits(as: $0) } ?? true }
}

extension TraitOwner {
    /// Handlers, then traitCollectionDidChange, with the new traits as `UITraitCollection.current`.
    func tellTraits(_ old: UITraitCollection?, _ new: UITraitCollection) {
        guard new.differs(from: old) else { return }
        UITraitCollection.performAsCurrent(new) {
            if let old { traitsWillBeTold(); tellObservers(old, new) }
            if Behaviour.traitCallbacks.isOn { traitCollectionDidChange(old) }
        }
    }

    private func traitsWillBeTold() {
        guard let view = self as? UIView else { return }
        NibTraitVariations.traitsChanged(view)
        // A change of traits lays out and draws again by itself (qmui-theme-layout, wwdc19-214-layout-on-mode).
        view.setNeedsLayout()
        view.setNeedsDisplay()
    }
}

extension UIWindowScene {
    func refreshTraits() {
        let old = appliedTraits
        let new = currentTraits
        appliedTraits = new
        if let old { tellTraits(old, new) }
    }
}

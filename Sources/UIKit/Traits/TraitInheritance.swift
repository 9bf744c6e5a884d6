// The inheritance of traits: screen, scene, window, then down the views, a controller before its view.
// Pass 3 stores the result in `appliedTraits`; until it has run, or outside a window, it is computed here.
import CoreGraphics

extension TraitOwner {
    var writableTraitState: TraitState {
        if let traitState { return traitState }
        let made = TraitState()
        traitState = made
        return made
    }

    var overridesOfTraits: UITraitOverrides {
        get { UITraitOverrides(values: traitState?.overrides ?? .unspecified) }
        set {
            guard newValue.values != traitState?.overrides ?? .unspecified else { return }
            writableTraitState.overrides = newValue.values
            UpdateCycle.shared.setNeedsTraitUpdate()
        }
    }
}

extension UITraitCollection {
    func overridden(by overrides: TraitValues?, style: UIUserInterfaceStyle = .unspecified) -> UITraitCollection {
        guard style != .unspecified || overrides?.isUnspecified == false else { return self }
        var result = values
        if style != .unspecified { result.userInterfaceStyle = style }
        if let overrides { result.merge(overrides) }
        return result == values ? self : UITraitCollection(values: result)
    }
}

extension UIScreen: UITraitEnvironment {
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIWindowScene: TraitOwner {
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Replaces traits for everything in this scene.
    public var traitOverrides: UITraitOverrides {
        get { overridesOfTraits }
        set { overridesOfTraits = newValue }
    }

    var currentTraits: UITraitCollection { SplitScreen.traits(screen.traitCollection, of: self).overridden(by: traitState?.overrides) }
}

extension UIView: TraitOwner {
    /// The view's traits from pass 3, or those that pass 3 would set.
    var currentTraits: UITraitCollection {
        if windowStorage != nil, let appliedTraits, !UpdateCycle.shared.needsTraitUpdate { return appliedTraits }
        let above = inheritedTraits
        return traits(inheriting: viewController?.traits(inheriting: above) ?? above)
    }

    /// The traits of the view's place, before its controller's and its own overrides.
    var inheritedTraits: UITraitCollection {
        if let superview { return superview.traitCollection }
        if let rootTraits { return rootTraits }
        return viewController?.surroundingTraits ?? UIScreen.main.traitCollection
    }

    func traits(inheriting above: UITraitCollection) -> UITraitCollection {
        let container = (self as? PresentationContainerView)?.controller
        let base = container?.raisesLevel ?? false ? above.modifyingTraits { $0.userInterfaceLevel = .elevated } : above
        let own = base.overridden(by: container?.traitState?.overrides).overridden(by: traitState?.overrides, style: overrideStyle)
        return traitState?.contentSizeLimits.applied(to: own) ?? own
    }

    /// Replaces traits for this view and its subviews.
    public var traitOverrides: UITraitOverrides {
        get { overridesOfTraits }
        set { overridesOfTraits = newValue }
    }

    /// Runs the trait pass now if a change is pending.
    public func updateTraitsIfNeeded() { UpdateCycle.shared.updateTraitsNow() }
}

extension UIViewController: TraitOwner {
    func traits(inheriting above: UITraitCollection) -> UITraitCollection {
        let imposed = parent?.overrideTraitCollection(forChild: self) ?? presentation.presentationControllerStorage?.overrideTraitCollection
        return above.overridden(by: imposed?.values).overridden(by: traitState?.overrides, style: overrideUserInterfaceStyle)
    }

    var currentTraits: UITraitCollection {
        if let view = viewIfLoaded {
            if view.windowStorage != nil, let appliedTraits, !UpdateCycle.shared.needsTraitUpdate { return appliedTraits }
            return traits(inheriting: view.inheritedTraits)
        }
        return traits(inheriting: surroundingTraits)
    }

    /// The traits of the place of a view that is not there now: the parent's, the presentation's, or those of the window of the
    /// controller that covers this one.
    fileprivate var surroundingTraits: UITraitCollection {
        if let place = parent?.traitCollection ?? presentation.presentationControllerStorage?.containerView?.traitCollection { return place }
        // The traits are predicted before the view has a place, so that nothing changes when it gets one (WWDC19 session 214).
        if let presenter = presentation.presenting, presentation.controllerInForce?.raisesLevel ?? false {
            return presenter.traitCollection.modifyingTraits { $0.userInterfaceLevel = .elevated }
        }
        var covering = presentation.presented
        while let controller = covering, controller.viewIfLoaded?.window == nil { covering = controller.presentation.presented }
        return covering?.viewIfLoaded?.window?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// Replaces traits for this controller, its view and its children.
    public var traitOverrides: UITraitOverrides {
        get { overridesOfTraits }
        set { overridesOfTraits = newValue }
    }

    /// Runs the trait pass now if a change is pending.
    public func updateTraitsIfNeeded() { UpdateCycle.shared.updateTraitsNow() }

    func imposeTraits(_ collection: UITraitCollection?, on child: UIViewController) {
        writableTraitState.childOverrides[ObjectIdentifier(child)] = collection
        UpdateCycle.shared.setNeedsTraitUpdate()
    }
}

extension UIPresentationController: TraitOwner {
    /// The container's traits, which the presented controller inherits.
    public var traitCollection: UITraitCollection { containerView?.traitCollection ?? presentingViewController.traitCollection }

    /// Traits that replace the inherited ones in the presented controller and its content.
    public var traitOverrides: UITraitOverrides {
        get { overridesOfTraits }
        set { overridesOfTraits = newValue }
    }
}

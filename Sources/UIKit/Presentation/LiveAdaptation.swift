// A running presentation whose environment has changed: another style applies, and the delegate may replace the presented
// controller by another one (Apple, presentationController(_:viewControllerForAdaptivePresentationStyle:):
// "when a size class change causes a change to the underlying presentation style"). UIPresentationController starts it
// after the commit; PresentationAdaptation decides the style at the start of a presentation.

@MainActor struct LiveAdaptation {
    /// The presentation controller that the app sees, and the ones in use before and after.
    private let own: UIPresentationController
    private let old: UIPresentationController
    private let new: UIPresentationController
    private let style: UIModalPresentationStyle
    private let presenter: UIViewController
    private let before: UIViewController
    private var isOwnStyle: Bool { new === own }

    /// Nil when nothing changes, or not now.
    init?(_ own: UIPresentationController, to traits: UITraitCollection) {
        let presented = own.presentedViewController
        guard let presenter = presented.presentation.presenting, presented.presentation.transition == nil, own.inForce.containerView != nil else { return nil }
        let wish = PresentationAdaptation.style(of: own, traits), old = own.inForce
        let standard = own.styleWhenMade ?? own.presentationStyle
        let target = wish == .none ? standard : wish
        guard target != old.presentationStyle, let new = target == standard ? own : own.adapted(to: target), new !== old else { return nil }
        (self.own, self.old, self.new, self.presenter, before, style) = (own, old, new, presenter, presented, target)
    }

    func run() {
        let presented = controllerForStyle
        if presented !== before { take(before, awayFor: presented) }
        new.link(presented: presented, presenting: presenter, source: own.source ?? presenter)
        new.belongs(to: presented)
        own.adaptation = isOwnStyle ? nil : new
        let coordinator = TransitionCoordinator(from: presenter, to: presented, animated: false, duration: 0, style: style)
        new.installContainer(in: old.container.window)
        new.willPresent(coordinator)
        let wasHidden = old.presenterIsRemoved, hides = new.shouldRemovePresentersView
        if wasHidden, !hides {
            presenter.appearance.begin(appearing: true, animated: false)
            if isOn(presented) { old.restorePresenterView() }
        }
        if isOn(presented), presented !== before {
            presented.loadViewIfNeeded()
            presented.appearance.begin(appearing: true, animated: false)
        }
        guard isOn(presented) else { return abandon(presented, coordinator) }
        new.installPresentedView()
        takeAlong(presented)
        new.container.backdropShown(new.showsBackdrop)
        old.removeContainer()
        new.container.layoutNow()
        // Only a presenter whose view leaves or comes back gets callbacks.
        if hides, !wasHidden {
            presenter.appearance.begin(appearing: false, animated: false)
            new.removePresenterView()
        } else if hides {
            new.presenterIsRemoved = true
        }
        if hides != wasHidden { presenter.appearance.end() }
        if presented !== before { presented.appearance.end() }
        coordinator.finish(cancelled: false)
    }

    private func isOn(_ presented: UIViewController) -> Bool { presented.presentation.presenting === presenter }

    /// A callback has torn the presentation down: whoever began to appear for it and is on no screen disappears again.
    private func abandon(_ presented: UIViewController, _ coordinator: TransitionCoordinator) {
        new.removeContainer()
        old.removeContainer()
        for controller in presented === before ? [presenter] : [presenter, presented] where controller.appearance.isInTransition {
            if controller.viewIfLoaded?.window == nil { controller.appearance.begin(appearing: false, animated: false) }
            controller.appearance.end()
        }
        coordinator.finish(cancelled: true)
    }

    // MARK: Another controller

    /// In its own style a presentation shows the app's controller. A controller that presents another one stays.
    private var controllerForStyle: UIViewController {
        guard before.presentation.presented == nil else { return before }
        let original = own.original ?? before
        guard !isOwnStyle, let delegate = own.delegate else { return original }
        return (ifImplemented { delegate.presentationController(own, viewControllerForAdaptivePresentationStyle: style) } ?? nil) ?? original
    }

    /// The visible controller disappears before the delegate's controller, which may hold it as a child, appears; and the other way round.
    private func take(_ before: UIViewController, awayFor next: UIViewController) {
        own.original = isOwnStyle ? nil : own.original ?? before
        before.appearance.begin(appearing: false, animated: false)
        before.viewIfLoaded?.removeFromSuperview()
        before.appearance.end()
        if next.parent === before {
            next.willMove(toParent: nil)
            next.viewIfLoaded?.removeFromSuperview()
            next.removeFromParent()
        }
        before.presentation.presenting = nil
        before.presentation.presentationControllerStorage = nil
        presenter.presentation.presented = next
        next.presentation.presenting = presenter
        next.presentation.presentationControllerStorage = own
        own.belongs(to: next)
        own.link(presented: next, presenting: presenter, source: own.source ?? presenter)
    }

    /// A controller in the place of the moved one moves along and hides it again.
    private func takeAlong(_ presenter: UIViewController) {
        guard let cover = presenter.presentation.presented?.presentation.controllerInForce, let view = presenter.viewIfLoaded, let place = view.superview else { return }
        if !cover.shouldPresentInFullscreen, cover.container.superview != nil {
            cover.container.frame = view.frame
            place.addSubview(cover.container)
        }
        if cover.presenterIsRemoved { cover.removePresenterView() }
    }
}

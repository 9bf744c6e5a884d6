// In which style a controller is really presented here and now: popovers and form sheets change in a compact width,
// and the delegate has a say (UIAdaptivePresentationControllerDelegate). PresentationRules asks once for each present.

@MainActor struct PresentationAdaptation {
    /// What goes on screen: the controller or what the delegate put in its place.
    let presented: UIViewController
    /// What runs the presentation.
    let controller: UIPresentationController

    init(presenting controller: UIViewController, on presenter: UIViewController, from source: UIViewController) {
        controller.presentation.source = source
        // The delegate that makes a custom one is told who presents.
        let own = controller.presentation.controllerForPresentation(presentedBy: presenter)
        own.link(presented: controller, presenting: presenter, source: source)
        let traits = presenter.traitCollection
        let wish = Self.style(of: own, traits)
        guard wish != .none, wish != own.presentationStyle, let adapted = own.adapted(to: wish) else {
            own.adaptation = nil
            presented = controller
            self.controller = own
            return
        }
        var subject = controller
        if let delegate = own.delegate, let other = ifImplemented({ delegate.presentationController(own, viewControllerForAdaptivePresentationStyle: wish) }), other !== controller {
            controller.presentation.presentationControllerStorage = nil
            other.presentation.presentationControllerStorage = own
            own.belongs(to: other)
            own.link(presented: other, presenting: presenter, source: source)
            subject = other
        }
        adapted.link(presented: subject, presenting: presenter, source: source)
        adapted.belongs(to: subject)
        own.adaptation = adapted
        presented = subject
        self.controller = adapted
    }

    /// The environment of a running presentation changed: another style may take over, under the same controller.
    /// Only a presenter whose view goes or comes hears of it.
    static func adapt(_ own: UIPresentationController, to traits: UITraitCollection) {
        let presented = own.presentedViewController
        guard let presenter = presented.presentation.presenting, presented.presentation.transition == nil, own.inForce.containerView != nil else { return }
        let wish = style(of: own, traits), old = own.inForce
        let standard = own.styleWhenMade ?? own.presentationStyle
        let target = wish == .none ? standard : wish
        guard target != old.presentationStyle, let new = target == standard ? own : own.adapted(to: target), new !== old else { return }
        new.link(presented: presented, presenting: presenter, source: own.source ?? presenter)
        new.belongs(to: presented)
        own.adaptation = new === own ? nil : new
        let coordinator = TransitionCoordinator(from: presenter, to: presented, animated: false, duration: 0, style: target)
        new.installContainer(in: old.container.window)
        new.willPresent(coordinator)
        let wasHidden = old.presenterIsRemoved, hides = new.shouldRemovePresentersView
        if wasHidden, !hides {
            presenter.appearance.begin(appearing: true, animated: false)
            old.restorePresenterView()
        }
        new.installPresentedView()
        takeAlong(presented)
        new.container.backdropShown(new.showsBackdrop)
        old.removeContainer()
        UpdateCycle.shared.layoutNow(new.container)
        if hides, !wasHidden {
            presenter.appearance.begin(appearing: false, animated: false)
            new.removePresenterView()
        } else if hides {
            new.presenterIsRemoved = true
        }
        if hides != wasHidden { presenter.appearance.end() }
        coordinator.finish(cancelled: false)
    }

    /// What stands in the place of a controller that takes another place goes along and hides it again.
    private static func takeAlong(_ presenter: UIViewController) {
        guard let cover = presenter.presentation.presented?.presentation.controllerInForce, let view = presenter.viewIfLoaded, let place = view.superview else { return }
        if !cover.shouldPresentInFullscreen, cover.container.superview != nil {
            cover.container.frame = view.frame
            place.addSubview(cover.container)
        }
        if cover.presenterIsRemoved { cover.removePresenterView() }
    }

    private static func style(of controller: UIPresentationController, _ traits: UITraitCollection) -> UIModalPresentationStyle {
        let standard = controller.adaptivePresentationStyle(for: traits)
        guard let delegate = controller.delegate else { return standard }
        if let answer = ifImplemented({ delegate.adaptivePresentationStyle(for: controller, traitCollection: traits) }) { return answer }
        // The older question is asked for a compact width only (its documentation).
        guard traits.horizontalSizeClass == .compact else { return standard }
        return ifImplemented { delegate.adaptivePresentationStyle(for: controller) } ?? standard
    }
}

extension PresentationState {
    func controllerForPresentation(presentedBy presenter: UIViewController) -> UIPresentationController {
        let before = presenting
        presenting = presenter
        defer { presenting = before }
        if presentationControllerStorage?.styleWhenMade != controller.modalPresentationStyle.resolved { presentationControllerStorage = nil }
        return controllerForPresentation() ?? UIPresentationController(presentedViewController: controller, presenting: presenter)
    }
}

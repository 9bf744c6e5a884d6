// The views of one presentation: the container in the window or in the presenter's place, the presented view in it,
// and the presenter's view, which leaves and returns. The transitions call it in their order.
import CoreGraphics

extension UIPresentationController {
    /// - Parameter window: where the presenter's view is out of its window.
    func installContainer(in window: UIWindow? = nil) {
        guard container.superview == nil else { return }
        let presenter = presentingViewController
        let presenterView = presenter.viewIfLoaded
        if standsInContainer, presenter.presentation.contextView == nil, let presenterView, presenterView.superview != nil {
            presenter.presentation.contextView = PresentationContextView(around: presenterView)
        }
        guard let place = shouldPresentInFullscreen ? presenterView?.window ?? window : presenterView?.superview else { return }
        container.frame = shouldPresentInFullscreen ? place.bounds : presenterView?.frame ?? place.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let presenterView, let its = presenterView.superview { rememberPlace(of: presenterView, in: its) }
        place.addSubview(container)
    }

    /// Whether the presenter's place belongs to one of UIKit's containers, which moves it.
    private var standsInContainer: Bool { !shouldPresentInFullscreen && presentingViewController.appearance.isManaged && !takesOwnPlace }

    func installPresentedViewItself() {
        guard container.superview != nil, let view = presentedView else { return }
        if !isMoving { view.frame = frameOfPresentedViewInContainerView }
        if view.superview !== container { container.addSubview(view) }
        container.backdropWillShow()
    }

    /// Places the presented view for the system's own styles; an app's presentation controller places its view itself.
    func placePresentedViewItself() {
        guard presentationStyle != .custom, !isMoving, let view = presentedView, view.superview === container else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }

    /// Full screen: the presenter's view leaves the window for the duration (rns-fullscreen-detaches).
    func removePresenterView() {
        guard let view = presentingViewController.viewIfLoaded else { return }
        // An app's animator may have moved the presenter's view into the container: the view goes back to its earlier place.
        if let place = view.superview, place !== container { rememberPlace(of: view, in: place) }
        presenterIsRemoved = true
        view.removeFromSuperview()
    }

    private func rememberPlace(of view: UIView, in place: UIView) {
        presenterPlace = place
        presenterIndex = place.subviews.firstIndex { $0 === view } ?? 0
        presenterFrame = shouldPresentInFullscreen ? nil : view.frame
    }

    /// Puts the presenter's view back: after its removal, or because an app's animator took it into the container.
    func restorePresenterView() {
        guard let view = presentingViewController.viewIfLoaded, presenterIsRemoved || view.superview === container else { return }
        presenterIsRemoved = false
        // An app's container that removes the presenter has removed the presenter's view itself.
        if !shouldPresentInFullscreen, presentingViewController.isLeavingOwnContainer { return }
        guard let place = presenterPlace ?? container.superview, view.superview == nil || view.superview === container else { return }
        view.frame = presenterFrame ?? place.bounds
        place.insertSubview(view, at: presenterIndex)
    }

    /// Removes the presented view, unless another style has taken it over.
    func removePresentedViewItself() {
        guard presentedViewController.isViewLoaded, let view = presentedView, view.isDescendant(of: container) else { return }
        view.removeFromSuperview()
    }

    func removeContainer() {
        if isMoving, let view = presentedViewController.viewIfLoaded { ModalMotion.release(view) }
        isMoving = false
        removePresentedView()
        if let view = presentedViewController.viewIfLoaded, view.isDescendant(of: container) { view.removeFromSuperview() }
        let place = container.superview
        container.removeFromSuperview()
        container.dropBackdrop()
        let presenter = presentingViewController.presentation
        guard let contextView = presenter.contextView, contextView === place else { return }
        presenter.contextView = nil
        contextView.end(giving: presenter.controller.viewIfLoaded)
    }

    /// Called when the presented controller wants another size.
    func contentSizeChanged() {
        guard container.superview != nil, !isMoving else { return }
        container.setNeedsLayout()
    }

    // MARK: Adaptation

    /// Called on the controller in use while traits flow down the views: the views change once they have arrived.
    func environmentChanged() {
        let presented = presentedViewController
        guard let own = presented.presentation.presentationControllerStorage, own.inForce === self else { return }
        UpdateCycle.shared.perform(afterCommit: {
            guard presented.presentation.presentationControllerStorage === own else { return }
            LiveAdaptation(own, to: own.presentingViewController.traitCollection)?.run()
        })
    }

    func standardAdaptation(to traits: UITraitCollection) -> UIModalPresentationStyle {
        let style = presentationStyle
        guard traits.horizontalSizeClass == .compact else { return style }
        switch style {
        case .popover: return Behaviour.sheetByDefault.isOn ? .pageSheet : .fullScreen
        case .pageSheet, .formSheet: return Behaviour.sheetByDefault.isOn ? style : .fullScreen
        default: return style
        }
    }

    func standardAdapted(to style: UIModalPresentationStyle) -> UIPresentationController? {
        let other: UIPresentationController
        switch style {
        case .pageSheet, .formSheet: other = UISheetPresentationController(presentedViewController: presentedViewController, presenting: presentingViewController)
        case .fullScreen, .overFullScreen: other = UIPresentationController(presentedViewController: presentedViewController, presenting: presentingViewController)
        default: return nil
        }
        other.styleInForce = style
        other.delegate = delegate
        return other
    }

    func tellDelegateOfStyle(_ coordinator: TransitionCoordinator) {
        guard let delegate else { return }
        let shown = presentedViewController.presentation.presentationControllerStorage ?? self
        let style: UIModalPresentationStyle = shown === self ? .none : styleInForce ?? .none
        if shown !== self { ifImplemented { delegate.presentationController(shown, prepare: self) } }
        ifImplemented { delegate.presentationController(shown, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator) }
    }
}

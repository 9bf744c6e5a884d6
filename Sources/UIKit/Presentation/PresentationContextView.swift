// A controller inside one of UIKit's containers that presents in its own context: its view and the view presented over
// it move, come and go as one, and so does their appearance. UIPresentationController+Views makes and ends this view;
// containers use `placedView` and `seen` instead of the child's own view and machine.
import CoreGraphics

/// A view that replaces the child's view in the container; it holds that view, and above it the presentation's container.
@MainActor final class PresentationContextView: UIView {
    /// Replaces `content` in its superview without a callback: nothing enters or leaves a window.
    init(around content: UIView) {
        super.init(frame: content.frame)
        autoresizingMask = content.autoresizingMask
        layoutState.containerInsets = content.layoutState.containerInsets
        content.layoutState.containerInsets = .zero
        guard let place = content.superview, let index = place.subviews.firstIndex(where: { $0 === content }) else { return }
        place.insertSubview(self, at: index)
        adopt(content)
        content.frame = bounds
    }

    required init?(coder: NSCoder) { nil }

    /// Ends the view after the presentation: `content` takes its own place again.
    func end(giving content: UIView?) {
        if let content, content.superview === self {
            content.layoutState.containerInsets = layoutState.containerInsets
            if let place = superview, let index = place.subviews.firstIndex(where: { $0 === self }) {
                place.adopt(content, at: index)
                content.frame = frame
            } else {
                content.removeFromSuperview()
            }
        }
        removeFromSuperview()
    }
}

extension UIViewController {
    /// The view that UIKit's containers place for this child. Reading it loads the view.
    var placedView: UIView? { presentation.contextView ?? view }
    var placedViewIfLoaded: UIView? { presentation.contextView ?? viewIfLoaded }

    /// The appearance machine of the visible part of this child: its own, or that of the controller that covers it in its context.
    var seen: AppearanceMachine { cover?.seen ?? appearance }

    /// The controller that hides this one in its own presentation context, at rest.
    private var cover: UIViewController? {
        guard appearance.state == .disappeared, let presented = presentedInContext, presented.presentation.controllerInForce?.presenterIsRemoved == true else { return nil }
        return presented
    }

    /// Whether a presentation over the whole screen has removed this controller's view, at rest: a container or a window that
    /// appears again does not show it.
    var isTakenAway: Bool {
        var next = presentation.presented
        while let presented = next?.presentation, presented.transition == nil, let cover = presented.controllerInForce, cover.presenterIsRemoved {
            if cover.shouldPresentInFullscreen { return true }
            // A controller that replaced another in its context leaves with that context.
            next = presented.presented
        }
        return false
    }

    /// Whether a controller presented by this one is visible in `window`.
    func isCovered(in window: UIWindow) -> Bool {
        var next = presentation.presented
        while let presented = next {
            if presented.viewIfLoaded?.window === window { return true }
            next = presented.presentation.presented
        }
        return false
    }

    /// The controller presented in this one's own context, unless it is coming or going: it appears and disappears with this controller.
    /// A search controller gets no such callbacks (qmui-searchcontroller).
    var presentedInContext: UIViewController? {
        guard let presented = presentation.presented, !(presented.presentation.transition?.hasBegun ?? false), !presented.isSearch,
            let controller = presented.presentation.controllerInForce, !controller.shouldPresentInFullscreen
        else { return nil }
        return presented
    }
}

// A controller inside one of UIKit's containers that presents in its own context: its view and what is presented over
// it move, come and go as one, and so does their appearance. UIPresentationController+Views makes and ends the view;
// containers place `placedView` and call `seen` instead of the child's own.
import CoreGraphics

/// Stands in the container where the child's view stood, holds it, and above it the presentation's container.
@MainActor final class PresentationContextView: UIView {
    /// Takes the place of `content` without a callback: nothing enters or leaves a window.
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

    /// The presentation is over: `content` stands alone again.
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
    /// What a container of UIKit's puts in place for this child. Loads the view.
    var placedView: UIView? { presentation.contextView ?? view }
    var placedViewIfLoaded: UIView? { presentation.contextView ?? viewIfLoaded }

    /// The appearance of what is seen of this child: its own, or that of what covers it in its context.
    var seen: AppearanceMachine { cover?.seen ?? appearance }

    /// What hides this controller in its own presentation context, at rest.
    private var cover: UIViewController? {
        guard appearance.state == .disappeared, let presented = presentedInContext, presented.presentation.controllerInForce?.presenterIsRemoved == true else { return nil }
        return presented
    }

    /// What it presents over the whole screen has taken its view away, at rest: a container that appears again, or a window,
    /// does not show it.
    var isTakenAway: Bool {
        var next = presentation.presented
        while let presented = next?.presentation, presented.transition == nil, let cover = presented.controllerInForce, cover.presenterIsRemoved {
            if cover.shouldPresentInFullscreen { return true }
            // What took its place in its context goes with it.
            next = presented.presented
        }
        return false
    }

    /// Something of what it presents is in `window`.
    func isCovered(in window: UIWindow) -> Bool {
        var next = presentation.presented
        while let presented = next {
            if presented.viewIfLoaded?.window === window { return true }
            next = presented.presentation.presented
        }
        return false
    }

    /// What it presents in its own context, unless that is coming or going: it appears and disappears with this controller.
    /// A search controller hears nothing of it (qmui-searchcontroller).
    var presentedInContext: UIViewController? {
        guard let presented = presentation.presented, presented.presentation.transition == nil, !presented.isSearch,
            let controller = presented.presentation.controllerInForce, !controller.shouldPresentInFullscreen
        else { return nil }
        return presented
    }
}

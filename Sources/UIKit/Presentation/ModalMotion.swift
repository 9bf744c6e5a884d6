// The system's motions of a presented view: from below, by fading, by flipping.
// UIPresentationController calls it inside and around its animation.
import CoreGraphics

@MainActor enum ModalMotion {
    static func prepare(_ view: UIView, in container: UIView, style: UIModalTransitionStyle) {
        view.layoutState.freezesInsets = true
        UIView.performWithoutAnimation { leave(view, container, style) }
    }

    static func place(_ view: UIView, at frame: CGRect) {
        view.alpha = 1
        view.transform = .identity
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        view.layoutState.freezesInsets = false
    }

    static func remove(_ view: UIView, from container: UIView, style: UIModalTransitionStyle) {
        view.layoutState.freezesInsets = true
        leave(view, container, style)
    }

    /// Removes the leftovers of an interrupted motion.
    static func release(_ view: UIView) {
        view.layoutState.freezesInsets = false
        UIView.performWithoutAnimation {
            view.alpha = 1
            view.transform = .identity
        }
    }

    private static func leave(_ view: UIView, _ container: UIView, _ style: UIModalTransitionStyle) {
        switch style {
        case .crossDissolve: view.alpha = 0
        case .flipHorizontal: view.transform = CGAffineTransform(scaleX: 0.01, y: 1)
        case .coverVertical, .partialCurl: view.center.y += container.bounds.maxY - view.frame.minY
        }
    }
}

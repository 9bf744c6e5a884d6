// Lets a controller grow out of a view and shrink back into it (`preferredTransition = .zoom`). Apple's curve, corner and blur are
// not public: the view's frame is scaled, its corners go, and a colour dims the views behind (Docs/DIVERGENCES.md).
// UIViewController+PreferredTransition makes it; transitions run it like an app's own animator.
import CoreGraphics

@MainActor final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let zoomed: UIViewController
    private let source: UIView
    private let options: UIViewController.Transition.ZoomOptions?
    private let isArriving: Bool
    /// The duration in seconds: that of presentations, because the device's is not documented.
    static let duration = UIPresentationController.modalDuration

    init(zoomed: UIViewController, source: UIView, options: UIViewController.Transition.ZoomOptions?, isArriving: Bool) {
        (self.zoomed, self.source, self.options, self.isArriving) = (zoomed, source, options, isArriving)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        if let other = context.view(forKey: isArriving ? .from : .to), let controller = context.viewController(forKey: isArriving ? .from : .to), !isArriving {
            other.frame = context.finalFrame(for: controller)
            container.insertSubview(other, at: 0)
        }
        guard let moving = context.view(forKey: isArriving ? .to : .from) else { return context.completeTransition(!context.transitionWasCancelled) }
        if isArriving {
            moving.frame = context.finalFrame(for: zoomed)
            container.addSubview(moving)
            moving.layoutIfNeeded()
        }
        let dimming = UIVisualEffectView(effect: options?.dimmingVisualEffect)
        dimming.frame = container.bounds
        dimming.contentView.backgroundColor = options?.dimmingColor ?? UIColor(white: 0, alpha: 0.5)
        container.insertSubview(dimming, belowSubview: moving)
        let place = transform(of: moving, in: container)
        let corner = moving.layer.cornerRadius, clips = moving.clipsToBounds, wasHidden = source.isHidden
        let start: @MainActor () -> Void = { [source] in
            moving.transform = place
            moving.layer.cornerRadius = source.layer.cornerRadius / max(abs(place.a), 0.01)
            dimming.alpha = 0
        }
        let end: @MainActor () -> Void = {
            moving.transform = .identity
            moving.layer.cornerRadius = corner
            dimming.alpha = 1
        }
        moving.clipsToBounds = true
        source.isHidden = true
        if isArriving { start() } else { end() }
        UIView.animateTouchably(withDuration: Self.duration, delay: 0, options: .curveEaseInOut, animations: isArriving ? end : start) { [source] _ in
            end()
            moving.clipsToBounds = clips
            source.isHidden = wasHidden
            dimming.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Lays the alignment rectangle of the view over the source.
    private func transform(of moving: UIView, in container: UIView) -> CGAffineTransform {
        let target = source.convert(source.bounds, to: container)
        let asked = options?.alignmentRectProvider?(UIViewController.Transition.ZoomAlignmentRectContext(source, zoomed))
        let rect = asked.flatMap { $0.isEmpty ? nil : $0 } ?? moving.bounds
        guard rect.width > 0, rect.height > 0, target.width > 0, target.height > 0 else { return CGAffineTransform(scaleX: 0.01, y: 0.01) }
        let scale = max(target.width / rect.width, asked == nil ? 0 : target.height / rect.height)
        let middle = CGPoint(x: rect.midX - moving.bounds.midX, y: rect.midY - moving.bounds.midY)
        let offset = CGPoint(x: target.midX - moving.center.x - middle.x * scale, y: target.midY - moving.center.y - middle.y * scale)
        return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: offset.x, ty: offset.y)
    }
}

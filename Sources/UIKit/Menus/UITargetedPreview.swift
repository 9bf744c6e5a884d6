// UITargetedPreview: a view that is lifted off the screen, its look and its place. Menus, drags and drops show
// it as a picture: `picture()`.
import CoreGraphics
import QuartzCore

/// A view that a menu or a drag lifts off the screen.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The lifted view.
    open private(set) var view: UIView
    /// The look of the lifted view.
    open private(set) var parameters: UIPreviewParameters
    /// The place of the lifted view.
    open private(set) var target: UIPreviewTarget

    /// Creates a preview of a view that need not be on screen: `target` is its place.
    public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// A view on screen, in its own place.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(view: view, parameters: parameters, target: UITargetedPreview.place(of: view))
    }

    /// A view on screen, whole and in its own place.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    static func place(of view: UIView) -> UIPreviewTarget {
        UIPreviewTarget(container: view.superview ?? view.window ?? view, center: view.center, transform: view.transform)
    }

    /// The size of the lifted view, in points.
    open var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

    /// The same view with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
        Self(view: view, parameters: parameters, target: newTarget)
    }

    /// The lifted view's place in a window; nil when its target is on no screen.
    func frame(in window: UIWindow) -> CGRect? {
        guard target.container.window === window else { return nil }
        let center = target.container.convert(target.center, to: window)
        var rect = CGRect(x: center.x - view.bounds.width / 2, y: center.y - view.bounds.height / 2, width: view.bounds.width, height: view.bounds.height)
        if let shown = parameters.visiblePath?.bounds { rect = CGRect(x: rect.minX + shown.minX, y: rect.minY + shown.minY, width: shown.width, height: shown.height) }
        return rect
    }

    /// A view of `size` with the present look of the lifted view.
    func picture() -> UIView {
        let shown = parameters.visiblePath?.bounds ?? view.bounds
        let holder = UIView(frame: CGRect(origin: .zero, size: shown.size))
        let picture = view.resizableSnapshotView(from: shown, afterScreenUpdates: true, withCapInsets: .zero) ?? UIView(frame: CGRect(origin: .zero, size: shown.size))
        holder.backgroundColor = parameters.backgroundColor
        picture.frame = holder.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.addSubview(picture)
        holder.isUserInteractionEnabled = false
        if let path = parameters.visiblePath {
            let mask = CAShapeLayer()
            let moved = UIBezierPath(cgPath: path.cgPath)
            moved.apply(CGAffineTransform(translationX: -shown.minX, y: -shown.minY))
            mask.path = moved.cgPath
            holder.layer.mask = mask
        } else {
            holder.layer.cornerRadius = max(view.layer.cornerRadius, 0)
            holder.clipsToBounds = view.layer.cornerRadius > 0
        }
        return holder
    }
}

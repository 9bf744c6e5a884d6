// UIPreviewParameters: how a lifted view is cut out, filled and shadowed.

/// How a lifted view looks: its outline, what is behind it, its shadow.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The part of the view that shows, in its points; nil for all of it.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow, in the view's points; nil follows `visiblePath`.
    open var shadowPath: UIBezierPath?
    /// Behind the view; nil or clear lets the screen show through.
    open var backgroundColor: UIColor!

    /// All of the view, on the system's background.
    public override init() {
        super.init()
        backgroundColor = .systemBackground
    }

    /// The lines of a text, in the view's points, each with a little room around it.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for rect in textLineRects.map(\.cgRectValue) { path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -4, dy: -2), cornerRadius: 4)) }
        visiblePath = path
    }
}

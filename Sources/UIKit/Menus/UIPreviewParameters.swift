// UIPreviewParameters: the outline, background and shadow of a lifted view.

/// The look of a lifted view: its outline, its background, its shadow.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The visible part of the view, in its points; nil for the whole view.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow, in the view's points; nil follows `visiblePath`.
    open var shadowPath: UIBezierPath?
    /// The colour behind the view; nil or clear lets the screen show through.
    open var backgroundColor: UIColor!

    /// Creates parameters for the whole view, on the system's background.
    public override init() {
        super.init()
        backgroundColor = .systemBackground
    }

    /// Creates an outline around the lines of a text, in the view's points, with a little room around each.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for rect in textLineRects.map(\.cgRectValue) { path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -4, dy: -2), cornerRadius: 4)) }
        visiblePath = path
    }
}

// The effects of a change of frame, bounds, centre or transform, and conversion between views.

extension UIView {
    /// Runs a geometry change and resizes subviews when the size changed.
    func changeGeometry(_ change: () -> Void) {
        let layer = layer
        let before = (bounds: layer.bounds, position: layer.position, transform: layer.transform)
        let oldSize = before.bounds.size
        change()
        let after = layer.bounds, newSize = after.size
        UpdateCycle.shared.setNeedsFrame()
        if oldSize != newSize {
            // Otherwise the picture stays and is placed by the content mode (log2-resize-no-draw, log2-cycle).
            if redrawsWhenResized || oldSize.isEmpty { setNeedsDisplay() }
            if autoresizesSubviews { resizeSubviews(withOldSize: oldSize) }
            setNeedsLayout()
        }
        // Containers set the same frames again in every layout: insets and constraints below stay as they are.
        guard after != before.bounds || layer.position != before.position || layer.transform != before.transform else { return }
        layoutState.geometryChanged(sizeChanged: oldSize != newSize)
        if cornerConfiguration != nil { applyCorners() }
        for view in subviews where view.cornerConfiguration != nil { view.applyCorners() }
    }

    func fitSize() {
        let size = sizeThatFits(bounds.size)
        // Under a transform the frame is a bounding box: the size belongs to the bounds.
        if layer.transform.isIdentity { frame = CGRect(origin: frame.origin, size: size) } else { bounds.size = size }
    }

    func contentModeChanged(from old: ContentMode) {
        guard contentMode != old else { return }
        layer.contentsGravity = contentMode.layerGravity
        setNeedsDisplay()
    }

    /// `contentMode = .redraw`; labels and UIKit's own drawings are never stretched.
    private var redrawsWhenResized: Bool {
        contentMode == .redraw || isNeverStretched || whoDraws == .framework
    }

    func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let target = view ?? window else { return layer.convert(point, to: topmost.layer) }
        return layer.convert(point, to: target.layer)
    }
    func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let source = view ?? window else { return layer.convert(point, from: topmost.layer) }
        return layer.convert(point, from: source.layer)
    }
    func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
        guard let target = view ?? window else { return layer.convert(rect, to: topmost.layer) }
        return layer.convert(rect, to: target.layer)
    }
    func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let source = view ?? window else { return layer.convert(rect, from: topmost.layer) }
        return layer.convert(rect, from: source.layer)
    }
}

// 6.3.1's optimiser crashes when it specialises these for the type of the space, so it leaves them alone.
extension UIView: UICoordinateSpace {
    /// The screen and every other space that is not a view count as the window.
    @_optimize(none) public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { convert(point, to: coordinateSpace as? UIView) }
    /// The screen and every other space that is not a view count as the window.
    @_optimize(none) public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { convert(point, from: coordinateSpace as? UIView) }
    /// The screen and every other space that is not a view count as the window.
    @_optimize(none) public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { convert(rect, to: coordinateSpace as? UIView) }
    /// The screen and every other space that is not a view count as the window.
    @_optimize(none) public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { convert(rect, from: coordinateSpace as? UIView) }
}

extension UIView.ContentMode {
    /// Core Animation's top and bottom are those of a y-up space, UIKit's those of a y-down one.
    var layerGravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .bottom
        case .bottom: .top
        case .left: .left
        case .right: .right
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomLeft: .topLeft
        case .bottomRight: .topRight
        }
    }
}

extension CGSize {
    var isEmpty: Bool { width <= 0 || height <= 0 }
}

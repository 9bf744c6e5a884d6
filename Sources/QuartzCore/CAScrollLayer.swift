// A layer that shows a part of its sublayers: scrolling moves the origin of its bounds. It knows neither fingers nor limits.

import CoreGraphics

/// The axes that a scroll layer moves on.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No scrolling.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Up and down.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// The layer scrolls left and right.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// The layer scrolls both ways. The default.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// Scrolls its sublayers by the origin of its bounds.
open class CAScrollLayer: CALayer, @unchecked Sendable {
    /// The axes that scrolling moves on.
    open var scrollMode: CAScrollLayerScrollMode = .both

    /// Moves the bounds' origin to `p` on the axes that `scrollMode` allows.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        if origin != bounds.origin { bounds.origin = origin }
    }

    /// Moves only until `r`, or as much of it as fits, is visible.
    open func scroll(to r: CGRect) {
        func place(_ from: CGFloat, _ length: CGFloat, _ start: CGFloat, _ extent: CGFloat) -> CGFloat {
            if start < from || extent > length { return start }
            return start + extent > from + length ? start + extent - length : from
        }
        scroll(to: CGPoint(
            x: place(bounds.minX, bounds.width, r.minX, r.width), y: place(bounds.minY, bounds.height, r.minY, r.height)))
    }

    override func copyProperties(of layer: CALayer) {
        super.copyProperties(of: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }
}

extension CALayer {
    private var scroller: CAScrollLayer? {
        var current = parent
        while let one = current {
            if let found = one as? CAScrollLayer { return found }
            current = one.parent
        }
        return nil
    }

    /// Scrolls the nearest `CAScrollLayer` above, so that a point of this layer is its origin.
    public func scroll(_ p: CGPoint) {
        if let scroller { scroller.scroll(to: scroller.convert(p, from: self)) }
    }

    /// Scrolls the nearest `CAScrollLayer` above as little as shows a rectangle of this layer.
    public func scrollRectToVisible(_ r: CGRect) {
        if let scroller { scroller.scroll(to: scroller.convert(r, from: self)) }
    }

    /// The part of the bounds that clipping layers above leave.
    public var visibleRect: CGRect {
        var rect = bounds
        var current = parent
        while let one = current {
            if one.masksToBounds || one is CAScrollLayer { rect = rect.intersection(convert(one.bounds, from: one)) }
            current = one.parent
        }
        return rect.isNull ? .zero : rect
    }
}

// The values of a layer's properties, so that a presentation layer is a copy of
// one structure. Only CALayer uses it.

import CoreGraphics

struct LayerState {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3D.identity { didSet { isTurned = isGeometryFlipped || !transform.isIdentity } }
    var sublayerTransform = CATransform3D.identity { didSet { turnsSublayers = !sublayerTransform.isIdentity } }
    /// Whether more than its position lies between the layer and its superlayer. Stored, since hit testing reads it at each level.
    private(set) var isTurned = false
    private(set) var turnsSublayers = false
    var opacity: Float = 1
    var isHidden = false
    var isDoubleSided = true
    var isGeometryFlipped = false { didSet { isTurned = isGeometryFlipped || !transform.isIdentity } }
    var masksToBounds = false
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners: CACornerMask = .all
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var contents: Any?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var minificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    var magnificationFilter = CALayerContentsFilter.linear
    var rasterizationScale: CGFloat = 1
}

extension LayerState {
    /// Whether the geometry can be drawn: finite numbers. A layer with other values is not drawn, nor are its contents.
    var isDrawable: Bool {
        func isPlain(_ number: CGFloat) -> Bool { abs(number) < 1e12 }
        func isPlain(_ rect: CGRect) -> Bool { isPlain(rect.origin.x) && isPlain(rect.origin.y) && isPlain(rect.size.width) && isPlain(rect.size.height) }
        func isPlain(_ t: CATransform3D) -> Bool {
            isPlain(t.m11) && isPlain(t.m12) && isPlain(t.m13) && isPlain(t.m14) && isPlain(t.m21) && isPlain(t.m22) && isPlain(t.m23) && isPlain(t.m24)
                && isPlain(t.m31) && isPlain(t.m32) && isPlain(t.m33) && isPlain(t.m34) && isPlain(t.m41) && isPlain(t.m42) && isPlain(t.m43) && isPlain(t.m44)
        }
        return isPlain(bounds) && isPlain(position.x) && isPlain(position.y) && isPlain(anchorPoint.x) && isPlain(anchorPoint.y) && isPlain(contentsRect)
            && isPlain(zPosition) && isPlain(anchorPointZ) && isPlain(contentsScale) && isPlain(borderWidth) && isPlain(cornerRadius)
            && (!isTurned || isPlain(transform)) && (!turnsSublayers || isPlain(sublayerTransform))
    }

    /// A blur or a distance without end throws none.
    var castsShadow: Bool { shadowOpacity > 0 && abs(shadowRadius) < 10_000 && abs(shadowOffset.width) < 1e6 && abs(shadowOffset.height) < 1e6 }
}

/// Corners by the sides they lie at: y grows downwards.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the upper left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// At the upper right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// At the lower left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// At the lower right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}

/// Edges of a layer, for `edgeAntialiasingMask`, which has no effect here.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The lower edge.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The upper edge.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The placement of contents in bounds of another size. Top and bottom refer to a y axis that points up: in UIKit's space
/// they are the other way round, as on a device.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The contents are in the middle, in their own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the middle of UIKit's lower edge, in their own size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the middle of UIKit's upper edge, in their own size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the middle of the left edge, in their own size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the middle of the right edge, in their own size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// The contents are in UIKit's lower left corner, in their own size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// The contents are in UIKit's lower right corner, in their own size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// The contents are in UIKit's upper left corner, in their own size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// The contents are in UIKit's upper right corner, in their own size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// The contents are stretched to the bounds and may lose their proportions.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// The contents are as large as fits the bounds, in proportion.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// The contents are as large as fills the bounds, in proportion.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter with which contents of another size are drawn.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Each pixel of the contents stays a square.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Neighbouring pixels of the contents are blended.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The same as `linear` here.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Begins earlier along the edges and bends more evenly, as the corners of the device do.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

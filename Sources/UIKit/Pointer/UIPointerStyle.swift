// UIPointerStyle: the look of the pointer: an effect on the view below it, a shape of its own, or hidden.
import CoreGraphics

/// The look of the pointer in a region.
@preconcurrency @MainActor
open class UIPointerStyle: UIHoverStyle {
    enum Look { case effect(UIPointerEffect, UIPointerShape?), shape(UIPointerShape, UIAxis), hidden, system }
    let look: Look
    /// The shapes beside the pointer.
    open var accessories: [UIPointerAccessory] = []

    private init(_ look: Look) { self.look = look }

    /// Creates a style in which the pointer changes the view below it; `shape` is the pointer's shape meanwhile.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init(.effect(effect, shape)) }
    /// Creates a style in which the pointer has its own shape and stays in the region along some axes.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init(.shape(shape, axes)) }
    /// A style without a pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }
    /// The system's pointer.
    open class func system() -> UIPointerStyle { UIPointerStyle(.system) }
}

/// The effect of the pointer on the view below it.
public enum UIPointerEffect {
    /// The system's choice; behind the view; the view is lifted; hover with the given options.
    case automatic(UITargetedPreview)
    /// The pointer lies behind the view.
    case highlight(UITargetedPreview)
    /// The view comes up and shines.
    case lift(UITargetedPreview)
    /// The view grows, casts a shadow or takes a tint, as told.
    case hover(UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)

    /// The place of a hovered view's tint.
    public enum TintMode: Int, Sendable {
        /// None; over the view; under the view.
        case none = 0, overlay, underlay
    }

    /// The view below the pointer.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }
}

/// A shape of the pointer.
public enum UIPointerShape {
    /// A path around the middle of the pointer.
    case path(UIBezierPath)
    /// A rectangle with round corners.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A line of text: upright, or across, of a length.
    case verticalBeam(length: CGFloat)
    /// A horizontal beam.
    case horizontalBeam(length: CGFloat)
    /// The radius that the system likes.
    public static let defaultCornerRadius: CGFloat = 8
}

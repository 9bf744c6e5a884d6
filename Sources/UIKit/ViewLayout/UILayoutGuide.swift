// Rectangles that take part in Auto Layout without being views: the system's guides and the app's own.
// A system guide (safe area, margins, …) has no variables: LayoutRegion derives it from its view.
import ObjectiveC
import CoreGraphics
import Foundation

/// An invisible rectangle in a view's coordinates that constraints can refer to.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    var kind: Kind = .custom
    @_ZeroingReference var owner: UIView?

    /// Shown in descriptions and in the console.
    open var identifier: String = ""

    /// The view the guide belongs to; set by `addLayoutGuide(_:)`.
    open var owningView: UIView? {
        get { owner }
        set {
            guard owner !== newValue else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// The rectangle in points of the owning view; final once that view was laid out.
    open var layoutFrame: CGRect { owner?.layoutState.frame(of: self) ?? .zero }

    /// The edge at which reading begins. Each read makes another anchor; anchors of the same attribute compare equal.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
    /// The edge at which reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
    /// The left edge, in every language.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
    /// The right edge, in every language.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
    /// The width, for constraints to other sizes and to constants.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    /// The height, for constraints to other sizes and to constants.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
    /// The horizontal middle.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
    /// The vertical middle.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }

    open nonisolated override var description: String {
        assumingMainActor {
            let frame = layoutFrame
            let origin = "(\(ConstraintDescription.number(frame.minX)) \(ConstraintDescription.number(frame.minY))"
            let size = "\(ConstraintDescription.number(frame.width)) \(ConstraintDescription.number(frame.height)))"
            let owner = owner.map { Diagnostics.identity($0) } ?? "(null)"
            return "<\(Diagnostics.className(self)): \(ConstraintDescription.address(self)) - \"\(identifier)\", layoutFrame = {\(origin); \(size)}, owningView = \(owner)>"
        }
    }

    /// The source of the rectangle.
    enum Kind: Hashable {
        /// Constraints of the app.
        case custom
        case safeArea
        case margins
        case readableContent
        /// The content of a scroll view; its edges define `contentSize`.
        case scrollContent
        /// The visible part of a scroll view.
        case scrollFrame
        case keyboard
        /// The strips of `topLayoutGuide` and `bottomLayoutGuide`.
        case topSupport
        case bottomSupport
    }

    /// The kind of a guide: the two guides that a scroll view makes for itself are recognised by their identifiers.
    static func scrollKind(of guide: UILayoutGuide, in view: UIView) -> Kind {
        guard view.holdsScrolledContent else { return .custom }
        switch guide.identifier {
        case "UIScrollView-contentLayoutGuide": return .scrollContent
        case "UIScrollView-frameLayoutGuide": return .scrollFrame
        default: return .custom
        }
    }
}

/// The bars' edges as `topLayoutGuide` and `bottomLayoutGuide` gave them before iOS 11.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// Height of the bar in points.
    var length: CGFloat { get }
    /// The upper edge of the bars; for the top guide the view's top.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge of the bars; for the bottom guide the view's bottom.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the bars.
    var heightAnchor: NSLayoutDimension { get }
}

final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        guard let insets = owner?.safeAreaInsets else { return 0 }
        return kind == .topSupport ? insets.top : insets.bottom
    }
}

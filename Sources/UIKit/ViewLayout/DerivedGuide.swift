// The positions of the system's layout guides in their view: fixed distances from its edges.
// LayoutRegion turns the distances into constraints; UILayoutGuide.layoutFrame reads the rectangle.
import CoreGraphics

@MainActor enum DerivedGuide {
    enum Strip {
        /// Distances from the near and far edge.
        case inset(CGFloat, CGFloat)
        /// A strip of a given length along the near edge.
        case nearEdge(CGFloat)
        case farEdge(CGFloat)
    }

    static func strip(_ kind: UILayoutGuide.Kind, _ axis: NSLayoutConstraint.Axis, in view: UIView) -> Strip {
        let horizontal = axis == .horizontal
        let insets: UIEdgeInsets
        switch kind {
        case .safeArea:
            insets = coveredInsets(of: view)
        case .margins:
            let unsized = view.safeAreaInsets.subtracting(coveredInsets(of: view))
            insets = view.insetsLayoutMarginsFromSafeArea ? view.layoutMargins.subtracting(unsized) : view.layoutMargins
        case .readableContent:
            insets = readableInsets(of: view)
        case .scrollFrame:
            let origin = view.bounds.origin
            return horizontal ? .inset(origin.x, -origin.x) : .inset(origin.y, -origin.y)
        case .keyboard:
            let usesSafeArea = (view.layoutState.guide(.keyboard) as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
            return horizontal ? .inset(view.safeAreaInsets.left, view.safeAreaInsets.right) : .farEdge(max(KeyboardGuides.covered(of: view), usesSafeArea ? view.safeAreaInsets.bottom : 0))
        case .topSupport:
            return horizontal ? .inset(0, 0) : .nearEdge(view.safeAreaInsets.top)
        case .bottomSupport:
            return horizontal ? .inset(0, 0) : .farEdge(view.safeAreaInsets.bottom)
        case .custom, .scrollContent:
            insets = .zero
        }
        return horizontal ? .inset(insets.left, insets.right) : .inset(insets.top, insets.bottom)
    }

    /// The covered insets. A view without a size has no place, so nothing covers it: the insets of its corner could ask for too much room.
    private static func coveredInsets(of view: UIView) -> UIEdgeInsets {
        var insets = view.safeAreaInsets
        if view.bounds.width == 0 { (insets.left, insets.right) = (0, 0) }
        if view.bounds.height == 0 { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    static func frame(_ kind: UILayoutGuide.Kind, in view: UIView) -> CGRect {
        if kind == .scrollContent, let size = view.scrolledContentSize { return CGRect(origin: .zero, size: size) }
        let size = view.bounds.size
        let (x, width) = span(strip(kind, .horizontal, in: view), size.width)
        let (y, height) = span(strip(kind, .vertical, in: view), size.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private static func span(_ strip: Strip, _ length: CGFloat) -> (CGFloat, CGFloat) {
        switch strip {
        case .inset(let near, let far): (near, max(0, length - near - far))
        case .nearEdge(let size): (0, size)
        case .farEdge(let size): (length - size, size)
        }
    }

    /// Lines of text stay below this width in points; the value of the default content size category.
    private static let readableWidth: CGFloat = 672

    private static func readableInsets(of view: UIView) -> UIEdgeInsets {
        var insets = view.layoutMargins
        let excess = view.bounds.width - insets.horizontal - readableWidth
        if excess > 0 {
            insets.left += excess / 2
            insets.right += excess / 2
        }
        return insets
    }

    // MARK: The system's own constraints, for lists in the console

    /// `'UIViewSafeAreaLayoutGuide-top' V:|-(59)-[UILayoutGuide:0x…]` for the edges a constraint refers to.
    static func systemConstraint(for guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute) -> [NSLayoutConstraint] {
        guard guide.kind == .safeArea || guide.kind == .margins, let view = guide.owningView else { return [] }
        let frame = Self.frame(guide.kind, in: view)
        let edges: [(NSLayoutConstraint.Attribute, CGFloat)]
        let rightToLeft = view.layoutState.isRightToLeft
        switch attribute {
        case .top, .firstBaseline: edges = [(.top, frame.minY)]
        case .bottom, .lastBaseline: edges = [(.bottom, view.bounds.height - frame.maxY)]
        case .left: edges = [(.left, frame.minX)]
        case .right: edges = [(.right, view.bounds.width - frame.maxX)]
        case .leading: edges = rightToLeft ? [(.right, view.bounds.width - frame.maxX)] : [(.left, frame.minX)]
        case .trailing: edges = rightToLeft ? [(.left, frame.minX)] : [(.right, view.bounds.width - frame.maxX)]
        case .width, .centerX: edges = [(.left, frame.minX), (.right, view.bounds.width - frame.maxX)]
        case .height, .centerY: edges = [(.top, frame.minY), (.bottom, view.bounds.height - frame.maxY)]
        default: edges = []
        }
        return edges.map { edge, constant in
            let isNear = edge == .top || edge == .left
            let constraint = NSLayoutConstraint(
                item: isNear ? guide : view, attribute: edge, relatedBy: .equal, toItem: isNear ? view : guide, attribute: edge, multiplier: 1, constant: constant)
            constraint.identifier = guide.kind == .safeArea ? "UIViewSafeAreaLayoutGuide-\(edge.name)" : "UIView-\(edge.name)Margin-guide-constraint"
            constraint.host = view
            return constraint
        }
    }
}

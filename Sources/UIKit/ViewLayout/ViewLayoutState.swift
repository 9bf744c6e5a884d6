// The state of Auto Layout, margins and safe area for one view; UIView owns one of these.
// The engine reads it; inset computation is in ViewLayoutState+Insets.swift.
import ObjectiveC
import CoreGraphics

@MainActor final class ViewLayoutState {
    unowned let view: UIView

    // MARK: Constraints
    var translatesAutoresizingMask = true
    /// Held here for the app: `UIView.constraints`.
    var constraints = ConstraintList(.held)
    /// Constraints whose nearest common view this is, in order of activation.
    var spanning = ConstraintList(.spanning)
    /// The number of active constraints that connect an item inside this view with one outside.
    var crossings = 0
    /// The constraints of this subtree solved together, when this view is the root of such a region.
    var region: LayoutRegion?
    /// The region that has variables for this view, which are `item`.
    var memberOf: LayoutRegion? {
        get { memberNumber == 0 ? nil : memberStorage }
        set {
            memberStorage = newValue
            memberNumber = newValue?.number ?? 0
        }
    }
    @_ZeroingReference private var memberStorage: LayoutRegion?
    /// The number of that region, which identifies it without a reference; 0 for none.
    private(set) var memberNumber = 0
    var item: ItemVariables?
    /// The root of the surrounding region when LayoutEngine last examined the structure.
    @_ZeroingReference var knownRoot: UIView?
    var knownRootStructure = -1
    /// Subviews whose frames differ from the results, as far as these changed; the next layout of the view places them.
    private var movedSubviews: [UIView] = []
    /// Whether the view is in the superview's `movedSubviews`.
    private var isMoved = false
    /// Whether any subview may be away from its computed place, because the app has moved it: all are checked.
    private var subviewsMayDiffer = true
    /// The view is being marked for layout because of them.
    private var marksForMoves = false
    /// The frame that is being set is the result.
    var isBeingPlaced = false
    /// True while a region has variables for this view although its frame is its own.
    var isFixedItem = false
    /// True once a constraint was written with this view's insets or scroll offset as a constant.
    var feedsConstants = false
    var priorities = ContentPriorities()
    /// The objects that `UIView.constraints` lists for the content size, made on first read.
    var knownContentConstraints: [NSLayoutConstraint.Axis: NSContentSizeLayoutConstraint] = [:]

    /// Leading is on the other side now.
    func layoutDirectionChanged() {
        LayoutEngine.region(childrenOf: view)?.setNeedsRebuild()
        if view.window != nil { marginsSourceChanged() }
    }

    // MARK: Guides
    var guides: [UILayoutGuide] = []
    private var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]

    // MARK: Insets
    var safeAreaInsets: UIEdgeInsets = .zero
    /// The insets of a container's bars (navigation, tab, tool bar) over a controller's root view beyond the inherited insets.
    var containerInsets: UIEdgeInsets = .zero { didSet { if containerInsets != oldValue { safeAreaSourceChanged() } } }
    var customMargins: NSDirectionalEdgeInsets?
    var preservesSuperviewMargins = false
    var defaultMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    var insetsMarginsFromSafeArea = true
    /// The insets when the view left its window.
    var insetsInWindow: (safeArea: UIEdgeInsets, margins: UIEdgeInsets)?
    var knownMargins: UIEdgeInsets?
    /// Whether the insets are frozen: while a presented view slides in or out, its insets stay those of its resting place.
    var freezesInsets = false
    var owesSafeAreaCallback = false
    /// The insets of the last callback, while the view waits for the next.
    var safeAreaToldLast: UIEdgeInsets = .zero
    var owesMarginsCallback = false
    var knownRightToLeft: Bool?
    /// The direction of the traits in the layout of this number.
    var knownInheritedDirection = false
    var directionLayout = -1

    init(_ view: UIView) {
        self.view = view
    }

    /// Whether the view's frame comes from the app, so that its inside is solved apart from its outside.
    var isBoundary: Bool { (translatesAutoresizingMask && crossings == 0) || view.superview == nil }

    // MARK: Content size

    struct ContentPriorities {
        var hugging: (horizontal: Float, vertical: Float) = (250, 250)
        var compression: (horizontal: Float, vertical: Float) = (750, 750)
    }

    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(axis == .horizontal ? priorities.hugging.horizontal : priorities.hugging.vertical)
    }

    func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { priorities.hugging.horizontal = priority.rawValue } else { priorities.hugging.vertical = priority.rawValue }
        LayoutEngine.contentSizeChanged(of: view)
    }

    func compression(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(axis == .horizontal ? priorities.compression.horizontal : priorities.compression.vertical)
    }

    func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { priorities.compression.horizontal = priority.rawValue } else { priorities.compression.vertical = priority.rawValue }
        LayoutEngine.contentSizeChanged(of: view)
    }

    // MARK: Hierarchy (called by UIView)

    /// Called before a subview leaves: constraints between its subtree and the rest end, as UIKit removes them.
    func subviewWillLeave(_ subview: UIView) {
        var ancestor: UIView? = view
        while let current = ancestor {
            current.layoutState.removeConstraints { $0.concerns(subtreeOf: subview) }
            ancestor = current.superview
        }
        subview.layoutState.memberOf?.leave(subview)
        if subview.layoutState.isMoved { forgetMoves() }
    }

    /// Called after the superview was set or cleared.
    func superviewChanged() {
        if view.superview == nil { forgetInsets() }
        if !translatesAutoresizingMask || crossings > 0 { LayoutEngine.relocate(view) }
        if view.window != nil { updateInsets() }
    }

    func enteredWindow() { updateInsets() }

    func geometryChanged(sizeChanged: Bool) {
        if sizeChanged { region?.rootSizeChanged() }
        if isFixedItem { memberOf?.setNeedsRefresh() }
        if !isBeingPlaced, !translatesAutoresizingMask { view.superview?.layoutState.forgetMoves() }
        guideSourceChanged()
        if view.window != nil { updateInsets(sizeChanged: sizeChanged) }
    }

    // MARK: Results

    func noteMove(of subview: UIView, marking: Bool) {
        if marking, !view.layer.needsLayout() {
            marksForMoves = true
            view.setNeedsLayout()
            marksForMoves = false
        }
        guard !subviewsMayDiffer, !subview.layoutState.isMoved else { return }
        subview.layoutState.isMoved = true
        movedSubviews.append(subview)
    }

    /// Called when the app, or another part of UIKit, requests the layout of the subviews.
    func layoutRequested() { if !marksForMoves { forgetMoves() } }

    /// Notes that, until the next layout, any subview may be away from its computed place.
    func forgetMoves() {
        guard !subviewsMayDiffer else { return }
        subviewsMayDiffer = true
        for view in movedSubviews { view.layoutState.isMoved = false }
        movedSubviews.removeAll()
    }

    /// The subviews to place now.
    func takeMoves(_ subviews: [UIView]) -> [UIView] {
        if subviewsMayDiffer {
            subviewsMayDiffer = false
            return subviews
        }
        let moved = movedSubviews
        for view in moved { view.layoutState.isMoved = false }
        movedSubviews.removeAll()
        return moved
    }

    func removeConstraints(where matches: (NSLayoutConstraint) -> Bool) {
        guard !constraints.isEmpty else { return }
        for constraint in constraints.all where matches(constraint) {
            constraints.remove(constraint)
            constraint.uninstall()
        }
    }

    // MARK: Guides

    func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        if let guide = systemGuides[kind] { return guide }
        let guide = UILayoutGuide.system(kind, of: view)
        systemGuides[kind] = guide
        return guide
    }

    func supportGuide(_ kind: UILayoutGuide.Kind) -> any UILayoutSupport {
        (guide(kind) as? LayoutSupportGuide) ?? LayoutSupportGuide()
    }

    /// Called when a source of a system guide changed: constants of constraints follow.
    func guideSourceChanged() {
        if feedsConstants { LayoutEngine.refresh(around: view) }
    }

    func frame(of guide: UILayoutGuide) -> CGRect {
        if guide.kind == .custom {
            guard let region = LayoutEngine.region(childrenOf: view) else { return .zero }
            region.solveIfNeeded()
            return region.frame(of: guide) ?? .zero
        }
        return DerivedGuide.frame(guide.kind, in: view)
    }
}

extension UIView {
    var layoutState: ViewLayoutState { unsafeDowncast(ownLayoutState, to: ViewLayoutState.self) }
    func makeLayoutState() -> AnyObject { ViewLayoutState(self) }
}

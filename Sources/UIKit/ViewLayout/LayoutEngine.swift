// The entry to Auto Layout: records changes, finds the region that solves them, and keeps the list of regions to solve.
// Called by constraints, views and the update cycle; LayoutRegion does the solving.
import ObjectiveC
import CoreGraphics

/// Views whose frames depend on each other are solved together, in a region. A region ends at views that
/// keep their own frame (`translatesAutoresizingMaskIntoConstraints`), unless a constraint reaches across.
///
/// Views that move and constraints that are added are only recorded. Their regions are found once, before the next solving,
/// so that building a tree costs nothing here while it is still being put together.
@MainActor enum LayoutEngine {
    struct Weak<Object: AnyObject> {
        @_ZeroingReference var object: Object? = nil
    }

    /// The application's update cycle owns it.
    final class Work {
        var dirty: [Weak<LayoutRegion>] = []
        var moved: [Weak<UIView>] = []
        /// The activated constraints; each knows its place, and leaves when it is deactivated.
        var activated: [NSLayoutConstraint?] = []
    }

    private static var work: Work { UpdateCycle.shared.part { Work() } }
    /// Counts changes of structure, so that a root that was found stays known while nothing changes.
    private static var structure = 0

    // MARK: Regions

    /// The root of the region that positions the subviews of `view`.
    private static func root(childrenOf view: UIView) -> UIView {
        if view.layoutState.isBoundary { return view }
        var path: [ViewLayoutState] = []
        var root = view
        while !root.layoutState.isBoundary, let superview = root.superview {
            if root.layoutState.knownRootStructure == structure, let known = root.layoutState.knownRoot {
                root = known
                break
            }
            path.append(root.layoutState)
            root = superview
        }
        for state in path {
            state.knownRoot = root
            state.knownRootStructure = structure
        }
        return root
    }

    static func region(childrenOf view: UIView) -> LayoutRegion? {
        settleStructure()
        let state = view.layoutState
        if state.isBoundary { return state.region }
        return state.memberOf ?? root(childrenOf: view).layoutState.region
    }

    private static func neededRegion(childrenOf view: UIView) -> LayoutRegion {
        let state = view.layoutState
        if !state.isBoundary, let region = state.memberOf { return region }
        let root = root(childrenOf: view)
        if let region = root.layoutState.region { return region }
        let region = LayoutRegion(root: root)
        root.layoutState.region = region
        return region
    }

    // MARK: Changes

    static func added(_ constraint: NSLayoutConstraint, in span: UIView) {
        cross(constraint, in: span, by: 1)
        enter(constraint)
    }

    /// Records that the constraint is active and that no region has it yet.
    static func enter(_ constraint: NSLayoutConstraint) {
        let cycle = UpdateCycle.shared
        let work = cycle.part { Work() }
        constraint.placeInWork = work.activated.count
        work.activated.append(constraint)
        cycle.setNeedsFrame()
    }

    static func removed(_ constraint: NSLayoutConstraint, from span: UIView) {
        if constraint.placeInWork >= 0 {
            let work = work
            if constraint.placeInWork < work.activated.count, work.activated[constraint.placeInWork] === constraint { work.activated[constraint.placeInWork] = nil }
            constraint.placeInWork = -1
        }
        constraint.solver?.remove(constraint)
        cross(constraint, in: span, by: -1)
    }

    /// The view joined, or left, or began or ceased to keep its own frame.
    static func relocate(_ view: UIView) {
        structure += 1
        let cycle = UpdateCycle.shared
        cycle.part { Work() }.moved.append(Weak(object: view))
        cycle.setNeedsFrame()
    }

    /// Constants of constraints that the view's insets, scroll offset or baselines feed.
    static func refresh(around view: UIView) {
        view.layoutState.region?.setNeedsRefresh()
        view.layoutState.memberOf?.setNeedsRefresh()
    }

    /// Whether a text is being measured in a trial width, which must not count as a change of its content.
    private static var isMeasuring = false

    static func measuring<Result>(_ body: () -> Result) -> Result {
        let outer = isMeasuring
        isMeasuring = true
        defer { isMeasuring = outer }
        return body()
    }

    static func contentSizeChanged(of view: UIView) {
        guard !isMeasuring else { return }
        view.superview?.subviewContentSizeChanged()
        let region = view.superview == nil ? view.layoutState.region : view.layoutState.memberOf
        region?.contentSizeChanged(of: view)
        // The view's baselines may have moved.
        if view.layoutState.feedsConstants { region?.setNeedsRefresh() }
    }

    static func translationChanged(of view: UIView) {
        let state = view.layoutState
        // Constraints between the view and the views around it are written anew.
        state.memberOf?.setNeedsRebuild()
        state.region = nil
        relocate(view)
    }

    /// Counts a constraint at every view between its items and the view that spans them.
    private static func cross(_ constraint: NSLayoutConstraint, in span: UIView, by count: Int) {
        cross(constraint.firstItem, in: span, by: count)
        cross(constraint.secondItem, in: span, by: count)
        guard let composite = constraint.composite else { return }
        for item in [composite.first?.near, composite.first?.far, composite.second?.near, composite.second?.far] { cross(item, in: span, by: count) }
    }

    private static func cross(_ item: AnyObject?, in span: UIView, by count: Int) {
        guard let item, item !== span else { return }
        var view: UIView?
        if let own = item as? UIView { view = own.superview } else if let guide = item as? UILayoutGuide { view = guide.owningView }
        while let container = view, container !== span {
            let state = container.layoutState
            state.crossings = max(0, state.crossings + count)
            if state.translatesAutoresizingMask && state.crossings == (count > 0 ? 1 : 0) { translationChanged(of: container) }
            view = container.superview
        }
    }

    // MARK: Structure

    /// Finds the regions of everything that was noted.
    private static func settleStructure() {
        let work = work
        while !work.moved.isEmpty || !work.activated.isEmpty {
            let (views, constraints) = (work.moved, work.activated)
            work.moved = []
            work.activated = []
            // Neighbours mostly have one superview and one span, whose region is looked for once.
            var (lastSpan, lastRegion, lastStructure): (UIView?, LayoutRegion?, Int) = (nil, nil, -1)
            for entry in views {
                guard let view = entry.object else { continue }
                let state = view.layoutState
                if state.isBoundary {
                    settleInside(view, state)
                } else if let superview = view.superview {
                    state.region = nil
                    if lastRegion == nil || lastSpan !== superview || lastStructure != structure {
                        (lastSpan, lastRegion, lastStructure) = (superview, neededRegion(childrenOf: superview), structure)
                    }
                    lastRegion?.join(view)
                }
            }
            for case let constraint? in constraints {
                constraint.placeInWork = -1
                guard constraint.solver == nil, let span = constraint.span else { continue }
                if let lastRegion, lastSpan === span, lastStructure == structure {
                    lastRegion.add(constraint)
                } else {
                    let region = neededRegion(childrenOf: span)
                    region.add(constraint)
                    (lastSpan, lastRegion, lastStructure) = (span, region, structure)
                }
            }
        }
    }

    private static func settleInside(_ view: UIView, _ state: ViewLayoutState) {
        for subview in view.subviews where !subview.layoutState.isBoundary && subview.layoutState.memberOf == nil { neededRegion(childrenOf: view).join(subview) }
        for constraint in state.spanning.all where constraint.solver == nil { neededRegion(childrenOf: view).add(constraint) }
    }

    // MARK: Solving

    /// Counts layouts, so that values that cannot change during a layout are read once.
    private(set) static var layouts = 0

    static func setNeedsSolve(_ region: LayoutRegion) {
        work.dirty.append(Weak(object: region))
        UpdateCycle.shared.setNeedsFrame()
    }

    /// Called before the layout of `view`: solves the dirty regions of its window, so that only views that must move are marked.
    /// A region below a view that still waits for layout waits too: its size is not final.
    static func solveIfNeeded(for view: UIView) {
        layouts += 1
        settleStructure()
        let work = work
        guard !work.dirty.isEmpty else { return }
        let top = view.topmost
        var found: [(region: LayoutRegion, depth: Int)] = []
        work.dirty.removeAll { entry in
            guard let region = entry.object, region.isDirty else { return true }
            if region.root.topmost === top { found.append((region, depth(of: region.root))) }
            return false
        }
        found.sort { $0.depth < $1.depth }
        for (region, _) in found where region.isDirty {
            if waits(region.root, below: view) { region.root.setNeedsLayout() } else { region.solveIfNeeded() }
        }
        work.dirty.removeAll { $0.object.map { !$0.isDirty } ?? true }
    }

    private static func depth(of view: UIView) -> Int {
        var depth = 0
        var ancestor = view.superview
        while let current = ancestor {
            depth += 1
            ancestor = current.superview
        }
        return depth
    }

    private static func waits(_ root: UIView, below view: UIView) -> Bool {
        guard root !== view, root.hasAncestor(view) else { return false }
        var ancestor = root.superview
        while let current = ancestor {
            if current.layer.needsLayout() { return true }
            if current === view { return false }
            ancestor = current.superview
        }
        return false
    }

    /// The size that a view wants, from the constraints inside it. Nothing on screen changes.
    static func fittingSize(of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        layouts += 1
        settleStructure()
        let fitting = LayoutRegion.Fitting(target: target, horizontal: horizontal.rawValue, vertical: vertical.rawValue)
        if let region = view.layoutState.region, view.layoutState.isBoundary, let size = region.size(fitting: fitting) { return PixelGrid.roundUp(size) }
        let region = LayoutRegion(root: view, fitting: fitting)
        region.solveIfNeeded()
        return PixelGrid.roundUp(region.rootSize)
    }
}

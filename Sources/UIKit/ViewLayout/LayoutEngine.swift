// Auto Layout's entrance: finds the region that solves a constraint and keeps the list of regions to solve.
// Called by constraints, views and the update cycle; the solving itself is LayoutRegion's.
import CoreGraphics

/// Views whose frames depend on each other are solved together, in a region. A region ends at views that
/// keep their own frame (`translatesAutoresizingMaskIntoConstraints`), unless a constraint reaches across.
@MainActor enum LayoutEngine {
    private struct Pending {
        weak var region: LayoutRegion?
    }

    private static var pending: [Pending] = []

    /// The root of the region that positions the subviews of `view`.
    static func root(childrenOf view: UIView) -> UIView {
        var root = view
        while !root.layoutState.isBoundary, let superview = root.superview { root = superview }
        return root
    }

    static func region(childrenOf view: UIView) -> LayoutRegion? { root(childrenOf: view).layoutState.region }

    private static func neededRegion(childrenOf view: UIView) -> LayoutRegion {
        let root = root(childrenOf: view)
        if let region = root.layoutState.region { return region }
        let region = LayoutRegion(root: root)
        root.layoutState.region = region
        return region
    }

    // MARK: Changes

    static func added(_ constraint: NSLayoutConstraint, in span: UIView) {
        cross(constraint, in: span, by: 1)
        neededRegion(childrenOf: span).add(constraint)
    }

    static func removed(_ constraint: NSLayoutConstraint, from span: UIView) {
        region(childrenOf: span)?.remove(constraint)
        cross(constraint, in: span, by: -1)
    }

    static func constantChanged(of constraint: NSLayoutConstraint, in span: UIView) {
        region(childrenOf: span)?.constantChanged(of: constraint)
    }

    static func priorityChanged(of constraint: NSLayoutConstraint, in span: UIView) {
        region(childrenOf: span)?.priorityChanged(of: constraint)
    }

    static func setNeedsRebuild(childrenOf view: UIView) { neededRegion(childrenOf: view).setNeedsRebuild() }

    static func refresh(childrenOf view: UIView) { region(childrenOf: view)?.setNeedsRefresh() }

    /// Measuring a text in a trial width must not count as a change of its content.
    private static var isMeasuring = false

    static func measuring<Result>(_ body: () -> Result) -> Result {
        let outer = isMeasuring
        isMeasuring = true
        defer { isMeasuring = outer }
        return body()
    }

    static func contentSizeChanged(of view: UIView) {
        guard !isMeasuring else { return }
        guard let superview = view.superview else {
            view.layoutState.region?.contentSizeChanged(of: view)
            return
        }
        let region = region(childrenOf: superview)
        region?.contentSizeChanged(of: view)
        // Its baselines may have moved.
        if view.layoutState.feedsConstants { region?.setNeedsRefresh() }
    }

    static func translationChanged(of view: UIView) {
        view.layoutState.region = nil
        setNeedsRebuild(childrenOf: view)
        if let superview = view.superview { setNeedsRebuild(childrenOf: superview) }
    }

    /// Counts a constraint at every view between its items and the view that spans them.
    private static func cross(_ constraint: NSLayoutConstraint, in span: UIView, by count: Int) {
        var items: [AnyObject?] = [constraint.firstItem, constraint.secondItem]
        if let composite = constraint.composite {
            items += [composite.first?.near, composite.first?.far, composite.second?.near, composite.second?.far]
        }
        for case let item? in items {
            var view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
            if item === span { view = nil }
            while let container = view, container !== span {
                let state = container.layoutState
                state.crossings = max(0, state.crossings + count)
                if state.translatesAutoresizingMask && state.crossings == (count > 0 ? 1 : 0) { translationChanged(of: container) }
                view = container.superview
            }
        }
    }

    // MARK: Solving

    static func setNeedsSolve(_ region: LayoutRegion) {
        pending.append(Pending(region: region))
        UpdateCycle.shared.setNeedsFrame()
    }

    /// Before layout of `view`: solves what is dirty in its window, so that only views that must move are marked.
    /// A region below a view that still waits for layout waits too: its size is not final.
    static func solveIfNeeded(for view: UIView) {
        guard !pending.isEmpty else { return }
        let top = view.topmost
        var dirty: [(region: LayoutRegion, depth: Int)] = []
        pending.removeAll { entry in
            guard let region = entry.region, region.isDirty else { return true }
            if region.root.topmost === top { dirty.append((region, depth(of: region.root))) }
            return false
        }
        dirty.sort { $0.depth < $1.depth }
        for (region, _) in dirty where region.isDirty {
            if waits(region.root, below: view) { region.root.setNeedsLayout() } else { region.solveIfNeeded() }
        }
        pending.removeAll { $0.region.map { !$0.isDirty } ?? true }
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

    /// The size a view wants, from the constraints inside it. Nothing on screen changes.
    static func fittingSize(of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        let region = LayoutRegion(root: view, fitting: LayoutRegion.Fitting(target: target, horizontal: horizontal.rawValue, vertical: vertical.rawValue))
        region.solveIfNeeded()
        return PixelGrid.roundUp(region.rootSize)
    }
}

/// Frames end on whole pixels of the screen.
@MainActor enum PixelGrid {
    static var scale: CGFloat { UIScreen.main.scale }

    /// Rounds edges, not sizes, so that neighbours keep touching. Halves round up; noise below a
    /// thousandth of a pixel does not decide.
    static func round(_ value: CGFloat) -> CGFloat { pixels(value) / scale }

    private static func pixels(_ value: CGFloat) -> CGFloat { ((value * scale) + 0.5 + 1e-4).rounded(.down) }

    static func round(_ rect: CGRect) -> CGRect {
        // Differences are taken in whole pixels: thirds of a point do not cancel exactly.
        let (minX, minY) = (pixels(rect.minX), pixels(rect.minY))
        return CGRect(x: minX / scale, y: minY / scale, width: (pixels(rect.maxX) - minX) / scale, height: (pixels(rect.maxY) - minY) / scale)
    }

    static func roundUp(_ size: CGSize) -> CGSize {
        func up(_ value: CGFloat) -> CGFloat { ((value * scale) - 1e-3).rounded(.up) / scale }
        return CGSize(width: up(size.width), height: up(size.height))
    }
}

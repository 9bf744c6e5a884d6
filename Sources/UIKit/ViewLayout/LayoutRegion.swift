// One system of constraints: the views below a root up to the next views that keep their own frames.
// LayoutEngine finds and calls it; how attributes become variables is in LayoutRegion+Lowering.swift.
import ConstraintSolver
import CoreGraphics

@MainActor final class LayoutRegion {
    /// Solves for the size of the root instead of positions inside a given size.
    struct Fitting {
        var target: CGSize
        var horizontal: Float
        var vertical: Float
    }

    unowned let root: UIView
    let fitting: Fitting?
    private(set) var isDirty = false
    private var needsRebuild = true
    private var needsRefresh = false

    var solver = LinearSolver()
    var items: [ObjectIdentifier: ItemVariables] = [:]
    /// Views whose frames the region decides.
    var members: [UIView] = []
    var installed: [ObjectIdentifier: InstalledConstraint] = [:]
    var contents: [ObjectIdentifier: ContentSize] = [:]
    var rootSizeConstraints: (width: ConstraintID?, height: ConstraintID?) = (nil, nil)
    /// Views with variables that keep their own frame, tied to it by their autoresizing mask.
    var fixedViews: [FixedView] = []
    var sources: [ConstraintID: Source] = [:]
    private var staleContents: [UIView] = []
    private var hasBroken = false

    struct InstalledConstraint {
        unowned let constraint: NSLayoutConstraint
        let id: ConstraintID
    }

    /// Where a row of the solver comes from, for the report of contradictions.
    enum Source {
        case constraint(NSLayoutConstraint)
        case rootSize(NSLayoutConstraint.Axis)
        case autoresizing(UIView, AutoresizingQuantity)
        case contentSize(UIView, NSLayoutConstraint.Axis)
    }

    init(root: UIView, fitting: Fitting? = nil) {
        self.root = root
        self.fitting = fitting
        if fitting != nil { isDirty = true }
    }

    // MARK: Changes

    private func markDirty() {
        guard !isDirty else { return }
        isDirty = true
        LayoutEngine.setNeedsSolve(self)
    }

    /// Forgets everything at once, so that views that left are released now.
    func setNeedsRebuild() {
        if !needsRebuild { clear() }
        needsRebuild = true
        markDirty()
    }

    func setNeedsRefresh() {
        guard !needsRebuild else { return }
        needsRefresh = true
        markDirty()
    }

    func add(_ constraint: NSLayoutConstraint) {
        if !needsRebuild, install(constraint) {
            markDirty()
        } else {
            setNeedsRebuild()
        }
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard !needsRebuild else { return }
        guard let entry = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        sources[entry.id] = nil
        solver.remove(entry.id)
        if hasBroken { setNeedsRebuild() } else { markDirty() }
    }

    func constantChanged(of constraint: NSLayoutConstraint) {
        guard !needsRebuild else { return }
        if constraint.wasBroken {
            constraint.wasBroken = false
            setNeedsRebuild()
        } else if let entry = installed[ObjectIdentifier(constraint)] {
            updateConstant(of: entry)
            markDirty()
        }
    }

    func priorityChanged(of constraint: NSLayoutConstraint) {
        guard !needsRebuild, let entry = installed[ObjectIdentifier(constraint)] else { return }
        solver.setPriority(Double(constraint.priorityStorage), of: entry.id)
        markDirty()
    }

    func contentSizeChanged(of view: UIView) {
        guard !needsRebuild, items[ObjectIdentifier(view)] != nil else { return }
        staleContents.append(view)
        markDirty()
    }

    func rootSizeChanged() {
        guard !needsRebuild else { return }
        if hasBroken { setNeedsRebuild() } else { setNeedsRefresh() }
    }

    // MARK: Solving

    /// - Parameter view: is being laid out right now, so it need not be marked for layout.
    func solveIfNeeded(duringLayoutOf view: UIView? = nil) {
        guard isDirty else { return }
        isDirty = false
        if needsRebuild {
            needsRebuild = false
            build()
        } else if needsRefresh {
            refresh()
        }
        // A refresh may find that a mask's proportions changed, which only a new system can express.
        if needsRebuild {
            needsRebuild = false
            clear()
            build()
        }
        needsRefresh = false
        for view in staleContents { updateContentSize(of: view) }
        staleContents.removeAll()
        guard !items.isEmpty else { return }
        unwrapContents()
        solve()
        if wrapContents() { solve() }
        isDirty = false
        if fitting == nil { markMovedViews(except: view) }
    }

    private func solve() {
        let report = solver.solve { [self] conflict in UnsatisfiableConstraints.choose(conflict, in: self) }
        if !report.broken.isEmpty { hasBroken = true }
        if report.gaveUp {
            Diagnostics.log("WillAppear: the constraints below \(Diagnostics.identity(root)) need more steps than the solver allows; the layout is not the best possible")
        }
    }

    private func clear() {
        solver = LinearSolver()
        items.removeAll()
        members.removeAll()
        installed.removeAll()
        contents.removeAll()
        for fixed in fixedViews { fixed.view?.layoutState.isFixedItem = false }
        fixedViews.removeAll()
        sources.removeAll()
        staleContents.removeAll()
        rootSizeConstraints = (nil, nil)
        hasBroken = false
    }

    // MARK: Building

    private func build() {
        var constraints: [NSLayoutConstraint] = []
        collect(root, &constraints)
        guard !members.isEmpty || !constraints.isEmpty || fitting != nil else { return }
        installRoot()
        for view in members {
            makeItem(view)
            if view.translatesAutoresizingMaskIntoConstraints { fix(view) } else { installContentSize(of: view) }
        }
        constraints.sort { $0.activation < $1.activation }
        for constraint in constraints { _ = install(constraint) }
    }

    private func collect(_ view: UIView, _ constraints: inout [NSLayoutConstraint]) {
        constraints += view.layoutState.spanning
        for subview in view.subviews {
            let isInside = fitting == nil ? !subview.layoutState.isBoundary : !subview.layoutState.translatesAutoresizingMask || hasConstraints(subview)
            guard isInside else { continue }
            members.append(subview)
            collect(subview, &constraints)
        }
    }

    private func hasConstraints(_ view: UIView) -> Bool {
        !view.layoutState.spanning.isEmpty || view.layoutState.crossings > 0 || view.subviews.contains { hasConstraints($0) }
    }

    /// The root's size: given by its bounds, or wished for when fitting or when nothing gives it.
    private func installRoot() {
        let item = makeItem(root)
        let size = fitting?.target ?? root.bounds.size
        var horizontal = LinearConstraint.requiredPriority
        var vertical = LinearConstraint.requiredPriority
        if let fitting {
            horizontal = Double(fitting.horizontal)
            vertical = Double(fitting.vertical)
        } else if isRootSizedByConstraints {
            horizontal = LayoutRegion.stayPriority
            vertical = LayoutRegion.stayPriority
        }
        rootSizeConstraints.width = solver.add(LinearConstraint([Term(item.width)], .equal, Double(size.width), priority: horizontal))
        rootSizeConstraints.height = solver.add(LinearConstraint([Term(item.height)], .equal, Double(size.height), priority: vertical))
        if let id = rootSizeConstraints.width { sources[id] = .rootSize(.horizontal) }
        if let id = rootSizeConstraints.height { sources[id] = .rootSize(.vertical) }
        if fitting != nil || isRootSizedByConstraints { installContentSize(of: root) }
    }

    /// Weaker than any priority an app can name.
    static let stayPriority = 0.001

    /// A view outside any hierarchy that does not keep its frame takes its size from its constraints.
    var isRootSizedByConstraints: Bool { root.superview == nil && !root.translatesAutoresizingMaskIntoConstraints && !(root is UIWindow) }

    private func refresh() {
        guard !items.isEmpty else { return }
        if fitting == nil {
            if let id = rootSizeConstraints.width { solver.setConstant(Double(root.bounds.width), of: id) }
            if let id = rootSizeConstraints.height { solver.setConstant(Double(root.bounds.height), of: id) }
        }
        for fixed in fixedViews where !refix(fixed) {
            needsRebuild = true
            return
        }
        for entry in installed.values { updateConstant(of: entry) }
    }

    // MARK: Results

    var rootSize: CGSize {
        guard let item = items[ObjectIdentifier(root)] else { return .zero }
        return CGSize(width: solver.value(of: item.width), height: solver.value(of: item.height))
    }

    /// On whole pixels, in points of the superview or owning view.
    func frame(of object: AnyObject) -> CGRect? {
        guard !isDirty, let item = items[ObjectIdentifier(object)] else { return nil }
        let frame = CGRect(
            x: solver.value(of: item.x), y: solver.value(of: item.y), width: solver.value(of: item.width), height: solver.value(of: item.height))
        // Constants near the largest numbers overflow; such a view stays where it is.
        guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else { return nil }
        return PixelGrid.round(frame)
    }

    /// The size that constraints to the edges of a scroll view give its content; nil when there are none.
    func contentSize(of view: UIView) -> CGSize? {
        guard !isDirty, let item = items[ObjectIdentifier(view)], item.contentWidth != nil || item.contentHeight != nil else { return nil }
        let size = CGSize(
            width: item.contentWidth.map { solver.value(of: $0) } ?? 0, height: item.contentHeight.map { solver.value(of: $0) } ?? 0)
        return PixelGrid.roundUp(size)
    }

    /// Marks the superviews of views that must move, as UIKit does; nobody else is laid out.
    private func markMovedViews(except current: UIView?) {
        if isRootSizedByConstraints, root !== current, PixelGrid.roundUp(rootSize) != root.bounds.size { root.setNeedsLayout() }
        for view in members where !view.translatesAutoresizingMaskIntoConstraints {
            guard let superview = view.superview, superview !== current, let frame = frame(of: view), !view.hasUntransformedFrame(frame) else { continue }
            superview.setNeedsLayout()
        }
        for (identifier, item) in items where item.contentWidth != nil || item.contentHeight != nil {
            guard let view = members.first(where: { ObjectIdentifier($0) == identifier }) ?? (ObjectIdentifier(root) == identifier ? root : nil),
                let scrollView = view as? UIScrollView, view !== current, let size = contentSize(of: view), size != scrollView.contentSize
            else { continue }
            scrollView.setNeedsLayout()
        }
    }

    func isAmbiguous(_ view: UIView) -> Bool {
        guard let item = items[ObjectIdentifier(view)] else { return false }
        return [item.x, item.y, item.width, item.height].contains { solver.isAmbiguous($0) }
    }
}

extension UIView {
    /// Gives the subviews that Auto Layout positions their frames. Called by the default `layoutSubviews`.
    func applyConstraintFrames() {
        guard let region = LayoutEngine.region(childrenOf: self) else { return }
        region.solveIfNeeded(duringLayoutOf: self)
        if region.root === self, region.isRootSizedByConstraints {
            let size = PixelGrid.roundUp(region.rootSize)
            if size != bounds.size { bounds = CGRect(origin: bounds.origin, size: size) }
        }
        // Read all results first: moving a view may make the region dirty again.
        let moves = subviews.compactMap { view -> (UIView, CGRect)? in
            guard !view.translatesAutoresizingMaskIntoConstraints, let frame = region.frame(of: view), !view.hasUntransformedFrame(frame) else { return nil }
            return (view, frame)
        }
        let contentSize = region.contentSize(of: self)
        for (view, frame) in moves { view.setUntransformedFrame(frame) }
        if let scrollView = self as? UIScrollView, let contentSize, contentSize != scrollView.contentSize { scrollView.contentSize = contentSize }
    }

    func hasUntransformedFrame(_ frame: CGRect) -> Bool {
        let mine = untransformedFrame
        func same(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }
        return same(mine.minX, frame.minX) && same(mine.minY, frame.minY) && same(mine.width, frame.width) && same(mine.height, frame.height)
    }
}

// One system of constraints: the views below a root up to the next views that keep their own frames.
// LayoutEngine finds and calls it. LayoutRegion+Members has its members, +Lowering the meaning of attributes.
import ConstraintSolver
import CoreGraphics

@MainActor final class LayoutRegion: ConstraintSolving {
    /// Solves for the size of the root instead of positions inside a given size.
    struct Fitting {
        var target: CGSize
        var horizontal: Float
        var vertical: Float
    }

    unowned let root: UIView
    /// Known without taking hold of the root.
    let rootIdentifier: ObjectIdentifier
    /// Whether the results are shown on screen; false for a region that only measures.
    let isShown: Bool
    /// A number that no other region ever has.
    let number: Int
    private static var count = 0
    let fitting: Fitting?
    private(set) var isDirty = false
    private(set) var needsRebuild = true
    private var needsRefresh = false
    /// Whether a size is tried that is not shown, so that contradictions are not reported.
    private(set) var isMeasuring: Bool

    var solver = LinearSolver()
    var rootItem: ItemVariables?
    /// Guides, and in a region that only measures, views.
    var items: [ObjectIdentifier: ItemVariables] = [:]
    var members = RegionMembers()
    var contents: [ObjectIdentifier: ContentSize] = [:]
    /// The views of `contents` whose height depends on their width.
    var wrapping: Set<ObjectIdentifier> = []
    var rootSizeConstraints: (width: ConstraintID?, height: ConstraintID?) = (nil, nil)
    /// Views with variables that keep their own frame, tied to it by their autoresizing mask.
    var fixedViews: [ObjectIdentifier: FixedView] = [:]
    var sources = ConstraintSources()
    /// Constraints whose constant is made from insets, offsets or fonts.
    var fedConstraints = ConstraintFeeds()
    /// Whether the constraint that is being lowered has a constant from such a source.
    var isFed = false
    /// The row in which constraints are lowered, one after the other.
    var spareRow = LinearRow()
    private var staleContents: [LayoutEngine.Weak<UIView>] = []
    /// The constraints that push ambiguous views away from their places, while a developer looks at them.
    var exercised: [ObjectIdentifier: [ConstraintID]] = [:]
    private var hasBroken = false

    /// The origin of a row of the solver, for the report of contradictions.
    enum Source {
        case constraint(Unowned<NSLayoutConstraint>)
        case rootSize(NSLayoutConstraint.Axis)
        case autoresizing(Unowned<UIView>, AutoresizingQuantity)
        case contentSize(Unowned<UIView>, NSLayoutConstraint.Axis)
    }

    init(root: UIView, fitting: Fitting? = nil) {
        self.root = root
        self.fitting = fitting
        rootIdentifier = ObjectIdentifier(root)
        isShown = fitting == nil
        LayoutRegion.count += 1
        number = LayoutRegion.count
        isMeasuring = fitting != nil
        if fitting != nil { isDirty = true }
    }

    // MARK: Changes

    func markDirty() {
        guard !isDirty else { return }
        isDirty = true
        if fitting == nil { LayoutEngine.setNeedsSolve(self) }
    }

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
        if !needsRebuild && (rootItem == nil || !install(constraint)) { return setNeedsRebuild() }
        markDirty()
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard !needsRebuild, let id = constraint.solverID else { return }
        forget(constraint, id)
        if hasBroken { setNeedsRebuild() } else { markDirty() }
    }

    func forget(_ constraint: NSLayoutConstraint, _ id: ConstraintID) {
        constraint.solver = nil
        constraint.solverID = nil
        fedConstraints.remove(constraint)
        sources[id] = nil
        solver.remove(id)
    }

    func constantChanged(of constraint: NSLayoutConstraint) {
        guard !needsRebuild, let id = constraint.solverID else { return }
        if constraint.wasBroken {
            constraint.wasBroken = false
            return setNeedsRebuild()
        }
        setRightHandSide(of: constraint, id)
        markDirty()
    }

    func priorityChanged(of constraint: NSLayoutConstraint) {
        guard !needsRebuild, let id = constraint.solverID else { return }
        solver.setPriority(Double(constraint.priorityStorage), of: id)
        markDirty()
    }

    func contentSizeChanged(of view: UIView) {
        guard !needsRebuild, hasContent(view) else { return }
        staleContents.append(LayoutEngine.Weak(object: view))
        markDirty()
    }

    /// Whether the view's content size counts here.
    private func hasContent(_ view: UIView) -> Bool {
        if view === root { return fitting != nil || isRootSizedByConstraints }
        return knownItem(of: view) != nil && fixedViews[ObjectIdentifier(view)] == nil
    }

    func rootSizeChanged() {
        guard !needsRebuild else { return }
        if hasBroken { setNeedsRebuild() } else { setNeedsRefresh() }
    }

    /// Removes a view that left, and everything inside it, from the system.
    func leave(_ view: UIView) {
        guard !needsRebuild else { return }
        if hasBroken { return setNeedsRebuild() }
        drop(view)
        markDirty()
    }

    // MARK: Solving

    /// - Parameter view: the view that is being laid out right now, so it need not be marked for layout.
    func solveIfNeeded(duringLayoutOf view: UIView? = nil) {
        guard isDirty else { return }
        isDirty = false
        prepare()
        guard rootItem != nil else { return }
        solveWithText()
        isDirty = false
        if fitting == nil { markMovedViews(except: view) }
    }

    private func prepare() {
        if needsRebuild {
            needsRebuild = false
            build()
        } else if needsRefresh, !refresh() {
            // A mask's proportions changed, which only a new system can express.
            clear()
            build()
        }
        needsRefresh = false
        for entry in staleContents { if let view = entry.object, hasContent(view) { installContentSize(of: view) } }
        staleContents.removeAll(keepingCapacity: true)
    }

    private func solveWithText() {
        unwrapContents()
        solve()
        if unwrapContents() { solve() }
        if wrapContents() { solve() }
    }

    private func solve() {
        let report = solver.solve { [self] conflict in UnsatisfiableConstraints.choose(conflict, in: self) }
        if !report.broken.isEmpty { hasBroken = true }
        if report.gaveUp {
            Diagnostics.log("WillAppear: the constraints below \(Diagnostics.identity(root)) need more steps than the solver allows; the layout is not the best possible")
        }
    }

    /// The root's size under other wishes than its bounds; the system is unchanged afterwards. Nil if only a separate system
    /// can tell, because the root is more than the space its constraints divide.
    func size(fitting: Fitting) -> CGSize? {
        guard !hasBroken, !isRootSizedByConstraints, !holdsFramedConstraints(root) else { return nil }
        let own = root.intrinsicContentSize
        guard own.width == UIView.noIntrinsicMetric, own.height == UIView.noIntrinsicMetric else { return nil }
        prepare()
        guard rootItem != nil, !hasBroken, let width = rootSizeConstraints.width, let height = rootSizeConstraints.height else { return nil }
        isMeasuring = true
        solver.setConstant(Double(fitting.target.width), of: width)
        solver.setPriority(Double(fitting.horizontal), of: width)
        solver.setConstant(Double(fitting.target.height), of: height)
        solver.setPriority(Double(fitting.vertical), of: height)
        solveWithText()
        let size = rootSize
        let contradicts = hasBroken
        hasBroken = false
        isMeasuring = false
        if contradicts {
            setNeedsRebuild()
            return nil
        }
        solver.setPriority(LinearConstraint.requiredPriority, of: width)
        solver.setPriority(LinearConstraint.requiredPriority, of: height)
        solver.setConstant(Double(root.bounds.width), of: width)
        solver.setConstant(Double(root.bounds.height), of: height)
        markDirty()
        return size
    }

    private func clear() {
        forgetMembers()
        solver = LinearSolver()
        rootItem = nil
        items.removeAll()
        contents.removeAll()
        wrapping.removeAll()
        exercised.removeAll()
        sources = ConstraintSources()
        fedConstraints = ConstraintFeeds()
        staleContents.removeAll()
        rootSizeConstraints = (nil, nil)
        hasBroken = false
    }

    // MARK: Building

    private func build() {
        var views: [UIView] = []
        var constraints = root.layoutState.spanning.all
        collect(root, &views, &constraints)
        guard !views.isEmpty || !constraints.isEmpty || fitting != nil else { return }
        installRoot()
        install(views, constraints)
    }

    /// Sets the root's size: from its bounds, or as a wish when fitting or when nothing gives it.
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
        rootSizeConstraints.width = solver.add(item.width, .equal, Double(size.width), priority: horizontal)
        rootSizeConstraints.height = solver.add(item.height, .equal, Double(size.height), priority: vertical)
        if let id = rootSizeConstraints.width { sources[id] = .rootSize(.horizontal) }
        if let id = rootSizeConstraints.height { sources[id] = .rootSize(.vertical) }
        if fitting != nil || isRootSizedByConstraints { installContentSize(of: root) }
    }

    /// Weaker than any priority an app can name.
    static let stayPriority = 0.001

    /// A view outside any hierarchy that does not keep its frame takes its size from its constraints.
    var isRootSizedByConstraints: Bool { root.superview == nil && !root.translatesAutoresizingMaskIntoConstraints && !root.keepsOwnSize }

    /// Follows changed frames, insets and offsets. False when that takes a new system.
    private func refresh() -> Bool {
        guard rootItem != nil else { return true }
        if fitting == nil {
            if let id = rootSizeConstraints.width { solver.setConstant(Double(root.bounds.width), of: id) }
            if let id = rootSizeConstraints.height { solver.setConstant(Double(root.bounds.height), of: id) }
        }
        for fixed in fixedViews.values where !refix(fixed) { return false }
        for constraint in fedConstraints.all {
            if let id = constraint.solverID { setRightHandSide(of: constraint, id) }
        }
        return true
    }

    // MARK: Results

    var rootSize: CGSize {
        guard let item = rootItem else { return .zero }
        // A value that overflowed counts as the largest number.
        func finite(_ value: Double) -> CGFloat { value.isNaN ? 0 : CGFloat(max(-1e300, min(1e300, value))) }
        return CGSize(width: finite(solver.value(of: item.width)), height: finite(solver.value(of: item.height)))
    }

    /// The solved frame, on whole pixels, in points of the superview or owning view.
    func frame(of object: AnyObject) -> CGRect? {
        guard !isDirty, let item = knownItem(of: object) else { return nil }
        return frame(of: item)
    }

    func frame(of view: UIView) -> CGRect? {
        guard !isDirty, let item = knownItem(of: view) else { return nil }
        return frame(of: item)
    }

    private func frame(of item: ItemVariables) -> CGRect? {
        let frame = CGRect(
            x: solver.value(of: item.x), y: solver.value(of: item.y), width: solver.value(of: item.width), height: solver.value(of: item.height))
        // Constants near the largest numbers overflow; such a view stays where it is.
        let rounded = PixelGrid.round(frame)
        return LayoutRegion.isFinite(rounded) && LayoutRegion.isFinite(frame) ? rounded : nil
    }

    private static func isFinite(_ rect: CGRect) -> Bool { rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite }

    /// The size that constraints to the edges of a scroll view give its content; nil when there are none.
    func contentSize(of view: UIView) -> CGSize? {
        guard !isDirty, let item = knownItem(of: view), item.contentWidth != nil || item.contentHeight != nil else { return nil }
        let size = CGSize(
            width: item.contentWidth.map { solver.value(of: $0) } ?? 0, height: item.contentHeight.map { solver.value(of: $0) } ?? 0)
        let rounded = PixelGrid.roundUp(size)
        return LayoutRegion.isFinite(CGRect(origin: .zero, size: rounded)) ? rounded : nil
    }

    /// Records the views that must move and marks their superviews, as UIKit does; no other view is laid out.
    private func markMovedViews(except current: UIView?) {
        if isRootSizedByConstraints, root !== current, PixelGrid.roundUp(rootSize) != root.bounds.size { root.setNeedsLayout() }
        for view in members.moved(solver.takeMoved()) {
            if view !== root, !view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview,
                let frame = frame(of: view), !view.layer.isPlaced(at: frame) {
                superview.layoutState.noteMove(of: view, marking: superview !== current)
            }
            if view !== current, let present = view.scrolledContentSize, let size = contentSize(of: view), size != present {
                view.setNeedsLayout()
            }
        }
    }
}

extension LayoutRegion {
    /// Pushes an undetermined value of a view to another value, or releases it. Returns false if nothing is undetermined.
    func exerciseAmbiguity(of view: UIView) -> Bool {
        let key = ObjectIdentifier(view)
        if let pushes = exercised.removeValue(forKey: key) {
            for id in pushes { solver.remove(id) }
        } else {
            guard let item = knownItem(of: view) else { return false }
            let open = [item.x, item.y, item.width, item.height].filter { solver.isAmbiguous($0) }
            guard !open.isEmpty else { return false }
            // Far enough to show; other constraints may stop the edge earlier.
            exercised[key] = open.compactMap { solver.add($0, .equal, solver.value(of: $0) + 40, priority: LayoutRegion.stayPriority) }
        }
        markDirty()
        return true
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
        var moves: [(UIView, CGRect)] = []
        for view in layoutState.takeMoves(subviews) {
            guard !view.translatesAutoresizingMaskIntoConstraints, let frame = region.frame(of: view), !view.layer.isPlaced(at: frame) else { continue }
            moves.append((view, frame))
        }
        if region.isDirty { layoutState.forgetMoves() }
        let contentSize = region.contentSize(of: self)
        for (view, frame) in moves { view.placeByConstraints(frame) }
        if let present = scrolledContentSize, let contentSize, contentSize != present { scrolledContentSize = contentSize }
    }

    private func placeByConstraints(_ frame: CGRect) {
        let state = layoutState
        let outer = state.isBeingPlaced
        state.isBeingPlaced = true
        setUntransformedFrame(frame)
        state.isBeingPlaced = outer
        // A setter of the app may have put the view elsewhere.
        if !layer.isPlaced(at: frame) { superview?.layoutState.forgetMoves() }
    }
}

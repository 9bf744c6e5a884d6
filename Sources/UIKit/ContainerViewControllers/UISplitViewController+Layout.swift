// Frames of the columns: beside the secondary one, over it behind a shade, or one controller alone.
// SplitTransition reads the frames before and after a change.
import ObjectiveC
import CoreGraphics

extension UISplitViewController {
    func loadSplitView() {
        let root = SplitRootView(frame: UIScreen.main.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.split = self
        view = root
    }

    /// The points of a column without preferences: not documented, see Docs/DIVERGENCES.md.
    private static let standardWidth: CGFloat = 320

    func width(of column: Column) -> CGFloat {
        let whole = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let isPrimary = column == .primary
        let fixed = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
        let fraction = isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
        let minimum = isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
        let maximum = isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
        let automatic = UISplitViewController.automaticDimension
        var width = fixed != automatic ? fixed : fraction != automatic ? whole * fraction : UISplitViewController.standardWidth
        if maximum != automatic { width = min(width, maximum) }
        if minimum != automatic { width = max(width, minimum) }
        return max(0, min(width, whole))
    }

    /// The frame of each controller of `list` when it is visible.
    func frames(of list: [UIViewController]) -> [CGRect] {
        guard let root = viewIfLoaded, let lastIndex = list.indices.last else { return [] }
        let bounds = root.bounds
        guard !isCollapsed, list.count > 1 else { return list.map { _ in bounds } }
        var left: CGFloat = 0
        var right = bounds.width
        let hasInspector = showsInspector && list.last === holders[.inspector]
        var result = list.map { _ in CGRect.zero }
        if hasInspector {
            let width = width(of: .supplementary)
            right -= width
            result[lastIndex] = CGRect(x: right, y: 0, width: width, height: bounds.height)
        }
        let content = hasInspector ? lastIndex - 1 : lastIndex
        for index in 0..<max(content, 0) {
            let width = width(of: list[index] === holders[.supplementary] ? .supplementary : .primary)
            result[index] = CGRect(x: left, y: 0, width: width, height: bounds.height)
            left += width
        }
        let start = modeStorage.isOver ? 0 : left
        if content >= 0 {
            result[content] = CGRect(x: start, y: 0, width: modeStorage == .twoDisplaceSecondary ? right : max(0, right - start), height: bounds.height)
        }
        guard primaryEdge == .trailing else { return result }
        return result.map { CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height) }
    }

    func layoutColumns() {
        guard let root = viewIfLoaded, running == nil else { return }
        place(shown, in: root)
    }

    func place(_ list: [UIViewController], in root: UIView) {
        for (controller, frame) in zip(list, frames(of: list)) {
            guard controller.parent === self, let view = controller.placedView else { continue }
            if view.frame != frame { view.frame = frame }
            if view.superview !== root { root.addSubview(view) }
        }
        swipes.update()
        guard modeStorage.isOver, !isCollapsed else { return shade.remove() }
        let over = list.filter { $0 !== holders[.secondary] && $0 !== holders[.inspector] && $0.parent === self }
        shade.put(in: root, below: over.compactMap(\.placedViewIfLoaded))
    }
}

/// Notices when the split view enters a window or gets other traits: then the columns may not fit any more.
@MainActor final class SplitRootView: UIView {
    @_ZeroingReference var split: UISplitViewController?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { split?.adaptToWidth() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}

/// Darkens the secondary column below the columns over it; a tap hides those columns.
@MainActor final class SplitShade {
    @_ZeroingReference private var split: UISplitViewController?
    private var view: UIView?

    init(_ split: UISplitViewController) { self.split = split }

    func remove() { view?.removeFromSuperview() }

    /// Inserts the shade; only a change of the order requests another layout.
    func put(in root: UIView, below columns: [UIView]) {
        let shade = view ?? make()
        shade.frame = root.bounds
        let order = [shade] + columns
        guard !root.subviews.suffix(order.count).elementsEqual(order, by: ===) else { return }
        for view in order { root.addSubview(view) }
    }

    private func make() -> UIView {
        let shade = UIView(frame: .zero)
        shade.backgroundColor = UIColor(white: 0, alpha: 0.1)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.onStateChange = { [weak self] recognizer in
            if recognizer.state == .ended { self?.split?.setMode(.secondaryOnly, animated: true) }
        }
        shade.addGestureRecognizer(tap)
        view = shade
        return shade
    }
}

extension UISplitViewController {
    var shade: SplitShade { part { SplitShade(self) } }
}

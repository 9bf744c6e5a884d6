// SectionScroller: the row of a section that scrolls across its layout. Its cells are its subviews; the layout shows the visible ones
// when it moves. The section's behaviour decides where it comes to rest.
import CoreGraphics

final class SectionScroller: UIScrollView, UIScrollViewDelegate {
    private weak var layout: UICollectionViewCompositionalLayout?
    private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
    private var groups: [(start: CGFloat, length: CGFloat)] = []
    private var isAcross = true

    init(layout: UICollectionViewCompositionalLayout) {
        self.layout = layout
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        clipsToBounds = false
        scrollsToTop = false
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func show(_ section: SectionArrangement, _ viewport: CGRect, isVertical: Bool) {
        behavior = section.section.orthogonalScrollingBehavior
        groups = section.groups
        isAcross = isVertical
        if frame != viewport { frame = viewport }
        let insets = section.section.contentInsets
        let size = isVertical
            ? CGSize(width: insets.leading + section.rowLength + insets.trailing, height: viewport.height)
            : CGSize(width: viewport.width, height: insets.top + section.rowLength + insets.bottom)
        if contentSize != size { contentSize = size }
        decelerationRate = behavior == .continuous || behavior == .continuousGroupLeadingBoundary ? .normal : .fast
        isPagingEnabled = behavior == .paging
        leadingInset = lead(insets)
        if behavior == .groupPagingCentered, let first = groups.first, let last = groups.last {
            let low = max(0, (length - first.length) / 2 - lead(insets)), high = max(0, (length - last.length) / 2 - lead(insets))
            contentInset = isAcross ? UIEdgeInsets(top: 0, left: low, bottom: 0, right: high) : UIEdgeInsets(top: low, left: 0, bottom: high, right: 0)
            if !isDragging, !isDecelerating, contentOffset == .zero { contentOffset = isAcross ? CGPoint(x: -low, y: 0) : CGPoint(x: 0, y: -low) }
        }
    }

    private var leadingInset: CGFloat = 0
    private func lead(_ insets: NSDirectionalEdgeInsets) -> CGFloat { isAcross ? insets.leading : insets.top }
    private var length: CGFloat { isAcross ? bounds.width : bounds.height }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { layout?.scrolledAcross() }

    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        let target = isAcross ? targetContentOffset.pointee.x : targetContentOffset.pointee.y
        let speed = isAcross ? velocity.x : velocity.y
        guard let place = restingPlace(near: target, speed: speed) else { return }
        let farthest = max(0, (isAcross ? contentSize.width : contentSize.height) - length) + (behavior == .groupPagingCentered ? (isAcross ? contentInset.right : contentInset.bottom) : 0)
        let limited = min(max(place, behavior == .groupPagingCentered ? -(isAcross ? contentInset.left : contentInset.top) : 0), farthest)
        targetContentOffset.pointee = isAcross ? CGPoint(x: limited, y: 0) : CGPoint(x: 0, y: limited)
    }

    /// The resting position; nil: wherever the finger released it.
    private func restingPlace(near target: CGFloat, speed: CGFloat) -> CGFloat? {
        func place(_ group: (start: CGFloat, length: CGFloat)) -> CGFloat {
            behavior == .groupPagingCentered ? leadingInset + group.start - (length - group.length) / 2 : group.start
        }
        switch behavior {
        case .none, .continuous, .paging: return nil
        case .continuousGroupLeadingBoundary: return groups.map(place).min { abs($0 - target) < abs($1 - target) }
        case .groupPaging, .groupPagingCentered:
            // Each swipe moves by one group at any speed.
            let present = isAcross ? contentOffset.x : contentOffset.y
            guard let nearest = groups.indices.min(by: { abs(place(groups[$0]) - present) < abs(place(groups[$1]) - present) }) else { return nil }
            let here = place(groups[nearest])
            var index = nearest
            if speed > 0.2, here <= present + 0.5 { index += 1 } else if speed < -0.2, here >= present - 0.5 { index -= 1 }
            return place(groups[min(max(index, 0), groups.count - 1)])
        }
    }
}

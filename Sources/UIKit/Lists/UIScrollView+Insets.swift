// Insets and limits of a scroll view: the safe area's part, the range of the offset, the bar above.
// Called by UIScrollView whenever geometry changes.

extension UIScrollView {
    /// The insets that the safe area adds to the content inset.
    var safeAreaContribution: UIEdgeInsets {
        let safe = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .scrollableAxes, .automatic:
            var insets = UIEdgeInsets.zero
            let vertical = alwaysBounceVertical || contentSize.height + contentInset.vertical > bounds.height
                || (contentInsetAdjustmentBehavior == .automatic && isContentOfContainer)
            if vertical { insets.top = safe.top; insets.bottom = safe.bottom }
            if alwaysBounceHorizontal || contentSize.width + contentInset.horizontal > bounds.width {
                insets.left = safe.left
                insets.right = safe.right
            }
            return insets
        }
    }

    /// `.automatic` always insets the scroll view that a bar's container scrolls.
    private var isContentOfContainer: Bool {
        owningViewController?.parent?.insetsContentOfChildren ?? false
    }

    /// The controller whose view this is, or whose view's first subview this is.
    var owningViewController: UIViewController? {
        if let controller = viewController { return controller }
        guard let parent = superview, parent.subviews.first === self else { return nil }
        return parent.viewController
    }

    func updateAdjustedContentInset() {
        let new = adjustedContentInset
        guard new != appliedInset else { return }
        let old = appliedInset
        let (oldTop, newTop) = (old.top + appliedCollapse, new.top + collapsedBarHeight)
        appliedInset = new
        appliedCollapse = collapsedBarHeight
        // Content that was at its top edge stays there; the space that a large title gives back does not change the edge.
        var offset = contentOffset
        if !motion.isDragging, oldTop != newTop || new.left != old.left {
            if offset.y <= -oldTop + 0.5 { offset.y = -newTop }
            if offset.x <= -old.left + 0.5 { offset.x = -new.left }
        }
        if offset != contentOffset { contentOffset = offset }
        adjustedContentInsetDidChange()
        if let delegate = scrollDelegate { ifImplemented { delegate.scrollViewDidChangeAdjustedContentInset(self) } }
        setNeedsLayout()
    }

    /// Bounds or content size changed: insets may differ, and the offset may be out of range.
    func adjustToGeometry() {
        updateAdjustedContentInset()
        setNeedsLayout()
        guard !motion.isDragging, !motion.isDecelerating, !motion.isAnimating else { return }
        let limits = offsetLimits
        var offset = contentOffset
        if offset.y > limits.maxY { offset.y = limits.maxY }
        if offset.x > limits.maxX { offset.x = limits.maxX }
        if offset != contentOffset, window != nil { contentOffset = offset }
    }

    /// The offsets at rest: from minus the inset, a large title in full, to the end of the content.
    var offsetLimits: (minX: CGFloat, maxX: CGFloat, minY: CGFloat, maxY: CGFloat) {
        let inset = adjustedContentInset
        let minX = -inset.left
        let minY = -inset.top - collapsedBarHeight
        return (
            minX, max(minX, contentSize.width + inset.right - bounds.width),
            minY, max(minY, contentSize.height + inset.bottom - bounds.height)
        )
    }

    var scrollsHorizontally: Bool { alwaysBounceHorizontal && bouncesHorizontally || offsetLimits.maxX > offsetLimits.minX }
    var scrollsVertically: Bool { alwaysBounceVertical && bouncesVertically || offsetLimits.maxY > offsetLimits.minY }

    func clamp(_ offset: CGPoint) -> CGPoint {
        let limits = offsetLimits
        return CGPoint(x: min(max(offset.x, limits.minX), limits.maxX), y: min(max(offset.y, limits.minY), limits.maxY))
    }

    func moveOffset(to offset: CGPoint, animated: Bool) {
        motion.stop(self)
        guard animated, window != nil else {
            contentOffset = offset
            return
        }
        motion.animate(self, to: offset)
    }

    func reveal(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        var offset = contentOffset
        let visible = CGRect(x: offset.x + inset.left, y: offset.y + inset.top,
                             width: bounds.width - inset.horizontal, height: bounds.height - inset.vertical)
        if rect.minY < visible.minY || rect.height > visible.height {
            offset.y = rect.minY - inset.top
        } else if rect.maxY > visible.maxY {
            offset.y = rect.maxY - bounds.height + inset.bottom
        }
        if rect.minX < visible.minX || rect.width > visible.width {
            offset.x = rect.minX - inset.left
        } else if rect.maxX > visible.maxX {
            offset.x = rect.maxX - bounds.width + inset.right
        }
        offset = clamp(offset)
        if offset != contentOffset { moveOffset(to: offset, animated: animated) }
    }

    /// The points at the top that a collapsed large title has given to the content: the insets are that much smaller.
    var collapsedBarHeight: CGFloat { safeAreaContribution.top > 0 ? barAbove?.heightGivenToContent ?? 0 : 0 }
}

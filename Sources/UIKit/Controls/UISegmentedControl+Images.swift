// Pictures of a segmented control: backgrounds and dividers by state, and offsets of the content in its segments.
// UISegmentedControl makes the views and lays them out; it looks its pictures up here.
import CoreGraphics

extension UISegmentedControl {
    /// The states at both sides of a divider.
    struct DividerPlace: Hashable {
        let left, right: UIControl.State
    }

    /// Sets an image that is stretched over each segment in the state, in place of the control's background and sliding part; for all metrics.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        if backgroundImages.isEmpty, backgroundImage != nil, backgroundColor == .tertiarySystemFill { backgroundColor = nil }
        backgroundImages[exact: state] = backgroundImage
        updateSelection(animated: false)
    }

    /// The value set for the state, else for a part of the state, else for `normal`.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages.value(for: state) }

    /// Sets an image between segments in the two states, in its own width; one picture for all metrics.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        dividerImages[DividerPlace(left: leftState, right: rightState)] = dividerImage
        updateSelection(animated: false)
    }

    /// The divider set for these states, else for `normal` at both sides.
    public func dividerImage(forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        dividerImages[DividerPlace(left: leftState, right: rightState)] ?? dividerImages[DividerPlace(left: .normal, right: .normal)]
    }

    /// The points that a segment's content is moved to the right and down; nothing for an index that does not exist.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.contentOffset = offset } }
    /// Zero for an index that does not exist.
    public func contentOffsetForSegment(at segment: Int) -> CGSize { segments.indices.contains(segment) ? segments[segment].contentOffset : .zero }

    func state(of segment: Int) -> UIControl.State {
        if !isEnabled || !segments[segment].isEnabled { return .disabled }
        return segment == selectedSegmentIndex ? .selected : .normal
    }

    func dividerImage(left: Int, right: Int) -> UIImage? {
        dividerImages.isEmpty ? nil : dividerImage(forLeftSegmentState: state(of: left), rightSegmentState: state(of: right), barMetrics: .default)
    }

    func placeDivider(_ divider: UIImageView, at x: CGFloat) {
        guard let image = divider.image else {
            divider.frame = CGRect(x: x - 0.5, y: 8, width: 1, height: max(0, bounds.height - 16))
            return
        }
        divider.frame = CGRect(x: x - image.size.width / 2, y: 0, width: image.size.width, height: bounds.height)
    }
}

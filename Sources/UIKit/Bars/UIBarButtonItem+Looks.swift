// The look of a bar button beside title and image, set per item or by its appearance proxy: backgrounds by style, offsets of title and
// background, and the same for the item's back button. BarButtonView and BackButtonView draw it.
// Bars here use the default metrics for all sizes; an item's background for all styles is the fallback.
import CoreGraphics

/// The settings of one item.
final class BarButtonLooks {
    var doneBackgrounds = StateTable<UIImage>()
    var plainBackgrounds = StateTable<UIImage>()
    var backBackgrounds = StateTable<UIImage>()
    var titleOffsets: [UIBarMetrics: UIOffset] = [:]
    var backgroundShifts: [UIBarMetrics: CGFloat] = [:]
    var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
    var backBackgroundShifts: [UIBarMetrics: CGFloat] = [:]

    func backgrounds(of style: UIBarButtonItem.Style) -> StateTable<UIImage> { style == .done ? doneBackgrounds : plainBackgrounds }
}

extension UIBarButtonItem {
    /// The item's looks; nil until something was set.
    var knownLooks: BarButtonLooks? { part(BarButtonLooks.self) }
    private var looks: BarButtonLooks { part(BarButtonLooks.init) }

    // Read by the table of appearance properties.
    var doneBackgrounds: StateTable<UIImage> { knownLooks?.doneBackgrounds ?? StateTable() }
    var plainBackgrounds: StateTable<UIImage> { knownLooks?.plainBackgrounds ?? StateTable() }
    var backBackgrounds: StateTable<UIImage> { knownLooks?.backBackgrounds ?? StateTable() }
    var titleOffsets: [UIBarMetrics: UIOffset] { knownLooks?.titleOffsets ?? [:] }
    var backgroundShifts: [UIBarMetrics: CGFloat] { knownLooks?.backgroundShifts ?? [:] }
    var backTitleOffsets: [UIBarMetrics: UIOffset] { knownLooks?.backTitleOffsets ?? [:] }
    var backBackgroundShifts: [UIBarMetrics: CGFloat] { knownLooks?.backBackgroundShifts ?? [:] }

    /// The background of the item's own style, else of all styles.
    func shownBackground(for state: UIControl.State) -> UIImage? { backgroundImage(for: state, style: style, barMetrics: .default) }

    private func change(_ change: (BarButtonLooks) -> Void) {
        change(looks)
        changed()
    }
}

extension UIBarButtonItem {
    /// Sets a stretched background for one style, which takes precedence over the one for all styles. `plain` and `bordered` are one.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics) {
        change { if style == .done { $0.doneBackgrounds[exact: state] = backgroundImage } else { $0.plainBackgrounds[exact: state] = backgroundImage } }
    }
    /// The background of a button of the style in the state.
    public func backgroundImage(for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics) -> UIImage? {
        knownLooks?.backgrounds(of: style).value(for: state) ?? backgroundImage(for: state, barMetrics: barMetrics)
    }
    /// Moves the background down.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) { change { $0.backgroundShifts[barMetrics] = adjustment } }
    /// The distance in points by which the background is moved down; 0 by default.
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { backgroundShifts[barMetrics] ?? 0 }
    /// Moves the title.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) { change { $0.titleOffsets[barMetrics] = adjustment } }
    /// The offset of the title; zero by default.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleOffsets[barMetrics] ?? .zero }

    /// Sets a stretched image behind the item's back button, in place of the chevron.
    public func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        change { $0.backBackgrounds[exact: state] = backgroundImage }
    }
    /// The background of the back button in the state.
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { backBackgrounds.value(for: state) }
    /// Moves the back button's title. Apps push it off the screen so that only the chevron shows.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) { change { $0.backTitleOffsets[barMetrics] = adjustment } }
    /// The offset of the back button's title; zero by default.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { backTitleOffsets[barMetrics] ?? .zero }
    /// Moves the back button's background down.
    public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) { change { $0.backBackgroundShifts[barMetrics] = adjustment } }
    /// The distance in points by which the back button's background is moved down; 0 by default.
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { backBackgroundShifts[barMetrics] ?? 0 }
}

// How a bar button looks beside title and image, set item by item or by its appearance proxy: backgrounds by style, what moves title and
// background, and the same for the back button that stands for the item. BarButtonView and BackButtonView draw it.
// Bars here draw by the default metrics alone, as with an item's background of all styles.
import CoreGraphics

/// What one item has been told.
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
    /// nil until something was set.
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
    /// Stretched behind a button of one style, before the picture for all styles. `plain` and `bordered` are one.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics) {
        change { if style == .done { $0.doneBackgrounds[exact: state] = backgroundImage } else { $0.plainBackgrounds[exact: state] = backgroundImage } }
    }
    /// What is behind a button of the style in the state.
    public func backgroundImage(for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics) -> UIImage? {
        knownLooks?.backgrounds(of: style).value(for: state) ?? backgroundImage(for: state, barMetrics: barMetrics)
    }
    /// Moves the background down.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) { change { $0.backgroundShifts[barMetrics] = adjustment } }
    /// How far the background is moved down; 0 at first.
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { backgroundShifts[barMetrics] ?? 0 }
    /// Moves the title.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) { change { $0.titleOffsets[barMetrics] = adjustment } }
    /// How far the title is moved; not at first.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleOffsets[barMetrics] ?? .zero }

    /// Stretched behind the back button that stands for the item, instead of the chevron.
    public func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        change { $0.backBackgrounds[exact: state] = backgroundImage }
    }
    /// What is behind the back button in the state.
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { backBackgrounds.value(for: state) }
    /// Moves the back button's title. Apps push it off the screen to be left with the chevron.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) { change { $0.backTitleOffsets[barMetrics] = adjustment } }
    /// How far the back button's title is moved; not at first.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { backTitleOffsets[barMetrics] ?? .zero }
    /// Moves the back button's background down.
    public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) { change { $0.backBackgroundShifts[barMetrics] = adjustment } }
    /// How far the back button's background is moved down; 0 at first.
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { backBackgroundShifts[barMetrics] ?? 0 }
}

// UIBackgroundConfiguration: the background of cells, headers and buttons, as a value. ConfiguredBackground draws it.
import CoreGraphics

/// The background of buttons, cells and headers, as a value.
public struct UIBackgroundConfiguration: Hashable {
    /// The styles of lists follow their cell's state.
    enum Style { case clear, plainCell, groupedCell, sidebarCell, plainHeader, groupedHeader, button }
    var style: Style

    /// Fills the background instead of colour and image, above the effect.
    public var customView: UIView?
    /// The corner radius in points.
    public var cornerRadius: CGFloat = 0
    /// The points between the view's edge and the background.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The edges on which the view's layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The background colour; nil takes the colour of the style; the styles of buttons take the button's fill.
    public var backgroundColor: UIColor?
    /// Changes the colour when it is shown.
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { colorTransformer?.value }
        set { colorTransformer = newValue.map(Identified.init) }
    }
    /// Over the colour.
    public var image: UIImage?
    /// The way in which the image fills the background.
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// An effect behind colour and image.
    public var visualEffect: UIVisualEffect?
    /// The colour of the line at the edge; nil uses the view's tint.
    public var strokeColor: UIColor?
    /// Changes the line's colour when it is shown.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
        get { strokeTransformer?.value }
        set { strokeTransformer = newValue.map(Identified.init) }
    }
    /// The width of the stroke in points; 0 draws no line.
    public var strokeWidth: CGFloat = 0
    /// The distance in points between the background's edge and the line; negative values lie inside.
    public var strokeOutset: CGFloat = 0

    private var colorTransformer: Identified<UIConfigurationColorTransformer>?
    private var strokeTransformer: Identified<UIConfigurationColorTransformer>?

    init(style: Style = .button) { self.style = style }

    private init(style: Style, color: UIColor?) {
        self.style = style
        backgroundColor = color
    }

    /// A background that shows the views behind it.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .clear, color: .clear) }
    /// The background of a cell in any list (iOS 18).
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// The background of a header in any list (iOS 18).
    public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
    /// The background of a footer in any list (iOS 18).
    public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
    /// The background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .plainCell, color: .systemBackground) }
    /// The background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .plainHeader, color: .systemBackground) }
    /// The background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .groupedCell, color: .secondarySystemGroupedBackground) }
    /// The background of a header or footer in a grouped list: none.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .groupedHeader, color: .clear) }
    /// The background of a header in a sidebar: none.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .groupedHeader, color: .clear) }
    /// The background of a cell in a sidebar: the tint while it is selected.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(style: .sidebarCell, color: .clear)
        configuration.cornerRadius = 10
        return configuration
    }
    /// The background of a cell in the list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

    /// The configuration as a view in `state` shows it. Only the colour of a list's own style changes, not a colour that the app chose.
    @preconcurrency @MainActor public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var copy = self
        guard let cell = state as? UICellConfigurationState, let colors = stateColors, colors.contains(backgroundColor) else { return copy }
        copy.backgroundColor = cell.isSelected ? colors.selected : cell.isHighlighted ? colors.highlighted : colors.normal
        return copy
    }

    /// The colour that is shown where the tint is `tintColor`.
    @preconcurrency @MainActor public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer.map { $0(color) } ?? color
    }

    /// The line's colour where the tint is `tintColor`.
    @preconcurrency @MainActor public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer.map { $0(color) } ?? color
    }

    /// Whether there is anything to draw: no view is made for a clear background.
    var showsSomething: Bool {
        customView != nil || image != nil || visualEffect != nil || strokeWidth > 0 || backgroundColor != nil && backgroundColor != .clear
    }

    private struct StateColors {
        let normal: UIColor, highlighted: UIColor, selected: UIColor
        func contains(_ color: UIColor?) -> Bool { color == normal || color == highlighted || color == selected }
    }

    /// The grey of a selected row is UITableViewCell's; a sidebar's cell takes the tint.
    private var stateColors: StateColors? {
        switch style {
        case .plainCell: StateColors(normal: .systemBackground, highlighted: .systemGray4, selected: .systemGray4)
        case .groupedCell: StateColors(normal: .secondarySystemGroupedBackground, highlighted: .systemGray4, selected: .systemGray4)
        case .sidebarCell: StateColors(normal: .clear, highlighted: .systemGray5, selected: .tintColor)
        case .clear, .plainHeader, .groupedHeader, .button: nil
        }
    }
}

// UIListContentConfiguration: text, second text and image of a list's cells, headers and footers, as a value.
// UIListContentView shows it.
import CoreGraphics

/// Text, second text and image of a list cell or header.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The display of a text of the configuration.
    public struct TextProperties: Hashable {
        /// `justified` is drawn as `natural`.
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        /// Changes the letters that are shown, not the text; attributed text stays unchanged.
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
        /// A cell's text has the style `body`, its second one `caption1`.
        public var font: UIFont
        /// `label`, or `secondaryLabel` where the style is quieter.
        public var color: UIColor
        /// `justified` is drawn as `natural`.
        public var alignment: TextAlignment = .natural
        /// The line break mode for a text that does not fit.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// 0, the default, for as many as needed.
        public var numberOfLines: Int = 0
        /// Whether a text of one line that does not fit is shrunk.
        public var adjustsFontSizeToFitWidth: Bool = false
        /// The smallest size, as a part of the font's.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters may move together before a text is truncated.
        public var allowsDefaultTighteningForTruncation: Bool = false
        /// Whether the text follows the user's text size; the font must be one of a text style.
        public var adjustsFontForContentSizeCategory: Bool = true
        /// Headers of grouped lists are uppercase.
        public var transform: TextTransform = .none
        /// Changes the colour when it is shown; nil shows `color`.
        public var colorTransformer: UIConfigurationColorTransformer? {
            get { identifiedTransformer?.value }
            set { identifiedTransformer = newValue.map(Identified.init) }
        }
        fileprivate var identifiedTransformer: Identified<UIConfigurationColorTransformer>?

        /// The colour that is shown.
        public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }
    }

    /// The display of the configuration's image.
    public struct ImageProperties: Hashable {
        /// A side of `reservedLayoutSize`: the system's width for images of a list.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude
        /// The configuration of symbols; nil takes the image's own.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of the image; nil takes the view's tint.
        public var tintColor: UIColor?
        /// Changes the tint when it is shown; nil shows `tintColor`.
        public var tintColorTransformer: UIConfigurationColorTransformer? {
            get { identifiedTransformer?.value }
            set { identifiedTransformer = newValue.map(Identified.init) }
        }
        fileprivate var identifiedTransformer: Identified<UIConfigurationColorTransformer>?
        /// The corner radius in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size in points; larger images shrink in proportion. Zero is no limit.
        public var maximumSize: CGSize = .zero
        /// The width in points that is reserved for images so that texts are aligned; the image is centred in it.
        public var reservedLayoutSize: CGSize = .zero
        /// Whether inverted colours leave the image unchanged.
        public var accessibilityIgnoresInvertColors: Bool = false

        /// The tint that is shown where the view's is `tintColor`.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let tint = self.tintColor ?? tintColor
            return tintColorTransformer.map { $0(tint) } ?? tint
        }
    }

    enum Kind { case cell, subtitle, value, header, footer }
    var kind: Kind

    /// The text; nil shows none.
    public var text: String?
    /// The attributed text, which takes precedence over `text`.
    public var attributedText: NSAttributedString?
    /// The second text, below the text, or beside it in a value cell.
    public var secondaryText: String?
    /// The attributed secondary text, which takes precedence over `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// The image before the text, centred vertically.
    public var image: UIImage?
    /// The display of the first text.
    public var textProperties: TextProperties
    /// The display of the second text.
    public var secondaryTextProperties: TextProperties
    /// The display of the image.
    public var imageProperties = ImageProperties()
    /// Puts the second text to the end of the first one's line; true for value cells.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// The points around the content: 11 above and below, 16 leading, 8 trailing. 
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// The axes along which the view keeps at least the margins of its superview. Default both.
    public var axesPreservingSuperviewLayoutMargins: UIAxis {
        get { UIAxis(rawValue: preservedAxes) }
        set { preservedAxes = newValue.rawValue }
    }
    private var preservedAxes = UIAxis.both.rawValue
    /// The space between image and text in points.
    public var imageToTextPadding: CGFloat = 16
    /// The points between texts side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The space between text and secondary text in points, when they are above each other.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// The fonts follow the text size (Apple, WWDC 2020, "Modern cell configuration"); a weight other than the style's own keeps the style's size.
    @MainActor
    init(kind: Kind, style: UIFont.TextStyle, weight: UIFont.Weight? = nil, secondaryStyle: UIFont.TextStyle, color: UIColor = .label, secondaryColor: UIColor = .label) {
        self.kind = kind
        textProperties = TextProperties(font: Self.font(style, weight), color: color)
        secondaryTextProperties = TextProperties(font: Self.font(secondaryStyle, nil), color: secondaryColor)
        prefersSideBySideTextAndSecondaryText = kind == .value
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    }

    @MainActor private static func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight?) -> UIFont {
        guard let weight else { return .preferredFont(forTextStyle: style) }
        let usual = UIFont.preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: usual.pointSize, weight: weight))
    }

    /// A cell with text of 17 points and second text of 12 below it.
    @preconcurrency @MainActor public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .cell, style: .body, secondaryStyle: .caption1)
    }
    /// Looks like `cell()`.
    @preconcurrency @MainActor public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .subtitle, style: .body, secondaryStyle: .caption1)
    }
    /// Second text grey at the end of the line.
    @preconcurrency @MainActor public static func valueCell() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .value, style: .body, secondaryStyle: .body, secondaryColor: .secondaryLabel)
    }
    /// Looks like `cell()`, in a sidebar.
    @preconcurrency @MainActor public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// Looks like `subtitleCell()`, in a sidebar.
    @preconcurrency @MainActor public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    /// A row beside a sidebar.
    @preconcurrency @MainActor public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    /// A row with a second text beside a sidebar.
    @preconcurrency @MainActor public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    /// 20 points bold.
    @preconcurrency @MainActor public static func sidebarHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .header, style: .title3, weight: .bold, secondaryStyle: .footnote)
    }
    /// 22 points bold, with room above.
    @preconcurrency @MainActor public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .header, style: .title2, weight: .bold, secondaryStyle: .footnote)
    }
    /// 22 points bold, with room above.
    @preconcurrency @MainActor public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }
    /// The header for the list's appearance: the grouped one here (iOS 18).
    @preconcurrency @MainActor public static func header() -> UIListContentConfiguration { groupedHeader() }
    /// The footer for the list's appearance: the grouped one here (iOS 18).
    @preconcurrency @MainActor public static func footer() -> UIListContentConfiguration { groupedFooter() }
    /// 17 points semibold.
    @preconcurrency @MainActor public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .header, style: .headline, secondaryStyle: .footnote)
    }
    /// 13 points, grey and uppercase.
    @preconcurrency @MainActor public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(kind: .header, style: .footnote, secondaryStyle: .footnote, color: .secondaryLabel)
        configuration.textProperties.transform = .uppercase
        return configuration
    }
    /// 17 points, grey.
    @preconcurrency @MainActor public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .footer, style: .body, secondaryStyle: .footnote, color: .secondaryLabel)
    }
    /// 13 points, grey.
    @preconcurrency @MainActor public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .footer, style: .footnote, secondaryStyle: .footnote, color: .secondaryLabel)
    }

    /// A `UIListContentView`.
    @preconcurrency @MainActor public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
    /// The same for every state: selected and disabled cells do not look different.
    @preconcurrency @MainActor public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        guard let cell = state as? UICellConfigurationState else { return self }
        var copy = self
        // Only the style's own colours change, not those that the app chose.
        if cell.isDisabled, copy.textProperties.color == .label { copy.textProperties.color = .tertiaryLabel }
        if !cell.isDisabled, copy.textProperties.color == .tertiaryLabel { copy.textProperties.color = .label }
        return copy
    }
}

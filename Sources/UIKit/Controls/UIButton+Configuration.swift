// UIButton.Configuration: the value, its styles and its metrics.
// UIButton+ConfigurationParts.swift turns a configuration into parts of a button.

extension UIButton {
    /// The look of a button, as a value.
    public struct Configuration: Hashable {
        /// The source of the corner radius: `fixed` and `dynamic` use the background's radius, `capsule` half the height.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        /// Insets and fonts: `mini` and `small` use the subheadline style, the others body.
        public enum Size: Int, Sendable { case medium, small, mini, large }
        /// The alignment of title and subtitle with each other.
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

        /// The mark that shows that the button opens a menu.
        public enum Indicator: Int, Sendable { case automatic, none, popup }

        enum Style { case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent, glass, prominentGlass, clearGlass, prominentClearGlass }
        var style: Style

        /// The title; nil shows none. The font follows the content size category.
        public var title: String?
        /// The attributed title, which takes precedence over `title`.
        public var attributedTitle: AttributedString?
        /// Changes the title's attributes when it is shown: the font, the colour.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { titleTransformer?.value }
            set { titleTransformer = newValue.map(Identified.init) }
        }
        /// The line break mode for a title that does not fit; the default wraps.
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The smaller text below the title.
        public var subtitle: String?
        /// The attributed subtitle, which takes precedence over `subtitle`.
        public var attributedSubtitle: AttributedString?
        /// Changes the subtitle's attributes when it is shown.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { subtitleTransformer?.value }
            set { subtitleTransformer = newValue.map(Identified.init) }
        }
        /// The line break mode for a subtitle that does not fit; the default wraps.
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The image, a template in the foreground's colour; hidden while `showsActivityIndicator`.
        public var image: UIImage?
        /// The configuration of symbols; nil takes the image's own.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Changes the image's colour when it is shown.
        public var imageColorTransformer: UIConfigurationColorTransformer? {
            get { imageTransformer?.value }
            set { imageTransformer = newValue.map(Identified.init) }
        }
        /// The position of the image relative to the title.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The points between image and title.
        public var imagePadding: CGFloat = 0
        /// The points between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// `automatic` follows the button's horizontal alignment.
        public var titleAlignment: TitleAlignment = .automatic
        /// The colour of title and image. nil: white on a filled button, else the tint.
        public var baseForegroundColor: UIColor?
        /// The colour that the fill is derived from. nil: the tint when filled or tinted, a grey when bordered.
        public var baseBackgroundColor: UIColor?
        /// 5.95 points in the default configuration.
        public var cornerStyle: CornerStyle = .dynamic
        /// Decides the insets as long as none are set.
        public var buttonSize: Size = .medium
        /// A turning wheel in the place of the image.
        public var showsActivityIndicator: Bool = false
        /// Changes the wheel's colour when it is shown.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
            get { wheelTransformer?.value }
            set { wheelTransformer = newValue.map(Identified.init) }
        }
        /// `automatic` shows the double chevron where a menu chooses one of its actions.
        public var indicator: Indicator = .automatic
        /// Changes the chevron's colour when it is shown.
        public var indicatorColorTransformer: UIConfigurationColorTransformer? {
            get { indicatorTransformer?.value }
            set { indicatorTransformer = newValue.map(Identified.init) }
        }
        /// Whether a selected button with this configuration looks pressed in: its fill becomes the tint's. Default true.
        public var automaticallyUpdateForSelection: Bool = true
        /// The background. A colour that is set on it is used unchanged and does not dim with the button.
        public var background: UIBackgroundConfiguration
        /// The points around the content. Those of the size until they are set: 7 and 12 for a medium button.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { explicitInsets ?? defaultInsets }
            set { explicitInsets = newValue }
        }
        var explicitInsets: NSDirectionalEdgeInsets?
        /// The state for which `updated(for:)` made this copy; nil for none.
        var updatedState: UInt?
        private var titleTransformer: Identified<UIConfigurationTextAttributesTransformer>?
        private var subtitleTransformer: Identified<UIConfigurationTextAttributesTransformer>?
        private var imageTransformer: Identified<UIConfigurationColorTransformer>?
        private var wheelTransformer: Identified<UIConfigurationColorTransformer>?
        private var indicatorTransformer: Identified<UIConfigurationColorTransformer>?

        init(style: Style) {
            self.style = style
            self.background = UIBackgroundConfiguration()
            self.background.cornerRadius = 5.95
        }

        /// Title and image in the tint, no background.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// A configuration with a grey fill.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// A configuration with a fill of the tint at 18 per cent.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// White on the tint.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// Looks like `plain()`.
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
        /// Looks like `gray()`.
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        /// Looks like `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
        /// Looks like `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

        /// Glass, on which the title is in the label's colour.
        public static func glass() -> Configuration { Configuration(style: .glass) }
        /// Glass in the tint's colour, on which the title is white.
        public static func prominentGlass() -> Configuration { Configuration(style: .prominentGlass) }
        /// Glass that hardly covers.
        public static func clearGlass() -> Configuration { Configuration(style: .clearGlass) }
        /// Glass in the tint's colour that hardly covers.
        public static func prominentClearGlass() -> Configuration { Configuration(style: .prominentClearGlass) }

        /// Removes explicit insets: the insets follow the button's size again.
        public mutating func setDefaultContentInsets() { explicitInsets = nil }

        /// A copy that looks as the button's present state asks for: disabled, highlighted, selected. A button asks for it at each change of
        /// state by itself; where `automaticallyUpdatesConfiguration` is false, the app sets the copy.
        @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration {
            var copy = self
            copy.updatedState = button.state.rawValue
            return copy
        }

        var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

        private var defaultInsets: NSDirectionalEdgeInsets {
            switch buttonSize {
            case .mini: return NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
            case .small: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        /// The title's text style. The font follows the content size category, as in every configuration.
        var titleStyle: UIFont.TextStyle { buttonSize == .mini || buttonSize == .small ? .subheadline : .body }

        func cornerRadius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            // A button of glass is a capsule.
            case .dynamic where isGlass: return height / 2
            case .fixed, .dynamic: return background.cornerRadius
            case .small: return 4
            case .medium: return 5.95
            case .large: return 11
            case .capsule: return height / 2
            }
        }

        func foreground(tint: UIColor, enabled: Bool) -> UIColor {
            if !enabled { return .tertiaryLabel }
            if let baseForegroundColor { return baseForegroundColor }
            switch style {
            case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: return .white
            case .glass, .clearGlass: return .label
            default: return tint
            }
        }

        private var isGlass: Bool { style == .glass || style == .prominentGlass || style == .clearGlass || style == .prominentClearGlass }

        /// The background as it is drawn: with the style's glass where the app has set no effect.
        func drawnBackground(tint: UIColor, enabled: Bool) -> UIBackgroundConfiguration {
            guard isGlass, background.visualEffect == nil else { return background }
            let glass = UIGlassEffect(style: style == .clearGlass || style == .prominentClearGlass ? .clear : .regular)
            glass.isInteractive = true
            glass.tintColor = style == .prominentGlass || style == .prominentClearGlass ? enabled ? baseBackgroundColor ?? tint : nil : baseBackgroundColor
            var drawn = background
            drawn.visualEffect = glass
            return drawn
        }

        /// The background's colour for the button's state: the app's colour unchanged or the style's colour by state, then the transformer.
        func fill(tint: UIColor, enabled: Bool, selected: Bool = false) -> UIColor? {
            let color = styleFill(tint: tint, enabled: enabled, selected: selected)
            return color.map { color in background.backgroundColorTransformer.map { $0(color) } ?? color }
        }

        private func styleFill(tint: UIColor, enabled: Bool, selected: Bool) -> UIColor? {
            if let color = background.backgroundColor { return color }
            if selected, enabled, automaticallyUpdateForSelection, style == .plain || style == .borderless { return (baseBackgroundColor ?? tint).withAlphaComponent(0.18) }
            switch style {
            case .plain, .borderless: return baseBackgroundColor
            case .filled, .borderedProminent: return enabled ? baseBackgroundColor ?? tint : .tertiarySystemFill
            case .tinted, .borderedTinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .gray, .bordered: return baseBackgroundColor ?? .secondarySystemFill
            case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: return nil
            }
        }
    }
}

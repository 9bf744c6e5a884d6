// UIButton.Configuration: the value, its styles and its metrics.
// How a configuration becomes parts of a button is UIButton+ConfigurationParts.swift.

extension UIButton {
    /// How a button looks, as a value.
    public struct Configuration: Hashable {
        /// Where the radius comes from: `fixed` and `dynamic` take the background's, `capsule` half the height.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        /// Insets and fonts: `mini` and `small` use the subheadline style, the others body.
        public enum Size: Int, Sendable { case medium, small, mini, large }
        /// How title and subtitle line up with each other.
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

        /// What tells that the button opens a menu.
        public enum Indicator: Int, Sendable { case automatic, none, popup }

        enum Style { case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent }
        var style: Style

        /// nil shows none. The font follows the content size category.
        public var title: String?
        /// Wins over `title`.
        public var attributedTitle: AttributedString?
        /// Changes the title's attributes as it is shown: the font, the colour.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { titleTransformer?.value }
            set { titleTransformer = newValue.map(Identified.init) }
        }
        /// How a title ends that does not fit; the default wraps.
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// Below the title, smaller.
        public var subtitle: String?
        /// Wins over `subtitle`.
        public var attributedSubtitle: AttributedString?
        /// Changes the subtitle's attributes as it is shown.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { subtitleTransformer?.value }
            set { subtitleTransformer = newValue.map(Identified.init) }
        }
        /// How a subtitle ends that does not fit; the default wraps.
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// As a template in the foreground's colour; hidden while `showsActivityIndicator`.
        public var image: UIImage?
        /// For symbols; nil takes the image's own.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Changes the image's colour as it is shown.
        public var imageColorTransformer: UIConfigurationColorTransformer? {
            get { imageTransformer?.value }
            set { imageTransformer = newValue.map(Identified.init) }
        }
        /// Where the image stands relative to the title.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Points between image and title.
        public var imagePadding: CGFloat = 0
        /// Points between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// `automatic` follows the button's horizontal alignment.
        public var titleAlignment: TitleAlignment = .automatic
        /// Of title and image. nil: white on a filled button, else the tint.
        public var baseForegroundColor: UIColor?
        /// Where the fill's colour comes from. nil: the tint when filled or tinted, a grey when bordered.
        public var baseBackgroundColor: UIColor?
        /// 5.95 points in the default configuration.
        public var cornerStyle: CornerStyle = .dynamic
        /// Decides the insets as long as none are set.
        public var buttonSize: Size = .medium
        /// A turning wheel in the place of the image.
        public var showsActivityIndicator: Bool = false
        /// Changes the wheel's colour as it is shown.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
            get { wheelTransformer?.value }
            set { wheelTransformer = newValue.map(Identified.init) }
        }
        /// `automatic` shows the double chevron where a menu chooses one of its actions.
        public var indicator: Indicator = .automatic
        /// Changes the chevron's colour as it is shown.
        public var indicatorColorTransformer: UIConfigurationColorTransformer? {
            get { indicatorTransformer?.value }
            set { indicatorTransformer = newValue.map(Identified.init) }
        }
        /// Whether a selected button with this configuration looks pressed in: its fill becomes the tint's. Default true.
        public var automaticallyUpdateForSelection: Bool = true
        /// Its colour, when set, is used as it is and does not dim with the button.
        public var background: UIBackgroundConfiguration
        /// Points around the content. Those of the size until they are set: 7 and 12 for a medium button.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { explicitInsets ?? defaultInsets }
            set { explicitInsets = newValue }
        }
        var explicitInsets: NSDirectionalEdgeInsets?
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
        /// On a grey fill.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// On the tint at 18 per cent.
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

        /// Forgets what was set: the insets follow the size again.
        public mutating func setDefaultContentInsets() { explicitInsets = nil }

        /// The configuration as it stands for a button's present state.
        public func updated(for button: UIButton) -> Configuration { self }

        var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

        private var defaultInsets: NSDirectionalEdgeInsets {
            switch buttonSize {
            case .mini: return NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
            case .small: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        /// The title's font follows the content size category by itself, as every configuration's does.
        var titleStyle: UIFont.TextStyle { buttonSize == .mini || buttonSize == .small ? .subheadline : .body }

        func cornerRadius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
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
            return style == .filled || style == .borderedProminent ? .white : tint
        }

        /// The colour of the background as the button stands: the app's own as it is, the style's by state, through the transformer.
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
            }
        }
    }
}

// UIButton.Configuration: the value, its styles and its metrics.
// How a configuration becomes parts of a button is UIButton+ConfigurationParts.swift.

extension UIButton {
    /// How a button looks, as a value.
    public struct Configuration: Equatable {
        /// Where the radius comes from: `fixed` and `dynamic` take the background's, `capsule` half the height.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        /// Insets and fonts: `mini` and `small` use the subheadline style, the others body.
        public enum Size: Int, Sendable { case medium, small, mini, large }
        /// How title and subtitle line up with each other.
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

        enum Style { case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent }
        var style: Style

        /// nil shows none. The font follows the content size category.
        public var title: String?
        /// Wins over `title`.
        public var attributedTitle: AttributedString?
        /// Below the title, smaller.
        public var subtitle: String?
        /// As a template in the foreground's colour; hidden while `showsActivityIndicator`.
        public var image: UIImage?
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
        /// Its colour, when set, is used as it is and does not dim with the button.
        public var background: UIBackgroundConfiguration
        /// Points around the content. Those of the size until they are set: 7 and 12 for a medium button.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { explicitInsets ?? defaultInsets }
            set { explicitInsets = newValue }
        }
        var explicitInsets: NSDirectionalEdgeInsets?

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

        func fill(tint: UIColor, enabled: Bool) -> UIColor? {
            if let color = background.backgroundColor { return color }
            switch style {
            case .plain, .borderless: return baseBackgroundColor
            case .filled, .borderedProminent: return enabled ? baseBackgroundColor ?? tint : .tertiarySystemFill
            case .tinted, .borderedTinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .gray, .bordered: return baseBackgroundColor ?? .secondarySystemFill
            }
        }
    }
}

/// The background of buttons, cells and headers, as a value.
public struct UIBackgroundConfiguration: Equatable {
    /// Nil takes the colour of the view's style.
    public var backgroundColor: UIColor?
    /// Points.
    public var cornerRadius: CGFloat = 0
    /// Points between the view's edge and the background. Kept, not drawn.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// Of the line at the edge; without a `strokeWidth` there is none.
    public var strokeColor: UIColor?
    /// Points.
    public var strokeWidth: CGFloat = 0
    /// Over the colour. Kept, not drawn.
    public var image: UIImage?

    init() {}

    /// Shows what is behind the view.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }

    /// The background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .systemBackground
        return configuration
    }

    /// The background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .secondarySystemGroupedBackground
        return configuration
    }
}

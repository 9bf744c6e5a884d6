// UIButton.Configuration: the value, its styles and its metrics.
// How a configuration becomes parts of a button is UIButton+ConfigurationParts.swift.

extension UIButton {
    /// How a button looks, as a value.
    public struct Configuration: Equatable {
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

        enum Style { case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent }
        var style: Style

        public var title: String?
        public var attributedTitle: AttributedString?
        public var subtitle: String?
        public var image: UIImage?
        /// Where the image stands relative to the title.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Points between image and title.
        public var imagePadding: CGFloat = 0
        /// Points between title and subtitle.
        public var titlePadding: CGFloat = 1
        public var titleAlignment: TitleAlignment = .automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle: CornerStyle = .dynamic
        public var buttonSize: Size = .medium
        public var showsActivityIndicator: Bool = false
        public var background: UIBackgroundConfiguration
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

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        public static func filled() -> Configuration { Configuration(style: .filled) }
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
        public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

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
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    public var strokeColor: UIColor?
    /// Points.
    public var strokeWidth: CGFloat = 0
    public var image: UIImage?

    init() {}

    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }

    public static func listPlainCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .systemBackground
        return configuration
    }

    public static func listGroupedCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .secondarySystemGroupedBackground
        return configuration
    }
}

// UIContentUnavailableConfiguration: the texts of a screen that has nothing to show, as a value. UIContentUnavailableView
// shows it; UIViewController.contentUnavailableConfiguration puts it over the controller's view (iOS 17).
import CoreGraphics

/// Image, texts and buttons in the middle of an empty screen.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration {
    /// The position of the content.
    public enum Alignment: Int, Sendable {
        /// The content is in the middle.
        case center
        /// At the top, each line at the leading edge.
        case natural
    }

    /// The display of the image.
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// The configuration of symbols; larger than text by default.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48)
        /// The colour of the image; nil takes the view's tint. Grey by default.
        public var tintColor: UIColor? = .secondaryLabel
        /// The corner radius in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size in points; larger images shrink in proportion. Zero is no limit.
        public var maximumSize: CGSize = .zero
        /// Whether inverted colours leave the image unchanged.
        public var accessibilityIgnoresInvertColors: Bool = false
    }

    /// The display of a text.
    @preconcurrency @MainActor
    public struct TextProperties {
        /// Bold and 22 points for the first text, 15 for the second.
        public var font: UIFont
        /// `label`, or `secondaryLabel` for the second text.
        public var color: UIColor
        /// The line break mode for a text that does not fit.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// 0, the default, for as many as needed.
        public var numberOfLines: Int = 0
        /// Whether a text that does not fit its line is shrunk.
        public var adjustsFontSizeToFitWidth: Bool = false
        /// The smallest size, as a part of the font's.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters may move together before a text is truncated.
        public var allowsDefaultTighteningForTruncation: Bool = false
    }

    /// The action and role of a button.
    @preconcurrency @MainActor
    public struct ButtonProperties {
        /// The action of a tap; without an action and without a menu the button is not shown as tappable.
        public var primaryAction: UIAction?
        /// Opens at a tap.
        public var menu: UIMenu?
        /// Whether the button can be tapped.
        public var isEnabled: Bool = true
        /// The meaning of the button's action.
        public var role: UIButton.Role = .normal
    }

    /// The image above the texts.
    public var image: UIImage?
    /// The display of the image.
    public var imageProperties = ImageProperties()
    /// The title. nil shows none.
    public var text: String?
    /// The attributed text, which takes precedence over `text`.
    public var attributedText: NSAttributedString?
    /// The display of the title.
    public var textProperties = TextProperties(font: .systemFont(ofSize: 22, weight: .bold), color: .label)
    /// The text below the title.
    public var secondaryText: String?
    /// The attributed secondary text, which takes precedence over `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// The display of the second text.
    public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    /// The button; shown if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// The action and role of the button.
    public var buttonProperties = ButtonProperties()
    /// The button below the first one; shown if it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The action and role of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The place of the content, by default the middle of the view.
    public var alignment: Alignment = .center
    /// The axes along which the content stays inside the margins of the surrounding view.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The points around the content.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    /// The points below the image.
    public var imageToTextPadding: CGFloat = 15
    /// The points between text and secondary text.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The points above the button.
    public var textToButtonPadding: CGFloat = 20
    /// The points between the two buttons.
    public var buttonToSecondaryButtonPadding: CGFloat = 15
    /// The background behind everything.
    public var background = UIBackgroundConfiguration.clear()

    var isLoading = false

    private init() {}

    /// A configuration without content.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// A spinner in place of the image, with the text for loading.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        configuration.text = "Loading…"
        configuration.textProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
        return configuration
    }

    /// A search without results. `updated(for:)` adds the searched text.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isSearch = true
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    private var isSearch = false

    /// Adds the searched text to a search configuration; every other configuration stays unchanged.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isSearch, let text = (state as? UIContentUnavailableConfigurationState)?.searchText, !text.isEmpty else { return self }
        var named = self
        named.text = "No Results for “\(text)”"
        return named
    }
}

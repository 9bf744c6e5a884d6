// UIButton's contents from a nib (FORMATS.md §4.2); the keys of all controls are rows (UIControl+NibProperties.swift).
// Called in the init(coder:) of each class, after its superclass's.

import Foundation
import InterfaceBuilder

extension UIButton {
    func decodeButton(from coder: NSCoder) {
        if let type: ButtonType = coder.choice("UIButtonType") { apply(type: type) }
        if let font: UIFont = coder.object("UIFont") { titleLabel?.font = font }
        for (state, content) in coder.object("UIButtonStatefulContent", as: [AnyHashable: Any].self) ?? [:] {
            guard let state = state as? NSNumber, let content = content as? NibButtonContent else { continue }
            content.apply(to: self, for: UIControl.State(rawValue: state.uintValue))
        }
        NibClasses.button.decode(self, from: coder)
        if let value: NibButtonConfiguration = coder.object("UIButtonConfiguration") { configuration = value.configuration }
    }
}

/// The content of a button in one state; archived as UIButtonContent.
@MainActor struct NibButtonContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var shadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?

    init(from coder: NSCoder) {
        title = coder.text("UITitle")
        attributedTitle = coder.object("UIAttributedTitle")
        titleColor = coder.object("UITitleColor")
        shadowColor = coder.object("UIShadowColor")
        image = coder.object("UIImage")
        if let configuration: UIImage.SymbolConfiguration = coder.object("UIImageSymbolConfiguration") { image = image?.applyingSymbolConfiguration(configuration) }
        backgroundImage = coder.object("UIBackgroundImage")
    }

    func apply(to button: UIButton, for state: UIControl.State) {
        if let title { button.setTitle(title, for: state) }
        if let attributedTitle { button.setAttributedTitle(attributedTitle, for: state) }
        if let titleColor { button.setTitleColor(titleColor, for: state) }
        if let shadowColor { button.setTitleShadowColor(shadowColor, for: state) }
        if let image { button.setImage(image, for: state) }
        if let backgroundImage { button.setBackgroundImage(backgroundImage, for: state) }
    }
}

/// A button's configuration; archived as UIButtonConfiguration.
@MainActor struct NibButtonConfiguration {
    var configuration: UIButton.Configuration

    init(from coder: NSCoder) {
        func key(_ name: String) -> String { "UIButtonConfiguration\(name)" }
        switch coder.integer(key("ButtonStyle")) {
        case 1: configuration = .gray()
        case 2: configuration = .tinted()
        case 3: configuration = .filled()
        default: configuration = .plain()
        }
        let title: NSAttributedString? = coder.object(key("Title")), subtitle: NSAttributedString? = coder.object(key("Subtitle"))
        configuration.title = title?.string ?? coder.text(key("Title"))
        configuration.subtitle = subtitle?.string ?? coder.text(key("Subtitle"))
        configuration.attributedTitle = Self.styled(title)
        configuration.attributedSubtitle = Self.styled(subtitle)
        configuration.image = coder.object(key("Image"))
        if let symbol: UIImage.SymbolConfiguration = coder.object(key("PreferredSymbolConfigurationForImage")) {
            configuration.image = configuration.image?.applyingSymbolConfiguration(symbol)
        }
        if let background: NibBackground = coder.object(key("Background")) { background.apply(to: &configuration.background) }
        configuration.baseBackgroundColor = coder.object(key("BaseBackgroundColor"))
        configuration.baseForegroundColor = coder.object(key("BaseForegroundColor"))
        if let style: UIButton.Configuration.CornerStyle = coder.choice(key("CornerStyle")) { configuration.cornerStyle = style }
        if let size: UIButton.Configuration.Size = coder.choice(key("ButtonSize")) { configuration.buttonSize = size }
        if let alignment: UIButton.Configuration.TitleAlignment = coder.choice(key("TitleAlignment")) { configuration.titleAlignment = alignment }
        if let placement = coder.integer(key("ImagePlacement")), placement > 0 {
            configuration.imagePlacement = NSDirectionalRectEdge(rawValue: UInt(placement))
        }
        if let points = coder.number(key("ImagePadding")) { configuration.imagePadding = points }
        if let points = coder.number(key("TitlePadding")) { configuration.titlePadding = points }
        configuration.showsActivityIndicator = coder.flag(key("ShowsActivityIndicator"))
        if let insets = coder.braces(key("ContentInset"), count: 4) {
            configuration.contentInsets = NSDirectionalEdgeInsets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
        }
    }
}

extension NibButtonConfiguration {
    /// A title with its own font or other attributes; a plain title uses the configuration's.
    private static func styled(_ title: NSAttributedString?) -> AttributedString? {
        guard let title, title.length > 0 else { return nil }
        var isPlain = true
        title.enumerateAttributes(in: NSRange(location: 0, length: title.length)) { attributes, _, _ in if !attributes.isEmpty { isPlain = false } }
        return isPlain ? nil : AttributedString(title)
    }
}

/// The changes of a button's configuration to its background; archived as UIBackgroundConfiguration.
@MainActor struct NibBackground {
    private let color: UIColor?
    private let strokeColor: UIColor?
    private let strokeWidth: CGFloat?
    private let cornerRadius: CGFloat?

    init(from coder: NSCoder) {
        color = coder.object("backgroundColor")
        strokeColor = coder.object("strokeColor")
        strokeWidth = coder.number("strokeWidth")
        cornerRadius = coder.number("cornerRadius")
    }

    func apply(to background: inout UIBackgroundConfiguration) {
        if let color { background.backgroundColor = color }
        if let strokeColor { background.strokeColor = strokeColor }
        if let strokeWidth { background.strokeWidth = strokeWidth }
        if let cornerRadius { background.cornerRadius = cornerRadius }
    }
}

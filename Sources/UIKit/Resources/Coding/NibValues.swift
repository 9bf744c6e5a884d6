// UIKit's value objects in a nib: colours, fonts, images, paragraph styles, button contents,
// segments, table sections, segue templates (FORMATS.md §3.5, §4.4). Called by NibInstantiation+Classes.

import Foundation
import InterfaceBuilder

@MainActor enum NibValues {
    private static let names: Set<String> = [
        "UIColor", "UIFont", "UIFontDescriptor", "UIImageNibPlaceholder", "NSParagraphStyle", "NSMutableParagraphStyle", "UIButtonContent",
        "UIButtonConfiguration", "UIBackgroundConfiguration", "UIImageSymbolConfiguration", "UINavigationBarAppearance", "UIToolbarAppearance", "UITabBarAppearance",
        "UIListContentConfiguration", "NSShadow", "UISegment", "UITableViewDataSource", "UITableViewSection", "UITableViewRow",
    ]

    static func handles(_ className: String) -> Bool { names.contains(className) || isSegueTemplate(className) }
    private static func isSegueTemplate(_ name: String) -> Bool { name.hasPrefix("UIStoryboard") && name.hasSuffix("SegueTemplate") }

    static func make(_ className: String, _ decoder: NIBArchiveDecoder, _ loading: NibInstantiation) -> Any? {
        switch className {
        case "UIColor": color(decoder, loading)
        case "UIFont": UIFont(coder: decoder)
        case "UIFontDescriptor": UIFontDescriptor(coder: decoder)
        case "UIImageNibPlaceholder": image(decoder, loading)
        case "NSParagraphStyle", "NSMutableParagraphStyle": paragraphStyle(decoder)
        case "UIButtonContent": NibButtonContent(from: decoder)
        case "UIButtonConfiguration": NibButtonConfiguration(from: decoder)
        case "UIBackgroundConfiguration": NibBackground(from: decoder)
        case "UIImageSymbolConfiguration": UIImage.SymbolConfiguration(coder: decoder)
        case "UINavigationBarAppearance": appearance(UINavigationBarAppearance(), decoder)
        case "UIToolbarAppearance": appearance(UIToolbarAppearance(), decoder)
        case "UITabBarAppearance": appearance(UITabBarAppearance(), decoder)
        case "UIListContentConfiguration": NibListContent(from: decoder)
        case "NSShadow": shadow(decoder)
        case "UISegment": NibSegment(from: decoder)
        case "UITableViewDataSource": StaticTableDataSource(from: decoder)
        case "UITableViewSection": StaticTableSection(from: decoder)
        case "UITableViewRow": StaticTableRow(from: decoder)
        default: isSegueTemplate(className) ? UIStoryboardSegueTemplate(kind: className, from: decoder) : nil
        }
    }

    /// A named colour comes from the nib's own bundle; the components beside it are the fallback (§4.4).
    private static func color(_ decoder: NIBArchiveDecoder, _ loading: NibInstantiation) -> UIColor? {
        if let name = decoder.text("UIDynamicCatalogName"), let color = UIColor(named: name, in: loading.bundle, compatibleWith: nil) { return color }
        return UIColor(coder: decoder)
    }

    // MARK: Images

    /// An asset or a symbol by name; a missing one is nil and reported on the console (MESSAGES.md 36).
    private static func image(_ decoder: NIBArchiveDecoder, _ loading: NibInstantiation) -> UIImage? {
        let configuration: UIImage.SymbolConfiguration? = decoder.object("UISymbolImageConfiguration")
        func configured(_ image: UIImage) -> UIImage {
            let configured = configuration.flatMap { image.isSymbolImage ? image.applyingSymbolConfiguration($0) : nil } ?? image
            guard let mode: UIImage.RenderingMode = decoder.choice("UIImageRenderingMode") else { return configured }
            return configured.withRenderingMode(mode)
        }
        if let symbol = decoder.text("UISystemSymbolResourceName"), let image = UIImage(systemName: symbol) { return configured(image) }
        guard let name = decoder.text("UIResourceName") else { return nil }
        if let image = UIImage(named: name, in: loading.bundle, compatibleWith: nil) { return configured(image) }
        if loading.isMissingImageReported.insert(name).inserted {
            let identifier = loading.bundle.bundleIdentifier ?? "(null)"
            Diagnostics.log("Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier \"\(identifier)\"")
        }
        return nil
    }

    // MARK: Bars

    /// Decodes an appearance; a value that the nib lacks stays as in a new object.
    private static func appearance<Appearance: UIBarAppearance>(_ appearance: Appearance, _ decoder: NSCoder) -> Appearance {
        NibClasses.barAppearance.decode(appearance, from: decoder)
        if let bar = appearance as? UINavigationBarAppearance { NibClasses.navigationBarAppearance.decode(bar, from: decoder) }
        return appearance
    }

    // MARK: Text

    private static func shadow(_ decoder: NIBArchiveDecoder) -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: decoder.decodeDouble(forKey: "NSShadowHoriz"), height: decoder.decodeDouble(forKey: "NSShadowVert"))
        if let color: UIColor = decoder.object("NSShadowColor") { shadow.shadowColor = color }
        return shadow
    }

    private static func paragraphStyle(_ decoder: NIBArchiveDecoder) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment: NSTextAlignment = decoder.choice("NSAlignment") { style.alignment = alignment }
        if let points = decoder.number("NSLineSpacing") { style.lineSpacing = points }
        if let points = decoder.number("NSParagraphSpacing") { style.paragraphSpacing = points }
        if let points = decoder.number("NSParagraphSpacingBefore") { style.paragraphSpacingBefore = points }
        if let points = decoder.number("NSHeadIndent") { style.headIndent = points }
        if let points = decoder.number("NSFirstLineHeadIndent") { style.firstLineHeadIndent = points }
        if let points = decoder.number("NSTailIndent") { style.tailIndent = points }
        if let points = decoder.number("NSMinLineHeight") { style.minimumLineHeight = points }
        if let points = decoder.number("NSMaxLineHeight") { style.maximumLineHeight = points }
        if let factor = decoder.number("NSLineHeightMultiple") { style.lineHeightMultiple = factor }
        if let mode: NSLineBreakMode = decoder.choice("NSLineBreakMode") { style.lineBreakMode = mode }
        if let direction: NSWritingDirection = decoder.choice("NSWritingDirection") { style.baseWritingDirection = direction }
        if let points = decoder.number("NSDefaultTabInterval") { style.defaultTabInterval = points }
        style.allowsDefaultTighteningForTruncation = decoder.flag("NSAllowsTighteningForTruncation")
        return style
    }
}

/// One segment of a segmented control; archived as UISegment.
@MainActor struct NibSegment {
    var title: String?
    var image: UIImage?
    var width: CGFloat?
    var isEnabled: Bool

    init(from coder: NSCoder) {
        let info = coder.decodeObject(forKey: "UISegmentInfo")
        title = info as? String
        image = info as? UIImage
        width = coder.number("UISegmentWidth")
        isEnabled = coder.flag("UISegmentEnabled", default: true)
    }
}

/// The content of a list cell; archived as UIListContentConfiguration.
@MainActor struct NibListContent {
    var text: String?
    var secondaryText: String?
    var image: UIImage?

    init(from coder: NSCoder) {
        text = coder.text("UIText")
        secondaryText = coder.text("UISecondaryText")
        image = coder.object("UIImage")
    }

    /// Applies the values to a cell, in the look of the cell's style.
    func apply(to cell: UITableViewCell) {
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText, content.image) = (text, secondaryText, image)
        cell.contentConfiguration = content
    }
}

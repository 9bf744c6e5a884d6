// Value objects of a nib that are UIKit's: colours, fonts, images, paragraph styles, button contents,
// segments, table sections, segue templates (FORMATS.md §3.5, §4.4). Called by NibInstantiation+Classes.

import Foundation
import InterfaceBuilder

@MainActor enum NibValues {
    private static let names: Set<String> = [
        "UIColor", "UIFont", "UIFontDescriptor", "UIImageNibPlaceholder", "NSParagraphStyle", "NSMutableParagraphStyle", "UIButtonContent",
        "UIButtonConfiguration", "UISegment", "UITableViewDataSource", "UITableViewSection", "UITableViewRow",
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

    /// An asset or a symbol by name; a missing one is nil and named on the console (MESSAGES.md 36).
    private static func image(_ decoder: NIBArchiveDecoder, _ loading: NibInstantiation) -> UIImage? {
        if let symbol = decoder.text("UISystemSymbolResourceName"), let image = UIImage(systemName: symbol) { return image }
        guard let name = decoder.text("UIResourceName") else { return nil }
        if let image = UIImage(named: name, in: loading.bundle, compatibleWith: nil) { return image }
        if loading.isMissingImageReported.insert(name).inserted {
            let identifier = loading.bundle.bundleIdentifier ?? "(null)"
            Diagnostics.log("Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier \"\(identifier)\"")
        }
        return nil
    }

    // MARK: Text

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

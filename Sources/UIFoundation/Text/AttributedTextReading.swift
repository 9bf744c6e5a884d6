// NSAttributedString and attribute dictionaries, read into CoreText's StyledText.
// Labels, text controls and string drawing call it. Colours are resolved with the current traits.

import CoreGraphics
import CoreText
import Foundation

package enum AttributedTextReading {
    package typealias Attributes = [NSAttributedString.Key: Any]

    /// Text without a font attribute is Helvetica 12, without a colour black (NSAttributedString UIKit Additions).
    package static var fallbackFont: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }

    /// The future place of a text, as far as it is known when the text is read: attachments compute their bounds with it.
    package struct Place {
        package var container: NSTextContainer?
        /// The points for a line; 0: no limit.
        package var width: CGFloat = 0
        /// The start of the text in a longer one.
        package var start = 0

        package init(container: NSTextContainer? = nil, width: CGFloat = 0, start: Int = 0) {
            self.container = container
            self.width = width
            self.start = start
        }
    }

    package static func styledText(_ string: String, _ attributes: Attributes) -> StyledText {
        let paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.textParagraph() ?? TextParagraph()
        return StyledText(string, style: style(attributes), paragraph: paragraph)
    }

    /// - Parameters: `font`, `color` and `paragraph` apply where the string has none of its own.
    package static func styledText(
        _ string: NSAttributedString, font: UIFont? = nil, color: UIColor? = nil, paragraph: NSParagraphStyle? = nil, place: Place = Place()
    ) -> StyledText {
        let units = Array(string.string.utf16)
        var styles: [(Range<Int>, TextStyle)] = []
        var paragraphs: [(Range<Int>, TextParagraph)] = []
        let length = min(string.length, units.count)
        var listed = false
        string.enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            let span = range.location..<(range.location + range.length)
            var own = attributes
            if own[.font] == nil, let font { own[.font] = font }
            if own[.foregroundColor] == nil, let color { own[.foregroundColor] = color }
            styles.append((span, style(own, at: span.lowerBound, place)))
            let chosen = attributes[.paragraphStyle] as? NSParagraphStyle ?? paragraph
            paragraphs.append((span, chosen?.textParagraph() ?? TextParagraph()))
            if chosen?.textLists.isEmpty == false { listed = true }
        }
        if listed {
            let markers = ListMarkers.all(in: units) { (string.attribute(.paragraphStyle, at: $0, effectiveRange: nil) as? NSParagraphStyle)?.textLists ?? [] }
            paragraphs = ListMarkers.place(markers, from: 0, in: paragraphs)
        }
        var attributes: Attributes = [:]
        attributes[.font] = font
        attributes[.foregroundColor] = color
        if paragraphs.isEmpty { paragraphs.append((0..<0, paragraph?.textParagraph() ?? TextParagraph())) }
        return StyledText(utf16: units, styles: styles, paragraphs: paragraphs, defaultStyle: style(attributes))
    }

    package static func style(_ attributes: Attributes, at index: Int = 0, _ place: Place = Place()) -> TextStyle {
        if let plain = plainStyle(attributes) { return plain }
        let intent = InlinePresentationIntent(rawValue: UInt(max(0, integer(attributes[.inlinePresentationIntent]) ?? 0)))
        let font = (attributes[.font] as? UIFont ?? fallbackFont).meaning(intent)
        var style = TextStyle(font: font.ctFont)
        let link = attributes[.link] != nil
        style.color = color(attributes[.foregroundColor]) ?? (link ? UIColor.link.textColor : .black)
        style.background = color(attributes[.backgroundColor])
        if let kern = number(attributes[.kern]) ?? number(attributes[.tracking]) {
            style.kern = kern
            style.hasKern = true
        }
        style.hasLigatures = integer(attributes[.ligature]) != 0
        style.baselineOffset = number(attributes[.baselineOffset]) ?? 0
        style.underline = integer(attributes[.underlineStyle]) ?? 0
        style.underlineColor = color(attributes[.underlineColor])
        style.strikethrough = integer(attributes[.strikethroughStyle]) ?? (intent.contains(.strikethrough) ? NSUnderlineStyle.single.rawValue : 0)
        style.strikethroughColor = color(attributes[.strikethroughColor])
        style.strokeWidth = number(attributes[.strokeWidth]) ?? 0
        style.strokeColor = color(attributes[.strokeColor])
        style.obliqueness = number(attributes[.obliqueness]) ?? 0
        if let shadow = attributes[.shadow] as? NSShadow, let tint = color(shadow.shadowColor) {
            style.shadow = TextShadow(offset: shadow.shadowOffset, blurRadius: shadow.shadowBlurRadius, color: tint)
        }
        if let attachment = attributes[.attachment] as? NSTextAttachmentContainer { style.box = box(attachment, attributes, font: font, at: index + place.start, place) }
        return style
    }

    /// The style of a text with only a font, a colour and a paragraph style, as most texts have; nil if there are other attributes.
    private static func plainStyle(_ attributes: Attributes) -> TextStyle? {
        let font = attributes[.font], color = attributes[.foregroundColor]
        let found = (font == nil ? 0 : 1) + (color == nil ? 0 : 1) + (attributes[.paragraphStyle] == nil ? 0 : 1)
        guard attributes.count == found else { return nil }
        return TextStyle(font: (font as? UIFont ?? fallbackFont).ctFont, color: self.color(color) ?? .black)
    }

    /// The box of an attachment: computed as in TextKit 2 in a container of a text layout manager, else as in TextKit 1.
    private static func box(_ attachment: NSTextAttachmentContainer, _ attributes: Attributes, font: UIFont, at index: Int, _ place: Place) -> TextInlineBox {
        let line = CGRect(x: 0, y: 0, width: place.width > 0 ? place.width : 10_000_000, height: font.lineHeight)
        let modern = place.container?.textLayoutManagerStorage == nil ? nil : attachment as? NSTextAttachmentLayout
        let location = TextStorageLocation(index)
        let bounds = modern?.attachmentBounds(for: attributes, location: location, textContainer: place.container, proposedLineFragment: line, position: .zero)
            ?? attachment.attachmentBounds(for: place.container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
        let isFinite = [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite)
        return TextInlineBox(bounds: isFinite ? bounds : .zero) { [weak container = place.container] context, rect in
            let image = if let modern { modern.image(for: rect, attributes: attributes, location: location, textContainer: container) } else {
                attachment.image(forBounds: rect, textContainer: container, characterIndex: index)
            }
            guard let image else { return }
            assumingMainActor {
                UIGraphicsPushContext(context)
                image.draw(in: rect)
                UIGraphicsPopContext()
            }
        }
    }

    package static func color(_ value: Any?) -> TextColor? {
        if let color = value as? UIColor { return color.textColor }
        if let color = value as? CGColor { return UIColor(cgColor: color).textColor }
        return nil
    }

    package static func number(_ value: Any?) -> CGFloat? {
        guard let number = UIFontDescriptor.number(value), number.isFinite else { return nil }
        return number
    }

    private static func integer(_ value: Any?) -> Int? {
        if let style = value as? NSUnderlineStyle { return style.rawValue }
        return number(value).map { Int(min(max($0, -65_536), 65_536)) }
    }
}

extension UIFont {
    /// The font for Markdown's meaning: bold, slanted, monospaced.
    fileprivate func meaning(_ intent: InlinePresentationIntent) -> UIFont {
        guard !intent.isDisjoint(with: [.emphasized, .stronglyEmphasized, .code]) else { return self }
        let base = intent.contains(.code) ? UIFont.monospacedSystemFont(ofSize: pointSize, weight: .regular) : self
        var traits = base.fontDescriptor.symbolicTraits
        if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        if intent.contains(.emphasized) { traits.insert(.traitItalic) }
        guard traits != base.fontDescriptor.symbolicTraits, let descriptor = base.fontDescriptor.withSymbolicTraits(traits) else { return base }
        return UIFont(descriptor: descriptor, size: pointSize)
    }
}

extension UIColor {
    /// Components for drawing text, resolved with the current traits.
    package var textColor: TextColor {
        let rgba = components
        return TextColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    }
}

extension UIFont: FontCarrying { package var carriedFont: FontInstance { ctFont } }
extension NSParagraphStyle: ParagraphCarrying { package var carriedParagraph: TextParagraph { textParagraph() } }
extension UIColor: ColorCarrying { package var carriedColor: TextColor { textColor } }

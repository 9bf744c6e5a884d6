// The content of a UILabel and the setters that change it: plain text, attributed text, label-wide attributes.
// Setters of a label with attributed text apply to all of it (UILabel documentation, attributedText).

import CoreText
import Foundation

extension UILabel {
    enum ParagraphPart {
        case alignment, lineBreakMode
    }

    func setText(_ text: String?) {
        guard content.attributed != nil || content.string != text else { return }
        content.string = text
        content.attributed = nil
        contentChanged()
    }

    func setAttributedText(_ text: NSAttributedString?) {
        content.attributed = text.flatMap { $0.copy() as? NSAttributedString ?? $0 }
        content.string = text?.string
        contentChanged()
    }

    /// Sets the font; nil gives the default, 17 point system font.
    func setFont(_ font: UIFont?) {
        let font = font ?? .systemFont(ofSize: 17)
        guard font != content.font || content.attributed != nil else { return }
        content.font = font
        overlay(.font, font)
        contentChanged()
    }

    func setTextColor(_ color: UIColor?) {
        content.color = color ?? .label
        overlay(.foregroundColor, content.color)
        appearanceChanged()
    }

    private func overlay(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed = content.attributed else { return }
        let copy = NSMutableAttributedString(attributedString: attributed)
        copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
        content.attributed = copy
    }

    func paragraphChanged(_ part: ParagraphPart) {
        if let attributed = content.attributed {
            let copy = NSMutableAttributedString(attributedString: attributed)
            let all = NSRange(location: 0, length: copy.length)
            attributed.enumerateAttribute(.paragraphStyle, in: all, options: []) { value, range, _ in
                guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else { return }
                if part == .alignment { style.alignment = textAlignment } else { style.lineBreakMode = lineBreakMode }
                copy.addAttribute(.paragraphStyle, value: style, range: range)
            }
            content.attributed = copy
        }
        contentChanged()
    }

    /// Text, font or wrapping changed: size and picture are stale.
    func contentChanged() {
        layoutCache.clear()
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Colours changed: the picture is stale, the size is not.
    func appearanceChanged() {
        layoutCache.clear()
        setNeedsDisplay()
    }

    func traitsChanged(from previous: UITraitCollection?) {
        if adjustsFontForContentSizeCategory, previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            content.font = content.font.adjusted(to: traitCollection)
            contentChanged()
        }
        if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { appearanceChanged() }
    }

    /// The paragraph style of the label's own settings.
    var ownParagraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        style.lineBreakStrategy = lineBreakStrategy
        return style
    }

    /// Plain text comes back with the label's attributes, as UIKit returns it.
    var currentAttributedText: NSAttributedString? {
        if let attributed = content.attributed { return attributed }
        guard let string = content.string else { return nil }
        return NSAttributedString(string: string, attributes: [.font: content.font, .foregroundColor: content.color, .paragraphStyle: ownParagraphStyle])
    }

    /// The text for layout, in the colours of the label's state.
    var styledText: StyledText {
        let color = displayedColor
        if let attributed = content.attributed {
            var shown = attributed
            if isHighlighted && highlightedTextColor != nil || !isEnabled {
                let copy = NSMutableAttributedString(attributedString: attributed)
                copy.addAttribute(.foregroundColor, value: color, range: NSRange(location: 0, length: copy.length))
                shown = copy
            }
            return AttributedTextReading.styledText(shown, font: content.font, color: color, paragraph: ownParagraphStyle, place: .init(width: bounds.width))
        }
        var attributes: [NSAttributedString.Key: Any] = [.font: content.font, .foregroundColor: color, .paragraphStyle: ownParagraphStyle]
        if let shadowColor {
            let shadow = NSShadow()
            shadow.shadowOffset = shadowOffset
            shadow.shadowColor = shadowColor
            attributes[.shadow] = shadow
        }
        return AttributedTextReading.styledText(content.string ?? "", attributes)
    }

    private var displayedColor: UIColor {
        let color = isHighlighted ? highlightedTextColor ?? content.color : content.color
        let resolved = self.resolved(color)
        return isEnabled ? resolved : resolved.withAlphaComponent(resolved.components.alpha * 0.4)
    }
}

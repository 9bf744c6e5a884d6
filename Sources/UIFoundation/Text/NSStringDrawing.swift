// Measuring and drawing strings in the current graphics context: `size`, `boundingRect`, `draw`.
// A thin layer over TextLayout. Draws nothing outside a graphics context.

import CoreGraphics
import CoreText
import Foundation

/// The options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: Int
    /// Creates a set from raw bits; bits without a name here are preserved.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The last line that fits is truncated when text is left over.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// The origin is the upper left corner, and lines wrap; without this option the origin is one line's baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Adds the font's leading between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures the ink instead of the lines. Accepted; lines are measured.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// The shared work behind the string and attributed string methods.
package enum StringDrawing {
    package static func layout(_ text: StyledText, width: CGFloat, height: CGFloat, options: NSStringDrawingOptions) -> TextLayout {
        var limits = TextLayout.Options()
        let wraps = options.contains(.usesLineFragmentOrigin)
        limits.width = wraps && width > 0 ? width : .infinity
        limits.maximumLines = wraps ? 0 : 1
        limits.usesFontLeading = options.contains(.usesFontLeading)
        limits.naturalFollowsText = true
        limits.truncatesLastVisibleLine = options.contains(.truncatesLastVisibleLine)
        if limits.truncatesLastVisibleLine, wraps, height > 0 { limits.height = height }
        return TextLayout(text, options: limits)
    }

    package static func size(_ text: StyledText) -> CGSize { TextLayout(text).size }

    package static func bounds(_ text: StyledText, _ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) -> CGRect {
        let layout = layout(text, width: size.width, height: size.height, options: options)
        let top = options.contains(.usesLineFragmentOrigin) ? 0 : -layout.firstBaseline
        let bounds = CGRect(x: 0, y: top, width: layout.size.width, height: layout.size.height)
        context?.actualScaleFactor = 1
        context?.totalBounds = bounds
        return bounds
    }

    /// `draw(at:)` and `draw(in:)` take the upper left corner, as `usesLineFragmentOrigin` does.
    package static func draw(_ text: StyledText, in rect: CGRect, options: NSStringDrawingOptions, clips: Bool, context: NSStringDrawingContext?) {
        guard let target = assumingMainActor({ UIGraphicsGetCurrentContext() }) else { return }
        let layout = layout(text, width: rect.width, height: rect.height, options: options)
        let isTopLeft = options.contains(.usesLineFragmentOrigin)
        let origin = isTopLeft ? rect.origin : CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline)
        if clips, rect.height > 0, layout.size.height > rect.height {
            // Only lines that fit the rectangle are drawn, at least one.
            var limits = layout.options
            limits.maximumLines = max(1, layout.lines.filter { $0.top + $0.height <= rect.height + 0.5 }.count)
            TextLayout(layout, options: limits).draw(in: target, at: origin)
        } else {
            layout.draw(in: target, at: origin)
        }
        context?.totalBounds = CGRect(origin: origin, size: layout.size)
    }

    package static func draw(_ text: StyledText, at point: CGPoint) {
        guard let target = assumingMainActor({ UIGraphicsGetCurrentContext() }) else { return }
        TextLayout(text).draw(in: target, at: point)
    }
}

extension NSString {
    /// The size in points of the string, with as many lines as it has line breaks.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing.size(AttributedTextReading.styledText(self as String, attrs ?? [:]))
    }

    /// Each line break begins a line; the upper left corner is at `point`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing.draw(AttributedTextReading.styledText(self as String, attrs ?? [:]), at: point)
    }

    /// Wraps at the width of `rect` and draws the lines that fit its height, one at least.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing.draw(AttributedTextReading.styledText(self as String, attrs ?? [:]), in: rect, options: .usesLineFragmentOrigin, clips: true, context: nil)
    }

    /// Draws the text. Without `usesLineFragmentOrigin`, on one line whose baseline begins at the rectangle's origin.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) {
        StringDrawing.draw(AttributedTextReading.styledText(self as String, attributes ?? [:]), in: rect, options: options, clips: false, context: context)
    }

    /// The text's rectangle in points, not rounded. Only with `usesLineFragmentOrigin` does the text wrap at the width of `size`.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect {
        StringDrawing.bounds(AttributedTextReading.styledText(self as String, attributes ?? [:]), size, options, context)
    }
}

extension String {
    /// The size of the text in points, on as many lines as there are line breaks; as of NSString.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { (self as NSString).size(withAttributes: attrs) }
    /// Draws the text with its upper left corner at `point`; as of NSString.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { (self as NSString).draw(at: point, withAttributes: attrs) }
    /// Draws the text, wrapped at the width of `rect`; as of NSString.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { (self as NSString).draw(in: rect, withAttributes: attrs) }
    /// Draws the text on one line at a baseline, unless `usesLineFragmentOrigin` is given; as of NSString.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) {
        (self as NSString).draw(with: rect, options: options, attributes: attributes, context: context)
    }
    /// The rectangle of the text in points, not rounded; as of NSString.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension NSAttributedString {
    /// The text's size in points, on as many lines as there are line breaks.
    public func size() -> CGSize { StringDrawing.size(AttributedTextReading.styledText(self)) }

    /// The upper left corner is at `point`.
    public func draw(at point: CGPoint) { StringDrawing.draw(AttributedTextReading.styledText(self), at: point) }

    /// Wraps at the width of `rect` and draws the lines that fit its height, one at least.
    public func draw(in rect: CGRect) {
        StringDrawing.draw(AttributedTextReading.styledText(self), in: rect, options: .usesLineFragmentOrigin, clips: true, context: nil)
    }

    /// Draws the text. Without `usesLineFragmentOrigin`, on one line whose baseline begins at the rectangle's origin.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing.draw(AttributedTextReading.styledText(self), in: rect, options: options, clips: false, context: context)
    }

    /// The text's rectangle in points, not rounded. Only with `usesLineFragmentOrigin` does the text wrap at the width of `size`.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        StringDrawing.bounds(AttributedTextReading.styledText(self), size, options, context)
    }
}

// The size of a UILabel's text: wrapping, line limits, shrinking to fit, and the positions of its baselines.
// Sizes are rounded up to whole pixels, as a device's intrinsic sizes are.

import CoreGraphics
import CoreText
import Foundation

extension UILabel {
    private static let unlimited: CGFloat = 10_000_000

    private var pixel: CGFloat { 1 / max(1, UIScreen.main.scale) }

    /// Rounds up to the next pixel; a thousandth of a point above a pixel counts as rounding noise.
    private func roundedUp(_ size: CGSize) -> CGSize {
        let scale = max(1, UIScreen.main.scale)
        func up(_ length: CGFloat) -> CGFloat { ((length - 0.001) * scale).rounded(.up) / scale }
        return CGSize(width: max(0, up(size.width)), height: max(0, up(size.height)))
    }

    private var hasText: Bool { !(content.string ?? "").isEmpty }

    func layout(width: CGFloat, height: CGFloat = .infinity, lines: Int, scale: CGFloat = 1) -> TextLayout {
        layoutCache.layout(width: width, height: height, lines: max(0, lines), scale: scale, isRightToLeft: readsRightToLeft) { Self.scaled(styledText, scale) }
    }

    static func scaled(_ text: StyledText, _ scale: CGFloat) -> StyledText {
        guard scale != 1 else { return text }
        let styles = text.styles.map { span -> (Range<Int>, TextStyle) in
            var style = span.value
            style.font = style.font.resized(to: style.font.size * scale)
            style.kern *= scale
            return (span.range, style)
        }
        return StyledText(utf16: text.utf16, styles: styles, paragraphs: text.paragraphs.map { ($0.range, $0.value) }, defaultStyle: styles.first?.1 ?? TextStyle(font: .system(size: 17)))
    }

    // MARK: Sizes

    func measuredRect(_ bounds: CGRect, lines: Int) -> CGRect {
        guard hasText else { return CGRect(x: bounds.minX, y: bounds.midY.isFinite ? bounds.midY : bounds.minY, width: 0, height: 0) }
        let width = bounds.width >= Self.unlimited ? CGFloat.infinity : bounds.width
        let height = bounds.height >= Self.unlimited || bounds.height <= 0 ? CGFloat.infinity : bounds.height
        let result = layout(width: width, height: height, lines: lines)
        var size = roundedUp(result.size)
        size.width = min(size.width, bounds.width)
        var rect = CGRect(origin: bounds.origin, size: size)
        if bounds.height < Self.unlimited { rect.origin.y = bounds.minY + pixelRound((bounds.height - size.height) / 2) }
        if bounds.width < Self.unlimited {
            switch textAlignment == .natural && readsRightToLeft ? .right : textAlignment {
            case .center: rect.origin.x = bounds.minX + pixelRound((bounds.width - size.width) / 2)
            case .right: rect.origin.x = bounds.maxX - size.width
            default: break
            }
        }
        return rect
    }

    private func pixelRound(_ value: CGFloat) -> CGFloat { (value / pixel).rounded() * pixel }

    var naturalSize: CGSize {
        let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : Self.unlimited
        return textRect(forBounds: CGRect(x: 0, y: 0, width: width, height: Self.unlimited), limitedToNumberOfLines: numberOfLines).size
    }

    /// A single line takes the width it needs, whatever width is offered; several lines wrap in the offered width.
    func fittingSize(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 || !size.width.isFinite ? Self.unlimited : size.width
        return textRect(forBounds: CGRect(x: 0, y: 0, width: width, height: Self.unlimited), limitedToNumberOfLines: numberOfLines).size
    }

    // MARK: Shrinking

    /// The part of the font size at which the text fits `rect`, not below `minimumScaleFactor`.
    func fittingScale(in rect: CGRect) -> CGFloat {
        guard adjustsFontSizeToFitWidth, hasText, rect.width > 0, minimumScaleFactor < 1 else { return 1 }
        let smallest = max(minimumScaleFactor > 0 ? minimumScaleFactor : 0.1, 0.05)
        func fits(_ scale: CGFloat) -> Bool {
            if numberOfLines == 1 { return layout(width: .infinity, lines: 1, scale: scale).size.width <= rect.width + 0.01 }
            let result = layout(width: rect.width, height: rect.height, lines: numberOfLines, scale: scale)
            return !result.isTruncated && result.size.height <= rect.height + 0.5
        }
        if fits(1) { return 1 }
        var low = smallest, high: CGFloat = 1
        guard fits(low) else { return low }
        for _ in 0..<7 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }

    // MARK: Baselines

    /// The position of the text in a rectangle: its top, and the layout drawn there.
    func placement(in rect: CGRect) -> (layout: TextLayout, top: CGFloat) {
        let scale = fittingScale(in: rect)
        let result = layout(width: rect.width, height: max(rect.height, 1), lines: numberOfLines, scale: scale)
        var top = rect.minY + (rect.height - result.size.height) / 2
        if scale < 1, numberOfLines == 1 {
            let full = layout(width: .infinity, lines: 1)
            let fullTop = rect.minY + (rect.height - full.size.height) / 2
            switch baselineAdjustment {
            case .alignBaselines: top = fullTop + full.firstBaseline - result.firstBaseline
            case .none: top = fullTop
            case .alignCenters: break
            }
        }
        return (result, pixelRound(top))
    }

    var baselineOffsets: (first: CGFloat, last: CGFloat) {
        let placed = placement(in: CGRect(origin: .zero, size: bounds.size))
        let first = pixelRound(placed.top + placed.layout.firstBaseline)
        let last = pixelRound(placed.top + placed.layout.lastBaseline)
        return (first, bounds.height - last)
    }
}

/// Labels of more than one line wrap; an app that sets `preferredMaxLayoutWidth` decides the width itself.
extension UILabel: WidthDependentContent {
    var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
    var unwrappedContentSize: CGSize { intrinsicContentSize }

    /// Overrides of `intrinsicContentSize` see the width as UIKit shows it to them: as `preferredMaxLayoutWidth`.
    func intrinsicContentSize(wrappedIn width: CGFloat) -> CGSize {
        LayoutEngine.measuring {
            preferredMaxLayoutWidth = width
            defer { preferredMaxLayoutWidth = 0 }
            return intrinsicContentSize
        }
    }
}

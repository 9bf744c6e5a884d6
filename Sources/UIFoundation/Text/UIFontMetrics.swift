// UIFontMetrics: scales fonts and lengths of an app with the content size category, as a text style does.
// Reads TextStyleSizes. Changes no font that has been handed out.

import Foundation

/// Scaling for one text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// Scales as the style's size does between content size categories.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// The font for the current traits' content size category. `font` has its size for the category Large.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
    /// A font scaled for the current traits' content size category; `maximumPointSize` is a limit in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil) }

    /// Returns a scaled font without a limit of its size.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// `font` in the size of the text style for the person's text size.
    /// - Parameters:
    /// - font: the font for the category Large.
    /// - maximumPointSize: points; 0 for no limit.
    /// - traitCollection: the source of the text size; nil for the system's.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        let scaled = font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
        return UIFont(scaled.ctFont, scaling: UIFont.Scaling(style: style, unscaled: font, maximumPointSize: maximumPointSize))
    }

    /// A value scaled for the current traits' content size category.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length that grows as the style does: 17 points become 53 at the largest category of body. Not rounded.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = assumingMainActor { (traitCollection ?? UITraitCollection.current).preferredContentSizeCategory }
        return value * TextStyleSizes.size(style, category) / TextStyleSizes.size(style, .large)
    }
}

extension UIFont {
    /// This font at the content size category of `traits`, for `adjustsFontForContentSizeCategory`.
    /// The same font if it depends on no category.
    package func adjusted(to traits: UITraitCollection) -> UIFont {
        if let textStyle { return .preferredFont(forTextStyle: textStyle, compatibleWith: traits) }
        guard let scaling else { return self }
        return UIFontMetrics(forTextStyle: scaling.style).scaledFont(for: scaling.unscaled, maximumPointSize: scaling.maximumPointSize, compatibleWith: traits)
    }
}

// UIFontMetrics: scales fonts and lengths of an app with the content size category, as a text style does.
// Reads TextStyleSizes. Changes no font that has been handed out.

import Foundation

/// Scaling for one text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The metrics of body text.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil) }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// `font` in the size that the text style has in the person's text size.
    /// - Parameters:
    ///   - font: as it is at the size Large.
    ///   - maximumPointSize: points; 0 for no limit.
    ///   - traitCollection: where the text size comes from; nil for the system's.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        let scaled = font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
        return UIFont(scaled.ctFont, scaling: UIFont.Scaling(style: style, unscaled: font, maximumPointSize: maximumPointSize))
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = assumingMainActor { (traitCollection ?? UITraitCollection.current).preferredContentSizeCategory }
        return value * TextStyleSizes.size(style, category) / TextStyleSizes.size(style, .large)
    }
}

extension UIFont {
    /// This font at the content size category of `traits`: what `adjustsFontForContentSizeCategory` asks for.
    /// The same font where it depends on no category.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        if let textStyle { return .preferredFont(forTextStyle: textStyle, compatibleWith: traits) }
        guard let scaling else { return self }
        return UIFontMetrics(forTextStyle: scaling.style).scaledFont(for: scaling.unscaled, maximumPointSize: scaling.maximumPointSize, compatibleWith: traits)
    }
}

// The system font's published numbers: San Francisco's vertical metrics and tracking, drawn with Inter.
// CTFont reads it for every system font. Holds facts only.

import Foundation

package enum SystemFont {
    /// The family name that UIKit reports for the system font.
    package static let family = ".AppleSystemUIFont"
    package static let monospacedFamily = ".AppleSystemUIFontMonospaced"
    package static let roundedFamily = ".AppleSystemUIFontRounded"
    package static let serifFamily = ".AppleSystemUIFontSerif"

    /// SF Pro's `hhea`/OS/2 numbers over its 2048-unit em: 1950, -494, 0, 1443, 1078. At 17 points the
    /// line is 20.287 points high, which is why a device's one-line label measures 20.33 (@3x) or 20.5 (@2x).
    package static let metrics = FontFace.Metrics(
        ascent: 1950.0 / 2048, descent: 494.0 / 2048, leading: 0, capHeight: 1443.0 / 2048, xHeight: 1078.0 / 2048,
        underlinePosition: 0.1, underlineThickness: 0.0625)

    /// Extra advance per glyph, in em, that brings Inter's text widths to San Francisco's at that size.
    package static func tracking(size: CGFloat, weight: Int) -> CGFloat {
        -0.02
    }

    /// Below this size the text cut is drawn, from it on the display cut, as on the device.
    package static func drawingFamily(size: CGFloat) -> String { size < 20 ? "Inter" : "Inter Display" }
}

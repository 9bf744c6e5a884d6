// The system font's published numbers: San Francisco's vertical metrics and tracking, drawn with Inter.
// FontInstance reads it for every system font. Holds facts only.

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

    /// Extra advance per glyph in thousandths of an em that brings Inter to San Francisco's widths, by point size.
    /// Up to 17 points fitted to the frames that Interface Builder wrote into public storyboards for hugging
    /// labels ("Detail" 44.0, "Hello World" 88.5, "Subtitle" 44.0 at 12, …), and from 20 points on to
    /// those of 65 labels in 30 public projects ("Loading icons, hold on" 200.0 at 20, "Current location" 159.0 at 23,
    /// "Enter bill total" 145.0 at 25, "Ask Me Anything..." 251.0 at 31, "Melbourne" 166.0 at 36).
    private static let trackings: [(size: CGFloat, value: CGFloat)] = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 4), (12, 1), (13, -6), (14, -13), (15, -18), (16, -21), (17, -22), (19.99, -23),
        (20, 14), (22, 11), (25, 5), (40, 4), (80, 10),
    ]

    /// In em. Sizes between table rows are interpolated.
    package static func tracking(size: CGFloat) -> CGFloat {
        guard let next = trackings.firstIndex(where: { $0.size >= size }) else { return (trackings.last?.value ?? 0) / 1000 }
        guard next > 0 else { return trackings[0].value / 1000 }
        let low = trackings[next - 1], high = trackings[next]
        let part = (size - low.size) / (high.size - low.size)
        return (low.value + (high.value - low.value) * part) / 1000
    }

    /// Below this size the text cut is drawn, from it on the display cut, as on the device.
    package static func drawingFamily(size: CGFloat) -> String { size < 20 ? "Inter" : "Inter Display" }
}

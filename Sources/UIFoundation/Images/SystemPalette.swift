// Apple's published numbers of the adaptable colours, light, dark, and dark on elevated surfaces.
// Read by UIColor+System.swift only. Increased-contrast variants are not in the table.

import Foundation

package enum SystemPalette {
    package struct Entry {
        package var name: String
        package var light: UIColor
        package var dark: UIColor
        package var elevated: UIColor
    }

    private static func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
    }

    private static func entry(_ name: String, _ light: UIColor, _ dark: UIColor, elevated: UIColor? = nil) -> Entry {
        Entry(name: name, light: light, dark: dark, elevated: elevated ?? dark)
    }

    package static func entries(isModern: Bool) -> [Entry] { (isModern ? hues26 : hues13) + grays + text + surfaces }

    /// iOS 26.
    private static let hues26 = [
        entry("systemRedColor", color(255, 56, 60), color(255, 66, 69)),
        entry("systemOrangeColor", color(255, 141, 40), color(255, 146, 48)),
        entry("systemYellowColor", color(255, 204, 0), color(255, 214, 0)),
        entry("systemGreenColor", color(52, 199, 89), color(48, 209, 88)),
        entry("systemMintColor", color(0, 200, 179), color(0, 218, 195)),
        entry("systemTealColor", color(0, 195, 208), color(0, 210, 224)),
        entry("systemCyanColor", color(0, 192, 232), color(60, 211, 254)),
        entry("systemBlueColor", color(0, 136, 255), color(0, 145, 255)),
        entry("systemIndigoColor", color(97, 85, 245), color(109, 124, 255)),
        entry("systemPurpleColor", color(203, 48, 224), color(219, 52, 242)),
        entry("systemPinkColor", color(255, 45, 85), color(255, 55, 95)),
        entry("systemBrownColor", color(172, 127, 94), color(183, 138, 102)),
        entry("tintColor", color(0, 136, 255), color(0, 145, 255)),
        entry("linkColor", color(0, 136, 255), color(0, 145, 255)),
    ]

    /// iOS 13 to 18.
    private static let hues13 = [
        entry("systemRedColor", color(255, 59, 48), color(255, 69, 58)),
        entry("systemOrangeColor", color(255, 149, 0), color(255, 159, 10)),
        entry("systemYellowColor", color(255, 204, 0), color(255, 214, 10)),
        entry("systemGreenColor", color(52, 199, 89), color(48, 209, 88)),
        entry("systemMintColor", color(0, 199, 190), color(99, 230, 226)),
        entry("systemTealColor", color(48, 176, 199), color(64, 200, 224)),
        entry("systemCyanColor", color(50, 173, 230), color(100, 210, 255)),
        entry("systemBlueColor", color(0, 122, 255), color(10, 132, 255)),
        entry("systemIndigoColor", color(88, 86, 214), color(94, 92, 230)),
        entry("systemPurpleColor", color(175, 82, 222), color(191, 90, 242)),
        entry("systemPinkColor", color(255, 45, 85), color(255, 55, 95)),
        entry("systemBrownColor", color(162, 132, 94), color(172, 142, 104)),
        entry("tintColor", color(0, 122, 255), color(10, 132, 255)),
        entry("linkColor", color(0, 122, 255), color(9, 132, 255)),
    ]

    private static let grays = [
        entry("systemGrayColor", color(142, 142, 147), color(142, 142, 147)),
        entry("systemGray2Color", color(174, 174, 178), color(99, 99, 102)),
        entry("systemGray3Color", color(199, 199, 204), color(72, 72, 74)),
        entry("systemGray4Color", color(209, 209, 214), color(58, 58, 60)),
        entry("systemGray5Color", color(229, 229, 234), color(44, 44, 46)),
        entry("systemGray6Color", color(242, 242, 247), color(28, 28, 30)),
    ]

    private static let text = [
        entry("labelColor", UIColor(white: 0, alpha: 1), UIColor(white: 1, alpha: 1)),
        entry("secondaryLabelColor", color(60, 60, 67, 0.6), color(235, 235, 245, 0.6)),
        entry("tertiaryLabelColor", color(60, 60, 67, 0.3), color(235, 235, 245, 0.3)),
        entry("quaternaryLabelColor", color(60, 60, 67, 0.18), color(235, 235, 245, 0.16)),
        entry("placeholderTextColor", color(60, 60, 67, 0.3), color(235, 235, 245, 0.3)),
        entry("separatorColor", color(60, 60, 67, 0.29), color(84, 84, 88, 0.6)),
        entry("opaqueSeparatorColor", color(198, 198, 200), color(56, 56, 58)),
        entry("lightTextColor", UIColor(white: 1, alpha: 0.6), UIColor(white: 1, alpha: 0.6)),
        entry("darkTextColor", UIColor(white: 0, alpha: 1), UIColor(white: 0, alpha: 1)),
    ]

    private static let surfaces = [
        entry("systemFillColor", color(120, 120, 128, 0.2), color(120, 120, 128, 0.36)),
        entry("secondarySystemFillColor", color(120, 120, 128, 0.16), color(120, 120, 128, 0.32)),
        entry("tertiarySystemFillColor", color(118, 118, 128, 0.12), color(118, 118, 128, 0.24)),
        entry("quaternarySystemFillColor", color(116, 116, 128, 0.08), color(118, 118, 128, 0.18)),
        entry("systemBackgroundColor", UIColor(white: 1, alpha: 1), UIColor(white: 0, alpha: 1), elevated: color(28, 28, 30)),
        entry("secondarySystemBackgroundColor", color(242, 242, 247), color(28, 28, 30), elevated: color(44, 44, 46)),
        entry("tertiarySystemBackgroundColor", UIColor(white: 1, alpha: 1), color(44, 44, 46), elevated: color(58, 58, 60)),
        entry("systemGroupedBackgroundColor", color(242, 242, 247), UIColor(white: 0, alpha: 1), elevated: color(28, 28, 30)),
        entry("groupTableViewBackgroundColor", color(242, 242, 247), UIColor(white: 0, alpha: 1), elevated: color(28, 28, 30)),
        entry("secondarySystemGroupedBackgroundColor", UIColor(white: 1, alpha: 1), color(28, 28, 30), elevated: color(44, 44, 46)),
        entry("tableCellGroupedBackgroundColor", UIColor(white: 1, alpha: 1), color(28, 28, 30), elevated: color(44, 44, 46)),
        entry("tertiarySystemGroupedBackgroundColor", color(242, 242, 247), color(44, 44, 46), elevated: color(58, 58, 60)),
    ]
}

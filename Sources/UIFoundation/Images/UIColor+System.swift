// The named colours: fixed ones, the adaptable system palette, labels, fills and backgrounds.
// Values: Human Interface Guidelines, Color (iOS system colors); the palette of iOS 26 differs from that of 13…18.

import Foundation

extension UIColor {
    /// Grey value 0.
    public class var black: UIColor { Fixed.black }
    /// Grey value 1/3.
    public class var darkGray: UIColor { Fixed.darkGray }
    /// Grey value 2/3.
    public class var lightGray: UIColor { Fixed.lightGray }
    /// Grey value 1.
    public class var white: UIColor { Fixed.white }
    /// Grey value 0.5.
    public class var gray: UIColor { Fixed.gray }
    /// sRGB 1, 0, 0 in every style.
    public class var red: UIColor { Fixed.red }
    /// sRGB 0, 1, 0 in every style.
    public class var green: UIColor { Fixed.green }
    /// sRGB 0, 0, 1 in every style.
    public class var blue: UIColor { Fixed.blue }
    /// sRGB 0, 1, 1.
    public class var cyan: UIColor { Fixed.cyan }
    /// sRGB 1, 1, 0.
    public class var yellow: UIColor { Fixed.yellow }
    /// sRGB 1, 0, 1.
    public class var magenta: UIColor { Fixed.magenta }
    /// sRGB 1, 0.5, 0.
    public class var orange: UIColor { Fixed.orange }
    /// sRGB 0.5, 0, 0.5.
    public class var purple: UIColor { Fixed.purple }
    /// sRGB 0.6, 0.4, 0.2.
    public class var brown: UIColor { Fixed.brown }
    /// Black without opacity.
    public class var clear: UIColor { Fixed.clear }

    /// Light 255, 56, 60, dark 255, 66, 69; up to iOS 18 255, 59, 48 and 255, 69, 58 (of 255).
    public class var systemRed: UIColor { System.color("systemRedColor") }
    /// Light 255, 141, 40, dark 255, 146, 48; up to iOS 18 255, 149, 0 and 255, 159, 10 (of 255).
    public class var systemOrange: UIColor { System.color("systemOrangeColor") }
    /// Light 255, 204, 0, dark 255, 214, 0; up to iOS 18 255, 204, 0 and 255, 214, 10 (of 255).
    public class var systemYellow: UIColor { System.color("systemYellowColor") }
    /// Light 52, 199, 89, dark 48, 209, 88; up to iOS 18 52, 199, 89 and 48, 209, 88 (of 255).
    public class var systemGreen: UIColor { System.color("systemGreenColor") }
    /// Light 0, 200, 179, dark 0, 218, 195; up to iOS 18 0, 199, 190 and 99, 230, 226 (of 255).
    public class var systemMint: UIColor { System.color("systemMintColor") }
    /// Light 0, 195, 208, dark 0, 210, 224; up to iOS 18 48, 176, 199 and 64, 200, 224 (of 255).
    public class var systemTeal: UIColor { System.color("systemTealColor") }
    /// Light 0, 192, 232, dark 60, 211, 254; up to iOS 18 50, 173, 230 and 100, 210, 255 (of 255).
    public class var systemCyan: UIColor { System.color("systemCyanColor") }
    /// Light 0, 136, 255, dark 0, 145, 255; up to iOS 18 0, 122, 255 and 10, 132, 255 (of 255).
    public class var systemBlue: UIColor { System.color("systemBlueColor") }
    /// Light 97, 85, 245, dark 109, 124, 255; up to iOS 18 88, 86, 214 and 94, 92, 230 (of 255).
    public class var systemIndigo: UIColor { System.color("systemIndigoColor") }
    /// Light 203, 48, 224, dark 219, 52, 242; up to iOS 18 175, 82, 222 and 191, 90, 242 (of 255).
    public class var systemPurple: UIColor { System.color("systemPurpleColor") }
    /// Light 255, 45, 85, dark 255, 55, 95; up to iOS 18 255, 45, 85 and 255, 55, 95 (of 255).
    public class var systemPink: UIColor { System.color("systemPinkColor") }
    /// Light 172, 127, 94, dark 183, 138, 102; up to iOS 18 162, 132, 94 and 172, 142, 104 (of 255).
    public class var systemBrown: UIColor { System.color("systemBrownColor") }
    /// 142, 142, 147 of 255 in both styles.
    public class var systemGray: UIColor { System.color("systemGrayColor") }
    /// Light 174, 174, 178, dark 99, 99, 102 (of 255).
    public class var systemGray2: UIColor { System.color("systemGray2Color") }
    /// Light 199, 199, 204, dark 72, 72, 74 (of 255).
    public class var systemGray3: UIColor { System.color("systemGray3Color") }
    /// Light 209, 209, 214, dark 58, 58, 60 (of 255).
    public class var systemGray4: UIColor { System.color("systemGray4Color") }
    /// Light 229, 229, 234, dark 44, 44, 46 (of 255).
    public class var systemGray5: UIColor { System.color("systemGray5Color") }
    /// Light 242, 242, 247, dark 28, 28, 30 (of 255).
    public class var systemGray6: UIColor { System.color("systemGray6Color") }
    /// The app's default tint.
    public class var tintColor: UIColor { System.color("tintColor") }

    /// The colour of text that matters most: black, or white in the dark style.
    public class var label: UIColor { System.color("labelColor") }
    /// The colour of text of second rank: 60 per cent.
    public class var secondaryLabel: UIColor { System.color("secondaryLabelColor") }
    /// The colour of text of third rank: 30 per cent; also the colour of disabled controls.
    public class var tertiaryLabel: UIColor { System.color("tertiaryLabelColor") }
    /// The colour of text of fourth rank, such as watermarks: 18 per cent, 16 in the dark style.
    public class var quaternaryLabel: UIColor { System.color("quaternaryLabelColor") }
    /// The colour of the words in an empty field: 30 per cent.
    public class var placeholderText: UIColor { System.color("placeholderTextColor") }
    /// The colour of links in text: the blue of the palette.
    public class var link: UIColor { System.color("linkColor") }
    /// The colour of thin lines; the content below shines through.
    public class var separator: UIColor { System.color("separatorColor") }
    /// The colour of thin lines that must cover the content below.
    public class var opaqueSeparator: UIColor { System.color("opaqueSeparatorColor") }
    /// White at 60 per cent in every style.
    public class var lightText: UIColor { System.color("lightTextColor") }
    /// Black in every style.
    public class var darkText: UIColor { System.color("darkTextColor") }

    /// The colour of thin shapes, such as a slider's track: 20 per cent grey, 36 in the dark style.
    public class var systemFill: UIColor { System.color("systemFillColor") }
    /// The colour of middle-sized shapes, such as a switch's track.
    public class var secondarySystemFill: UIColor { System.color("secondarySystemFillColor") }
    /// The colour of large shapes, such as fields and buttons.
    public class var tertiarySystemFill: UIColor { System.color("tertiarySystemFillColor") }
    /// The colour of very large areas with content on them.
    public class var quaternarySystemFill: UIColor { System.color("quaternarySystemFillColor") }

    /// The colour behind a screen's content: white, or black; dark grey when elevated in the dark style.
    public class var systemBackground: UIColor { System.color("systemBackgroundColor") }
    /// The colour behind content grouped on the background.
    public class var secondarySystemBackground: UIColor { System.color("secondarySystemBackgroundColor") }
    /// The colour behind content grouped on the secondary background.
    public class var tertiarySystemBackground: UIColor { System.color("tertiarySystemBackgroundColor") }
    /// The colour behind grouped tables: light grey, or black.
    public class var systemGroupedBackground: UIColor { System.color("systemGroupedBackgroundColor") }
    /// The colour of the cells of grouped tables.
    public class var secondarySystemGroupedBackground: UIColor { System.color("secondarySystemGroupedBackgroundColor") }
    /// The colour behind content grouped inside such cells.
    public class var tertiarySystemGroupedBackground: UIColor { System.color("tertiarySystemGroupedBackgroundColor") }
    /// The name of `systemGroupedBackground` before iOS 13.
    public class var groupTableViewBackground: UIColor { System.color("systemGroupedBackgroundColor") }

    /// A system colour by the name that nibs and asset catalogs use (`labelColor`, `systemBlueColor`, …).
    package static func system(named name: String) -> UIColor? { System.all[name] ?? Fixed.named[name] }

    private enum Fixed {
        static let black = UIColor(white: 0, alpha: 1)
        static let darkGray = UIColor(white: 1 / 3, alpha: 1)
        static let lightGray = UIColor(white: 2 / 3, alpha: 1)
        static let white = UIColor(white: 1, alpha: 1)
        static let gray = UIColor(white: 0.5, alpha: 1)
        static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
        static let clear = UIColor(white: 0, alpha: 0)
        static let named: [String: UIColor] = [
            "blackColor": black, "darkGrayColor": darkGray, "lightGrayColor": lightGray, "whiteColor": white, "grayColor": gray, "redColor": red,
            "greenColor": green, "blueColor": blue, "cyanColor": cyan, "yellowColor": yellow, "magentaColor": magenta, "orangeColor": orange,
            "purpleColor": purple, "brownColor": brown, "clearColor": clear,
        ]
    }
}

/// The adaptable colours, made once.
private enum System {
    static func color(_ name: String) -> UIColor { all[name] ?? .black }

    static let all: [String: UIColor] = Dictionary(uniqueKeysWithValues: SystemPalette.entries(isModern: assumingMainActor { Behaviour.systemColors26.isOn }).map { entry in
        (entry.name, UIColor(.dynamic(DynamicColor(name: entry.name) { traits in
            let appearance = ColorAppearance(traits)
            return appearance.isDark ? (appearance.isElevated ? entry.elevated : entry.dark) : entry.light
        })))
    })
}

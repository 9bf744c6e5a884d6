// The named colours: fixed ones, the adaptable system palette, labels, fills and backgrounds.
// Values: Human Interface Guidelines, Color (iOS system colors); the palette of iOS 26 differs from that of 13…18.

import Foundation

extension UIColor {
    public class var black: UIColor { Fixed.black }
    public class var darkGray: UIColor { Fixed.darkGray }
    public class var lightGray: UIColor { Fixed.lightGray }
    public class var white: UIColor { Fixed.white }
    public class var gray: UIColor { Fixed.gray }
    public class var red: UIColor { Fixed.red }
    public class var green: UIColor { Fixed.green }
    public class var blue: UIColor { Fixed.blue }
    public class var cyan: UIColor { Fixed.cyan }
    public class var yellow: UIColor { Fixed.yellow }
    public class var magenta: UIColor { Fixed.magenta }
    public class var orange: UIColor { Fixed.orange }
    public class var purple: UIColor { Fixed.purple }
    public class var brown: UIColor { Fixed.brown }
    public class var clear: UIColor { Fixed.clear }

    public class var systemRed: UIColor { System.color("systemRedColor") }
    public class var systemOrange: UIColor { System.color("systemOrangeColor") }
    public class var systemYellow: UIColor { System.color("systemYellowColor") }
    public class var systemGreen: UIColor { System.color("systemGreenColor") }
    public class var systemMint: UIColor { System.color("systemMintColor") }
    public class var systemTeal: UIColor { System.color("systemTealColor") }
    public class var systemCyan: UIColor { System.color("systemCyanColor") }
    public class var systemBlue: UIColor { System.color("systemBlueColor") }
    public class var systemIndigo: UIColor { System.color("systemIndigoColor") }
    public class var systemPurple: UIColor { System.color("systemPurpleColor") }
    public class var systemPink: UIColor { System.color("systemPinkColor") }
    public class var systemBrown: UIColor { System.color("systemBrownColor") }
    public class var systemGray: UIColor { System.color("systemGrayColor") }
    public class var systemGray2: UIColor { System.color("systemGray2Color") }
    public class var systemGray3: UIColor { System.color("systemGray3Color") }
    public class var systemGray4: UIColor { System.color("systemGray4Color") }
    public class var systemGray5: UIColor { System.color("systemGray5Color") }
    public class var systemGray6: UIColor { System.color("systemGray6Color") }
    /// The app's default tint.
    public class var tintColor: UIColor { System.color("tintColor") }

    public class var label: UIColor { System.color("labelColor") }
    public class var secondaryLabel: UIColor { System.color("secondaryLabelColor") }
    public class var tertiaryLabel: UIColor { System.color("tertiaryLabelColor") }
    public class var quaternaryLabel: UIColor { System.color("quaternaryLabelColor") }
    public class var placeholderText: UIColor { System.color("placeholderTextColor") }
    public class var link: UIColor { System.color("linkColor") }
    public class var separator: UIColor { System.color("separatorColor") }
    public class var opaqueSeparator: UIColor { System.color("opaqueSeparatorColor") }
    public class var lightText: UIColor { System.color("lightTextColor") }
    public class var darkText: UIColor { System.color("darkTextColor") }

    public class var systemFill: UIColor { System.color("systemFillColor") }
    public class var secondarySystemFill: UIColor { System.color("secondarySystemFillColor") }
    public class var tertiarySystemFill: UIColor { System.color("tertiarySystemFillColor") }
    public class var quaternarySystemFill: UIColor { System.color("quaternarySystemFillColor") }

    public class var systemBackground: UIColor { System.color("systemBackgroundColor") }
    public class var secondarySystemBackground: UIColor { System.color("secondarySystemBackgroundColor") }
    public class var tertiarySystemBackground: UIColor { System.color("tertiarySystemBackgroundColor") }
    public class var systemGroupedBackground: UIColor { System.color("systemGroupedBackgroundColor") }
    public class var secondarySystemGroupedBackground: UIColor { System.color("secondarySystemGroupedBackgroundColor") }
    public class var tertiarySystemGroupedBackground: UIColor { System.color("tertiarySystemGroupedBackgroundColor") }
    public class var groupTableViewBackground: UIColor { System.color("systemGroupedBackgroundColor") }

    /// A system colour by the name that nibs and asset catalogs use (`labelColor`, `systemBlueColor`, …).
    static func system(named name: String) -> UIColor? { System.all[name] ?? Fixed.named[name] }

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

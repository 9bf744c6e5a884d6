// A UIFont from the keys that Interface Builder's compiler writes (FORMATS.md 4.4).
// UIFont.init(coder:) calls it. Text style first, then the system font by usage, then the name.

import CoreText
import Foundation

package enum NibFont {
    private static let weights = [
        "CTFontUltraLightUsage": 100, "CTFontThinUsage": 200, "CTFontLightUsage": 300, "CTFontRegularUsage": 400, "CTFontMediumUsage": 500,
        "CTFontDemiUsage": 600, "CTFontEmphasizedUsage": 600, "CTFontBoldUsage": 700, "CTFontHeavyUsage": 800, "CTFontBlackUsage": 900,
    ]

    package static func font(from coder: NSCoder) -> UIFont? {
        if let style = coder.decodeObject(forKey: "UIIBTextStyle") as? String {
            return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        let name = coder.decodeObject(forKey: "UIFontName") as? String ?? coder.decodeObject(forKey: "NSName") as? String ?? ""
        var size = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize"))
        if size <= 0 { size = CGFloat(coder.decodeDouble(forKey: "NSSize")) }
        if size <= 0 { size = 17 }
        let traits = coder.decodeInteger(forKey: "UIFontTraits")
        guard coder.decodeBool(forKey: "UISystemFont") || name.hasPrefix(".") else {
            return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
        }
        let weight = usageWeight(coder) ?? styleWeight(name) ?? (traits & 2 != 0 ? 600 : traits & 8 != 0 ? 300 : 400)
        return UIFont(.system(size: size, weight: weight, italic: traits & 1 != 0 || name.contains("Italic")))
    }

    private static func usageWeight(_ coder: NSCoder) -> Int? {
        guard let descriptor = coder.decodeObject(forKey: "UIFontDescriptor") as? UIFontDescriptor,
              let usage = descriptor.fontAttributes[.textStyle] as? String else { return nil }
        return weights[usage]
    }

    private static func styleWeight(_ name: String) -> Int? {
        let styles = [("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Medium", 500), ("Semibold", 600), ("Bold", 700), ("Heavy", 800), ("Black", 900)]
        return styles.first { name.contains($0.0) }?.1
    }
}

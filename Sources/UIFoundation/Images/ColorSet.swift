// A `.colorset`: its colours by idiom and appearance (FORMATS.md 7).
// AssetLibrary reads it; a dynamic UIColor asks it for the colour of the present appearance.

import Foundation

package final class ColorSet: @unchecked Sendable {
    private let entries: [(entry: [String: Any], color: UIColor)]

    /// Reads a colour set; nil when no entry has a readable colour.
    package init?(folder: URL) {
        let all = AssetJSON.read(folder)?["colors"] as? [[String: Any]] ?? []
        entries = all.compactMap { entry in Self.color(entry["color"] as? [String: Any]).map { (entry, $0) } }
        if entries.isEmpty { return nil }
    }

    package func color(for traits: UITraitCollection) -> UIColor {
        let appearance = ColorAppearance(traits)
        let tagged = entries.enumerated().map { index, pair in pair.entry.merging(["index": index]) { $1 } }
        let best = AssetJSON.best(tagged, appearance, idiom: AssetJSON.deviceIdiom).first?["index"] as? Int ?? 0
        return entries[best].color
    }

    private static func color(_ json: [String: Any]?) -> UIColor? {
        guard let json else { return nil }
        if let reference = json["reference"] as? String { return UIColor.system(named: reference) }
        guard let components = json["components"] as? [String: Any] else { return nil }
        // Alpha is a fraction even when written without a point.
        let alpha = (components["alpha"] as? String).flatMap { Double($0) }.map { CGFloat(min(max($0, 0), 1)) } ?? component(components["alpha"]) ?? 1
        if let white = component(components["white"]) { return UIColor(white: white, alpha: alpha) }
        guard let red = component(components["red"]), let green = component(components["green"]), let blue = component(components["blue"]) else { return nil }
        if json["color-space"] as? String == "display-p3" { return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// "0.502" is a fraction, "0x7F" a byte, "128" a byte too.
    private static func component(_ value: Any?) -> CGFloat? {
        guard let text = value as? String else { return UIFontDescriptor.number(value) }
        if text.lowercased().hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        if text.contains(".") { return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil } }
        return Int(text).map { CGFloat($0) / 255 }
    }
}

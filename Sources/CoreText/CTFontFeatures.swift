// The features that a font offers, as dictionaries by Apple's registry (TrueType Reference Manual, Font Features), told from the
// OpenType features of its file. Called by apps that list them; FontFeature switches them on.

import CHarfBuzz
import Foundation

private func constant(_ text: String) -> CFString { NSString(string: text) }

/// String: the name of a feature's type.
nonisolated(unsafe) public let kCTFontFeatureTypeNameKey = constant("CTFeatureTypeName")
/// Boolean: whether only one of its selectors can be chosen.
nonisolated(unsafe) public let kCTFontFeatureTypeExclusiveKey = constant("CTFeatureTypeExclusive")
/// Array of dictionaries: what can be chosen.
nonisolated(unsafe) public let kCTFontFeatureTypeSelectorsKey = constant("CTFeatureTypeSelectors")
/// String: the name of a selector.
nonisolated(unsafe) public let kCTFontFeatureSelectorNameKey = constant("CTFeatureSelectorName")
/// Boolean: whether a selector is chosen at first; absent where it is not.
nonisolated(unsafe) public let kCTFontFeatureSelectorDefaultKey = constant("CTFeatureSelectorDefault")
/// Boolean: whether a selector is chosen.
nonisolated(unsafe) public let kCTFontFeatureSelectorSettingKey = constant("CTFeatureSelectorSetting")

/// The features of the font, a dictionary for each type; nil for a font without features.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
    guard let tags = font.instance.face?.featureTags else { return nil }
    let offered = FeatureType.all.compactMap { $0.dictionary(tags) }
    return offered.isEmpty ? nil : NSArray(array: offered)
}

private struct FeatureType {
    struct Selector {
        var number: Int
        var name: String
        /// The OpenType feature that does it; nil for the plain form.
        var tag: String?
    }
    var number: Int
    var name: String
    var isExclusive: Bool
    var selectors: [Selector]

    init(_ number: Int, _ name: String, exclusive: Bool = false, _ selectors: [(Int, String, String?)]) {
        (self.number, self.name, isExclusive) = (number, name, exclusive)
        self.selectors = selectors.map { Selector(number: $0.0, name: $0.1, tag: $0.2) }
    }

    static let all: [FeatureType] = [
        FeatureType(1, "Ligatures", [(2, "Common Ligatures", "liga"), (4, "Rare Ligatures", "dlig"), (20, "Historical Ligatures", "hlig")]),
        FeatureType(6, "Number Spacing", exclusive: true, [(0, "Monospaced Numbers", "tnum"), (1, "Proportional Numbers", "pnum")]),
        FeatureType(10, "Vertical Position", exclusive: true, [
            (0, "Normal Position", nil), (1, "Superscript", "sups"), (2, "Subscript", "subs"), (3, "Ordinals", "ordn"), (4, "Scientific Inferiors", "sinf"),
        ]),
        FeatureType(11, "Fractions", exclusive: true, [(0, "No Fractions", nil), (1, "Vertical Fractions", "afrc"), (2, "Diagonal Fractions", "frac")]),
        FeatureType(14, "Typographic Extras", [(4, "Slashed Zero", "zero")]),
        FeatureType(21, "Number Case", exclusive: true, [(0, "Old-Style Figures", "onum"), (1, "Lining Figures", "lnum")]),
        FeatureType(33, "Case-Sensitive Layout", [(0, "Capital Forms", "case")]),
        FeatureType(35, "Alternative Stylistic Sets", (1...20).map { ($0 * 2, "Stylistic Set \($0)", "ss" + ($0 < 10 ? "0" : "") + "\($0)") }),
        FeatureType(36, "Contextual Alternates", [(0, "Contextual Alternates", "calt")]),
        FeatureType(37, "Lower Case", exclusive: true, [(0, "Default Lower Case", nil), (1, "Small Capitals", "smcp"), (2, "Petite Capitals", "pcap")]),
        FeatureType(38, "Upper Case", exclusive: true, [(0, "Default Upper Case", nil), (1, "Small Capitals", "c2sc"), (2, "Petite Capitals", "c2pc")]),
    ]

    /// Chosen without asking: what OpenType calls on by default, and the plain form.
    private static let chosen: Set<String?> = ["liga", "calt", nil]

    func dictionary(_ tags: Set<String>) -> [String: Any]? {
        let offered = selectors.filter { $0.tag.map(tags.contains) ?? true }
        guard offered.contains(where: { $0.tag != nil }) else { return nil }
        return [
            kCTFontFeatureTypeIdentifierKey as String: number, kCTFontFeatureTypeNameKey as String: name, kCTFontFeatureTypeExclusiveKey as String: isExclusive,
            kCTFontFeatureTypeSelectorsKey as String: offered.map { selector -> [String: Any] in
                var facts: [String: Any] = [kCTFontFeatureSelectorIdentifierKey as String: selector.number, kCTFontFeatureSelectorNameKey as String: selector.name]
                if Self.chosen.contains(selector.tag) { facts[kCTFontFeatureSelectorDefaultKey as String] = true }
                return facts
            },
        ]
    }
}

extension FontFace {
    /// The features of the font's substitutions, by OpenType's four letters.
    fileprivate var featureTags: Set<String> {
        FontLibrary.locked {
            let face = hb_font_get_face(shaper), substitutions = Shaper.tag("GSUB")
            var count: UInt32 = 0
            let total = hb_ot_layout_table_get_feature_tags(face, substitutions, 0, &count, nil)
            guard total > 0, total < 10_000 else { return [] }
            var tags = [hb_tag_t](repeating: 0, count: Int(total))
            count = total
            _ = hb_ot_layout_table_get_feature_tags(face, substitutions, 0, &count, &tags)
            return Set(tags.prefix(Int(count)).map { tag in String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self) })
        }
    }
}

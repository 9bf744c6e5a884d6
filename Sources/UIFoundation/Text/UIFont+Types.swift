// The values by which fonts are chosen: weights, widths and text styles.
// Numbers are Apple's; the sizes of styles are in TextStyleSizes.

import Foundation

extension UIFont {
    /// -1…1, 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// -1 to 1, 0 for regular.
        public let rawValue: CGFloat
        /// Fonts are made of the nearest named weight.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Fonts are made of the nearest named weight.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// 100 on CSS's scale.
        public static let ultraLight = Weight(-0.8)
        /// 200 on CSS's scale.
        public static let thin = Weight(-0.6)
        /// 300 on CSS's scale.
        public static let light = Weight(-0.4)
        /// 400 on CSS's scale.
        public static let regular = Weight(0)
        /// 500 on CSS's scale.
        public static let medium = Weight(0.23)
        /// 600 on CSS's scale.
        public static let semibold = Weight(0.3)
        /// 700 on CSS's scale.
        public static let bold = Weight(0.4)
        /// 800 on CSS's scale.
        public static let heavy = Weight(0.56)
        /// 900 on CSS's scale.
        public static let black = Weight(0.62)

        package static let named: [(Weight, Int)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
        ]

        /// The nearest named weight on CSS's scale of 100…900.
        package var cssWeight: Int {
            let value = rawValue.isFinite ? rawValue : 0
            return Self.named.min { abs($0.0.rawValue - value) < abs($1.0.rawValue - value) }?.1 ?? 400
        }

        package init(cssWeight: Int) {
            self = Self.named.min { abs($0.1 - cssWeight) < abs($1.1 - cssWeight) }?.0 ?? .regular
        }
    }

    /// The width of letters. There is one width here: all are drawn as `standard`.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// -1 to 1, 0 for standard.
        public let rawValue: CGFloat
        /// Creates a width from any number; all widths are drawn alike.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Much narrower than `standard`; drawn as `standard` here.
        public static let compressed = Width(rawValue: -0.3)
        /// Narrower than `standard`; drawn as `standard` here.
        public static let condensed = Width(rawValue: -0.2)
        /// The width of the family.
        public static let standard = Width(rawValue: 0)
        /// Wider than `standard`; drawn as `standard` here.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// The purpose of a text, which decides its size and weight in each content size category.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name as plain text.
        public let rawValue: String
        /// Creates a name from any text; the text is not checked against the known names.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// 34 points in the category `large`.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// 36 points bold in every category.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// 28 points bold in every category.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// 28 points in the category `large`.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// 22 points in the category `large`.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// 20 points in the category `large`.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// 17 points semibold in the category `large`.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// 15 points in the category `large`.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// 17 points in the category `large`; unknown styles count as this one.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// 16 points in the category `large`.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// 13 points in the category `large`.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// 12 points in the category `large`.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// 11 points in the category `large`.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}

/// Point sizes of the text styles per content size category (Human Interface Guidelines, Typography:
/// Dynamic Type sizes). Columns XS … XXXL, then the five accessibility sizes.
package enum TextStyleSizes {
    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
        .extraLargeTitle: [36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36],
        .extraLargeTitle2: [28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28],
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// Unknown styles are body.
    package static func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
        let row = sizes[style] ?? [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        return row[min(category.index, row.count - 1)]
    }

    package static func weight(_ style: UIFont.TextStyle) -> Int {
        switch style {
        case .headline: 600
        case .extraLargeTitle, .extraLargeTitle2: 700
        default: 400
        }
    }
}

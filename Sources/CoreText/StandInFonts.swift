// The font families an iPhone has, their members and metrics, and which installed family draws each.
// FontInstance looks names up here after the registered fonts. Outlines are stand-ins; names and metrics are iOS's.

import Foundation

package struct StandInFamily: Sendable {
    package struct Member: Sendable {
        package var postScriptName: String
        package var weight: Int
        package var isItalic: Bool
    }

    package var name: String
    package var drawnWith: [String]
    package var ascent: CGFloat
    package var descent: CGFloat
    package var leading: CGFloat
    package var members: [Member]
    package var isMonospaced = false

    private init(_ name: String, _ drawnWith: [String], _ ascent: CGFloat, _ descent: CGFloat, _ leading: CGFloat, mono: Bool = false, _ members: String) {
        self.name = name
        self.drawnWith = drawnWith
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        isMonospaced = mono
        self.members = members.split(separator: " ").map { Self.member(String($0)) }
    }

    /// Reads weight and slant from the style part of a PostScript name.
    private static func member(_ name: String) -> Member {
        let style = name.split(separator: "-", maxSplits: 1).dropFirst().first.map { $0.lowercased() } ?? ""
        let weights: [(String, Int)] = [
            ("ultralight", 100), ("thin", 200), ("semibold", 600), ("demibold", 600), ("demi", 600), ("extrabold", 800), ("condensedblack", 900),
            ("light", 300), ("book", 400), ("roman", 400), ("medium", 500), ("heavy", 800), ("black", 900), ("bold", 700), ("w6", 600), ("w3", 300),
        ]
        let weight = weights.first { style.contains($0.0) }?.1 ?? 400
        let italic = style.contains("italic") || style.contains("oblique") || style.hasSuffix("it")
        return Member(postScriptName: name, weight: weight, isItalic: italic)
    }

    private static let sans = ["Inter", "DejaVu Sans"]
    private static let serif = ["DejaVu Serif", "Noto Serif CJK KR"]
    private static let mono = ["DejaVu Sans Mono", "Noto Sans Mono CJK KR"]

    package static let all: [StandInFamily] = [
        .init("Academy Engraved LET", serif, 0.93, 0.27, 0, "AcademyEngravedLetPlain"),
        .init("American Typewriter", serif, 0.92, 0.25, 0, "AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold AmericanTypewriter-Bold AmericanTypewriter-Condensed AmericanTypewriter-CondensedLight AmericanTypewriter-CondensedBold"),
        .init("Apple SD Gothic Neo", ["Noto Sans CJK KR", "Inter"], 0.9, 0.3, 0, "AppleSDGothicNeo-Regular AppleSDGothicNeo-Thin AppleSDGothicNeo-UltraLight AppleSDGothicNeo-Light AppleSDGothicNeo-Medium AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Bold"),
        .init("Apple Color Emoji", ["Noto Color Emoji"], 1.0, 0.25, 0, "AppleColorEmoji"),
        .init("Arial", sans, 0.905, 0.212, 0.033, "ArialMT Arial-BoldMT Arial-ItalicMT Arial-BoldItalicMT"),
        .init("Avenir", sans, 1.0, 0.366, 0, "Avenir-Book Avenir-Roman Avenir-BookOblique Avenir-Oblique Avenir-Light Avenir-LightOblique Avenir-Medium Avenir-MediumOblique Avenir-Heavy Avenir-HeavyOblique Avenir-Black Avenir-BlackOblique"),
        .init("Avenir Next", sans, 1.0, 0.366, 0, "AvenirNext-Regular AvenirNext-Italic AvenirNext-UltraLight AvenirNext-UltraLightItalic AvenirNext-Medium AvenirNext-MediumItalic AvenirNext-DemiBold AvenirNext-DemiBoldItalic AvenirNext-Bold AvenirNext-BoldItalic AvenirNext-Heavy AvenirNext-HeavyItalic"),
        .init("Avenir Next Condensed", sans, 1.0, 0.366, 0, "AvenirNextCondensed-Regular AvenirNextCondensed-Italic AvenirNextCondensed-UltraLight AvenirNextCondensed-UltraLightItalic AvenirNextCondensed-Medium AvenirNextCondensed-MediumItalic AvenirNextCondensed-DemiBold AvenirNextCondensed-DemiBoldItalic AvenirNextCondensed-Bold AvenirNextCondensed-BoldItalic AvenirNextCondensed-Heavy AvenirNextCondensed-HeavyItalic"),
        .init("Baskerville", serif, 0.897, 0.246, 0, "Baskerville Baskerville-Italic Baskerville-SemiBold Baskerville-SemiBoldItalic Baskerville-Bold Baskerville-BoldItalic"),
        .init("Chalkboard SE", sans, 1.1, 0.4, 0, "ChalkboardSE-Regular ChalkboardSE-Light ChalkboardSE-Bold"),
        .init("Chalkduster", sans, 0.98, 0.28, 0, "Chalkduster"),
        .init("Cochin", serif, 0.9, 0.25, 0, "Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic"),
        .init("Copperplate", serif, 0.76, 0.25, 0, "Copperplate Copperplate-Light Copperplate-Bold"),
        .init("Courier", mono, 0.754, 0.246, 0, mono: true, "Courier Courier-Oblique Courier-Bold Courier-BoldOblique"),
        .init("Courier New", mono, 0.833, 0.3, 0, mono: true, "CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT"),
        .init("Didot", serif, 0.94, 0.3, 0, "Didot Didot-Italic Didot-Bold"),
        .init("Futura", sans, 1.039, 0.26, 0, "Futura-Medium Futura-MediumItalic Futura-Bold Futura-CondensedMedium Futura-CondensedExtraBold"),
        .init("Georgia", serif, 0.917, 0.219, 0, "Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic"),
        .init("Gill Sans", sans, 0.918, 0.23, 0, "GillSans GillSans-Italic GillSans-Light GillSans-LightItalic GillSans-SemiBold GillSans-SemiBoldItalic GillSans-Bold GillSans-BoldItalic GillSans-UltraBold"),
        .init("Helvetica", sans, 0.92, 0.23, 0, "Helvetica Helvetica-Oblique Helvetica-Light Helvetica-LightOblique Helvetica-Bold Helvetica-BoldOblique"),
        .init("Helvetica Neue", sans, 0.952, 0.213, 0.028, "HelveticaNeue HelveticaNeue-Italic HelveticaNeue-UltraLight HelveticaNeue-UltraLightItalic HelveticaNeue-Thin HelveticaNeue-ThinItalic HelveticaNeue-Light HelveticaNeue-LightItalic HelveticaNeue-Medium HelveticaNeue-MediumItalic HelveticaNeue-Bold HelveticaNeue-BoldItalic HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack"),
        .init("Hiragino Sans", ["Noto Sans CJK JP", "Inter"], 0.88, 0.12, 0.5, "HiraginoSans-W3 HiraginoSans-W6"),
        .init("Hoefler Text", serif, 0.72, 0.28, 0, "HoeflerText-Regular HoeflerText-Italic HoeflerText-Black HoeflerText-BlackItalic"),
        .init("Marker Felt", sans, 0.88, 0.22, 0, "MarkerFelt-Thin MarkerFelt-Wide"),
        .init("Menlo", mono, 0.928, 0.236, 0, mono: true, "Menlo-Regular Menlo-Italic Menlo-Bold Menlo-BoldItalic"),
        .init("Noteworthy", sans, 1.29, 0.31, 0, "Noteworthy-Light Noteworthy-Bold"),
        .init("Optima", sans, 0.92, 0.27, 0, "Optima-Regular Optima-Italic Optima-Bold Optima-BoldItalic Optima-ExtraBlack"),
        .init("Palatino", serif, 0.732, 0.283, 0.335, "Palatino-Roman Palatino-Italic Palatino-Bold Palatino-BoldItalic"),
        .init("PingFang SC", ["Noto Sans CJK SC", "Inter"], 1.06, 0.34, 0, "PingFangSC-Regular PingFangSC-Ultralight PingFangSC-Thin PingFangSC-Light PingFangSC-Medium PingFangSC-Semibold"),
        .init("Snell Roundhand", serif, 0.93, 0.33, 0, "SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black"),
        .init("Times New Roman", serif, 0.891, 0.216, 0.042, "TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT TimesNewRomanPS-BoldItalicMT"),
        .init("Trebuchet MS", sans, 0.939, 0.222, 0, "TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic"),
        .init("Verdana", sans, 1.005, 0.21, 0, "Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic"),
        .init("Zapfino", serif, 1.875, 1.5, 0, "Zapfino"),
    ]

    package static func named(_ name: String) -> StandInFamily? {
        all.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }
    }

    package static func member(postScriptName name: String) -> (StandInFamily, Member)? {
        for family in all {
            if let member = family.members.first(where: { $0.postScriptName.caseInsensitiveCompare(name) == .orderedSame }) { return (family, member) }
        }
        return nil
    }

    /// The member a family name alone stands for: upright, nearest to regular.
    package func member(weight: Int, italic: Bool) -> Member? {
        members.min { score($0, weight, italic) < score($1, weight, italic) }
    }

    private func score(_ member: Member, _ weight: Int, _ italic: Bool) -> Int {
        (member.isItalic == italic ? 0 : 10_000) + abs(member.weight - weight) + (member.postScriptName.contains("Condensed") && !name.contains("Condensed") ? 5_000 : 0)
    }
}

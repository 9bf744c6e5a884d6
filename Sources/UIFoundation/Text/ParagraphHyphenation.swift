// The hyphenation rules of a paragraph, and the sentence that says once that the machine has none for a language.
// NSParagraphStyle and layout managers call it; CoreText's Hyphenation has the rules.

import CoreText
import Foundation

enum ParagraphHyphenation {
    /// The language a person has chosen (NSParagraphStyle, hyphenationFactor: "the first item in preferredLanguages").
    private static var language: String { Locale.preferredLanguages.first ?? "en" }

    /// Turns hyphenation on in a paragraph; 0 or less leaves it off.
    static func apply(_ factor: CGFloat, to paragraph: inout TextParagraph) {
        guard factor.isFinite, factor > 0 else { return }
        let language = language
        guard Hyphenation.hyphenator(for: language) != nil else {
            assumingMainActor {
                guard Surrounded.by.drawing.missingHyphenation.insert(language).inserted else { return }
                Diagnostics.log("WillAppear: no hyphenation patterns for \(language) are installed (Debian's hyphen-* packages): lines end at words")
            }
            return
        }
        paragraph.hyphenationFactor = min(factor, 1)
        paragraph.language = language
    }
}

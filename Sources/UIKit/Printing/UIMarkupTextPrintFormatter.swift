// A text with markup over pages. No browser lays it out here: tags are removed and paragraphs stay; the console says so once.
import Foundation

/// A text with HTML markup over pages.
open class UIMarkupTextPrintFormatter: UISimpleTextPrintFormatter {
    /// The text with its tags.
    open var markupText: String? { didSet { text = Self.plain(markupText ?? "") } }

    /// A text with tags.
    public init(markupText: String) {
        self.markupText = markupText
        super.init(text: Self.plain(markupText))
        OnceSaid.say("WillAppear: UIMarkupTextPrintFormatter prints the text without its markup: no browser lays it out here")
    }
    override func duplicate() -> UIPrintFormatter { UIMarkupTextPrintFormatter(markupText: markupText ?? "") }

    private static func plain(_ markup: String) -> String {
        var text = markup
        for (pattern, replacement) in [("(?is)<(script|style|head)[^>]*>.*?</\\1>", ""), ("\\s+", " "), ("(?i)<br\\s*/?>|</(p|div|h[1-6]|li|tr|table)>", "\n"), ("<[^>]*>", "")] {
            text = text.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
        }
        for (entity, character) in [("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] { text = text.replacingOccurrences(of: entity, with: character) }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

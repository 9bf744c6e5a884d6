// AttributedString and NSAttributedString from Markdown, which Foundation on Linux cannot make. MarkdownReading reads the blocks,
// MarkdownInline their text. Attributes of an app's own (`^[text](key: value)`) are read as text.

import Foundation

extension AttributedString {
    /// Options for reading Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// The parts of Markdown that are read.
        public enum InterpretedSyntax: Int, Sendable {
            /// Blocks and inline text. Blocks follow each other without line breaks: `presentationIntent` tells them apart.
            case full
            /// Emphasis, code and links; white space becomes single spaces.
            case inlineOnly
            /// The same, and white space stays.
            case inlineOnlyPreservingWhitespace
        }
        /// The result for a text that cannot be read. Any text can be read here.
        public enum FailurePolicy: Int, Sendable { case throwError, returnPartiallyParsedIfPossible }

        /// Attributes in `^[text](key: value)`: read as text here, whatever this says.
        public var allowsExtendedAttributes: Bool
        /// All of it at first.
        public var interpretedSyntax: InterpretedSyntax
        /// Throws at first.
        public var failurePolicy: FailurePolicy
        /// The text's language, for all of it.
        public var languageCode: String?

        /// All of Markdown unless told otherwise.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Reads Markdown. Relative links are completed with `baseURL`.
    public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        self.init()
        for block in MarkdownText.blocks(markdown, options.interpretedSyntax) {
            for run in block.runs { append(AttributedString(run.text, attributes: MarkdownText.container(run, block.intent, baseURL))) }
        }
    }

    /// Reads Markdown in UTF-8; throws for other bytes.
    public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        guard let text = String(data: markdown, encoding: .utf8) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// Reads a file of Markdown.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }
}

extension NSAttributedString {
    /// Options for reading Markdown: those of `AttributedString`.
    public typealias MarkdownParsingOptions = AttributedString.MarkdownParsingOptions

    /// Reads Markdown. Relative links are completed with `baseURL`. Blocks leave no attribute here; `AttributedString` has them.
    public convenience init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        let result = NSMutableAttributedString(string: "")
        for block in MarkdownText.blocks(markdown, options.interpretedSyntax) {
            for run in block.runs { result.append(NSAttributedString(string: run.text, attributes: MarkdownText.attributes(run, baseURL))) }
        }
        self.init(attributedString: result)
    }

    /// Reads Markdown in UTF-8; throws for other bytes.
    public convenience init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        guard let text = String(data: markdown, encoding: .utf8) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }
}

private enum MarkdownText {
    static func blocks(_ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) -> [(intent: PresentationIntent?, runs: [MarkdownRun])] {
        switch syntax {
        case .full: return MarkdownReading.blocks(of: text).map { ($0.intent, $0.runs) }
        case .inlineOnlyPreservingWhitespace: return [(nil, MarkdownInline(keepsLines: true).runs(text))]
        case .inlineOnly:
            let single = text.split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }.joined(separator: "\n")
            return [(nil, MarkdownInline().runs(single))]
        }
    }

    private static func url(_ text: String?, _ base: URL?) -> URL? {
        text.flatMap { URL(string: $0, relativeTo: base) ?? $0.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed).flatMap { URL(string: $0, relativeTo: base) } }
    }

    static func container(_ run: MarkdownRun, _ block: PresentationIntent?, _ base: URL?) -> AttributeContainer {
        typealias Scope = AttributeScopes.MarkdownAttributes
        var container = AttributeContainer()
        if !run.intent.isEmpty { container[Scope.InlinePresentationIntentAttribute.self] = run.intent }
        container[Scope.PresentationIntentAttribute.self] = block
        container[AttributeScopes.FoundationAttributes.ImageURLAttribute.self] = url(run.image, base)
        container[Scope.AlternateDescriptionAttribute.self] = run.alternate
        container[AttributeScopes.FoundationAttributes.LinkAttribute.self] = url(run.link, base)
        return container
    }

    /// Without the blocks: a Swift structure cannot be an attribute's value here (UIFoundation's AttributeValueTag says why).
    static func attributes(_ run: MarkdownRun, _ base: URL?) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if !run.intent.isEmpty { attributes[.inlinePresentationIntent] = run.intent.rawValue }
        attributes[.imageURL] = url(run.image, base)
        attributes[.alternateDescription] = run.alternate
        attributes[NSAttributedString.Key("NSLink")] = url(run.link, base)
        return attributes
    }
}

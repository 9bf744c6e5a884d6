// Attributed strings from HTML, RTF and plain text, and back. The formats are HTMLReading, RTFReading and DocumentWriting.
// Web archives and RTFD are not read: a document of an unknown type throws.

import CoreGraphics
import Foundation

extension NSAttributedString {
    /// The format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public let rawValue: String
        /// Creates a type from any name; only the types below are read and written.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Plain text.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich Text Format.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// RTF with attachments: not read here.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// HTML with styles of its elements' `style` attributes.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// The options for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public let rawValue: String
        /// Creates an option from any name; only the options below are looked at.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A DocumentType; absent: by the document's first bytes.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// A raw value of String.Encoding; if absent, the document's encoding, else UTF-8.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// Attributes of plain text, as a dictionary.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// The attributes of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public let rawValue: String
        /// Creates a key from any name; only the keys below are set and looked at.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A DocumentType.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// A raw value of String.Encoding.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Reads a document. Throws for formats that are not read and for bytes that are no text of the encoding.
    public convenience init(data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) throws {
        let type = Self.type(of: data, options)
        let encoding = (options[.characterEncoding] as? NSNumber)?.uintValue ?? options[.characterEncoding] as? UInt
        let found: NSAttributedString
        switch type {
        case .html: found = try HTMLReading.attributedString(data, encoding: encoding.map(String.Encoding.init))
        case .rtf: found = try RTFReading.attributedString(data)
        case .plain:
            guard let text = String(data: data, encoding: encoding.map(String.Encoding.init) ?? .utf8) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
            found = NSAttributedString(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:])
        default: throw CocoaError(.fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: "Documents of type \(type.rawValue) are not read here"])
        }
        dict?.pointee = [DocumentAttributeKey.documentType.rawValue: type.rawValue, DocumentAttributeKey.characterEncoding.rawValue: encoding ?? String.Encoding.utf8.rawValue] as NSDictionary
        self.init(attributedString: found)
    }

    /// Reads a file.
    public convenience init(url: URL, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) throws {
        var options = options
        if options[.documentType] == nil {
            switch url.pathExtension.lowercased() {
            case "html", "htm": options[.documentType] = DocumentType.html
            case "rtf": options[.documentType] = DocumentType.rtf
            case "txt": options[.documentType] = DocumentType.plain
            default: break
            }
        }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Writes a part of the text as plain text, RTF or HTML.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let type = dict[.documentType] as? DocumentType ?? (dict[.documentType] as? String).map(DocumentType.init) ?? .plain
        let part = attributedSubstring(from: range)
        switch type {
        case .plain:
            let encoding = ((dict[.characterEncoding] as? NSNumber)?.uintValue ?? dict[.characterEncoding] as? UInt).map(String.Encoding.init) ?? .utf8
            guard let data = part.string.data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
            return data
        case .rtf: return DocumentWriting.rtf(part)
        case .html: return DocumentWriting.html(part)
        default: throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: "Documents of type \(type.rawValue) are not written here"])
        }
    }

    private static func type(of data: Data, _ options: [DocumentReadingOptionKey: Any]) -> DocumentType {
        if let type = options[.documentType] as? DocumentType { return type }
        if let name = options[.documentType] as? String { return DocumentType(rawValue: name) }
        let start = String(decoding: data.prefix(256), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        if start.hasPrefix("{\\rtf") { return .rtf }
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
    }
}

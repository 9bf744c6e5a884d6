// NSDataDetector, which Foundation on Linux lacks: web and mail addresses and telephone numbers in text, by regular expressions.
// Apps call it, and UIKit for `UIDataDetectorTypes`. Dates, postal addresses and flights are not looked for, and it says so once.
// RegularExpressionMatching leads the calls of NSRegularExpression's methods to `detected(in:options:range:)`.

import CoreFoundation
import Foundation

/// The types of a detector as bits.
public typealias NSTextCheckingTypes = UInt64

/// Finds links and telephone numbers in text.
open class NSDataDetector: NSRegularExpression, @unchecked Sendable {
    /// The kinds of data that the detector was made for.
    open private(set) var checkingTypes: NSTextCheckingTypes

    /// The types are raw values of `NSTextCheckingResult.CheckingType`. Throws when there is none among them.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
        // The expression itself matches nothing.
        try super.init(pattern: "(?!)", options: [])
        if !detects(.foundLink), !detects(.foundPhoneNumber) { Self.sayOnce(checkingTypes) }
    }

    /// Detectors are not archived here.
    public required init?(coder: NSCoder) { nil }

    nonisolated(unsafe) private static var said: Set<NSTextCheckingTypes> = []
    private static let lock = NSLock()

    private static func sayOnce(_ types: NSTextCheckingTypes) {
        lock.lock()
        defer { lock.unlock() }
        guard said.insert(types).inserted else { return }
        FileHandle.standardError.write(Data("NSDataDetector(types: \(types)) finds nothing here: only links and phone numbers are detected\n".utf8))
    }

    // Top-level domains that a name without "www." or a scheme may end in.
    private static let domains = "com|org|net|edu|gov|io|co|app|dev|ai|me|info|biz|tv|kr|jp|cn|de|fr|uk|eu|us|ca|au|in|br|it|es|nl|se|no|ch|at|ru"
    private static let links = try? NSRegularExpression(
        pattern: #"(?:[a-z][a-z0-9+.-]*://|www\.)[^\s<>"]*[^\s<>".,;:!?()\[\]'’”]|[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}|(?<![\w@.-])(?:[a-z0-9-]+\.)+(?:"#
            + domains + #")(?![\w@-])(?:/[^\s<>"]*[^\s<>".,;:!?()\[\]'’”])?"#, options: .caseInsensitive)
    private static let numbers = try? NSRegularExpression(pattern: #"(?<![\w.])\+?(?:\(\d{1,4}\)|\d{1,4})(?:[ .-]?\(?\d{2,4}\)?){2,4}(?![\w])"#)

    private func detects(_ type: NSTextCheckingResult.CheckingType) -> Bool { checkingTypes & type.rawValue != 0 }

    /// The data found in `range`, in order, without overlaps.
    func detected(in string: String, options: NSRegularExpression.MatchingOptions, range: NSRange) -> [NSTextCheckingResult] {
        let text = string as NSString
        let range = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
        var result: [DetectedData] = []
        if detects(.foundLink) {
            for match in Self.links?.matches(in: string, options: options, range: range) ?? [] {
                let part = text.substring(with: match.range)
                let address = part.contains("://") ? part : part.contains("@") && !part.contains("/") ? "mailto:" + part : "http://" + part
                if let url = URL(string: address) { result.append(DetectedData(.foundLink, match.range, url: url)) }
            }
        }
        if detects(.foundPhoneNumber) {
            for match in Self.numbers?.matches(in: string, options: options, range: range) ?? [] where !result.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
                let part = text.substring(with: match.range)
                if part.filter({ $0.isASCII && $0.isNumber }).count >= 7 { result.append(DetectedData(.foundPhoneNumber, match.range, phoneNumber: part)) }
            }
        }
        return result.sorted { $0.range.location < $1.range.location }
    }
}

extension NSTextCheckingResult.CheckingType {
    // The raw values of swift-corelibs-foundation's `link` and `phoneNumber`, which it marks as deprecated because it finds none itself.
    fileprivate static let foundLink = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
    fileprivate static let foundPhoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}

/// A match of a detector.
private final class DetectedData: NSTextCheckingResult {
    private let type: NSTextCheckingResult.CheckingType
    private let place: NSRange
    let foundURL: URL?
    let foundNumber: String?

    init(_ type: NSTextCheckingResult.CheckingType, _ place: NSRange, url: URL? = nil, phoneNumber: String? = nil) {
        self.type = type
        self.place = place
        foundURL = url
        foundNumber = phoneNumber
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType { type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult {
    /// The address of a link; nil of other results.
    public var url: URL? { (self as? DetectedData)?.foundURL }
    /// The number as it is written in the text; nil of other results.
    public var phoneNumber: String? { (self as? DetectedData)?.foundNumber }
}

// The functions on strings, UUIDs and URLs that Swift code calls: those without a spelling of Swift's own in older sources.
import Foundation

/// An encoding of text.
public typealias CFStringEncoding = UInt32

/// The encodings that every system has.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0
    case windowsLatin1 = 0x0500
    case isoLatin1 = 0x0201
    case nextStepLatin = 0x0B01
    case ASCII = 0x0600
    case unicode = 0x0100
    case UTF8 = 0x0800_0100
    case nonLossyASCII = 0x0BFF
    case UTF16BE = 0x1000_0100
    case UTF16LE = 0x1400_0100
    case UTF32 = 0x0C00_0100
    case UTF32BE = 0x1800_0100
    case UTF32LE = 0x1C00_0100
}

/// Foundation's number of the encoding; `UInt.max`, as `kCFStringEncodingInvalidId`, for those it does not know.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    switch CFStringBuiltInEncodings(rawValue: encoding) {
    case .macRoman: String.Encoding.macOSRoman.rawValue
    case .windowsLatin1: String.Encoding.windowsCP1252.rawValue
    case .isoLatin1: String.Encoding.isoLatin1.rawValue
    case .nextStepLatin: String.Encoding.nextstep.rawValue
    case .ASCII: String.Encoding.ascii.rawValue
    case .unicode: String.Encoding.utf16.rawValue
    case .UTF8: String.Encoding.utf8.rawValue
    case .nonLossyASCII: String.Encoding.nonLossyASCII.rawValue
    case .UTF16BE: String.Encoding.utf16BigEndian.rawValue
    case .UTF16LE: String.Encoding.utf16LittleEndian.rawValue
    case .UTF32: String.Encoding.utf32.rawValue
    case .UTF32BE: String.Encoding.utf32BigEndian.rawValue
    case .UTF32LE: String.Encoding.utf32LittleEndian.rawValue
    case nil: UInt.max
    }
}

/// No encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// The encoding of a name of the IANA's registry, whatever its case; `kCFStringEncodingInvalidId` for names of encodings that are not here.
public func CFStringConvertIANACharSetNameToEncoding(_ name: CFString!) -> CFStringEncoding {
    let known: [String: CFStringBuiltInEncodings] = [
        "utf-8": .UTF8, "utf8": .UTF8, "us-ascii": .ASCII, "ascii": .ASCII, "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "windows-1252": .windowsLatin1, "cp1252": .windowsLatin1,
        "macintosh": .macRoman, "utf-16": .unicode, "iso-10646-ucs-2": .unicode, "utf-16be": .UTF16BE, "utf-16le": .UTF16LE, "utf-32": .UTF32, "utf-32be": .UTF32BE,
        "utf-32le": .UTF32LE,
    ]
    return known[(name as String).lowercased()]?.rawValue ?? kCFStringEncodingInvalidId
}

/// A string of bytes that end with 0; nil for bytes that are none of the encoding.
public func CFStringCreateWithCString(_ allocator: CFAllocator?, _ text: UnsafePointer<CChar>!, _ encoding: CFStringEncoding) -> CFString! {
    String(cString: text, encoding: String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))).map { $0 as NSString }
}
/// A copy.
public func CFStringCreateCopy(_ allocator: CFAllocator?, _ string: CFString!) -> CFString! { NSString(string: string as String) }
/// A string that can change; the length is no limit here.
public func CFStringCreateMutable(_ allocator: CFAllocator?, _ maxLength: CFIndex) -> CFMutableString! { NSMutableString(string: "") }
/// A string that can change, with the text of another; the length is no limit here.
public func CFStringCreateMutableCopy(_ allocator: CFAllocator?, _ maxLength: CFIndex, _ string: CFString!) -> CFMutableString! {
    NSMutableString(string: string as String)
}
/// In UTF-16 units.
public func CFStringGetLength(_ string: CFString!) -> CFIndex { string.length }
/// Adds to the end.
public func CFStringAppend(_ string: CFMutableString!, _ appended: CFString!) { string.append(appended as String) }
/// The order of two strings; the options are `NSString.CompareOptions`'.
public func CFStringCompare(_ left: CFString!, _ right: CFString!, _ options: CFStringCompareFlags) -> CFComparisonResult {
    CFComparisonResult(rawValue: left.compare(right as String, options: NSString.CompareOptions(rawValue: options.rawValue)).rawValue) ?? .compareEqualTo
}

/// Options for comparing strings.
public struct CFStringCompareFlags: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    /// Upper and lower case are the same.
    public static let compareCaseInsensitive = CFStringCompareFlags(rawValue: 1)
    /// Compares or searches from the end.
    public static let compareBackwards = CFStringCompareFlags(rawValue: 4)
    /// At the start only.
    public static let compareAnchored = CFStringCompareFlags(rawValue: 8)
    /// Runs of digits count as numbers.
    public static let compareNumerically = CFStringCompareFlags(rawValue: 64)
    /// Accents do not count.
    public static let compareDiacriticInsensitive = CFStringCompareFlags(rawValue: 128)
}

/// Rewrites the text in another script or without marks. The identifier is one of the `kCFStringTransform…` or an ICU
/// transform's; false, and no change, for one that does not exist. A range narrows it.
@discardableResult
public func CFStringTransform(_ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString!, _ reverse: Bool) -> Bool {
    let whole = NSRange(location: 0, length: string.length)
    let part = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) } ?? whole
    guard part.location >= 0, part.length >= 0, part.location + part.length <= string.length else { return false }
    let text = string.substring(with: part)
    guard let result = text.applyingTransform(StringTransform(transform as String), reverse: reverse) else { return false }
    string.replaceCharacters(in: part, with: result)
    range?.pointee.length = (result as NSString).length
    return true
}
/// Any script to Latin letters.
public var kCFStringTransformToLatin: CFString! { "Any-Latin" }
/// The transform that removes accents.
public var kCFStringTransformStripDiacritics: CFString! { "NFD; [:Diacritic:] Remove; NFC" }
/// The transform that removes combining marks.
public var kCFStringTransformStripCombiningMarks: CFString! { "NFD; [:nonspacing mark:] Remove; NFC" }
/// Chinese to Latin letters.
public var kCFStringTransformMandarinLatin: CFString! { "Han-Latin" }
/// Latin letters to Hiragana.
public var kCFStringTransformLatinHiragana: CFString! { "Latin-Hiragana" }
/// Latin letters to Katakana.
public var kCFStringTransformLatinKatakana: CFString! { "Latin-Katakana" }
/// Hiragana to Katakana.
public var kCFStringTransformHiraganaKatakana: CFString! { "Hiragana-Katakana" }
/// Full width to half width.
public var kCFStringTransformFullwidthHalfwidth: CFString! { "Fullwidth-Halfwidth" }
/// Latin letters to Hangul.
public var kCFStringTransformLatinHangul: CFString! { "Latin-Hangul" }
/// Latin letters to Cyrillic.
public var kCFStringTransformLatinCyrillic: CFString! { "Latin-Cyrillic" }
/// Latin letters to Greek.
public var kCFStringTransformLatinGreek: CFString! { "Latin-Greek" }
/// Characters to their Unicode names.
public var kCFStringTransformToUnicodeName: CFString! { "Any-Name" }

/// A universally unique identifier.
public final class CFUUID: NSObject, @unchecked Sendable {
    fileprivate let value: UUID
    fileprivate init(_ value: UUID) { self.value = value }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CFUUID)?.value == value }
    public override var hash: Int { value.hashValue }
}
/// A new identifier.
public func CFUUIDCreate(_ allocator: CFAllocator?) -> CFUUID! { CFUUID(UUID()) }
/// The identifier that the text spells; nil when it spells none.
public func CFUUIDCreateFromString(_ allocator: CFAllocator?, _ text: CFString!) -> CFUUID! { UUID(uuidString: text as String).map(CFUUID.init) }
/// Upper-case hexadecimal groups.
public func CFUUIDCreateString(_ allocator: CFAllocator?, _ identifier: CFUUID!) -> CFString! { identifier.value.uuidString as NSString }

/// The text with escapes. Everything but letters, digits and `-_.~` is escaped; `leaveUnescaped` adds to what stays,
/// `legalToBeEscaped` takes from the reserved characters, which otherwise stay.
public func CFURLCreateStringByAddingPercentEscapes(
    _ allocator: CFAllocator?, _ original: CFString!, _ leaveUnescaped: CFString?, _ legalToBeEscaped: CFString?, _ encoding: CFStringEncoding
) -> CFString! {
    var allowed = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~!*'();:@&=+$,/?#[]")
    if let legalToBeEscaped { allowed.remove(charactersIn: legalToBeEscaped as String) }
    if let leaveUnescaped { allowed.insert(charactersIn: leaveUnescaped as String) }
    return (original as String).addingPercentEncoding(withAllowedCharacters: allowed).map { $0 as NSString }
}

/// The text with its escapes replaced, but for those of `leaveEscaped`. Without `leaveEscaped` nothing is replaced; an empty text replaces all.
/// Nil for an escape that is none, and for bytes that are no UTF-8.
public func CFURLCreateStringByReplacingPercentEscapes(_ allocator: CFAllocator?, _ original: CFString!, _ leaveEscaped: CFString?) -> CFString! {
    guard let leaveEscaped else { return original }
    let left = Set((leaveEscaped as String).unicodeScalars), text = Array((original as String).utf8)
    var result: [UInt8] = [], index = 0
    while index < text.count {
        guard text[index] == UInt8(ascii: "%") else {
            result.append(text[index])
            index += 1
            continue
        }
        // Several escapes in a row may be one character.
        let start = index
        var bytes: [UInt8] = []
        while index < text.count, text[index] == UInt8(ascii: "%") {
            let digits = text[(index + 1)...].prefix(2)
            guard digits.count == 2, digits.first != UInt8(ascii: "+"), let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
            bytes.append(byte)
            index += 3
        }
        guard let decoded = String(validating: bytes, as: UTF8.self) else { return nil }
        var escape = start
        for scalar in decoded.unicodeScalars {
            let end = escape + 3 * UTF8.width(scalar)
            result += left.contains(scalar) ? text[escape..<end] : Array(String(scalar).utf8)[...]
            escape = end
        }
    }
    return String(decoding: result, as: UTF8.self) as NSString
}

// Words and sentences of a string, in order or from the end: corelibs Foundation knows lines, paragraphs and characters only, and names
// the others unavailable. Boundaries are those of the ICU that Foundation loads.
internal import _FoundationICU
import Foundation
import ObjectiveC

extension _ObjC {
    /// `NSString.EnumerationOptions` where words or sentences are among them, which Foundation here calls unavailable.
    public struct SubstringOptions: OptionSet, Sendable {
        /// The members as bits.
        public let rawValue: UInt
        /// A set of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Words, without the spaces and signs between them.
        public static let byWords = SubstringOptions(rawValue: 3)
        /// Sentences with the spaces behind them.
        public static let bySentences = SubstringOptions(rawValue: 4)
        /// Enumerates from the end.
        public static let reverse = SubstringOptions(rawValue: 1 << 8)
        /// The block gets no text.
        public static let substringNotRequired = SubstringOptions(rawValue: 1 << 9)
        /// Boundaries as the current locale draws them: ICU's root rules and dictionaries serve every language.
        public static let localized = SubstringOptions(rawValue: 1 << 10)
    }
}

extension NSString {
    /// Calls the block with each word or sentence of a range: its text, its range, and the range with what stands before the next one. The first
    /// one's enclosing range begins where the range does.
    public func enumerateSubstrings(
        in range: NSRange, options opts: _ObjC.SubstringOptions, using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for part in SubstringBoundaries(opts).parts(of: substring(with: range)) {
            func moved(_ inner: NSRange) -> NSRange { NSRange(location: inner.location + range.location, length: inner.length) }
            let own = moved(part.range)
            block(opts.contains(.substringNotRequired) ? nil : substring(with: own), own, moved(part.enclosing), &stop)
            if stop.boolValue { return }
        }
    }
}

extension StringProtocol {
    /// Calls the closure with each word or sentence of a range: its text, its range, and the range with what stands before the next one.
    public func enumerateSubstrings<R: RangeExpression>(
        in range: R, options opts: _ObjC.SubstringOptions, _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) where R.Bound == Index {
        let part: Range<Index> = range.relative(to: self)
        let units = NSRange(location: utf16.distance(from: startIndex, to: part.lowerBound), length: utf16.distance(from: part.lowerBound, to: part.upperBound))
        NSString(string: String(self)).enumerateSubstrings(in: units, options: opts) { part, own, enclosing, stop in
            func indices(_ range: NSRange) -> Range<Index> {
                let start = utf16.index(startIndex, offsetBy: range.location)
                return start..<utf16.index(start, offsetBy: range.length)
            }
            var isOver = false
            body(part, indices(own), indices(enclosing), &isOver)
            if isOver { stop.pointee = true }
        }
    }
}

private struct SubstringBoundaries {
    private let isByWords: Bool
    private let isReverse: Bool

    init(_ options: _ObjC.SubstringOptions) {
        isByWords = options.contains(.byWords)
        isReverse = options.contains(.reverse)
    }

    func parts(of text: String) -> [(range: NSRange, enclosing: NSRange)] {
        let units = Array(text.utf16)
        var parts: [(range: NSRange, enclosing: NSRange)] = []
        var status = U_ZERO_ERROR
        guard let iterator = swift_ubrk_open(isByWords ? UBRK_WORD : UBRK_SENTENCE, "", nil, 0, &status) else { return [] }
        defer { swift_ubrk_close(iterator) }
        units.withUnsafeBufferPointer { units in
            swift_ubrk_setText(iterator, units.baseAddress, Int32(clamping: units.count), &status)
            var start = Int(swift_ubrk_first(iterator))
            while case let end = Int(swift_ubrk_next(iterator)), end != Int(UBRK_DONE) {
                if !isByWords || swift_ubrk_getRuleStatus(iterator) >= UBRK_WORD_NONE_LIMIT.rawValue {
                    let first = parts.isEmpty ? 0 : start
                    parts.append((NSRange(location: start, length: end - start), NSRange(location: first, length: end - first)))
                } else if let last = parts.indices.last {
                    parts[last].enclosing.length = end - parts[last].enclosing.location
                }
                start = end
            }
        }
        return isReverse ? parts.reversed() : parts
    }
}

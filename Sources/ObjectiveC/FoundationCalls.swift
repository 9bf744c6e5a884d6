// Replacements that lowering puts into calls of Foundation that differ in corelibs Foundation (LoweringVisitor+Foundation): the range of
// an enumeration whose closure does not escape, and sets of characters that can be changed.
import Foundation

/// A range in which matches are enumerated with a closure that does not escape. Lowered code makes it; apps do not.
public struct _EnumeratedRange {
    let range: NSRange
}

extension _ObjC {
    /// The range, marked.
    public static func enumerated(_ range: NSRange) -> _EnumeratedRange { _EnumeratedRange(range: range) }
    /// A range of another type, as an app's own method of the name takes it.
    public static func enumerated<Range>(_ range: Range) -> Range { range }

    /// The set, as one that can be changed.
    public static func changeable(_ set: CharacterSet) -> CharacterSet {
        var copy = CharacterSet()
        copy.formUnion(set)
        return copy
    }
    /// Any other value that has an inverse.
    public static func changeable<Value>(_ value: Value) -> Value { value }
}

extension NSRegularExpression {
    /// Calls the closure for each match. All calls are over when it returns.
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: _EnumeratedRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { escaping in
            let call: @Sendable (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void = unsafeBitCast(
                escaping, to: (@Sendable (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void).self)
            enumerateMatches(in: string, options: options, range: range.range, using: call)
        }
    }
}

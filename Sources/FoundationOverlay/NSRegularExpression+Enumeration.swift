// Closures that do not escape, as Apple's headers mark them, where corelibs Foundation wants ones that may.
import Foundation

extension NSRegularExpression {
    /// Calls the closure for each match, which has run when it returns.
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { escaping in
            let call: @Sendable (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void = unsafeBitCast(
                escaping, to: (@Sendable (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void).self)
            enumerateMatches(in: string, options: options, range: range, using: call)
        }
    }
}

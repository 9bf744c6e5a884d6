// The methods of NSRegularExpression that find matches: Foundation declares them in an extension, so that NSDataDetector cannot override them.
// CObjectiveC/Matching.c leads every call here, and the calls of the originals on to Foundation's. Replacing matches stays Foundation's.

import Foundation

extension NSRegularExpression {
    @_silgen_name("willappear_original_matches")
    private func originalMatches(in string: String, options: MatchingOptions, range: NSRange) -> [NSTextCheckingResult]
    @_silgen_name("willappear_original_number_of_matches")
    private func originalNumberOfMatches(in string: String, options: MatchingOptions, range: NSRange) -> Int
    @_silgen_name("willappear_original_first_match")
    private func originalFirstMatch(in string: String, options: MatchingOptions, range: NSRange) -> NSTextCheckingResult?
    @_silgen_name("willappear_original_range_of_first_match")
    private func originalRangeOfFirstMatch(in string: String, options: MatchingOptions, range: NSRange) -> NSRange
    @_silgen_name("willappear_original_enumerate_matches")
    private func originalEnumerateMatches(
        in string: String, options: MatchingOptions, range: NSRange, using block: @escaping (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void)

    /// The replacement for `matches(in:options:range:)`.
    @_silgen_name("willappear_matches")
    package func _matches(in string: String, options: MatchingOptions, range: NSRange) -> [NSTextCheckingResult] {
        (self as? NSDataDetector)?.detected(in: string, options: options, range: range) ?? originalMatches(in: string, options: options, range: range)
    }

    /// The replacement for `numberOfMatches(in:options:range:)`.
    @_silgen_name("willappear_number_of_matches")
    package func _numberOfMatches(in string: String, options: MatchingOptions, range: NSRange) -> Int {
        (self as? NSDataDetector)?.detected(in: string, options: options, range: range).count ?? originalNumberOfMatches(in: string, options: options, range: range)
    }

    /// The replacement for `firstMatch(in:options:range:)`.
    @_silgen_name("willappear_first_match")
    package func _firstMatch(in string: String, options: MatchingOptions, range: NSRange) -> NSTextCheckingResult? {
        guard let detector = self as? NSDataDetector else { return originalFirstMatch(in: string, options: options, range: range) }
        return detector.detected(in: string, options: options, range: range).first
    }

    /// The replacement for `rangeOfFirstMatch(in:options:range:)`.
    @_silgen_name("willappear_range_of_first_match")
    package func _rangeOfFirstMatch(in string: String, options: MatchingOptions, range: NSRange) -> NSRange {
        guard let detector = self as? NSDataDetector else { return originalRangeOfFirstMatch(in: string, options: options, range: range) }
        return detector.detected(in: string, options: options, range: range).first?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// The replacement for `enumerateMatches(in:options:range:using:)`.
    @_silgen_name("willappear_enumerate_matches")
    package func _enumerateMatches(
        in string: String, options: MatchingOptions, range: NSRange, using block: @escaping (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let detector = self as? NSDataDetector else { return originalEnumerateMatches(in: string, options: options, range: range, using: block) }
        var stop: ObjCBool = false
        for match in detector.detected(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }
}

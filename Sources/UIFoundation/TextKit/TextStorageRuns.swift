// Runs of equal attributes of a text storage, read through the primitives that subclasses override.
// NSTextStorage and TextFlow read them. Changes nothing.

import Foundation

package enum TextStorageRuns {
    package static func areEqual(_ left: [NSAttributedString.Key: Any], _ right: [NSAttributedString.Key: Any]) -> Bool {
        left.count == right.count && left.allSatisfy { areEqual($1, right[$0]) }
    }

    package static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): return true
        case (let left?, let right?):
            if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
            return (left as AnyObject) === (right as AnyObject)
        default: return false
        }
    }
}

extension NSTextStorage {
    /// The runs in order, cut to the range.
    package func runs(in range: NSRange) -> [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
        var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
        var location = range.location
        let end = range.location + range.length
        while location < end {
            var effective = NSRange(location: location, length: 1)
            let found = attributes(at: location, effectiveRange: &effective)
            let next = min(end, max(location + 1, effective.location + effective.length))
            runs.append((NSRange(location: location, length: next - location), found))
            location = next
        }
        return runs
    }

    /// Returns the range around a character in which `matches` holds on both sides.
    package func longestRange(at location: Int, in limit: NSRange, _ matches: ([NSAttributedString.Key: Any]) -> Bool) -> NSRange {
        var effective = NSRange(location: location, length: 1)
        _ = attributes(at: location, effectiveRange: &effective)
        var start = max(effective.location, limit.location), end = min(effective.location + effective.length, limit.location + limit.length)
        while end < limit.location + limit.length, matches(attributes(at: end, effectiveRange: &effective)) {
            end = min(max(end + 1, effective.location + effective.length), limit.location + limit.length)
        }
        while start > limit.location, matches(attributes(at: start - 1, effectiveRange: &effective)) { start = max(min(start - 1, effective.location), limit.location) }
        return NSRange(location: start, length: end - start)
    }
}

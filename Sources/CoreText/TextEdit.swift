// An edit of a text as layouts hear of it, and what of a layout it reached. TextFlow makes edits, TextAnalysis and TextLayout
// follow them. Holds no text.

import Foundation

/// `range` of the text as it is now stands where `range.count - delta` units stood before.
package struct TextEdit: Equatable, Sendable {
    package var range: Range<Int>
    package var delta: Int
    package init(_ range: Range<Int>, delta: Int) {
        self.range = range
        self.delta = delta
    }

    /// The replaced range, in the text before the edit.
    var before: Range<Int> { range.lowerBound..<max(range.lowerBound, range.upperBound - delta) }

    /// Both edits as one.
    package func followed(by next: TextEdit) -> TextEdit {
        let lower = min(range.lowerBound, next.range.lowerBound), upper = max(range.upperBound, next.before.upperBound)
        return TextEdit(lower..<(upper + next.delta), delta: delta + next.delta)
    }
}

/// What an edit changed, in the text as it is now: widths, boundaries or places where lines may end.
struct TextChange {
    private(set) var range: Range<Int>
    let delta: Int

    init(_ edit: TextEdit) {
        range = edit.range
        delta = edit.delta
    }

    mutating func include(_ other: Range<Int>) { range = min(range.lowerBound, other.lowerBound)..<max(range.upperBound, other.upperBound) }

    /// Adds what differs between the values of a stretch before the edit and now. The stretch holds the edit; its units begin at `start` of the text.
    mutating func include<Value: Equatable>(_ before: [Value], _ now: ArraySlice<Value>, from start: Int) {
        let most = min(before.count, now.count)
        var head = 0, tail = 0
        while head < most, before[head] == now[now.startIndex + head] { head += 1 }
        if head == most, before.count == now.count { return }
        while tail < most, before[before.count - 1 - tail] == now[now.endIndex - 1 - tail] { tail += 1 }
        include(min(range.lowerBound, start + head)..<max(range.upperBound, start + now.count - tail))
    }
}

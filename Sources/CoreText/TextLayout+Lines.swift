// The input of a layout and its parts: options, places for lines, lines and their pieces. TextLayout fills lines.

import CoreGraphics
import Foundation

extension TextLayout {
    package struct Options {
        package var width: CGFloat = .infinity
        /// Lines below this height are left out (one line always stays); `.infinity` for no limit.
        package var height: CGFloat = .infinity
        /// 0: no limit.
        package var maximumLines = 0
        /// UILabel: lines before the last wrap at words even when the paragraph truncates.
        package var wrapsBeforeLastLine = false
        /// The last line that fits ends with an ellipsis when text is left over.
        package var truncatesLastVisibleLine = false
        /// Adds the fonts' own leading between lines (`NSStringDrawingOptions.usesFontLeading`).
        package var usesFontLeading = false
        /// Natural alignment goes by each paragraph's first strong character; else by the paragraph style alone, as labels do.
        package var naturalFollowsText = false
        /// Natural alignment is the right side for paragraphs whose style names no direction: a label where one reads from right to left.
        package var naturalIsRight = false
        /// The points to add below a line, by the offset of its last unit.
        package var spacingAfter: ((_ offset: Int) -> CGFloat)?
        /// Whether a line that breaks at words may end before a unit; nil: wherever its characters allow.
        package var allowsBreak: ((_ offset: Int) -> Bool)?
        /// Called for each line once its place is known; may change its height and the baseline in it.
        package var adjustsLine: ((_ line: inout Line) -> Void)?
        /// The places for the next line, left to right, when it wants to stand at `top` with `height`; empty: no room is left.
        /// nil: every line has the whole width.
        package var fragments: ((_ top: CGFloat, _ height: CGFloat, _ offset: Int) -> [Fragment])?
        package init() {}

        /// Whether somebody outside is asked while lines are filled.
        var hasCalls: Bool { spacingAfter != nil || allowsBreak != nil || adjustsLine != nil || fragments != nil }
    }

    /// A place for a line, in points of the layout.
    package struct Fragment {
        package var x: CGFloat
        package var y: CGFloat
        package var width: CGFloat
        package init(x: CGFloat, y: CGFloat, width: CGFloat) {
            self.x = x
            self.y = y
            self.width = width
        }
    }

    package enum Piece {
        case text(Range<Int>)
        /// The truncation mark in the style at an offset.
        case ellipsis(Int)
        /// The mark of a word that goes on in the next line, before an offset.
        case hyphen(Int)
        /// A line of another layout, cut to itself, that stands where text was left out, in the style at an offset.
        case token(TextLayout, Int)
    }

    package struct Line {
        /// What the line holds, with trailing white space, without the line separator.
        package var range: Range<Int>
        /// From the first to the last; most lines hold their text and nothing else.
        package var pieces: [Piece] {
            get { cut ?? (endsInHyphen ? [.text(range), .hyphen(range.upperBound)] : [.text(range)]) }
            set { cut = newValue }
        }
        /// Where something is left out.
        private var cut: [Piece]?
        /// A word goes on in the next line.
        package internal(set) var endsInHyphen = false
        package var paragraph: Int
        /// Typographic width without trailing white space.
        package var width: CGFloat
        package var x: CGFloat = 0
        package var top: CGFloat = 0
        package var height: CGFloat = 0
        /// From the top of the layout.
        package var baseline: CGFloat = 0
        package var ascent: CGFloat = 0
        package var descent: CGFloat = 0
        package var leading: CGFloat = 0
        /// Left edge and width of the place that the line was given.
        package internal(set) var fragmentX: CGFloat = 0
        package internal(set) var fragmentWidth: CGFloat = .infinity
        package internal(set) var isLastOfParagraph = true
        /// Points shared out among the line's spaces, whatever the paragraph's alignment.
        var extraWidth: CGFloat?
        /// Nothing from here on had a part in this line or one before it.
        var reach = Int.max
        /// Right edge of what the line takes, trailing white space where it counts.
        var extent: CGFloat = 0
        /// The width that the line takes of its place, with trailing white space where that counts.
        var takenWidth: CGFloat = 0

        init(_ range: Range<Int>, paragraph: Int, width: CGFloat) {
            self.range = range
            self.paragraph = paragraph
            self.width = width
        }

        /// Text was added or removed before it.
        mutating func move(by delta: Int) {
            range = (range.lowerBound + delta)..<(range.upperBound + delta)
            if reach != .max { reach += delta }
        }

        /// Whether it shows all of its text and no mark.
        var isPlain: Bool { cut == nil && !endsInHyphen }
    }
}

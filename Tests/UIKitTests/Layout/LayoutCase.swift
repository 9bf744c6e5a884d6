// A layout case as a file: Cases/FAMILY-NAME.json, written by script/layout-cases, which computes the frames by arithmetic
// of its own. A case names the rule it follows, views, constraints as text, and steps with the frames after each.
import Foundation

struct LayoutCase: Decodable {
    /// What the documentation or a record says, and where.
    var rule: String
    /// Size of the root view, which keeps its frame; nil for a controller's view on an iPhone 16.
    var root: [CGFloat]?
    var rightToLeft: Bool?
    var items: [Item]
    var constraints: [String]?
    var steps: [Step]

    struct Item: Decodable {
        var id: String
        /// view, stack, scroll, guide.
        var kind: String?
        /// The view it is a subview of; in a stack it is arranged.
        var inside: String?
        /// Its content size; null on an axis without one.
        var content: [CGFloat?]?
        var hugging: [Float]?
        var compression: [Float]?
        var hidden: Bool?
        /// The view keeps this frame, following its mask.
        var frame: [CGFloat]?
        var mask: [String]?
        /// top, leading, bottom, trailing.
        var margins: [CGFloat]?
        var preservesMargins: Bool?
        /// top, left, bottom, right.
        var alignmentInsets: [CGFloat]?
        var spacingAfter: CGFloat?
        var direction: String?
        // Of stacks.
        var axis: String?
        var distribution: String?
        var alignment: String?
        var spacing: CGFloat?
        var marginsRelative: Bool?

        enum CodingKeys: String, CodingKey {
            case id, kind, content, hugging, compression, hidden, frame, mask, margins, preservesMargins, alignmentInsets, spacingAfter, direction, axis
            case distribution, alignment, spacing, marginsRelative
            case inside = "in"
        }
    }

    struct Step: Decodable {
        /// Changes before the layout: `hide a`, `root 400 300`, `constant 2 10`, …
        var actions: [String]?
        /// Frames in the superview, of guides in their view.
        var frames: [String: [CGFloat]]?
        /// `systemLayoutSizeFitting(layoutFittingCompressedSize)`.
        var fitting: [String: [CGFloat]]?
        var contentSizes: [String: [CGFloat]]?
        var ambiguous: [String: Bool]?
        /// Contradictions that the console reports in this step.
        var conflicts: Int?

        enum CodingKeys: String, CodingKey {
            case frames, fitting, contentSizes, ambiguous, conflicts
            case actions = "do"
        }
    }

    struct Mistake: Error, CustomStringConvertible {
        var description: String
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")

    static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    static func read(_ name: String) throws -> LayoutCase {
        try JSONDecoder().decode(LayoutCase.self, from: Data(contentsOf: folder.appendingPathComponent(name + ".json")))
    }
}

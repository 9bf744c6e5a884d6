// One record of the evidence corpus: a callback order that a device, a document or an author shows.
// Tests compare logs with records through `conforms(_:to:)`; the conformance table lists them all.
import Foundation

package struct LifecycleRecord: Decodable, Sendable {
    package let id: String
    package let scenario: String
    package let ios: String?
    package let setup: String
    package let events: [String]
    /// The source fixes a part of what happens only: other events may stand between.
    package let partial: Bool
    package let absent: [String]
    /// Where given, only these pairs are fixed.
    package let before: [[String]]?
    package let confidence: String
    package let source: Source
    /// Ids of records that say otherwise, or words about it.
    package let conflicts: [String]
    package let notes: String?

    /// Where the order was found.
    package struct Source: Decodable, Sendable {
        package let kind: String
        package let url: String?
    }

    /// Every record, in the corpus' order.
    package static let all: [LifecycleRecord] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/lifecycle-records.jsonl")
        do {
            return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { try JSONDecoder().decode(LifecycleRecord.self, from: Data($0.utf8)) }
        } catch {
            fatalError("\(file.path): \(error)")
        }
    }()

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    package static func named(_ id: String) -> LifecycleRecord? { byID[id] }
}

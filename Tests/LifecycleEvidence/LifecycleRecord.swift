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
        /// Name of a source, with or without an address.
        package let what: String?
    }

    /// Every record, in the corpus' order.
    package static let all: [LifecycleRecord] = {
        let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")
        return files.flatMap { name -> [LifecycleRecord] in
            let file = fixtures.appendingPathComponent(name)
            do {
                return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { try JSONDecoder().decode(LifecycleRecord.self, from: Data($0.utf8)) }
            } catch {
                fatalError("\(file.path): \(error)")
            }
        }
    }()

    /// The corpus, the logs that were played against it, and those that were found then.
    private static let files = [
        "lifecycle-records.jsonl", "lifecycle-records-2.jsonl", "lifecycle-records-3.jsonl", "lifecycle-records-4.jsonl", "lifecycle-records-5.jsonl",
        "lifecycle-records-6.jsonl", "lifecycle-records-7.jsonl"]

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    package static func named(_ id: String) -> LifecycleRecord? { byID[id] }
}

// The observed callback orders that conformance tests cite, and the printed lines they correspond to.
// The records are copied from the project's evidence corpus (lifecycle/records.jsonl), with their sources.

import Foundation
import Testing

struct LifecycleRecord: Decodable {
    var id: String
    var events: [String]

    static func named(_ id: String) throws -> LifecycleRecord {
        let file = CommandLineTool.fixtures.appendingPathComponent("lifecycle-records.jsonl")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let records = try lines.map { try JSONDecoder().decode(LifecycleRecord.self, from: Data($0.utf8)) }
        return try #require(records.first { $0.id == id }, "no record \(id)")
    }

    /// The events with the record's short names replaced by an app's own: "A.viewDidLoad" -> "FirstViewController.viewDidLoad".
    func lines(_ names: [String: String], format: (String, String) -> String = { "\($0).\($1)" }) throws -> [String] {
        try events.map { event in
            let parts = event.split(separator: ".").map(String.init)
            return format(try #require(names[parts[0]], "\(id) names \(parts[0])"), parts[1])
        }
    }
}

// The printed lines that a record of the evidence corpus corresponds to.
import LifecycleEvidence
import Testing

extension LifecycleRecord {
    static func required(_ id: String) throws -> LifecycleRecord { try #require(named(id), "no record \(id)") }

    /// The events with the record's short names replaced by an app's own: "A.viewDidLoad" -> "FirstViewController.viewDidLoad".
    func lines(_ names: [String: String], format: (String, String) -> String = { "\($0).\($1)" }) throws -> [String] {
        try events.map { event in
            let parts = event.split(separator: ".").map(String.init)
            return format(try #require(names[parts[0]], "\(id) names \(parts[0])"), parts[1])
        }
    }
}

// Compares a log with what records say. Works in XCTest and Swift Testing alike: it returns the mismatches.
// `script/conformance` finds the record ids by reading calls of `conforms` in the tests' sources.

/// What of `log` contradicts the named records; empty when it conforms to all of them.
///
/// A record that fixes everything (neither `partial` nor `before`) must equal the log restricted to the events that
/// the record knows. A partial one must be a subsequence of the log. With `before`, each pair must occur in that order.
/// Nothing in `absent` may occur.
///
/// - Parameters:
///   - log: lines as the test logged them: `"Detail.viewDidLoad"`.
///   - ids: ids of records, written as literals.
///   - names: the record's names to the log's. A key is the text before the last dot that belongs to a name
///     (`"A"` for `"A.viewDidLoad"`), or a whole event (`"present.completion"`).
///   - whole: a partial record, too, must equal the log restricted to the events that it knows.
///   - leavingOut: events of the records that nobody can log here, each for a reason told in a comment.
package func conforms(_ log: [String], to ids: String..., names: [String: String] = [:], leavingOut: Set<String> = [], whole: Bool = false) -> [String] {
    ids.flatMap { id -> [String] in
        guard let record = LifecycleRecord.named(id) else { return ["there is no record \(id)"] }
        return RecordComparison(record: record, names: names, leavingOut: leavingOut, whole: whole).mismatches(in: log).map { "\(id): \($0)" }
    }
}

private struct RecordComparison {
    let record: LifecycleRecord
    let names: [String: String]
    let leavingOut: Set<String>
    let whole: Bool

    /// The log's spelling of an event of the record.
    private func translated(_ event: String) -> String {
        if let whole = names[event] { return whole }
        for (name, other) in names.sorted(by: { $0.key.count > $1.key.count }) where event.hasPrefix(name + ".") {
            return other + event.dropFirst(name.count)
        }
        return event
    }

    func mismatches(in log: [String]) -> [String] {
        var found = unknownLeftOut
        let expected = record.events.filter { !leavingOut.contains($0) }.map(translated)
        if expected.isEmpty && record.absent.isEmpty && record.before == nil { found.append("nothing of the record is compared") }
        for event in record.absent.filter({ !leavingOut.contains($0) }).map(translated) where log.contains(event) { found.append("\(event) must not occur") }
        if let pairs = record.before {
            for pair in pairs where !pair.contains(where: leavingOut.contains) {
                let (first, second) = (translated(pair[0]), translated(pair[1]))
                guard let one = log.firstIndex(of: first), let two = log.lastIndex(of: second) else {
                    found.append("\(first) and \(second) must both occur in \(log)")
                    continue
                }
                if one >= two { found.append("\(first) must come before \(second) in \(log)") }
            }
        } else if record.partial, !whole {
            var rest = expected[...]
            for line in log where line == rest.first { rest = rest.dropFirst() }
            if let missing = rest.first { found.append("\(missing) is missing or out of order in \(log), expected \(expected)") }
        } else {
            let vocabulary = Set(expected)
            let seen = log.filter(vocabulary.contains)
            if seen != expected { found.append("the log says \(seen), the record \(expected)") }
        }
        return found
    }

    private var unknownLeftOut: [String] {
        leavingOut.subtracting(record.events + record.absent + (record.before ?? []).flatMap { $0 }).sorted().map { "\($0) is left out but not in the record" }
    }
}

// Which test asserts which record: follows calls of `conforms` from the functions that make them to the tests that
// reach those functions. A function is a helper when tests call it by name.

/// A record, and a test that compares a log with it.
package struct Assertion: Hashable, Sendable {
    package let record: String
    package let suite: String
    package let test: String
    package let place: Place
    /// Events of the record that the test does not compare.
    package let leavingOut: [String]

    package var name: String { "\(suite).\(test)" }
}

package struct AssertionFinder {
    static let comparison = "conforms"

    package private(set) var assertions: [Assertion] = []
    /// What the tests' sources say that cannot be counted.
    package private(set) var problems: [String] = []

    private let functions: [FunctionFact]
    private let byName: [String: [Int]]
    private let isRecord: (String) -> Bool

    private struct Compared: Hashable {
        let id: String
        let leftOut: [String]
    }

    /// - Parameter sources: path and text of each test source.
    package init(sources: [(file: String, text: String)], isRecord: @escaping (String) -> Bool) {
        functions = sources.flatMap { TestSource($0.text, file: $0.file).functions }
        byName = Dictionary(grouping: functions.indices, by: { [functions] in functions[$0].name })
        self.isRecord = isRecord
        let compared = followCalls()
        for (index, function) in functions.enumerated() where function.isTest {
            if function.isDisabled {
                if !compared[index].isEmpty { problems.append("\(function.place): \(function.suite).\(function.name) is disabled, so it asserts nothing") }
                continue
            }
            for one in compared[index] {
                assertions.append(Assertion(record: one.id, suite: function.suite, test: function.name, place: function.place, leavingOut: one.leftOut))
            }
        }
        findCallsThatCannotBeCounted()
    }

    // MARK: Following calls

    /// What each function compares, itself and through those that it calls. Functions may call each other in circles,
    /// so facts are passed on until nothing is new.
    private func followCalls() -> [Set<Compared>] {
        let callees = functions.map { function in function.calls.map { $0.name == Self.comparison ? [] : self.callees(of: $0, from: function) } }
        var forwards = functions.map { $0.calls.contains { $0.name == Self.comparison && $0.takesIDsFromElsewhere && $0.boundLiterals.isEmpty } }
        untilNothingIsNew { index in
            guard !forwards[index], callees[index].contains(where: { $0.contains { forwards[$0] } }) else { return false }
            forwards[index] = true
            return true
        }
        var compared = functions.indices.map { index in
            functions[index].calls.indices.reduce(into: Set<Compared>()) { result, call in
                let isForwarded = callees[index][call].contains { forwards[$0] }
                result.formUnion(own(functions[index].calls[call], of: functions[index], isForwarded: isForwarded))
            }
        }
        untilNothingIsNew { index in
            let count = compared[index].count
            for callee in callees[index].joined() where callee != index { compared[index].formUnion(compared[callee]) }
            return compared[index].count > count
        }
        return compared
    }

    private func untilNothingIsNew(_ visit: (Int) -> Bool) {
        var changes = true
        while changes {
            changes = false
            for index in functions.indices where visit(index) { changes = true }
        }
    }

    /// The records that one call names, if it compares or calls a function that does with ids of its callers.
    private func own(_ call: CallFact, of function: FunctionFact, isForwarded: Bool) -> [Compared] {
        var ids: [String] = []
        if call.name == Self.comparison {
            ids = call.literals + call.boundLiterals + (call.takesIDsFromElsewhere ? function.argumentLiterals : [])
        } else if isForwarded {
            ids = call.literals + (call.literals.contains(where: isRecord) ? [] : function.argumentLiterals)
        }
        return ids.filter(isRecord).map { Compared(id: $0, leftOut: call.leftOut) }
    }

    /// Functions of that name in the same file, else in the same folder of Tests, else anywhere. Tests are not called.
    private func callees(of call: CallFact, from caller: FunctionFact) -> [Int] {
        let all = (byName[call.name] ?? []).filter { !functions[$0].isTest && functions[$0].takes(call.labels) }
        let sameFile = all.filter { functions[$0].place.file == caller.place.file }
        if !sameFile.isEmpty { return sameFile }
        let sameTarget = all.filter { Self.target(of: functions[$0]) == Self.target(of: caller) }
        return sameTarget.isEmpty ? all : sameTarget
    }

    private static func target(of function: FunctionFact) -> Substring? { function.place.file.split(separator: "/").dropFirst().first }

    // MARK: Problems

    private mutating func findCallsThatCannotBeCounted() {
        for function in functions {
            for call in function.calls where call.name == Self.comparison {
                for id in call.literals where !isRecord(id) { problems.append("\(call.place): there is no record \(id)") }
                let isCounted = !call.literals.isEmpty || !call.boundLiterals.isEmpty || !function.argumentLiterals.isEmpty
                if function.isTest && !isCounted { problems.append("\(call.place): the ids of this call are not literals, so they do not count") }
            }
        }
    }
}

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
        for (index, function) in functions.enumerated() where function.isTest {
            var path: Set<Int> = []
            let compared = compared(in: index, path: &path)
            if function.isDisabled {
                if !compared.isEmpty { problems.append("\(function.place): \(function.suite).\(function.name) is disabled, so it asserts nothing") }
                continue
            }
            for one in Set(compared) {
                assertions.append(Assertion(record: one.id, suite: function.suite, test: function.name, place: function.place, leavingOut: one.leftOut))
            }
        }
        findCallsThatCannotBeCounted()
    }

    // MARK: Following calls

    /// What a function compares itself and through those that it calls.
    private func compared(in index: Int, path: inout Set<Int>) -> [Compared] {
        guard path.insert(index).inserted else { return [] }
        defer { path.remove(index) }
        var result: [Compared] = []
        for call in functions[index].calls {
            if call.name == Self.comparison {
                let ids = call.literals + call.boundLiterals + (call.takesIDsFromElsewhere ? functions[index].argumentLiterals : [])
                result += ids.filter(isRecord).map { Compared(id: $0, leftOut: call.leftOut) }
                continue
            }
            for callee in callees(of: call.name, from: functions[index]) {
                result += compared(in: callee, path: &path)
                var seen: Set<Int> = []
                if forwards(callee, seen: &seen) {
                    let ids = call.literals + (call.literals.contains(where: isRecord) ? [] : functions[index].argumentLiterals)
                    result += ids.filter(isRecord).map { Compared(id: $0, leftOut: call.leftOut) }
                }
            }
        }
        return result
    }

    /// Whether a function hands ids of its callers to the comparison.
    private func forwards(_ index: Int, seen: inout Set<Int>) -> Bool {
        guard seen.insert(index).inserted else { return false }
        for call in functions[index].calls {
            if call.name == Self.comparison, call.takesIDsFromElsewhere, call.boundLiterals.isEmpty { return true }
            for callee in callees(of: call.name, from: functions[index]) where forwards(callee, seen: &seen) { return true }
        }
        return false
    }

    /// Functions of that name in the same file, else in the same folder of Tests, else anywhere. Tests are not called.
    private func callees(of name: String, from caller: FunctionFact) -> [Int] {
        let all = (byName[name] ?? []).filter { !functions[$0].isTest }
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

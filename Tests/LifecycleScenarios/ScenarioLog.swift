// What the controllers of a scenario say, in order. Used on the main thread only.

package final class ScenarioLog: @unchecked Sendable {
    package private(set) var lines: [String] = []
    /// Off while the situation before the scenario is built.
    var isOpen = false
    var logsLayout = false
    private var layouts: Set<String> = []

    func add(_ line: String) {
        if isOpen { lines.append(line) }
    }

    /// Once in an act for each controller and callback.
    func addLayout(_ line: String) {
        if logsLayout && isOpen && layouts.insert(line).inserted { lines.append(line) }
    }

    func beginAct() { layouts.removeAll() }
}

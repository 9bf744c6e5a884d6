// Writes Docs/LIFECYCLE.md. script/lifecycle starts it.
//     lifecycle-page CHECKOUT [--check]    with --check, writes nothing; status 1 when the page is stale
import Foundation
import LifecyclePage
import LifecycleScenarios

guard let root = CommandLine.arguments.dropFirst().first, !root.hasPrefix("-") else {
    FileHandle.standardError.write(Data("usage: lifecycle-page CHECKOUT [--check]\n".utf8))
    exit(64)
}
let matrix = try ScenarioMatrix()
let text = LifecyclePage(matrix).text
try matrix.close()
let file = URL(fileURLWithPath: root).appendingPathComponent(LifecyclePage.path)
let isStale = (try? String(contentsOf: file, encoding: .utf8)) != text
if CommandLine.arguments.contains("--check") {
    if isStale { print("\(LifecyclePage.path) is stale; run script/lifecycle") }
    exit(isStale ? 1 : 0)
}
if isStale { try text.write(to: file, atomically: true, encoding: .utf8) }

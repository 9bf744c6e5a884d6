// Prints the sequence of every scenario in every variant. script/scenarios compares debug with release, one process
// with another, and accepts new expectations.
//     lifecycle-scenarios [ROUNDS]    with ROUNDS, runs everything so often and fails at the first difference
import Foundation
import LifecycleScenarios

let matrix = try ScenarioMatrix()
let text = matrix.text
for round in 1..<max(2, CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1) where matrix.text != text {
    FileHandle.standardError.write(Data("round \(round + 1) differs from the first\n".utf8))
    exit(1)
}
try matrix.close()
print(text, terminator: "")

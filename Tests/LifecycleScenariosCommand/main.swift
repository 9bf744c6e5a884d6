// Prints the sequence of every scenario in every variant. script/scenarios compares debug with release, one process
// with another, and accepts new expectations.
//     lifecycle-scenarios [ROUNDS]    with ROUNDS, runs everything so often and fails at the first difference
//     lifecycle-scenarios --trace     the trace of one app in this fresh process: ApplicationsTests compares a later app's
import Foundation
import LifecycleScenarios

if CommandLine.arguments.contains("--trace") {
    print(ProcessTrace.run(), terminator: "")
    exit(0)
}

let matrix = try ScenarioMatrix()
var everything: String { matrix.text + "\n" + FingerSequence.text }
let text = everything
for round in 1..<max(2, CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1) where everything != text {
    FileHandle.standardError.write(Data("round \(round + 1) differs from the first\n".utf8))
    exit(1)
}
try matrix.close()
print(text, terminator: "")

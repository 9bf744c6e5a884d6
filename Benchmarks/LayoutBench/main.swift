// What layout and drawing cost, in one process: the rows of script/bench, each a few phases.
//   LayoutBench ROW N [PHASE]     "PHASE=MICROSECONDS ..."; stops after PHASE
// After each phase it calls `willappear_bench_phase_ended`, where callgrind writes down the instructions of the phase.
import CVirtualTime
import UIKit

let arguments = CommandLine.arguments
guard arguments.count >= 3, let row = BenchRow.all[arguments[1]], let count = Int(arguments[2]) else {
    print("LayoutBench \(BenchRow.all.keys.sorted().joined(separator: "|")) N [PHASE]")
    exit(2)
}
BenchRow.run(row(count), until: arguments.count > 3 ? arguments[3] : nil)

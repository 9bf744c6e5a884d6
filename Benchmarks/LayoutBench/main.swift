// What Auto Layout costs, in one process without pixels: making, first layout, rotation, one constant, deactivation.
//   LayoutBench ROW N [PHASE]     "NAME=MICROSECONDS ..." a phase; PHASE stops after that one, for callgrind's counts
// ROW: stack, nested, chain, siblings, labels. Benchmarks/layout runs all rows, counts instructions and asks kiwi.
import UIKit

let arguments = CommandLine.arguments
guard arguments.count >= 3, let row = LayoutRow.all[arguments[1]], let count = Int(arguments[2]) else {
    print("LayoutBench stack|nested|chain|siblings|labels N [make|layout|rotate|constant|deactivate]")
    exit(2)
}
LayoutRow.run(row, count: count, until: arguments.count > 3 ? arguments[3] : "deactivate")

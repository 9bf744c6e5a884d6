// What UIKit's life cycles cost without pixels, in one process. Benchmarks/run says what is measured and the targets.
//   LifecycleWalk [walk|test|transitions|memory|text|touch] [COUNT]
//   LifecycleWalk figures bare|transitions|test|animated|memory COUNT      one line, as the peers print it
let arguments = Array(CommandLine.arguments.dropFirst())
let mode = arguments.first.flatMap { Int($0) == nil ? $0 : nil } ?? "walk"
let count = arguments.last.flatMap { Int($0) }

switch mode {
case "walk": Measurement.print("life-cycle walk", Walk.run, rounds: count ?? 200)
case "test": Measurement.print("life-cycle test", LifeTest.run, rounds: count ?? 500)
case "transitions": Transitions.print(pairs: count ?? 20_000)
case "memory": Transitions.printMemory(transitions: count ?? 100_000)
case "text": TextCost.print(edits: count ?? 200)
case "touch": TouchCost.print(touches: count ?? 2000)
case "figures": Figures.print(arguments.dropFirst().first ?? "", count: count ?? 100)
default: print("unknown: \(mode)")
}

// Prints how many files of UIKit and of UIFoundation name each other's types in a circle, and which folders do.
//     type-cycles ROOT [--all]    with --all, each file of the circle and what it names there
import Foundation
import TypeCycles

guard CommandLine.arguments.count > 1 else {
    FileHandle.standardError.write(Data("usage: type-cycles ROOT [--all]\n".utf8))
    exit(2)
}
for module in ["UIKit", "UIFoundation"] {
    let graph = try TypeGraph(module: URL(fileURLWithPath: CommandLine.arguments[1]).appendingPathComponent("Sources/\(module)"))
    let cycle = graph.largestCycle, folders = graph.mutualFolders
    print("\(module): \(cycle.count) of \(graph.files.count) files are one circle; \(folders.count) pairs of folders name each other's types")
    guard CommandLine.arguments.contains("--all") else { continue }
    for path in cycle {
        let named = (graph.references[path] ?? [:]).filter { cycle.contains($0.key) }.values.sorted()
        print("\(path): \(named.joined(separator: " "))")
    }
    for (one, other) in folders { print("\(one) and \(other)") }
}

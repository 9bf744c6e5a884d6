// Writes Docs/CONFORMANCE.md, and says what contradicts itself or is not accounted for. script/conformance starts it.
//     conformance CHECKOUT            writes the page; prints counts and problems
//     conformance CHECKOUT --check    writes nothing; status 1 when the page is stale or there are problems
//     conformance CHECKOUT --left     prints the records without status, by scenario
import ConformanceTable
import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first, !path.hasPrefix("-") else {
    FileHandle.standardError.write(Data("usage: conformance CHECKOUT [--check | --left]\n".utf8))
    exit(64)
}
let checkout = Checkout(root: URL(fileURLWithPath: path))
let table = try checkout.conformance()

if arguments.contains("--left") {
    let left = table.unaccounted.sorted { ($0.scenario, $0.id) < ($1.scenario, $1.id) }
    for record in left { print("\(record.scenario)\t\(record.id)") }
    exit(0)
}

let page = ConformancePage(table).text
var isStale = checkout.text(of: Checkout.page) != page
if !arguments.contains("--check") && isStale {
    try checkout.write(page, to: Checkout.page)
    isStale = false
}
let counts = Counts(table.rows)
print("\(counts.total) records: \(counts.asserted) asserted, \(counts.contradicted) contradicted, \(counts.outOfScope) out of scope, \(counts.unknown) unknown, \(counts.open) open, \(counts.unaccounted) unaccounted")
for problem in table.problems { print(problem) }
if isStale { print("\(Checkout.page) is stale; run script/conformance") }
exit(isStale || !table.problems.isEmpty ? 1 : 0)

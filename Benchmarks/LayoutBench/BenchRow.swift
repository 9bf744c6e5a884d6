// A row of the bench: its phases in order, each measured by itself.
import CVirtualTime
import UIKit

@_cdecl("willappear_bench_phase_ended") @inline(never) public func benchPhaseEnded() {
    // A symbol to stop at: the work is what lies between two calls.
    lastEnd = vt_real_now_ns()
}

nonisolated(unsafe) private var lastEnd: Int64 = 0

@MainActor struct BenchRow {
    typealias Phase = (name: String, work: @MainActor () -> Void)

    static let all: [String: @MainActor (Int) -> [Phase]] = [
        "stack": { LayoutRow.phases(LayoutRow.stack, $0) }, "nested": { LayoutRow.phases(LayoutRow.nested, $0) }, "chain": { LayoutRow.phases(LayoutRow.chain, $0) },
        "siblings": { LayoutRow.phases(LayoutRow.siblings, $0) }, "labels": { LayoutRow.phases(LayoutRow.labels, $0) }, "longrow": { LayoutRow.phases(LayoutRow.longRow, $0) },
        "moving": MovingRow.phases, "removal": MovingRow.removalPhases, "collection": FeedRow.collection, "feed": FeedRow.constraints, "feedmanual": FeedRow.manual, "fitting": FeedRow.fitting,
        "text": DrawingRow.text, "shadows": DrawingRow.shadows, "textscreen": DrawingRow.textScreen, "scroll": DrawingRow.scroll,
        "paragraph": EditRow.one, "paragraphs": EditRow.many,
    ]

    static func run(_ phases: [Phase], until last: String?) {
        var line: [String] = []
        benchPhaseEnded()
        for phase in phases {
            let start = vt_real_now_ns()
            phase.work()
            let end = vt_real_now_ns()
            benchPhaseEnded()
            line.append("\(phase.name)=\(Double(end - start) / 1000)")
            if phase.name == last { break }
        }
        print((line + extras).joined(separator: " "))
    }

    /// Figures that are not the time of a phase.
    static var extras: [String] = []
}

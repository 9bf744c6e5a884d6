// Tries seeds, each in a child process; a failure is shrunk to the fewest operations that still break the same rule.

public struct Finding: Sendable {
    public var plan: Plan
    public var failure: Failure
    public var operations: Int
    public var script: [Operation]
    /// Callbacks and operations up to the failure of the shrunk script.
    public var history: [String]

    /// Ready to print.
    public var report: String {
        var lines = ["seed \(plan.seed), \(plan.setting), after \(operations) operations: \(failure.rule): \(failure.text)", "  shrunk to \(script.count) operations:"]
        lines += script.map { "    \($0.sentence)" }
        lines.append("  to replay: save these lines in a file and run  .build/debug/AdversaryRun --replay FILE")
        lines.append("    # \(plan.setting): \(failure.rule)")
        lines += script.map { "    \($0)" }
        lines.append("  what happened:")
        lines += history.suffix(40).map { "    \($0)" }
        return lines.joined(separator: "\n")
    }
}

@MainActor public enum Hunt {
    /// The first failure of a plan, shrunk; nil when it holds. Also the number of operations performed.
    /// A rule that is `known` is not shrunk again.
    public static func run(_ plan: Plan, shrinks: Bool = true, known: Set<String> = []) -> (finding: Finding?, operations: Int) {
        let outcome = Child.run(seconds: 300) { write in
            let run = Run(plan.setting)
            run.generate(plan) { write($0.description) }
            return run.world.failure
        }
        let script = outcome.lines.compactMap(Operation.init)
        guard let failure = outcome.failure else { return (nil, script.count) }
        let shrunk = shrinks && !known.contains(failure.rule) ? Shrinker(plan: plan, rule: failure.rule).shrink(script) : script
        let last = replay(shrunk, plan.setting)
        return (Finding(plan: plan, failure: last.failure ?? failure, operations: script.count, script: shrunk, history: last.lines), script.count)
    }

    /// Performs a script in a child; the lines are its history.
    public static func replay(_ script: [Operation], _ setting: Setting) -> (failure: Failure?, lines: [String]) {
        let outcome = Child.run(seconds: 20) { write in
            let run = Run(setting, onHistory: write)
            run.replay(script)
            return run.world.failure
        }
        return (outcome.failure, outcome.lines)
    }
}

/// Delta debugging on the list of operations.
@MainActor struct Shrinker {
    let plan: Plan
    let rule: String
    /// Children tried at most.
    private static let budget = 600

    func shrink(_ script: [Operation]) -> [Operation] {
        var budget = Shrinker.budget
        func fails(_ candidate: [Operation]) -> Bool {
            budget -= 1
            return budget > 0 && Hunt.replay(candidate, plan.setting).failure?.rule == rule
        }
        guard fails(script) else { return script }
        var best = script
        var size = max(best.count / 2, 1)
        while budget > 0 {
            var start = 0
            var didShrink = false
            while start < best.count && budget > 0 {
                var candidate = best
                candidate.removeSubrange(start..<min(start + size, best.count))
                if !candidate.isEmpty && fails(candidate) {
                    best = candidate
                    didShrink = true
                } else {
                    start += size
                }
            }
            if size == 1 && !didShrink { break }
            size = max(size / 2, 1)
        }
        return simplified(best, fails)
    }

    /// Plainer operations where they do as well: not animated, outside callbacks.
    private func simplified(_ script: [Operation], _ fails: ([Operation]) -> Bool) -> [Operation] {
        var best = script
        for index in best.indices {
            for change in [{ (operation: inout Operation) in operation.moment = nil }, { $0.animated = false }, { $0.number = 0 }] as [(inout Operation) -> Void] {
                var candidate = best
                change(&candidate[index])
                if candidate[index] != best[index], fails(candidate) { best = candidate }
            }
        }
        return best
    }
}

// Makes a failing list of steps short: Zeller's and Hildebrandt's delta debugging ("Simplifying and Isolating
// Failure-Inducing Input", 2002). Called by MonkeyCommand, which decides whether a list fails.

enum ScriptShrinking {
    /// A shorter list that still fails; no single step of it can be removed, unless `limit` tries were not enough.
    /// - Parameter fails: whether a list fails in the same way. It must be true for `steps`.
    static func shrink<Step>(_ steps: [Step], limit: Int, fails: ([Step]) throws -> Bool) rethrows -> [Step] {
        var steps = steps, parts = 2, tries = 0
        while steps.count > 1 {
            let size = (steps.count + parts - 1) / parts
            var isShorter = false
            // The search begins at the end of the list, on whose steps an earlier failure depends least.
            for start in stride(from: 0, to: steps.count, by: size).reversed() {
                guard tries < limit else { return steps }
                tries += 1
                let rest = Array(steps[..<start] + steps[min(start + size, steps.count)...])
                guard !rest.isEmpty, try fails(rest) else { continue }
                steps = rest
                parts = max(parts - 1, 2)
                isShorter = true
                break
            }
            if isShorter { continue }
            if size == 1 { break }
            parts = min(parts * 2, steps.count)
        }
        return steps
    }
}

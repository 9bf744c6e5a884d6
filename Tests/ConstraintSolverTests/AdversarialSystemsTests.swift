// Systems nobody wants: these tests state that solving terminates, repeats and stays feasible.

import Testing

@testable import ConstraintSolver

@Suite struct AdversarialSystemsTests {
    /// A fixed sequence, so that every run sees the same systems.
    struct Sequence {
        var state: UInt64

        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
    }

    @Test func notFiniteNumbersAreRefused() {
        let solver = LinearSolver()
        let x = solver.makeVariable()
        #expect(solver.add(LinearConstraint([Term(x)], .equal, .nan)) == nil)
        #expect(solver.add(LinearConstraint([Term(x, .infinity)], .equal, 1)) == nil)
        #expect(solver.add(LinearConstraint([Term(x)], .equal, 1, priority: 0)) == nil)
        solver.solve()
        #expect(solver.value(of: x) == 0)
    }

    @Test func tenThousandConstraintsTerminate() {
        // A column of 2,500 rows: top, height, leading and width each.
        let solver = LinearSolver()
        let width = solver.makeVariable(nonnegative: true)
        let size = solver.add(LinearConstraint([Term(width)], .equal, 393))
        var bottom: (Variable, Variable)?
        var last = width
        for _ in 0..<2500 {
            let y = solver.makeVariable()
            let height = solver.makeVariable(nonnegative: true)
            let x = solver.makeVariable()
            let w = solver.makeVariable(nonnegative: true)
            if let (aboveY, aboveHeight) = bottom {
                _ = solver.add(LinearConstraint([Term(y), Term(aboveY, -1), Term(aboveHeight, -1)], .equal, 8))
            } else {
                _ = solver.add(LinearConstraint([Term(y)], .equal, 0))
            }
            _ = solver.add(LinearConstraint([Term(height)], .equal, 44))
            _ = solver.add(LinearConstraint([Term(x)], .equal, 16))
            _ = solver.add(LinearConstraint([Term(x), Term(w), Term(width, -1)], .equal, -16))
            bottom = (y, height)
            last = y
        }
        #expect(solver.solve().broken.isEmpty)
        #expect(solver.value(of: last) == 2499 * 52)
        if let size { solver.setConstant(852, of: size) }
        #expect(solver.solve().broken.isEmpty)
    }

    @Test func everyContradictionOfManyIsBroken() {
        let solver = LinearSolver()
        let x = solver.makeVariable()
        for value in 0..<100 { _ = solver.add(LinearConstraint([Term(x)], .equal, Double(value))) }
        let report = solver.solve()
        #expect(report.broken.count == 99)
        #expect(solver.value(of: x) == 0)
    }

    /// Random systems with additions, edits and removals: what is required and not broken always holds,
    /// and an incrementally kept solver violates no wish level more than a fresh one.
    @Test(arguments: 0..<40) func incrementalAgreesWithFresh(seed: Int) {
        var sequence = Sequence(state: UInt64(seed) &* 7919 &+ 1)
        let solver = LinearSolver()
        var variables = (0..<6).map { solver.makeVariable(nonnegative: $0 % 2 == 0) }
        variables.append(solver.makeVariable())
        var live: [ConstraintID] = []
        for _ in 0..<30 {
            switch sequence.next(6) {
            case 0 where !live.isEmpty:
                solver.remove(live.remove(at: sequence.next(live.count)))
            case 1 where !live.isEmpty:
                solver.setConstant(Double(sequence.next(200) - 50), of: live[sequence.next(live.count)])
            default:
                let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][sequence.next(3)]
                let priority = [1000.0, 1000, 750, 251, 250, 50][sequence.next(6)]
                var terms: [Term] = []
                for _ in 0...sequence.next(3) {
                    terms.append(Term(variables[sequence.next(variables.count)], [1.0, -1, 0.5, 2][sequence.next(4)]))
                }
                if let id = solver.add(LinearConstraint(terms, relation, Double(sequence.next(200) - 50), priority: priority)) { live.append(id) }
            }
            #expect(!solver.solve().gaveUp)
        }
        let kept = live.filter { !solver.isBroken($0) }
        let fresh = LinearSolver()
        var map: [Variable: Variable] = [:]
        for (index, variable) in variables.enumerated() { map[variable] = fresh.makeVariable(nonnegative: index < 6 && index % 2 == 0) }
        for id in kept {
            var constraint = solver.constraint(id)
            constraint.terms = constraint.terms.map { Term(map[$0.variable] ?? $0.variable, $0.coefficient) }
            _ = fresh.add(constraint)
        }
        #expect(fresh.solve().broken.isEmpty)
        func violations(_ value: (Variable) -> Double) -> [Double: Double] {
            var sums: [Double: Double] = [:]
            for id in kept {
                let constraint = solver.constraint(id)
                let left = constraint.terms.reduce(0) { $0 + value($1.variable) * $1.coefficient }
                let difference = left - constraint.constant
                let violation: Double
                switch constraint.relation {
                case .equal: violation = abs(difference)
                case .lessThanOrEqual: violation = max(0, difference)
                case .greaterThanOrEqual: violation = max(0, -difference)
                }
                sums[constraint.priority, default: 0] += violation
            }
            return sums
        }
        let mine = violations { solver.value(of: $0) }
        let theirs = violations { fresh.value(of: map[$0] ?? $0) }
        #expect((mine[1000] ?? 0) < 1e-5)
        for (priority, sum) in mine { #expect(abs(sum - (theirs[priority] ?? 0)) < 1e-4, "priority \(priority)") }
        for (index, variable) in variables.enumerated() where index < 6 && index % 2 == 0 { #expect(solver.value(of: variable) > -1e-6) }
    }
}

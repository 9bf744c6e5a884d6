// The solver against an independent dense reference on random systems: feasible, contradictory, ambiguous, rows and
// columns as on a screen, under random additions, removals, edits and changes of priority. WILLAPPEAR_LONG=1 takes
// 100,000 systems and 1,000,000 edits; without it a share that fits CI.

import Foundation
import Testing

@testable import ConstraintSolver

@Suite struct RandomSystemsTests {
    static let isLong = ProcessInfo.processInfo.environment["WILLAPPEAR_LONG"] == "1"

    /// Kept incrementally, every system is as good as the reference says it can be, after every few changes.
    @Test(arguments: 0..<(isLong ? 100 : 2)) func incrementalMatchesTheReference(batch: Int) {
        for seed in batch * 1000..<batch * 1000 + (Self.isLong ? 1000 : 100) {
            var system = RandomSystem(seed: seed)
            system.solve()
            system.compare()
            for step in 0..<12 {
                system.change()
                guard step % 3 != 1 else { continue }
                system.solve()
                system.compare()
            }
            #expect(system.faults.isEmpty, "seed \(seed)")
        }
    }

    /// A wish that joined a lone variable of a component was not released when its other variable lost its equation.
    @Test func aWishTakesPartAgainWhenItsOtherVariableIsFree() {
        let solver = LinearSolver()
        let (a, b, c, d) = (solver.makeVariable(nonnegative: true), solver.makeVariable(), solver.makeVariable(), solver.makeVariable(nonnegative: true))
        _ = solver.add(LinearConstraint([Term(a)], .lessThanOrEqual, 12, priority: 252))
        _ = solver.add(LinearConstraint([Term(a)], .greaterThanOrEqual, 12, priority: 749))
        _ = solver.add(LinearConstraint([Term(c), Term(b, -1), Term(a, -1)], .equal, 5))
        let given = solver.add(LinearConstraint([Term(d)], .equal, 41))
        solver.solve()
        _ = solver.add(LinearConstraint([Term(a, 2), Term(d, 2)], .greaterThanOrEqual, 83, priority: 250))
        solver.solve()
        if let given { solver.remove(given) }
        solver.solve()
        #expect(solver.value(of: a) == 12)
        #expect(solver.value(of: d) == 29.5)
    }

    /// Values are computed from constants, never from old values: after very many edits nothing has drifted.
    @Test func editsDoNotDrift() {
        var edits = 0
        for seed in 0..<(Self.isLong ? 100 : 4) {
            var system = RandomSystem(seed: 500_000 + seed)
            for step in 0..<(Self.isLong ? 10_000 : 500) {
                system.change()
                if step % 2 == 0 { system.solve() }
            }
            system.solve()
            system.compare()
            edits += system.edits
            #expect(system.faults.isEmpty, "seed \(seed)")
        }
        #expect(edits == (Self.isLong ? 1_000_000 : 2_000))
    }

    /// What was removed makes room: a solver that is used for long does not grow.
    @Test func freedEntriesAreUsedAgain() {
        let solver = LinearSolver()
        let x = solver.makeVariable()
        var highest: Int32 = 0
        for value in 0..<1000 {
            guard let id = solver.add(LinearConstraint([Term(x)], .equal, Double(value))) else { continue }
            highest = max(highest, id.index)
            solver.solve()
            #expect(solver.value(of: x) == Double(value))
            solver.remove(id)
        }
        #expect(highest == 0)
    }

    /// An edit touches what is computed from it, and the report of moved variables names just those.
    @Test func anEditMovesOnlyWhatDependsOnIt() {
        let solver = LinearSolver()
        var gaps: [ConstraintID] = []
        var chain: [Variable] = []
        for index in 0..<100 {
            let x = solver.makeVariable()
            let terms = chain.last.map { [Term(x), Term($0, -1)] } ?? [Term(x)]
            if let id = solver.add(LinearConstraint(terms, .equal, 10)) { gaps.append(id) }
            chain.append(x)
            #expect(gaps.count == index + 1)
        }
        solver.solve()
        _ = solver.takeMoved()
        solver.setConstant(15, of: gaps[90])
        solver.solve()
        #expect(Array(solver.takeMoved()) == Array(chain[90...]))
        #expect(solver.value(of: chain[99]) == 1005)
    }
}

// Systems nobody wants: these tests state that solving terminates, repeats and stays feasible.

import Testing

@testable import ConstraintSolver

@Suite struct AdversarialSystemsTests {
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
}

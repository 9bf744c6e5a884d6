// Hand-checked systems: every expected value below was found on paper.

import Testing

@testable import ConstraintSolver

private func close(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

@Suite struct LinearSolverTests {
    @Test func requiredEquationsAreSolvedExactly() {
        // x + y = 10, x - y = 4  →  x = 7, y = 3
        let solver = LinearSolver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        _ = solver.add(LinearConstraint([Term(x), Term(y)], .equal, 10))
        _ = solver.add(LinearConstraint([Term(x), Term(y, -1)], .equal, 4))
        solver.solve()
        #expect(close(solver.value(of: x), 7))
        #expect(close(solver.value(of: y), 3))
    }

    @Test func redundantEquationsAreNoConflict() {
        let solver = LinearSolver()
        let x = solver.makeVariable()
        let first = solver.add(LinearConstraint([Term(x)], .equal, 5))
        _ = solver.add(LinearConstraint([Term(x, 2)], .equal, 10))
        #expect(solver.solve().broken.isEmpty)
        #expect(close(solver.value(of: x), 5))
        if let first { solver.remove(first) }
        solver.solve()
        #expect(close(solver.value(of: x), 5))
    }

    @Test func higherPriorityWinsHoweverManyLowerOnesDisagree() {
        let solver = LinearSolver()
        let x = solver.makeVariable()
        for _ in 0..<1000 { _ = solver.add(LinearConstraint([Term(x)], .equal, 0, priority: 749)) }
        _ = solver.add(LinearConstraint([Term(x)], .equal, 100, priority: 750))
        solver.solve()
        #expect(close(solver.value(of: x), 100))
    }

    @Test func compressionResistanceAgainstHugging() {
        // Two boxes share 200: a wants 150 (hug 251, resist 750), b wants 100 (hug 250, resist 750 → 749).
        // Together they want 250, so b, which resists less, gives way: 150 and 50.
        let solver = LinearSolver()
        let a = solver.makeVariable(nonnegative: true)
        let b = solver.makeVariable(nonnegative: true)
        _ = solver.add(LinearConstraint([Term(a), Term(b)], .equal, 200))
        _ = solver.add(LinearConstraint([Term(a)], .lessThanOrEqual, 150, priority: 251))
        _ = solver.add(LinearConstraint([Term(a)], .greaterThanOrEqual, 150, priority: 750))
        _ = solver.add(LinearConstraint([Term(b)], .lessThanOrEqual, 100, priority: 250))
        _ = solver.add(LinearConstraint([Term(b)], .greaterThanOrEqual, 100, priority: 749))
        solver.solve()
        #expect(close(solver.value(of: a), 150))
        #expect(close(solver.value(of: b), 50))
    }

    @Test func editedConstantsMoveTheSolution() {
        // left = 16, right = width - 16; width goes 320 → 393 → 100
        let solver = LinearSolver()
        let left = solver.makeVariable()
        let right = solver.makeVariable()
        let width = solver.makeVariable(nonnegative: true)
        let size = solver.add(LinearConstraint([Term(width)], .equal, 320))
        _ = solver.add(LinearConstraint([Term(left)], .equal, 16))
        _ = solver.add(LinearConstraint([Term(width), Term(right, -1)], .equal, 16))
        _ = solver.add(LinearConstraint([Term(right), Term(left, -1)], .lessThanOrEqual, 200, priority: 500))
        for (wide, expected) in [(320.0, 304.0), (393, 377), (100, 84)] {
            if let size { solver.setConstant(wide, of: size) }
            #expect(solver.solve().broken.isEmpty)
            #expect(close(solver.value(of: right), expected))
        }
    }

    @Test func conflictNamesOnlyTheContradictingConstraints() {
        let solver = LinearSolver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        _ = solver.add(LinearConstraint([Term(y)], .equal, 3))
        let first = solver.add(LinearConstraint([Term(x)], .greaterThanOrEqual, 44))
        _ = solver.add(LinearConstraint([Term(x), Term(y)], .lessThanOrEqual, 900))
        let second = solver.add(LinearConstraint([Term(x)], .equal, 20))
        var seen: [[ConstraintID]] = []
        let report = solver.solve { conflict in
            seen.append(conflict.constraints)
            return conflict.constraints[0]
        }
        #expect(seen == [[first, second].compactMap { $0 }])
        #expect(report.broken == [first].compactMap { $0 })
        #expect(close(solver.value(of: x), 20))
    }

    @Test func dimensionsAreNeverNegative() {
        // |-(100)-[v]-(100)-| in 50 points cannot hold; one of the two gaps is given up.
        let solver = LinearSolver()
        let x = solver.makeVariable()
        let width = solver.makeVariable(nonnegative: true)
        _ = solver.add(LinearConstraint([Term(x)], .equal, 100))
        let trailing = solver.add(LinearConstraint([Term(x), Term(width)], .equal, -50))
        let report = solver.solve()
        #expect(report.broken == [trailing].compactMap { $0 })
        #expect(solver.value(of: width) >= 0)
    }

    @Test func contradictionBetweenEditedConstantsIsFoundAndBroken() {
        let solver = LinearSolver()
        let x = solver.makeVariable()
        let first = solver.add(LinearConstraint([Term(x)], .equal, 10))
        let second = solver.add(LinearConstraint([Term(x, 2)], .equal, 20))
        #expect(solver.solve().broken.isEmpty)
        if let first { solver.setConstant(11, of: first) }
        #expect(solver.solve().broken == [second].compactMap { $0 })
        #expect(close(solver.value(of: x), 11))
        if let second { solver.setConstant(22, of: second) }
        #expect(solver.solve().broken.isEmpty)
        #expect(close(solver.value(of: x), 11))
    }

    @Test func editsThatAgreeTogetherAreNoConflict() {
        let solver = LinearSolver()
        let x = solver.makeVariable()
        let first = solver.add(LinearConstraint([Term(x)], .equal, 10))
        let second = solver.add(LinearConstraint([Term(x, 2)], .equal, 20))
        solver.solve()
        if let first { solver.setConstant(50, of: first) }
        if let second { solver.setConstant(100, of: second) }
        #expect(solver.solve().broken.isEmpty)
        #expect(close(solver.value(of: x), 50))
    }

    @Test func removalGivesBackTheFreedom() {
        let solver = LinearSolver()
        let x = solver.makeVariable()
        _ = solver.add(LinearConstraint([Term(x)], .equal, 30, priority: 250))
        let wall = solver.add(LinearConstraint([Term(x)], .lessThanOrEqual, 10))
        solver.solve()
        #expect(close(solver.value(of: x), 10))
        if let wall { solver.remove(wall) }
        solver.solve()
        #expect(close(solver.value(of: x), 30))
    }

    @Test func priorityMayChangeWhileInstalled() {
        let solver = LinearSolver()
        let x = solver.makeVariable()
        let a = solver.add(LinearConstraint([Term(x)], .equal, 1, priority: 300))
        _ = solver.add(LinearConstraint([Term(x)], .equal, 2, priority: 400))
        solver.solve()
        #expect(close(solver.value(of: x), 2))
        if let a { solver.setPriority(500, of: a) }
        solver.solve()
        #expect(close(solver.value(of: x), 1))
    }

    /// Signs that a chain of lengths violates all at once are minded all at once: a few rounds, whatever its length.
    @Test(arguments: [50, 400]) func manyViolatedSignsTakeFewRounds(_ count: Int) {
        let solver = LinearSolver()
        let root = solver.makeVariable(nonnegative: true)
        let wish = solver.add(LinearConstraint([Term(root)], .equal, 0, priority: 50))
        var outer = root
        for _ in 0..<count {
            let (x, width) = (solver.makeVariable(), solver.makeVariable(nonnegative: true))
            _ = solver.add(LinearConstraint([Term(x)], .equal, 1))
            _ = solver.add(LinearConstraint([Term(x), Term(width), Term(outer, -1)], .equal, 0))
            outer = width
        }
        #expect(solver.solve().rounds <= 4)
        #expect(close(solver.value(of: root), Double(count)))
        #expect(wish != nil && close(solver.value(of: outer), 0))
    }

    /// The same for bounds that nothing asked for until a value was beyond them.
    @Test(arguments: [20, 80]) func manyViolatedBoundsTakeFewRounds(_ count: Int) {
        let solver = LinearSolver()
        let root = solver.makeVariable(nonnegative: true)
        _ = solver.add(LinearConstraint([Term(root)], .equal, 0, priority: 50))
        for index in 0..<count {
            let width = solver.makeVariable(nonnegative: true)
            _ = solver.add(LinearConstraint([Term(width)], .equal, Double(index), priority: 750))
            _ = solver.add(LinearConstraint([Term(width), Term(root, -1)], .lessThanOrEqual, 0))
        }
        #expect(solver.solve().rounds <= 4)
        #expect(close(solver.value(of: root), Double(count - 1)))
    }

    @Test func reasonsAreWhatAValueFollowsFrom() {
        let solver = LinearSolver()
        let (a, b, c, d) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(nonnegative: true), solver.makeVariable())
        let first = solver.add(LinearConstraint([Term(a)], .equal, 5))
        let second = solver.add(LinearConstraint([Term(b), Term(a, -1)], .equal, 2))
        let wish = solver.add(LinearConstraint([Term(c)], .equal, 9, priority: 500))
        let last = solver.add(LinearConstraint([Term(d), Term(c, -1), Term(b, -1)], .equal, 0))
        solver.solve()
        #expect(solver.reasons(for: [a]) == [first].compactMap { $0 })
        #expect(solver.reasons(for: [b]) == [first, second].compactMap { $0 })
        #expect(solver.reasons(for: [d]).contains { $0 == wish } && solver.reasons(for: [d]).contains { $0 == last })
        #expect(!solver.reasons(for: [b]).contains { $0 == wish })
    }
}

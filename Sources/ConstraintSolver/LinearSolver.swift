// The solver as UIKit's layout engine uses it: constraints with priorities go in, values come out, changes are queued
// until `solve`. How values are found is ConstraintSystem's; what a contradiction costs is decided by the caller.

package final class LinearSolver {
    private var system: ConstraintSystem
    /// Changes since the last `solve`.
    package private(set) var hasChanges = false

    /// - Parameter pivotLimit: a bound that no layout reaches; a component that meets it is not solved to the best.
    package init(pivotLimit: Int = 200_000) {
        system = ConstraintSystem(pivotLimit: pivotLimit)
    }

    // MARK: Changes

    package func makeVariable(nonnegative: Bool = false) -> Variable { Variable(symbol: system.makeVariable(nonnegative: nonnegative)) }

    /// Gives a variable back. Nothing happens while a constraint still names it.
    package func remove(_ variable: Variable) { system.removeVariable(variable.symbol) }

    /// Queues a constraint for the next `solve`. Nil when a number in it is not finite.
    package func add(_ constraint: LinearConstraint) -> ConstraintID? {
        add(ContiguousArray(constraint.terms), constraint.relation, constraint.constant, priority: constraint.priority)
    }

    /// The same for a caller who has many, and keeps the array of terms to use it again.
    package func add(_ terms: ContiguousArray<Term>, _ relation: Relation, _ constant: Double, priority: Double) -> ConstraintID? {
        guard constant.isFinite, priority.isFinite, priority > 0 else { return nil }
        for term in terms where !term.coefficient.isFinite { return nil }
        hasChanges = true
        return system.insert(terms, relation, constant, priority)
    }

    /// A bound or wish about one variable.
    package func add(_ variable: Variable, _ relation: Relation, _ constant: Double, priority: Double) -> ConstraintID? {
        guard constant.isFinite, priority.isFinite, priority > 0 else { return nil }
        hasChanges = true
        return system.insert(variable, relation, constant, priority)
    }

    package func remove(_ id: ConstraintID) {
        guard system.contains(id) else { return }
        hasChanges = true
        system.remove(id.index)
    }

    /// Changes the right-hand side; takes effect at the next `solve`. A broken constraint is tried again.
    package func setConstant(_ constant: Double, of id: ConstraintID) {
        guard constant.isFinite, system.contains(id) else { return }
        if system.entries[Int(id.index)].state == .broken {
            system.entries[Int(id.index)].constant = constant
            system.activate(id.index)
            hasChanges = true
        } else if system.entries[Int(id.index)].constant != constant {
            system.setConstant(constant, of: id.index)
            hasChanges = true
        }
    }

    package func setPriority(_ priority: Double, of id: ConstraintID) {
        guard priority.isFinite, priority > 0, system.contains(id), system.entries[Int(id.index)].priority != priority else { return }
        if system.entries[Int(id.index)].state == .active { system.deactivate(id.index) }
        system.entries[Int(id.index)].priority = priority
        system.activate(id.index)
        hasChanges = true
    }

    // MARK: Results

    /// The value found by the last `solve`; 0 for a variable that no constraint mentions.
    package func value(of variable: Variable) -> Double { system.quantities[Int(variable.symbol)].value }

    /// The values of a rectangle's four variables.
    package func values(of x: Variable, _ y: Variable, _ width: Variable, _ height: Variable) -> (x: Double, y: Double, width: Double, height: Double) {
        let quantities = system.quantities
        return (quantities[Int(x.symbol)].value, quantities[Int(y.symbol)].value, quantities[Int(width.symbol)].value, quantities[Int(height.symbol)].value)
    }

    /// True when required equations alone give the variable its value, as far as that was found by the last `solve`.
    package func isDetermined(_ variable: Variable) -> Bool { system.quantities[Int(variable.symbol)].standing == .grounded }

    /// The variables whose value changed since the last call.
    package func takeMoved() -> ContiguousArray<Variable> { system.takeMoved() }

    package func constraint(_ id: ConstraintID) -> LinearConstraint { system.constraint(id.index) }

    package func isBroken(_ id: ConstraintID) -> Bool { system.contains(id) && system.entries[Int(id.index)].state == .broken }

    /// True when the variable could take other values at no price. Slow: for debugging.
    package func isAmbiguous(_ variable: Variable) -> Bool { system.isOpen(variable.symbol) }

    func identifiers(ofReasonsFor variables: [Int32]) -> [ConstraintID] {
        system.reasons(for: variables).map { ConstraintID(index: $0, serial: system.entries[Int($0)].serial) }
    }

    // MARK: Solving

    /// Brings every variable to its best value. For each contradiction among required constraints
    /// `choose` names the one of the set to leave out.
    @discardableResult
    package func solve(choosingBroken choose: (Conflict) -> ConstraintID = { $0.constraints[$0.constraints.count - 1] }) -> SolveReport {
        var report = SolveReport()
        hasChanges = false
        system.gaveUp = false
        system.rounds = 0
        while let clash = system.settle() {
            let conflict = system.reduced(system.conflict(clash))
            guard !conflict.constraints.isEmpty else { break }
            let chosen = choose(conflict)
            let victim = conflict.constraints.contains(chosen) ? chosen : conflict.constraints[conflict.constraints.count - 1]
            system.deactivate(victim.index)
            system.entries[Int(victim.index)].state = .broken
            report.broken.append(victim)
        }
        report.gaveUp = system.gaveUp
        report.rounds = system.rounds
        return report
    }
}

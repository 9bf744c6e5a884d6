// Contradictions: from the place where one shows to the required constraints that make it, and no others.
// LinearSolver asks its caller which of them to leave out.

extension ConstraintSystem {
    /// Where required constraints were found to contradict each other: a combination of constraints, and of the sign of
    /// a variable, that cannot hold.
    struct Clash {
        var factors: [Int32: Double] = [:]
        var variable: Int32 = none
    }

    /// The clash and what gave its grounded variables their values. A variable that cancels out leads nowhere.
    func conflict(_ clash: Clash) -> Conflict {
        var members: Set<Int32> = []
        var rests: [Int32: Double] = [:]
        var queue = VariableQueue()
        func note(_ variable: Int32, _ coefficient: Double) {
            guard quantities[Int(variable)].standing == .grounded else { return }
            if let rest = rests[variable] {
                rests[variable] = rest + coefficient
            } else {
                rests[variable] = coefficient
                queue.push(variable, order: -quantities[Int(variable)].order)
            }
        }
        func combine(_ index: Int32, _ factor: Double, without excluded: Int32) {
            members.insert(index)
            var use = entries[Int(index)].firstTerm
            while use != ConstraintSystem.none {
                if uses[Int(use)].variable != excluded { note(uses[Int(use)].variable, factor * uses[Int(use)].coefficient) }
                use = uses[Int(use)].next
            }
        }
        for (index, factor) in clash.factors.sorted(by: { $0.key < $1.key }) { combine(index, factor, without: ConstraintSystem.none) }
        if clash.variable != ConstraintSystem.none { note(clash.variable, 1) }
        while let variable = queue.pop() {
            guard let rest = rests[variable], abs(rest) > 1e-9 else { continue }
            let definer = quantities[Int(variable)].definer
            combine(definer, -rest / coefficient(of: variable, in: definer), without: variable)
        }
        let ids = members.map { ConstraintID(index: $0, serial: entries[Int($0)].serial) }
        return Conflict(constraints: ids.sorted())
    }

    /// Without those who are not needed for the contradiction, the youngest left out first.
    func reduced(_ conflict: Conflict) -> Conflict {
        // Longer lists come from chains of equations, in which every equation is needed.
        guard conflict.constraints.count > 1, conflict.constraints.count <= 40 else { return conflict }
        var kept = conflict.constraints
        for id in conflict.constraints.reversed() {
            let rest = kept.filter { $0 != id }
            if !rest.isEmpty, isContradictory(rest) { kept = rest }
        }
        return Conflict(constraints: kept)
    }

    private func isContradictory(_ ids: [ConstraintID]) -> Bool {
        let simplex = Simplex(pivotLimit: pivotLimit)
        var names: [Variable: Variable] = [:]
        let constraints = ids.map { constraint($0.index) }
        for variable in Set(constraints.flatMap { $0.terms.map(\.variable) }).sorted(by: { $0.symbol < $1.symbol }) {
            names[variable] = simplex.makeVariable(nonnegative: quantities[Int(variable.symbol)].isNonnegative)
        }
        for constraint in constraints {
            var renamed = constraint
            renamed.terms = constraint.terms.map { Term(names[$0.variable] ?? $0.variable, $0.coefficient) }
            if simplex.require(renamed) != nil { return true }
        }
        return false
    }

    func coefficient(of variable: Int32, in index: Int32) -> Double {
        var use = entries[Int(index)].firstTerm
        while use != ConstraintSystem.none {
            if uses[Int(use)].variable == variable { return uses[Int(use)].coefficient }
            use = uses[Int(use)].next
        }
        return 1
    }

    /// Adds the required constraints about variables that are not grounded one by one, the oldest first, until they
    /// contradict each other.
    func contradiction(among variables: ContiguousArray<Int32>) -> Clash? {
        let simplex = Simplex(pivotLimit: pivotLimit)
        var names: [Int32: Variable] = [:]
        var indices: Set<Int32> = []
        for variable in variables.sorted() { names[variable] = simplex.makeVariable(nonnegative: quantities[Int(variable)].isNonnegative) }
        for variable in variables {
            var use = quantities[Int(variable)].firstUse
            while use != ConstraintSystem.none {
                let entry = entries[Int(uses[Int(use)].entry)]
                if entry.state == .active, entry.isRequired, entry.isEquation || entry.isIncluded || entry.unknowns == 1 { indices.insert(uses[Int(use)].entry) }
                use = uses[Int(use)].nextUse
            }
        }
        let ordered = indices.sorted { entries[Int($0)].serial < entries[Int($1)].serial }
        var asked: ContiguousArray<Int32> = []
        for index in ordered {
            var reduced = constraint(index)
            // The equations behind a dependent variable say nothing about this variable.
            guard reduced.terms.allSatisfy({ names[$0.variable.symbol] != nil || quantities[Int($0.variable.symbol)].standing == .grounded }) else { continue }
            reduced.terms.removeAll { term in
                guard names[term.variable.symbol] == nil else { return false }
                reduced.constant -= term.coefficient * quantities[Int(term.variable.symbol)].value
                return true
            }
            reduced.terms = reduced.terms.map { Term(names[$0.variable.symbol] ?? $0.variable, $0.coefficient) }
            asked.append(index)
            guard let found = simplex.require(reduced) else { continue }
            return Clash(factors: Dictionary(uniqueKeysWithValues: found.factors.map { (asked[Int($0.key)], $0.value) }))
        }
        return nil
    }

    func constraint(_ index: Int32) -> LinearConstraint {
        let entry = entries[Int(index)]
        var terms: [Term] = []
        var use = entry.firstTerm
        while use != ConstraintSystem.none {
            terms.append(Term(Variable(symbol: uses[Int(use)].variable), uses[Int(use)].coefficient))
            use = uses[Int(use)].next
        }
        return LinearConstraint(terms, entry.relation, entry.constant, priority: entry.priority)
    }
}

// The reasons of a variable's value: the constraints from which it follows, directly or through others. For debugging only.

extension ConstraintSystem {
    /// Constraints in the order in which they came.
    func reasons(for variables: [Int32]) -> [Int32] {
        var stack = variables
        var seen: Set<Int32> = []
        var found: Set<Int32> = []
        func visit(_ index: Int32) {
            guard index != ConstraintSystem.none, found.insert(index).inserted else { return }
            var use = entries[Int(index)].firstTerm
            while use != ConstraintSystem.none {
                stack.append(uses[Int(use)].variable)
                use = uses[Int(use)].next
            }
        }
        while let variable = stack.popLast() {
            guard seen.insert(variable).inserted else { continue }
            let quantity = quantities[Int(variable)]
            if quantity.definer != ConstraintSystem.none {
                visit(quantity.definer)
            } else if quantity.component != ConstraintSystem.none {
                for index in components[Int(quantity.component)].entries { visit(index) }
            } else {
                var use = quantity.firstUse
                while use != ConstraintSystem.none {
                    if entries[Int(uses[Int(use)].entry)].subject == variable { visit(uses[Int(use)].entry) }
                    use = uses[Int(use)].nextUse
                }
            }
        }
        return found.sorted { entries[Int($0)].serial < entries[Int($1)].serial }
    }
}

extension LinearSolver {
    /// The constraints that the values found by the last `solve` follow from.
    package func reasons(for variables: [Variable]) -> [ConstraintID] { identifiers(ofReasonsFor: variables.map(\.symbol)) }
}

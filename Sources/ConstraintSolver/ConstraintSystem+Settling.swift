// Settling: values flow, equations ground variables, components are solved, and what took no part is looked at; again
// until nothing is left to do. LinearSolver calls it and takes out a constraint for each clash it returns.

extension ConstraintSystem {
    /// Brings every variable to its best value, or stops at required constraints that contradict each other.
    mutating func settle() -> Clash? {
        while true {
            rounds += 1
            flow()
            propagate()
            // Contradictions among equations alone come first: they show without any component.
            if let clash = verify() { return clash }
            if let clash = settleComponents() { return clash }
            moor()
            if loose.isEmpty && waiting.isEmpty && suspects.isEmpty && unsigned.isEmpty { return nil }
        }
    }

    /// A position of which nothing is said but by inequalities with others, which hold: the oldest of them holds exactly. It takes part
    /// from now on, so that its violation is a variable of its own that is zero.
    private mutating func moor() {
        for variable in adrift where quantities[Int(variable)].standing == .alone || quantities[Int(variable)].standing == .shared {
            let component = quantities[Int(variable)].component
            let together = component == ConstraintSystem.none ? [variable] : components[Int(component)].variables
            var oldest = ConstraintSystem.none
            for variable in together {
                var use = quantities[Int(variable)].firstUse
                while use != ConstraintSystem.none {
                    let index = uses[Int(use)].entry
                    let entry = entries[Int(index)]
                    use = uses[Int(use)].nextUse
                    guard entry.state == .active, entry.relation != .equal, entry.unknowns > 1, !entry.isIncluded else { continue }
                    if oldest == ConstraintSystem.none || entry.serial < entries[Int(oldest)].serial { oldest = index }
                }
            }
            if oldest != ConstraintSystem.none { include(oldest) }
        }
        adrift.removeAll(keepingCapacity: true)
    }

    mutating func takeMoved() -> ContiguousArray<Variable> {
        var result: ContiguousArray<Variable> = []
        result.reserveCapacity(moved.count)
        for variable in moved {
            quantities[Int(variable)].isMoved = false
            result.append(Variable(symbol: variable))
        }
        moved.removeAll(keepingCapacity: true)
        return result
    }

    /// Looks at what took no part: a violated inequality takes part from now on, a violated equation is a clash.
    private mutating func verify() -> Clash? {
        var failing: ContiguousArray<Int32> = []
        // All violated inequalities take part at once: one at a time would solve a component as often as it has bounds.
        var violated: ContiguousArray<Int32> = []
        var position = 0
        while position < suspects.count {
            let index = suspects[position]
            position += 1
            let entry = entries[Int(index)]
            entries[Int(index)].isSuspect = false
            guard entry.state == .active, entry.role == .idle || entry.role == .check else { continue }
            guard entry.unknowns == 0 ? entry.isRequired : !entry.isIncluded && !entry.isEquation, !hasLoose(index), isViolated(index) else { continue }
            if entry.unknowns == 0 {
                failing.append(index)
            } else {
                violated.append(index)
            }
        }
        suspects.removeAll(keepingCapacity: true)
        var negative: ContiguousArray<Int32> = []
        var enforced: ContiguousArray<Int32> = []
        for variable in unsigned {
            let quantity = quantities[Int(variable)]
            guard quantity.isNonnegative, quantity.value < -ConstraintSystem.feasibility else { continue }
            switch quantity.standing {
            case .grounded: negative.append(variable)
            case .dependent, .alone, .shared:
                guard !quantity.isEnforced else { continue }
                quantities[Int(variable)].isEnforced = true
                enforced.append(variable)
            case .loose, .unused: break
            }
        }
        unsigned = negative
        for index in violated { include(index) }
        for variable in enforced { loosen(variable) }
        for index in failing { suspect(index) }
        // The contradiction that the oldest constraint completes comes first.
        let check = failing.min { entries[Int($0)].serial < entries[Int($1)].serial }
        let sign = negative.min { definerSerial($0) < definerSerial($1) }
        if let check, sign.map({ entries[Int(check)].serial < definerSerial($0) }) ?? true { return Clash(factors: [check: 1]) }
        return sign.map { Clash(variable: $0) }
    }

    /// A constraint of a variable without a value is looked at when the variable gets one.
    private func hasLoose(_ index: Int32) -> Bool {
        guard entries[Int(index)].unknowns > 0 else { return false }
        var use = entries[Int(index)].firstTerm
        while use != ConstraintSystem.none {
            if quantities[Int(uses[Int(use)].variable)].standing == .loose { return true }
            use = uses[Int(use)].next
        }
        return false
    }

    private func definerSerial(_ variable: Int32) -> Int { entries[Int(quantities[Int(variable)].definer)].serial }

    private mutating func include(_ index: Int32) {
        entries[Int(index)].isIncluded = true
        var use = entries[Int(index)].firstTerm
        while use != ConstraintSystem.none {
            let variable = uses[Int(use)].variable
            if quantities[Int(variable)].standing != .grounded { loosen(variable) }
            use = uses[Int(use)].next
        }
    }

    // MARK: Openness

    /// Whether other values of the variable would violate nothing more.
    mutating func isOpen(_ variable: Int32) -> Bool {
        guard quantities[Int(variable)].standing != .grounded else { return false }
        // Inequalities that hold without being asked for may hold the variable at its place: let them take part.
        openness = []
        defer { openness = nil }
        var seen: Set<Int32> = []
        repeat {
            loosen(variable)
            guard settle() == nil else { return false }
        } while includeNeighbours(of: variable, &seen)
        return openness?.contains(variable) ?? false
    }

    private mutating func includeNeighbours(of variable: Int32, _ seen: inout Set<Int32>) -> Bool {
        let component = quantities[Int(variable)].component
        let variables = component == ConstraintSystem.none ? [variable] : components[Int(component)].variables
        var found: ContiguousArray<Int32> = []
        for variable in variables {
            var use = quantities[Int(variable)].firstUse
            while use != ConstraintSystem.none {
                let index = uses[Int(use)].entry
                let entry = entries[Int(index)]
                if entry.state == .active, entry.role == .idle, entry.unknowns > 0, !entry.isIncluded, seen.insert(index).inserted { found.append(index) }
                use = uses[Int(use)].nextUse
            }
        }
        for index in found { include(index) }
        return !found.isEmpty
    }
}

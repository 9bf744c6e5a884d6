// Values that follow from required equations one variable at a time, the structure this gives, and how changes flow
// through it. Most of a screen is settled here; what is left goes to ConstraintSystem+Components.swift.

extension ConstraintSystem {
    // MARK: Constraints come and go

    /// Lets a constraint take part: a new one, or one that was broken.
    mutating func activate(_ index: Int32) {
        entries[Int(index)].state = .active
        entries[Int(index)].role = .idle
        var unknowns: Int32 = 0
        var lastUnknown = ConstraintSystem.none
        var use = entries[Int(index)].firstTerm
        while use != ConstraintSystem.none {
            let variable = uses[Int(use)].variable
            if quantities[Int(variable)].standing != .grounded {
                unknowns += 1
                lastUnknown = variable
            }
            use = uses[Int(use)].next
        }
        entries[Int(index)].unknowns = unknowns
        if entries[Int(index)].isEquation {
            if unknowns == 0 {
                entries[Int(index)].role = .check
                suspect(index)
            } else {
                loosenUnknowns(of: index)
                if unknowns == 1 { makeReady(index) }
            }
        } else if unknowns == 1 {
            let (standing, component) = (quantities[Int(lastUnknown)].standing, quantities[Int(lastUnknown)].component)
            if standing == .alone, component == ConstraintSystem.none || !components[Int(component)].isCombined {
                join(index, lastUnknown)
                wait(for: lastUnknown)
            } else if entries[Int(index)].isRequired {
                suspect(index)
            } else {
                loosen(lastUnknown)
            }
        } else if unknowns > 1, entries[Int(index)].relation == .equal {
            loosenUnknowns(of: index)
        } else {
            suspect(index)
        }
    }

    /// Takes a constraint out; its terms stay for `activate`.
    mutating func deactivate(_ index: Int32) {
        let entry = entries[Int(index)]
        switch entry.role {
        case .definer: loosen(entry.subject)
        case .member:
            if entry.component != ConstraintSystem.none, components[Int(entry.component)].isCombined || entry.subject == ConstraintSystem.none {
                loosenComponent(entry.component)
            } else {
                wait(for: entry.subject)
            }
        case .idle, .check: break
        }
        entries[Int(index)].role = .idle
        entries[Int(index)].component = ConstraintSystem.none
        entries[Int(index)].subject = ConstraintSystem.none
        entries[Int(index)].isIncluded = false
    }

    /// A wish or bound about a variable that nothing else determines.
    mutating func join(_ index: Int32, _ variable: Int32) {
        entries[Int(index)].role = .member
        entries[Int(index)].subject = variable
        let component = quantities[Int(variable)].component
        entries[Int(index)].component = component
        if component != ConstraintSystem.none { components[Int(component)].entries.append(index) }
    }

    mutating func setConstant(_ constant: Double, of index: Int32) {
        guard entries[Int(index)].constant != constant else { return }
        entries[Int(index)].constant = constant
        let entry = entries[Int(index)]
        switch entry.role {
        case .definer: wait(for: entry.subject)
        case .member:
            if entry.component != ConstraintSystem.none, components[Int(entry.component)].isCombined || entry.subject == ConstraintSystem.none {
                loosenComponent(entry.component)
            } else {
                wait(for: entry.subject)
            }
        case .idle, .check: suspect(index)
        }
    }

    private mutating func loosenUnknowns(of index: Int32) {
        var use = entries[Int(index)].firstTerm
        while use != ConstraintSystem.none {
            let variable = uses[Int(use)].variable
            let standing = quantities[Int(variable)].standing
            if standing != .grounded && standing != .loose { loosen(variable) }
            use = uses[Int(use)].next
        }
    }

    // MARK: Loosening

    /// Forgets how a variable got its value, and every variable whose value was computed from it.
    mutating func loosen(_ variable: Int32) {
        var stack: ContiguousArray<Int32> = [variable]
        while let variable = stack.popLast() {
            switch quantities[Int(variable)].standing {
            case .loose, .unused: continue
            case .dependent, .shared, .alone:
                let component = quantities[Int(variable)].component
                if component == ConstraintSystem.none { loosenAlone(variable) } else { loosenComponent(component) }
            case .grounded:
                let definer = quantities[Int(variable)].definer
                entries[Int(definer)].role = .idle
                entries[Int(definer)].subject = ConstraintSystem.none
                makeLoose(variable)
                var use = quantities[Int(variable)].firstUse
                while use != ConstraintSystem.none {
                    let index = uses[Int(use)].entry
                    use = uses[Int(use)].nextUse
                    entries[Int(index)].unknowns += 1
                    let entry = entries[Int(index)]
                    switch entry.role {
                    case .definer: stack.append(entry.subject)
                    case .check: entries[Int(index)].role = .idle
                    case .member: stack.append(entry.subject == ConstraintSystem.none ? anyVariable(of: entry.component) : entry.subject)
                    case .idle: break
                    }
                }
            }
        }
    }

    private func anyVariable(of component: Int32) -> Int32 { components[Int(component)].variables[0] }

    private mutating func makeLoose(_ variable: Int32) {
        quantities[Int(variable)].standing = .loose
        quantities[Int(variable)].definer = ConstraintSystem.none
        quantities[Int(variable)].component = ConstraintSystem.none
        loose.append(variable)
    }

    private mutating func loosenAlone(_ variable: Int32) {
        var use = quantities[Int(variable)].firstUse
        while use != ConstraintSystem.none {
            let index = uses[Int(use)].entry
            if entries[Int(index)].subject == variable { release(index) }
            use = uses[Int(use)].nextUse
        }
        makeLoose(variable)
    }

    mutating func loosenComponent(_ component: Int32) {
        var parts = Component()
        swap(&parts, &components[Int(component)])
        freeComponents.append(component)
        for variable in parts.variables where quantities[Int(variable)].component == component { makeLoose(variable) }
        for index in parts.entries where entries[Int(index)].component == component { release(index) }
    }

    private mutating func release(_ index: Int32) {
        entries[Int(index)].role = .idle
        entries[Int(index)].subject = ConstraintSystem.none
        entries[Int(index)].component = ConstraintSystem.none
    }

    // MARK: Grounding

    private mutating func makeReady(_ index: Int32) {
        guard !entries[Int(index)].isReady else { return }
        entries[Int(index)].isReady = true
        ready.append(index)
    }

    /// Gives a value to every variable that is the last unknown of a required equation, the oldest equations first.
    mutating func propagate() {
        for variable in loose where quantities[Int(variable)].standing == .loose {
            var use = quantities[Int(variable)].firstUse
            while use != ConstraintSystem.none {
                let index = uses[Int(use)].entry
                if entries[Int(index)].unknowns == 1, entries[Int(index)].isEquation, entries[Int(index)].state == .active { makeReady(index) }
                use = uses[Int(use)].nextUse
            }
        }
        if ready.count > 1 { ready.sort { entries[Int($0)].serial < entries[Int($1)].serial } }
        var position = 0
        while position < ready.count {
            let index = ready[position]
            position += 1
            entries[Int(index)].isReady = false
            let entry = entries[Int(index)]
            guard entry.state == .active, entry.role == .idle, entry.isEquation else { continue }
            if entry.unknowns == 0 {
                entries[Int(index)].role = .check
                suspect(index)
            } else if entry.unknowns == 1 {
                ground(by: index)
            }
        }
        ready.removeAll(keepingCapacity: true)
    }

    private mutating func ground(by index: Int32) {
        var use = entries[Int(index)].firstTerm
        while use != ConstraintSystem.none && quantities[Int(uses[Int(use)].variable)].standing == .grounded { use = uses[Int(use)].next }
        guard use != ConstraintSystem.none else { return }
        let variable = uses[Int(use)].variable
        guard quantities[Int(variable)].standing == .loose else { return }
        entries[Int(index)].role = .definer
        entries[Int(index)].subject = variable
        quantities[Int(variable)].standing = .grounded
        quantities[Int(variable)].definer = index
        quantities[Int(variable)].order = nextOrder()
        setValue(definedValue(of: variable, by: index), of: variable)
        use = quantities[Int(variable)].firstUse
        while use != ConstraintSystem.none {
            let other = uses[Int(use)].entry
            use = uses[Int(use)].nextUse
            entries[Int(other)].unknowns -= 1
            guard other != index, entries[Int(other)].state == .active else { continue }
            if !entries[Int(other)].isEquation {
                suspect(other)
            } else if entries[Int(other)].unknowns <= 1 {
                makeReady(other)
            }
        }
    }

    /// The value that an equation leaves for one of its variables.
    private func definedValue(of variable: Int32, by index: Int32) -> Double {
        var sum = entries[Int(index)].constant
        var coefficient = 1.0
        var use = entries[Int(index)].firstTerm
        while use != ConstraintSystem.none {
            let term = uses[Int(use)]
            if term.variable == variable { coefficient = term.coefficient } else { sum -= term.coefficient * quantities[Int(term.variable)].value }
            use = term.next
        }
        return sum / coefficient
    }

    // MARK: Flow

    mutating func wait(for variable: Int32) {
        guard !quantities[Int(variable)].isWaiting else { return }
        quantities[Int(variable)].isWaiting = true
        waiting.push(variable, order: quantities[Int(variable)].order)
    }

    /// Computes again what waits, and everything that is computed from a value that changed. Nothing else is touched.
    mutating func flow() {
        while let variable = waiting.pop() {
            guard quantities[Int(variable)].isWaiting else { continue }
            quantities[Int(variable)].isWaiting = false
            let before = quantities[Int(variable)].value
            switch quantities[Int(variable)].standing {
            case .grounded, .dependent:
                let definer = quantities[Int(variable)].definer
                guard definer != ConstraintSystem.none else { continue }
                setValue(definedValue(of: variable, by: definer), of: variable)
            case .alone:
                // Values that the variable depends on may still wait: a contradiction counts if it is found again when nothing waits.
                if settleAlone(variable) != nil { continue }
            case .loose, .shared, .unused: continue
            }
            if quantities[Int(variable)].value != before { spread(variable) }
        }
    }

    private mutating func spread(_ variable: Int32) {
        var use = quantities[Int(variable)].firstUse
        while use != ConstraintSystem.none {
            let index = uses[Int(use)].entry
            use = uses[Int(use)].nextUse
            let entry = entries[Int(index)]
            guard entry.state == .active else { continue }
            switch entry.role {
            case .definer, .member:
                if entry.component != ConstraintSystem.none, components[Int(entry.component)].isCombined || entry.subject == ConstraintSystem.none {
                    loosenComponent(entry.component)
                } else if entry.subject != variable {
                    wait(for: entry.subject)
                }
            case .check, .idle: suspect(index)
            }
        }
    }
}

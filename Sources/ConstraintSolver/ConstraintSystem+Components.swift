// The part that equations alone do not determine: variables that hang together are found, reduced by Elimination, and
// the rest is solved variable by variable where it can be, by the simplex where wishes compete.

extension ConstraintSystem {
    mutating func settleComponents() -> Clash? {
        marks += 1
        let mark = marks
        var position = 0
        while position < loose.count {
            let variable = loose[position]
            position += 1
            guard quantities[Int(variable)].standing == .loose, quantities[Int(variable)].mark != mark else { continue }
            let (variables, equations) = gather(from: variable, mark)
            if let clash = equations.isEmpty ? settleAlone(variable) : settle(variables, equations) { return clash }
        }
        loose.removeAll(keepingCapacity: true)
        return nil
    }

    /// The loose variables that binding constraints connect with one, and those constraints.
    private mutating func gather(from variable: Int32, _ mark: Int) -> (ContiguousArray<Int32>, ContiguousArray<Int32>) {
        var variables: ContiguousArray<Int32> = []
        var equations: ContiguousArray<Int32> = []
        var stack: ContiguousArray<Int32> = []
        quantities[Int(variable)].mark = mark
        var current = variable
        while true {
            var use = quantities[Int(current)].firstUse
            while use != ConstraintSystem.none {
                let index = uses[Int(use)].entry
                use = uses[Int(use)].nextUse
                guard isBinding(entries[Int(index)]), entries[Int(index)].mark != mark else { continue }
                entries[Int(index)].mark = mark
                equations.append(index)
                var term = entries[Int(index)].firstTerm
                while term != ConstraintSystem.none {
                    let other = uses[Int(term)].variable
                    term = uses[Int(term)].next
                    guard quantities[Int(other)].standing != .grounded, quantities[Int(other)].mark != mark else { continue }
                    loosen(other)
                    quantities[Int(other)].mark = mark
                    stack.append(other)
                }
            }
            // A variable without equations needs no list.
            if !equations.isEmpty { variables.append(current) }
            guard let next = stack.popLast() else { break }
            current = next
        }
        return (variables, equations)
    }

    /// Whether the constraint ties its unknowns together.
    private func isBinding(_ entry: Entry) -> Bool {
        guard entry.state == .active, entry.unknowns > 0 else { return false }
        return entry.isEquation || (entry.unknowns > 1 && (entry.isIncluded || entry.relation == .equal))
    }

    // MARK: One variable

    /// The best value of a variable that no equation ties to others.
    mutating func settleAlone(_ variable: Int32) -> Clash? {
        pieces.removeAll(keepingCapacity: true)
        let component = quantities[Int(variable)].component
        var use = quantities[Int(variable)].firstUse
        while use != ConstraintSystem.none {
            let index = uses[Int(use)].entry
            let coefficient = uses[Int(use)].coefficient
            use = uses[Int(use)].nextUse
            let entry = entries[Int(index)]
            guard entry.state == .active, !entry.isEquation else { continue }
            guard entry.unknowns == 1 else {
                suspect(index)
                continue
            }
            if entry.subject != variable { join(index, variable) }
            pieces.append(piece(index, coefficient))
        }
        if component == ConstraintSystem.none {
            quantities[Int(variable)].standing = .alone
            quantities[Int(variable)].order = nextOrder()
        }
        guard let span = Span(pieces, nonnegative: quantities[Int(variable)].isNonnegative) else {
            loosen(variable)
            return contradiction(among: [variable]) ?? Clash(variable: variable)
        }
        if span.isOpen { openness?.insert(variable) }
        if span.isUnbounded { adrift.append(variable) }
        setValue(span.value, of: variable)
        return nil
    }

    /// A constraint with one unknown as a bound of it.
    private func piece(_ index: Int32, _ coefficient: Double) -> Piece {
        let entry = entries[Int(index)]
        var relation = entry.relation
        if coefficient < 0 && relation != .equal { relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual }
        return Piece(relation: relation, bound: groundedConstant(of: index) / coefficient, weight: abs(coefficient), priority: entry.priority, entry: index, serial: entry.serial)
    }

    private func groundedConstant(of index: Int32) -> Double {
        var constant = entries[Int(index)].constant
        var use = entries[Int(index)].firstTerm
        while use != ConstraintSystem.none {
            let quantity = quantities[Int(uses[Int(use)].variable)]
            if quantity.standing == .grounded { constant -= uses[Int(use)].coefficient * quantity.value }
            use = uses[Int(use)].next
        }
        return constant
    }

    // MARK: Components

    private mutating func settle(_ variables: ContiguousArray<Int32>, _ equations: ContiguousArray<Int32>) -> Clash? {
        fill(variables.sorted(), equations.sorted { entries[Int($0)].serial < entries[Int($1)].serial })
        guard elimination.run(), settleRest() else {
            // Only rounding can make the two tests disagree.
            return contradiction(among: variables) ?? newest(of: equations)
        }
        elimination.evaluate()
        record(variables, equations)
        return nil
    }

    private func newest(of equations: ContiguousArray<Int32>) -> Clash? {
        equations.filter { entries[Int($0)].isRequired }.max { entries[Int($0)].serial < entries[Int($1)].serial }.map { Clash(factors: [$0: 1]) }
    }

    private mutating func fill(_ variables: [Int32], _ equations: [Int32]) {
        elimination.reset()
        for variable in variables {
            let column = elimination.addColumn(variable: variable, key: variable, nonnegative: quantities[Int(variable)].isNonnegative)
            quantities[Int(variable)].column = column
            if quantities[Int(variable)].isEnforced {
                let sign = Piece(relation: .greaterThanOrEqual, bound: 0, weight: 1, priority: LinearConstraint.requiredPriority, entry: ConstraintSystem.none)
                elimination.add(sign, to: column, isCost: true)
            }
            var use = quantities[Int(variable)].firstUse
            while use != ConstraintSystem.none {
                let index = uses[Int(use)].entry
                let entry = entries[Int(index)]
                if entry.state == .active, entry.unknowns == 1, !entry.isEquation {
                    // Made first: within the call the compiler would copy the whole system for it.
                    let piece = piece(index, uses[Int(use)].coefficient)
                    elimination.add(piece, to: column, isCost: !entry.isRequired || entry.isIncluded)
                }
                use = uses[Int(use)].nextUse
            }
        }
        for (position, index) in equations.enumerated() {
            let entry = entries[Int(index)]
            let constant = groundedConstant(of: index)
            let row = elimination.addRow(constant: constant, entry: index)
            var use = entry.firstTerm
            while use != ConstraintSystem.none {
                let term = uses[Int(use)]
                if quantities[Int(term.variable)].standing != .grounded { elimination.put(term.coefficient, row: row, column: quantities[Int(term.variable)].column) }
                use = term.next
            }
            if !entry.isEquation {
                // `Σ terms - violation = constant`; wishes and bounds are about the violation.
                let violation = elimination.addColumn(variable: ConstraintSystem.none, key: 1 << 30 + Int32(position), nonnegative: false)
                elimination.put(-1, row: row, column: violation)
                elimination.add(Piece(relation: entry.relation, bound: 0, weight: 1, priority: entry.priority, entry: index), to: violation, isCost: true)
                elimination.isCombined = true
            }
        }
    }

    /// The columns that elimination left: each by itself, or with those it shares rows with.
    private mutating func settleRest() -> Bool {
        var mark: Int32 = 0
        for column in elimination.columns.indices where elimination.columns[column].isAlive && elimination.columns[column].mark == 0 {
            if elimination.columns[column].count == 0 {
                guard settleSingle(column) else { return false }
            } else {
                mark += 1
                elimination.isCombined = true
                guard settleShared(elimination.connected(to: Int32(column), mark)) else { return false }
            }
        }
        return true
    }

    mutating func collectPieces(of column: Int) {
        pieces.removeAll(keepingCapacity: true)
        var index = elimination.columns[column].firstPiece
        while index != Elimination.none {
            pieces.append(elimination.pieces[Int(index)])
            index = elimination.pieces[Int(index)].next
        }
    }

    private mutating func settleSingle(_ column: Int) -> Bool {
        collectPieces(of: column)
        guard let span = Span(pieces, nonnegative: elimination.columns[column].isNonnegative) else { return false }
        elimination.columns[column].value = span.value
        elimination.columns[column].isOpen = span.isOpen
        if span.isUnbounded, elimination.columns[column].variable != ConstraintSystem.none { adrift.append(elimination.columns[column].variable) }
        return true
    }

    /// Writes the component's values and structure down.
    private mutating func record(_ variables: ContiguousArray<Int32>, _ equations: ContiguousArray<Int32>) {
        let isCombined = elimination.isCombined
        let component: Int32
        if let free = freeComponents.popLast() {
            component = free
        } else {
            components.append(Component())
            component = Int32(components.count - 1)
        }
        for index in equations {
            entries[Int(index)].role = .member
            entries[Int(index)].component = component
        }
        var members = equations
        for column in elimination.columns.indices {
            let entry = elimination.columns[column]
            guard entry.variable != ConstraintSystem.none else { continue }
            quantities[Int(entry.variable)].component = component
            if entry.isAlive {
                quantities[Int(entry.variable)].standing = entry.count == 0 && !isCombined ? .alone : .shared
                quantities[Int(entry.variable)].order = nextOrder()
                if entry.isOpen { openness?.insert(entry.variable) }
            }
        }
        for (column, row) in elimination.steps.reversed() {
            if openness != nil, elimination.isOpen(row, but: column) { elimination.columns[Int(column)].isOpen = true }
            let variable = elimination.columns[Int(column)].variable
            guard variable != ConstraintSystem.none else { continue }
            if elimination.columns[Int(column)].isOpen { openness?.insert(variable) }
            quantities[Int(variable)].standing = .dependent
            quantities[Int(variable)].order = nextOrder()
            if !isCombined {
                let definer = elimination.rows[Int(row)].entry
                quantities[Int(variable)].definer = definer
                entries[Int(definer)].role = .definer
                entries[Int(definer)].subject = variable
            }
        }
        for column in elimination.columns.indices {
            let entry = elimination.columns[column]
            guard entry.variable != ConstraintSystem.none else { continue }
            setValue(entry.value, of: entry.variable)
            var use = quantities[Int(entry.variable)].firstUse
            while use != ConstraintSystem.none {
                let index = uses[Int(use)].entry
                use = uses[Int(use)].nextUse
                guard entries[Int(index)].state == .active, !entries[Int(index)].isEquation else { continue }
                if entries[Int(index)].unknowns == 1, !entry.dropsPieces {
                    entries[Int(index)].role = .member
                    entries[Int(index)].component = component
                    entries[Int(index)].subject = isCombined ? ConstraintSystem.none : entry.variable
                    members.append(index)
                } else if entries[Int(index)].role == .idle {
                    suspect(index)
                }
            }
        }
        components[Int(component)] = Component(variables: variables, entries: members, isCombined: isCombined)
    }
}

extension Elimination {
    /// The columns that rows connect with one, and those rows.
    mutating func connected(to column: Int32, _ mark: Int32) -> (columns: ContiguousArray<Int32>, rows: ContiguousArray<Int32>) {
        var group: ContiguousArray<Int32> = [column]
        var found: ContiguousArray<Int32> = []
        columns[Int(column)].mark = mark
        var position = 0
        while position < group.count {
            var cell = columns[Int(group[position])].first
            position += 1
            while cell != Elimination.none {
                let row = cells[Int(cell)].row
                cell = cells[Int(cell)].nextInColumn
                guard rows[Int(row)].isAlive else { continue }
                rows[Int(row)].isAlive = false
                found.append(row)
                var inRow = rows[Int(row)].first
                while inRow != Elimination.none {
                    let other = cells[Int(inRow)].column
                    inRow = cells[Int(inRow)].nextInRow
                    guard columns[Int(other)].mark == 0 else { continue }
                    columns[Int(other)].mark = mark
                    group.append(other)
                }
            }
        }
        return (group, found)
    }

    func isOpen(_ row: Int32, but column: Int32) -> Bool {
        var cell = rows[Int(row)].first
        while cell != Elimination.none {
            let entry = cells[Int(cell)]
            if entry.column != column && columns[Int(entry.column)].isOpen { return true }
            cell = entry.nextInRow
        }
        return false
    }
}

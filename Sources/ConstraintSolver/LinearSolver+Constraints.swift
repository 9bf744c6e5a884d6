// How one constraint enters, changes in and leaves the tableau.
// Called by LinearSolver; the optimisation steps it asks for are in LinearSolver+Simplex.swift.

extension LinearSolver {
    /// The constraint as `Σ terms - constant` over the symbols that are not basic now.
    private func expression(of constraint: LinearConstraint) -> Row {
        var row = Row(constant: -constraint.constant)
        for term in constraint.terms where term.coefficient != 0 {
            let symbol = term.variable.symbol
            let basic = tableau.basicRow[Int(symbol)]
            if basic == Row.none {
                row.add([Cell(symbol: symbol, coefficient: 1)], constant: 0, times: term.coefficient)
            } else {
                row.add(tableau.rows[Int(basic)].cells, constant: tableau.rows[Int(basic)].constant, times: term.coefficient)
            }
        }
        return row
    }

    /// Adds a required constraint. Returns the contradiction, and leaves the tableau as it was, when there is one.
    func enter(_ index: Int32) -> Conflict? {
        let constraint = entries[Int(index)].constraint
        var row = expression(of: constraint)
        let marker: Int32
        switch constraint.relation {
        case .equal:
            marker = makeSymbol(.dummy, constraint: index)
            row.insert(marker, 1)
        case .lessThanOrEqual:
            marker = makeSymbol(.restricted, constraint: index)
            row.insert(marker, 1)
        case .greaterThanOrEqual:
            marker = makeSymbol(.restricted, constraint: index)
            row.insert(marker, -1)
        }
        entries[Int(index)].marker = marker
        if row.constant < 0 { row.scale(by: -1) }

        if let subject = subject(of: row, marker: marker) {
            makeBasic(subject, row)
            return nil
        }
        if row.cells.allSatisfy({ tableau.kinds[Int($0.symbol)] == .dummy }) {
            // Only the constants of other equations are left: the constraint follows from them or contradicts them.
            if row.constant < Tableau.feasibility {
                row.constant = 0
                makeBasic(marker, row)
                return nil
            }
            let conflict = self.conflict(row.cells, with: index)
            releaseSymbols(of: index)
            return conflict
        }
        if let certificate = enterArtificially(row, marker: marker) {
            let conflict = self.conflict(certificate, with: index)
            releaseSymbols(of: index)
            return conflict
        }
        return nil
    }

    /// Adds a wish: a constraint that may be violated at the price of its priority.
    func installWish(_ index: Int32) {
        let constraint = entries[Int(index)].constraint
        var row = expression(of: constraint)
        let marker = makeSymbol(.restricted, constraint: Row.none)
        let other = makeSymbol(.restricted, constraint: Row.none)
        entries[Int(index)].marker = marker
        entries[Int(index)].other = other
        switch constraint.relation {
        case .equal, .lessThanOrEqual:
            row.insert(marker, constraint.relation == .equal ? -1 : 1)
            row.insert(other, constraint.relation == .equal ? 1 : -1)
        case .greaterThanOrEqual:
            row.insert(marker, -1)
            row.insert(other, 1)
        }
        if row.constant < 0 { row.scale(by: -1) }
        // One of the two new symbols has a negative factor, so a subject is always found.
        makeBasic(subject(of: row, marker: marker) ?? (row.coefficient(of: marker) < 0 ? marker : other), row)

        let position = level(constraint.priority)
        levels[position].uses += 1
        let objective = levels[position].row
        addToObjective(other, 1, objective)
        if constraint.relation == .equal { addToObjective(marker, 1, objective) }
        entries[Int(index)].state = .installed
        needsOptimization = true
    }

    private func addToObjective(_ symbol: Int32, _ weight: Double, _ objective: Int32) {
        let basic = tableau.basicRow[Int(symbol)]
        if basic == Row.none {
            tableau.addCell(symbol, weight, to: objective)
        } else {
            tableau.add(tableau.rows[Int(basic)], times: weight, to: objective)
        }
    }

    /// A symbol that the row can be solved for at once. The youngest free variable follows the older ones, so that
    /// in an ambiguous chain of views the first one stays at zero and the others line up behind it.
    private func subject(of row: Row, marker: Int32) -> Int32? {
        for cell in row.cells.reversed() where tableau.kinds[Int(cell.symbol)] == .free { return cell.symbol }
        for cell in row.cells where cell.coefficient < 0 && tableau.kinds[Int(cell.symbol)] == .restricted {
            if cell.symbol == marker || tableau.isNew(cell.symbol) { return cell.symbol }
        }
        return nil
    }

    private func makeBasic(_ subject: Int32, _ expression: Row) {
        var row = expression
        let coefficient = row.remove(subject)
        row.scale(by: -1 / coefficient)
        row.basic = subject
        let index = tableau.makeRow(row)
        tableau.substitute(subject, by: index)
    }

    private func conflict(_ cells: ContiguousArray<Cell>, with index: Int32) -> Conflict {
        var members: Set<Int32> = [index]
        for cell in cells where abs(cell.coefficient) > Tableau.epsilon {
            let owner = constraintOfSymbol[Int(cell.symbol)]
            if owner != Row.none { members.insert(owner) }
        }
        return Conflict(constraints: members.sorted().map { ConstraintID(index: $0) })
    }

    // MARK: Editing and leaving

    /// Moves the constant of an installed constraint to its edited value. Rows may become infeasible.
    func applyEdit(_ index: Int32) {
        let entry = entries[Int(index)]
        guard entry.state == .installed, let constant = entry.edited else { return }
        entries[Int(index)].edited = nil
        let difference = constant - entry.constraint.constant
        entries[Int(index)].constraint.constant = constant
        guard difference != 0 else { return }
        let sign: Double
        switch (entry.constraint.relation, entry.constraint.isRequired) {
        case (.equal, true), (.lessThanOrEqual, _): sign = 1
        case (.equal, false), (.greaterThanOrEqual, _): sign = -1
        }
        let change = difference * sign
        let basic = tableau.basicRow[Int(entry.marker)]
        if basic != Row.none {
            tableau.rows[Int(basic)].constant += change
            tableau.noteIfSuspect(basic)
        } else {
            for row in tableau.column(of: entry.marker) {
                tableau.rows[Int(row)].constant -= change * tableau.rows[Int(row)].coefficient(of: entry.marker)
                tableau.noteIfSuspect(row)
            }
        }
    }

    func uninstall(_ index: Int32) {
        let entry = entries[Int(index)]
        if !entry.constraint.isRequired {
            let position = level(entry.constraint.priority)
            let objective = levels[position].row
            addToObjective(entry.other, -1, objective)
            if entry.constraint.relation == .equal { addToObjective(entry.marker, -1, objective) }
            releaseLevel(position)
        }
        if !tableau.isBasic(entry.marker), let row = rowToLeave(for: entry.marker) {
            tableau.pivot(row: row, entering: entry.marker)
        }
        let basic = tableau.basicRow[Int(entry.marker)]
        if basic != Row.none { tableau.dropRow(basic) }
        if entry.other != Row.none, tableau.isBasic(entry.other) { tableau.dropRow(tableau.basicRow[Int(entry.other)]) }
        releaseSymbols(of: index)
    }

    /// The row that gives way to a marker so that every other row stays feasible.
    private func rowToLeave(for marker: Int32) -> Int32? {
        var negative: (row: Int32, ratio: Double)?
        var positive: (row: Int32, ratio: Double)?
        var unrestricted: Int32?
        for index in tableau.column(of: marker) {
            let row = tableau.rows[Int(index)]
            guard row.basic != Row.none else { continue }
            let coefficient = row.coefficient(of: marker)
            if tableau.kinds[Int(row.basic)] == .free {
                unrestricted = index
            } else if coefficient < 0 {
                let ratio = -row.constant / coefficient
                if negative.map({ ratio < $0.ratio }) ?? true { negative = (index, ratio) }
            } else {
                let ratio = row.constant / coefficient
                if positive.map({ ratio < $0.ratio }) ?? true { positive = (index, ratio) }
            }
        }
        return negative?.row ?? positive?.row ?? unrestricted
    }
}

extension Row {
    /// Adds `factor · (constant + cells)`.
    mutating func add(_ other: ContiguousArray<Cell>, constant added: Double, times factor: Double) {
        constant += added * factor
        var sum: ContiguousArray<Cell> = []
        sum.reserveCapacity(cells.count + other.count)
        var i = 0
        for cell in other {
            while i < cells.count && cells[i].symbol < cell.symbol {
                sum.append(cells[i])
                i += 1
            }
            var coefficient = cell.coefficient * factor
            if i < cells.count && cells[i].symbol == cell.symbol {
                coefficient += cells[i].coefficient
                i += 1
            }
            if abs(coefficient) > Tableau.epsilon { sum.append(Cell(symbol: cell.symbol, coefficient: coefficient)) }
        }
        while i < cells.count {
            sum.append(cells[i])
            i += 1
        }
        cells = sum
    }

    mutating func insert(_ symbol: Int32, _ coefficient: Double) {
        cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: lowerBound(symbol))
    }
}

// Brings one constraint into the tableau. Called by ConstraintSystem; the steps it asks for are in Simplex+Steps.swift.

extension Simplex {
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
    func require(_ constraint: LinearConstraint) -> Contradiction? {
        let index = Int32(constraints.count)
        constraints.append(constraint)
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
        let factor: Double = row.constant < 0 ? -1 : 1
        if factor < 0 { row.scale(by: -1) }

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
            return contradiction(row.cells, with: index, factor)
        }
        return enterArtificially(row, marker: marker).map { contradiction($0, with: index, factor) }
    }

    /// Adds a wish: a constraint that may be violated at the price of its priority.
    func wish(_ constraint: LinearConstraint) {
        var row = expression(of: constraint)
        let marker = makeSymbol(.restricted, constraint: Row.none)
        let other = makeSymbol(.restricted, constraint: Row.none)
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

        let objective = levels[level(constraint.priority)].row
        addToObjective(other, 1, objective)
        if constraint.relation == .equal { addToObjective(marker, 1, objective) }
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

    /// Which constraints contradict, each with its factor in the combination that shows it.
    private func contradiction(_ cells: ContiguousArray<Cell>, with index: Int32, _ factor: Double) -> Contradiction {
        var factors: [Int32: Double] = [:]
        for cell in cells where abs(cell.coefficient) > Tableau.epsilon {
            let owner = constraintOfSymbol[Int(cell.symbol)]
            guard owner != Row.none, owner != index else { continue }
            factors[owner] = constraints[Int(owner)].relation == .greaterThanOrEqual ? -cell.coefficient : cell.coefficient
        }
        factors[index] = factor
        return Contradiction(factors: factors)
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

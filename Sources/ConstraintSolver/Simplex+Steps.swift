// The optimisation steps: primal simplex over ordered objectives, and the artificial objective that admits a required
// constraint or proves a contradiction.
// Ties are broken by the smallest symbol (Bland's rule), so results repeat and the steps end.

extension Simplex {
    // MARK: Primal

    /// Makes the violations as small as possible, highest priority first.
    func optimize() {
        while let entering = enteringSymbol() {
            guard let row = leavingRow(for: entering), step() else { return }
            tableau.pivot(row: row, entering: entering)
        }
    }

    /// A symbol whose growth lowers an objective without raising a more important one.
    private func enteringSymbol() -> Int32? {
        for position in levels.indices {
            for cell in tableau.rows[Int(levels[position].row)].cells where cell.coefficient < -Tableau.epsilon {
                guard tableau.kinds[Int(cell.symbol)] != .dummy else { continue }
                var isFree = true
                for above in 0..<position where abs(tableau.rows[Int(levels[above].row)].coefficient(of: cell.symbol)) > Tableau.epsilon {
                    isFree = false
                    break
                }
                if isFree { return cell.symbol }
            }
        }
        return nil
    }

    /// The restricted row that first reaches zero as the symbol grows.
    private func leavingRow(for entering: Int32) -> Int32? {
        var best: Int32?
        var bestRatio = Double.infinity
        var bestBasic = Int32.max
        for index in tableau.column(of: entering) {
            let basic = tableau.rows[Int(index)].basic
            guard basic != Row.none, tableau.kinds[Int(basic)] == .restricted else { continue }
            let coefficient = tableau.rows[Int(index)].coefficient(of: entering)
            guard coefficient < -Tableau.epsilon else { continue }
            let ratio = -tableau.rows[Int(index)].constant / coefficient
            if ratio < bestRatio - Tableau.epsilon || (ratio <= bestRatio + Tableau.epsilon && basic < bestBasic) {
                best = index
                bestRatio = min(ratio, bestRatio)
                bestBasic = basic
            }
        }
        return best
    }

    private func step() -> Bool {
        pivots += 1
        if pivots > pivotLimit {
            gaveUp = true
            return false
        }
        return true
    }

    // MARK: Artificial objective

    /// Admits a required row through an artificial symbol. Returns the symbols that prove a contradiction when it cannot.
    func enterArtificially(_ expression: Row, marker: Int32) -> ContiguousArray<Cell>? {
        let artificial = makeSymbol(.restricted, constraint: Row.none)
        var row = expression
        row.basic = artificial
        _ = tableau.makeRow(row)
        row.basic = Row.none
        let objective = tableau.makeRow(row)
        while tableau.rows[Int(objective)].constant > Tableau.epsilon {
            guard let entering = improvingSymbol(objective), let leaving = leavingRow(for: entering), step() else { break }
            tableau.pivot(row: leaving, entering: entering)
        }
        let isFeasible = tableau.rows[Int(objective)].constant < Tableau.feasibility
        let certificate = tableau.rows[Int(objective)].cells
        tableau.dropRow(objective)
        let basic = tableau.basicRow[Int(artificial)]
        if basic != Row.none {
            if isFeasible { settle(basic, marker: marker) } else { tableau.dropRow(basic) }
        }
        tableau.recycle(artificial)
        return isFeasible ? nil : certificate
    }

    private func improvingSymbol(_ objective: Int32) -> Int32? {
        for cell in tableau.rows[Int(objective)].cells
        where cell.coefficient < -Tableau.epsilon && tableau.kinds[Int(cell.symbol)] != .dummy {
            return cell.symbol
        }
        return nil
    }

    /// Replaces an artificial symbol that is basic at zero by a real one.
    private func settle(_ row: Int32, marker: Int32) {
        tableau.rows[Int(row)].constant = 0
        let cells = tableau.rows[Int(row)].cells
        let real = cells.first { tableau.kinds[Int($0.symbol)] != .dummy }
        let substitute = real ?? cells.first { $0.symbol == marker } ?? cells.first
        if let substitute {
            tableau.pivot(row: row, entering: substitute.symbol)
        } else {
            tableau.dropRow(row)
        }
    }
}

// Badros & Borning's Cassowary with strictly ordered priorities: the few variables of a component that truly compete.
// ConstraintSystem fills one, reads the values and drops it; LinearSolver's users never meet it.

final class Simplex {
    struct Level {
        var priority: Double
        var row: Int32
    }

    /// Required constraints, by the order they were added, that cannot hold together.
    struct Contradiction {
        var factors: [Int32: Double]
    }

    var tableau = Tableau()
    /// The required ones.
    var constraints: ContiguousArray<LinearConstraint> = []
    /// Objective rows, highest priority first.
    var levels: ContiguousArray<Level> = []
    /// The constraint whose slack or dummy a symbol is.
    var constraintOfSymbol: ContiguousArray<Int32> = []
    var pivots = 0
    /// True when the bound on pivots was reached and the values are not the best possible.
    var gaveUp = false
    let pivotLimit: Int

    init(pivotLimit: Int) {
        self.pivotLimit = pivotLimit
    }

    func makeVariable(nonnegative: Bool) -> Variable { Variable(symbol: makeSymbol(nonnegative ? .restricted : .free, constraint: Row.none)) }

    func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

    /// True when the variable could take other values at no price.
    func isAmbiguous(_ variable: Variable) -> Bool {
        let row = tableau.basicRow[Int(variable.symbol)]
        if row == Row.none { return growsFreeOfCharge(variable.symbol) }
        return tableau.rows[Int(row)].cells.contains { tableau.kinds[Int($0.symbol)] != .dummy && growsFreeOfCharge($0.symbol) }
    }

    private func growsFreeOfCharge(_ symbol: Int32) -> Bool {
        for level in levels where abs(tableau.rows[Int(level.row)].coefficient(of: symbol)) > Tableau.epsilon { return false }
        if tableau.kinds[Int(symbol)] == .free { return true }
        // At a corner a free symbol may still be held at zero by another one.
        return tableau.column(of: symbol).allSatisfy { index in
            let row = tableau.rows[Int(index)]
            guard row.basic != Row.none, tableau.kinds[Int(row.basic)] == .restricted else { return true }
            return row.coefficient(of: symbol) > -Tableau.epsilon || row.constant > Tableau.feasibility
        }
    }

    // MARK: Symbols

    func makeSymbol(_ kind: SymbolKind, constraint: Int32) -> Int32 {
        let symbol = tableau.makeSymbol(kind)
        if Int(symbol) < constraintOfSymbol.count {
            constraintOfSymbol[Int(symbol)] = constraint
        } else {
            constraintOfSymbol.append(constraint)
        }
        return symbol
    }

    /// The objective row of a priority, made when first used.
    func level(_ priority: Double) -> Int {
        var position = 0
        while position < levels.count && levels[position].priority > priority { position += 1 }
        if position < levels.count && levels[position].priority == priority { return position }
        levels.insert(Level(priority: priority, row: tableau.makeRow(Row())), at: position)
        return position
    }
}

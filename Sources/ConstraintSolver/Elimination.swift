// Sparse elimination of a component's equations: variables without wishes of their own are written in terms of others,
// cheapest first, so that only what truly competes is left. Scratch memory of ConstraintSystem, filled anew each time.

struct Elimination {
    struct Cell {
        var row: Int32
        var column: Int32
        var coefficient: Double
        var nextInRow: Int32
        var previousInRow: Int32
        var nextInColumn: Int32
        var previousInColumn: Int32
    }

    /// `Σ cells = constant`.
    struct Row {
        var constant: Double
        /// The constraint this row still is; none once another was added to it.
        var entry: Int32
        var first: Int32 = Elimination.none
        var count: Int32 = 0
        var isAlive = true
    }

    struct Column {
        /// The variable, or none for the violation of a wish.
        var variable: Int32
        /// Older columns have smaller keys.
        var key: Int32
        var isNonnegative: Bool
        var isCostly = false
        /// Its bounds were left to be looked at afterwards.
        var dropsPieces = false
        var isAlive = true
        var isFixed = false
        var first: Int32 = Elimination.none
        var count: Int32 = 0
        var firstPiece: Int32 = Elimination.none
        var pieceCount: Int32 = 0
        var value = 0.0
        /// Other values would cost the same.
        var isOpen = false
        var mark: Int32 = 0
    }

    static let none: Int32 = -1
    /// Smaller coefficients are rounding noise of cancelled terms.
    private static let noise = 1e-9

    var cells: ContiguousArray<Cell> = []
    var rows: ContiguousArray<Row> = []
    var columns: ContiguousArray<Column> = []
    var pieces: ContiguousArray<Piece> = []
    /// In order: each column is given by its row and the columns that were eliminated later.
    var steps: ContiguousArray<(column: Int32, row: Int32)> = []
    /// Rows were added to each other, or share what is left.
    var isCombined = false
    private var firstFreeCell = none
    private var candidates = VariableQueue()
    private var pairs: ContiguousArray<Int32> = []
    private var singles: ContiguousArray<Int32> = []

    mutating func reset() {
        cells.removeAll(keepingCapacity: true)
        rows.removeAll(keepingCapacity: true)
        columns.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
        steps.removeAll(keepingCapacity: true)
        candidates.removeAll()
        pairs.removeAll(keepingCapacity: true)
        singles.removeAll(keepingCapacity: true)
        firstFreeCell = Elimination.none
        isCombined = false
    }

    // MARK: Filling

    mutating func addColumn(variable: Int32, key: Int32, nonnegative: Bool) -> Int32 {
        columns.append(Column(variable: variable, key: key, isNonnegative: nonnegative))
        return Int32(columns.count - 1)
    }

    mutating func addRow(constant: Double, entry: Int32) -> Int32 {
        rows.append(Row(constant: constant, entry: entry))
        return Int32(rows.count - 1)
    }

    mutating func put(_ coefficient: Double, row: Int32, column: Int32) {
        let (inRow, inColumn) = (rows[Int(row)].first, columns[Int(column)].first)
        let cell = Cell(
            row: row, column: column, coefficient: coefficient, nextInRow: inRow, previousInRow: Elimination.none, nextInColumn: inColumn,
            previousInColumn: Elimination.none)
        let index: Int32
        if firstFreeCell != Elimination.none {
            index = firstFreeCell
            firstFreeCell = cells[Int(index)].nextInRow
            cells[Int(index)] = cell
        } else {
            cells.append(cell)
            index = Int32(cells.count - 1)
        }
        if inRow != Elimination.none { cells[Int(inRow)].previousInRow = index }
        if inColumn != Elimination.none { cells[Int(inColumn)].previousInColumn = index }
        rows[Int(row)].first = index
        rows[Int(row)].count += 1
        columns[Int(column)].first = index
        columns[Int(column)].count += 1
    }

    mutating func add(_ piece: Piece, to column: Int32, isCost: Bool) {
        var piece = piece
        piece.next = columns[Int(column)].firstPiece
        pieces.append(piece)
        columns[Int(column)].firstPiece = Int32(pieces.count - 1)
        columns[Int(column)].pieceCount += 1
        if isCost { columns[Int(column)].isCostly = true }
    }

    // MARK: Running

    /// Eliminates as far as it is cheap. False when the equations contradict each other.
    mutating func run() -> Bool {
        for column in columns.indices { offer(Int32(column)) }
        for row in rows.indices { noteShort(Int32(row)) }
        while true {
            if let row = singles.popLast() {
                guard rows[Int(row)].isAlive else { continue }
                guard settleSingle(row) else { return false }
            } else if let column = nextCandidate(single: true) {
                eliminate(column, by: cells[Int(columns[Int(column)].first)].row)
            } else if let row = pairs.popLast() {
                if rows[Int(row)].isAlive && rows[Int(row)].count == 2 { settlePair(row) }
            } else if let column = nextCandidate(single: false) {
                let row = shortestRow(of: column)
                // The rows of a shared column stay short when that column stays.
                if (columns[Int(column)].count - 1) * (rows[Int(row)].count - 2) <= 8 { eliminate(column, by: row) }
            } else {
                return true
            }
        }
    }

    /// Few uses first; among those coordinates before sizes, and the youngest first, so that in an ambiguous chain of
    /// views the first one stays at zero and the others line up behind it.
    private mutating func offer(_ column: Int32) {
        let entry = columns[Int(column)]
        guard entry.isAlive, !entry.isCostly, entry.count > 0 else { return }
        let order = Int(entry.count) << 33 | (entry.isNonnegative ? 1 << 32 : 0) | Int(Int32.max - entry.key)
        candidates.push(column, order: order)
    }

    private mutating func nextCandidate(single: Bool) -> Int32? {
        while let order = candidates.least {
            let count = Int32(order >> 33)
            if single && count > 1 { return nil }
            guard let column = candidates.pop() else { return nil }
            let entry = columns[Int(column)]
            if entry.isAlive && !entry.isCostly && entry.count == count { return column }
        }
        return nil
    }

    private mutating func noteShort(_ row: Int32) {
        if rows[Int(row)].count == 2 { pairs.append(row) }
        if rows[Int(row)].count < 2 { singles.append(row) }
    }

    /// A row of one column fixes it; a row of none holds or contradicts.
    private mutating func settleSingle(_ row: Int32) -> Bool {
        isCombined = true
        guard rows[Int(row)].count == 1 else {
            rows[Int(row)].isAlive = false
            return !(abs(rows[Int(row)].constant) > ConstraintSystem.feasibility)
        }
        let cell = cells[Int(rows[Int(row)].first)]
        let value = rows[Int(row)].constant / cell.coefficient
        columns[Int(cell.column)].isFixed = true
        var piece = columns[Int(cell.column)].firstPiece
        while piece != Elimination.none {
            let bound = pieces[Int(piece)]
            if bound.isRequired {
                if bound.relation != .lessThanOrEqual && value < bound.bound - ConstraintSystem.feasibility { return false }
                if bound.relation != .greaterThanOrEqual && value > bound.bound + ConstraintSystem.feasibility { return false }
            }
            piece = bound.next
        }
        eliminate(cell.column, by: row)
        return true
    }

    /// Of two columns tied by a row one goes: one without wishes, else the less entangled, else the older.
    private mutating func settlePair(_ row: Int32) {
        let first = rows[Int(row)].first
        let second = cells[Int(first)].nextInRow
        let (a, b) = (cells[Int(first)].column, cells[Int(second)].column)
        let (left, right) = (columns[Int(a)], columns[Int(b)])
        let goesLeft: Bool
        if left.isCostly != right.isCostly {
            goesLeft = right.isCostly
        } else if left.isCostly {
            let (mine, other) = (left.count + left.pieceCount, right.count + right.pieceCount)
            goesLeft = abs(mine - other) > 8 ? mine < other : left.key < right.key
        } else if left.isNonnegative != right.isNonnegative {
            goesLeft = right.isNonnegative
        } else {
            let (mine, other) = (left.count, right.count)
            goesLeft = abs(mine - other) > 8 ? mine < other : left.key > right.key
        }
        if left.isCostly && right.isCostly {
            if goesLeft { transferPieces(first, second) } else { transferPieces(second, first) }
        }
        eliminate(goesLeft ? a : b, by: row)
    }

    /// `going = (constant - coefficient · staying) / own`: its wishes become wishes about the column that stays.
    private mutating func transferPieces(_ going: Int32, _ staying: Int32) {
        isCombined = true
        let row = rows[Int(cells[Int(going)].row)]
        let (column, target) = (cells[Int(going)].column, cells[Int(staying)].column)
        let factor = -cells[Int(staying)].coefficient / cells[Int(going)].coefficient
        let offset = row.constant / cells[Int(going)].coefficient
        func moved(_ piece: Piece) -> Piece {
            var result = piece
            result.bound = (piece.bound - offset) / factor
            result.weight = piece.weight * abs(factor)
            if factor < 0 {
                switch piece.relation {
                case .lessThanOrEqual: result.relation = .greaterThanOrEqual
                case .greaterThanOrEqual: result.relation = .lessThanOrEqual
                case .equal: break
                }
            }
            return result
        }
        var index = columns[Int(column)].firstPiece
        while index != Elimination.none {
            let piece = pieces[Int(index)]
            add(moved(piece), to: target, isCost: true)
            index = piece.next
        }
        let isImplied = columns[Int(target)].isNonnegative && factor > 0 && offset >= 0
        if columns[Int(column)].isNonnegative && !isImplied {
            add(moved(Piece(relation: .greaterThanOrEqual, bound: 0, weight: 1, priority: LinearConstraint.requiredPriority, entry: Elimination.none)), to: target, isCost: true)
        }
    }

    private func shortestRow(of column: Int32) -> Int32 {
        var best = cells[Int(columns[Int(column)].first)].row
        var cell = columns[Int(column)].first
        while cell != Elimination.none {
            let row = cells[Int(cell)].row
            if rows[Int(row)].count < rows[Int(best)].count || (rows[Int(row)].count == rows[Int(best)].count && row < best) { best = row }
            cell = cells[Int(cell)].nextInColumn
        }
        return best
    }

    // MARK: Arithmetic

    /// The row gives the column from now on; every other row that has the column gets rid of it.
    private mutating func eliminate(_ column: Int32, by row: Int32) {
        steps.append((column, row))
        columns[Int(column)].isAlive = false
        if !columns[Int(column)].isCostly { columns[Int(column)].dropsPieces = true }
        rows[Int(row)].isAlive = false
        var own = 1.0
        var cell = rows[Int(row)].first
        while cell != Elimination.none {
            leaveColumn(cell)
            if cells[Int(cell)].column == column { own = cells[Int(cell)].coefficient }
            cell = cells[Int(cell)].nextInRow
        }
        cell = columns[Int(column)].first
        while cell != Elimination.none {
            let next = cells[Int(cell)].nextInColumn
            let target = cells[Int(cell)].row
            let factor = -cells[Int(cell)].coefficient / own
            leaveRow(cell)
            cells[Int(cell)].nextInRow = firstFreeCell
            firstFreeCell = cell
            add(row, times: factor, to: target, without: column)
            noteShort(target)
            cell = next
        }
        columns[Int(column)].first = Elimination.none
        cell = rows[Int(row)].first
        while cell != Elimination.none {
            offer(cells[Int(cell)].column)
            cell = cells[Int(cell)].nextInRow
        }
    }

    private mutating func add(_ row: Int32, times factor: Double, to target: Int32, without column: Int32) {
        isCombined = true
        rows[Int(target)].entry = Elimination.none
        rows[Int(target)].constant += factor * rows[Int(row)].constant
        var cell = rows[Int(row)].first
        while cell != Elimination.none {
            let (other, coefficient) = (cells[Int(cell)].column, cells[Int(cell)].coefficient * factor)
            cell = cells[Int(cell)].nextInRow
            if other == column { continue }
            let mine = find(row: target, column: other)
            if mine == Elimination.none {
                put(coefficient, row: target, column: other)
                continue
            }
            cells[Int(mine)].coefficient += coefficient
            if abs(cells[Int(mine)].coefficient) < Elimination.noise {
                leaveColumn(mine)
                leaveRow(mine)
                cells[Int(mine)].nextInRow = firstFreeCell
                firstFreeCell = mine
                offer(other)
            }
        }
    }

    private func find(row: Int32, column: Int32) -> Int32 {
        if rows[Int(row)].count <= columns[Int(column)].count {
            var cell = rows[Int(row)].first
            while cell != Elimination.none && cells[Int(cell)].column != column { cell = cells[Int(cell)].nextInRow }
            return cell
        }
        var cell = columns[Int(column)].first
        while cell != Elimination.none && cells[Int(cell)].row != row { cell = cells[Int(cell)].nextInColumn }
        return cell
    }

    private mutating func leaveColumn(_ cell: Int32) {
        let (before, after, column) = (cells[Int(cell)].previousInColumn, cells[Int(cell)].nextInColumn, cells[Int(cell)].column)
        if before == Elimination.none { columns[Int(column)].first = after } else { cells[Int(before)].nextInColumn = after }
        if after != Elimination.none { cells[Int(after)].previousInColumn = before }
        columns[Int(column)].count -= 1
    }

    private mutating func leaveRow(_ cell: Int32) {
        let (before, after, row) = (cells[Int(cell)].previousInRow, cells[Int(cell)].nextInRow, cells[Int(cell)].row)
        if before == Elimination.none { rows[Int(row)].first = after } else { cells[Int(before)].nextInRow = after }
        if after != Elimination.none { cells[Int(after)].previousInRow = before }
        rows[Int(row)].count -= 1
    }

    /// Values of the eliminated columns, once those that stayed have theirs.
    mutating func evaluate() {
        for (column, row) in steps.reversed() {
            var sum = rows[Int(row)].constant
            var own = 1.0
            var cell = rows[Int(row)].first
            while cell != Elimination.none {
                if cells[Int(cell)].column == column {
                    own = cells[Int(cell)].coefficient
                } else {
                    sum -= cells[Int(cell)].coefficient * columns[Int(cells[Int(cell)].column)].value
                }
                cell = cells[Int(cell)].nextInRow
            }
            columns[Int(column)].value = sum / own
        }
    }
}

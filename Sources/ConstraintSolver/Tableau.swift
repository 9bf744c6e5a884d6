// The simplex tableau: basic symbols written as sparse rows of the others, with a column index.
// Simplex drives it; priorities, constraints and conflicts are not known here.

enum SymbolKind: UInt8 {
    /// May take any value (a coordinate).
    case free
    /// At least zero: a dimension of a view, a slack, or the violation of a wish.
    case restricted
    /// Stands for the constant of a required equation; always zero, never enters the basis.
    case dummy
    /// Not in use; waits to be handed out again.
    case unused
}

struct Cell {
    var symbol: Int32
    var coefficient: Double
}

/// `basic = constant + Σ coefficient · symbol`, cells sorted by symbol.
/// A row without a basic symbol is an objective: an expression kept up to date by the same substitutions.
struct Row {
    var basic: Int32 = Row.none
    var constant: Double = 0
    var cells: ContiguousArray<Cell> = []
    var isInUse = false

    static let none: Int32 = -1

    func coefficient(of symbol: Int32) -> Double {
        let index = lowerBound(symbol)
        if index < cells.count && cells[index].symbol == symbol { return cells[index].coefficient }
        return 0
    }

    func lowerBound(_ symbol: Int32) -> Int {
        var low = 0
        var high = cells.count
        while low < high {
            let middle = (low + high) >> 1
            if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }

    @discardableResult
    mutating func remove(_ symbol: Int32) -> Double {
        let index = lowerBound(symbol)
        guard index < cells.count && cells[index].symbol == symbol else { return 0 }
        let coefficient = cells[index].coefficient
        cells.remove(at: index)
        return coefficient
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for index in cells.indices { cells[index].coefficient *= factor }
    }
}

struct Tableau {
    var kinds: ContiguousArray<SymbolKind> = []
    /// The row in which a symbol is basic, or `Row.none`.
    var basicRow: ContiguousArray<Int32> = []
    var rows: ContiguousArray<Row> = []
    /// Rows that may contain a symbol: never misses one, may hold rows that lost it.
    private var columns: ContiguousArray<ContiguousArray<Int32>> = []
    private var unusedRows: ContiguousArray<Int32> = []
    private var unusedSymbols: ContiguousArray<Int32> = []
    private var merged: ContiguousArray<Cell> = []

    static let epsilon = 1e-8
    /// How far from zero a required equation may be and still hold.
    static let feasibility = ConstraintSystem.feasibility

    // MARK: Symbols and rows

    mutating func makeSymbol(_ kind: SymbolKind) -> Int32 {
        if let symbol = unusedSymbols.popLast() {
            kinds[Int(symbol)] = kind
            return symbol
        }
        kinds.append(kind)
        basicRow.append(Row.none)
        columns.append([])
        return Int32(kinds.count - 1)
    }

    /// Takes a symbol out of every row and hands it back for use. The symbol must not be basic.
    mutating func recycle(_ symbol: Int32) {
        for row in column(of: symbol) { rows[Int(row)].remove(symbol) }
        columns[Int(symbol)].removeAll()
        kinds[Int(symbol)] = .unused
        unusedSymbols.append(symbol)
    }

    mutating func makeRow(_ row: Row) -> Int32 {
        var index: Int32
        if let unused = unusedRows.popLast() {
            index = unused
        } else {
            rows.append(Row())
            index = Int32(rows.count - 1)
        }
        rows[Int(index)] = row
        rows[Int(index)].isInUse = true
        if row.basic != Row.none { basicRow[Int(row.basic)] = index }
        for cell in row.cells { columns[Int(cell.symbol)].append(index) }
        return index
    }

    mutating func dropRow(_ index: Int32) {
        let basic = rows[Int(index)].basic
        if basic != Row.none { basicRow[Int(basic)] = Row.none }
        rows[Int(index)] = Row()
        unusedRows.append(index)
    }

    func isBasic(_ symbol: Int32) -> Bool { basicRow[Int(symbol)] != Row.none }

    func value(of symbol: Int32) -> Double {
        let row = basicRow[Int(symbol)]
        return row == Row.none ? 0 : rows[Int(row)].constant
    }

    /// True while no row has ever held the symbol.
    func isNew(_ symbol: Int32) -> Bool { !isBasic(symbol) && columns[Int(symbol)].isEmpty }

    /// The rows that contain the symbol, each once, ascending.
    mutating func column(of symbol: Int32) -> ContiguousArray<Int32> {
        var list = columns[Int(symbol)]
        guard !list.isEmpty else { return list }
        if list.count > 1 { list.sort() }
        var kept: ContiguousArray<Int32> = []
        kept.reserveCapacity(list.count)
        for row in list where kept.last != row && rows[Int(row)].coefficient(of: symbol) != 0 { kept.append(row) }
        columns[Int(symbol)] = kept
        return kept
    }

    // MARK: Row arithmetic

    /// row += factor · expression
    mutating func add(_ expression: Row, times factor: Double, to index: Int32) {
        rows[Int(index)].constant += factor * expression.constant
        merge(expression.cells, times: factor, into: index)
    }

    mutating func addCell(_ symbol: Int32, _ coefficient: Double, to index: Int32) {
        merge([Cell(symbol: symbol, coefficient: coefficient)], times: 1, into: index)
    }

    private mutating func merge(_ other: ContiguousArray<Cell>, times factor: Double, into index: Int32) {
        let position = Int(index)
        var mine: ContiguousArray<Cell> = []
        swap(&mine, &rows[position].cells)
        merged.removeAll(keepingCapacity: true)
        merged.reserveCapacity(mine.count + other.count)
        var i = 0
        var j = 0
        let mineCount = mine.count
        let otherCount = other.count
        while i < mineCount && j < otherCount {
            let a = mine[i]
            let b = other[j]
            if a.symbol < b.symbol {
                merged.append(a)
                i += 1
            } else if a.symbol > b.symbol {
                let coefficient = b.coefficient * factor
                if abs(coefficient) > Tableau.epsilon {
                    merged.append(Cell(symbol: b.symbol, coefficient: coefficient))
                    columns[Int(b.symbol)].append(index)
                }
                j += 1
            } else {
                let coefficient = a.coefficient + b.coefficient * factor
                if abs(coefficient) > Tableau.epsilon { merged.append(Cell(symbol: a.symbol, coefficient: coefficient)) }
                i += 1
                j += 1
            }
        }
        while i < mineCount {
            merged.append(mine[i])
            i += 1
        }
        while j < otherCount {
            let coefficient = other[j].coefficient * factor
            if abs(coefficient) > Tableau.epsilon {
                merged.append(Cell(symbol: other[j].symbol, coefficient: coefficient))
                columns[Int(other[j].symbol)].append(index)
            }
            j += 1
        }
        swap(&merged, &mine)
        swap(&mine, &rows[position].cells)
    }

    // MARK: Pivoting

    /// Rewrites `row` (basic = …) as entering = …, and replaces entering by it everywhere else.
    mutating func pivot(row index: Int32, entering: Int32) {
        let position = Int(index)
        let leaving = rows[position].basic
        let coefficient = rows[position].remove(entering)
        rows[position].scale(by: -1 / coefficient)
        rows[position].basic = entering
        basicRow[Int(leaving)] = Row.none
        basicRow[Int(entering)] = index
        addCell(leaving, 1 / coefficient, to: index)
        substitute(entering, by: index)
    }

    /// Replaces a symbol by the row in which it is basic, in every other row.
    mutating func substitute(_ symbol: Int32, by index: Int32) {
        let expression = rows[Int(index)]
        for row in column(of: symbol) where row != index {
            let factor = rows[Int(row)].remove(symbol)
            guard factor != 0 else { continue }
            add(expression, times: factor, to: row)
        }
        columns[Int(symbol)].removeAll(keepingCapacity: true)
    }
}

// Columns of an elimination that rows still tie together: one row shares a length, rows that meet in one column find its
// best place first, and whatever else there is goes to the simplex. Called by ConstraintSystem+Components.

extension ConstraintSystem {
    mutating func settleShared(_ group: (columns: ContiguousArray<Int32>, rows: ContiguousArray<Int32>)) -> Bool {
        if openness == nil {
            if group.rows.count == 1 { return settleRow(group.rows[0]) }
            if let shared = meetingColumn(of: group) { return settle(group.rows, meetingIn: shared) }
        }
        let simplex = Simplex(pivotLimit: pivotLimit)
        var names: [Int32: Variable] = [:]
        let ordered = group.columns.sorted { elimination.columns[Int($0)].key < elimination.columns[Int($1)].key }
        for column in ordered { names[column] = simplex.makeVariable(nonnegative: elimination.columns[Int(column)].isNonnegative) }
        for row in group.rows.sorted() {
            var terms: [Term] = []
            var cell = elimination.rows[Int(row)].first
            while cell != Elimination.none {
                let entry = elimination.cells[Int(cell)]
                if let name = names[entry.column] { terms.append(Term(name, entry.coefficient)) }
                cell = entry.nextInRow
            }
            guard simplex.require(LinearConstraint(terms, .equal, elimination.rows[Int(row)].constant)) == nil else { return false }
        }
        var bounds: ContiguousArray<(piece: Piece, name: Variable)> = []
        for column in ordered {
            var index = elimination.columns[Int(column)].firstPiece
            while index != Elimination.none {
                if let name = names[column] { bounds.append((elimination.pieces[Int(index)], name)) }
                index = elimination.pieces[Int(index)].next
            }
        }
        func serial(_ piece: Piece) -> Int { piece.entry == ConstraintSystem.none ? 0 : entries[Int(piece.entry)].serial }
        bounds.sort { serial($0.piece) < serial($1.piece) }
        for (piece, name) in bounds where piece.isRequired {
            guard simplex.require(LinearConstraint([Term(name)], piece.relation, piece.bound)) == nil else { return false }
        }
        for (piece, name) in bounds where !piece.isRequired {
            simplex.wish(LinearConstraint([Term(name, piece.weight)], piece.relation, piece.bound * piece.weight, priority: piece.priority))
        }
        simplex.optimize()
        if simplex.gaveUp { gaveUp = true }
        for (column, name) in names {
            elimination.columns[Int(column)].value = simplex.value(of: name)
            if openness != nil { elimination.columns[Int(column)].isOpen = simplex.isAmbiguous(name) }
        }
        return true
    }

    // MARK: One row

    private mutating func settleRow(_ row: Int32) -> Bool {
        var (length, cells) = sharedLength(of: row, without: Elimination.none)
        guard let values = length.share(elimination.rows[Int(row)].constant) else { return false }
        for (cell, value) in zip(cells, values) { elimination.columns[Int(cell.column)].value = value }
        return true
    }

    /// The row's columns as parts of one length, the oldest first.
    private mutating func sharedLength(of row: Int32, without excluded: Int32) -> (length: SharedLength, cells: ContiguousArray<Elimination.Cell>) {
        var cells: ContiguousArray<Elimination.Cell> = []
        var cell = elimination.rows[Int(row)].first
        while cell != Elimination.none {
            if elimination.cells[Int(cell)].column != excluded { cells.append(elimination.cells[Int(cell)]) }
            cell = elimination.cells[Int(cell)].nextInRow
        }
        cells.sort { elimination.columns[Int($0.column)].key < elimination.columns[Int($1.column)].key }
        var length = SharedLength()
        for cell in cells { add(cell.column, cell.coefficient, to: &length) }
        return (length, cells)
    }

    private mutating func add(_ column: Int32, _ coefficient: Double, to length: inout SharedLength) {
        collectPieces(of: Int(column))
        length.add(coefficient: coefficient, nonnegative: elimination.columns[Int(column)].isNonnegative, pieces: pieces)
    }

    // MARK: Rows that meet

    /// The one column that all rows have, when every other column is in one row only.
    private func meetingColumn(of group: (columns: ContiguousArray<Int32>, rows: ContiguousArray<Int32>)) -> Int32? {
        var found: Int32?
        for column in group.columns where elimination.columns[Int(column)].count > 1 {
            guard found == nil, Int(elimination.columns[Int(column)].count) == group.rows.count else { return nil }
            found = column
        }
        return found
    }

    /// The shared column stands where the rows together cost least; then each row shares what that leaves it.
    private mutating func settle(_ rows: ContiguousArray<Int32>, meetingIn shared: Int32) -> Bool {
        var own = SharedLength()
        add(shared, 1, to: &own)
        var parts: ContiguousArray<(length: SharedLength, cells: ContiguousArray<Elimination.Cell>, factor: Double, constant: Double)> = []
        var levels = Set(own.levels)
        for row in rows.sorted() {
            var cell = elimination.rows[Int(row)].first
            while elimination.cells[Int(cell)].column != shared { cell = elimination.cells[Int(cell)].nextInRow }
            let (length, cells) = sharedLength(of: row, without: shared)
            levels.formUnion(length.levels)
            parts.append((length, cells, -elimination.cells[Int(cell)].coefficient, elimination.rows[Int(row)].constant))
        }
        let common = ContiguousArray(levels.sorted(by: >))
        var point = MeetingPoint(levels: common.count)
        guard let cost = own.costs(along: common) else { return false }
        point.add(cost, constant: 0, factor: 1)
        for index in parts.indices {
            guard let cost = parts[index].length.costs(along: common) else { return false }
            point.add(cost, constant: parts[index].constant, factor: parts[index].factor)
        }
        guard let value = point.value() else { return false }
        elimination.columns[Int(shared)].value = value
        for index in parts.indices {
            guard let values = parts[index].length.share(parts[index].constant + parts[index].factor * value) else { return false }
            for (cell, value) in zip(parts[index].cells, values) { elimination.columns[Int(cell.column)].value = value }
        }
        return true
    }
}

// The incremental solver (Badros & Borning's Cassowary, with strictly ordered priorities).
// UIKit's layout engine queues changes and calls `solve`; how a constraint enters the tableau is here,
// the optimisation steps are in LinearSolver+Simplex.swift.

package final class LinearSolver {
    struct Entry {
        var constraint: LinearConstraint
        var marker: Int32 = Row.none
        var other: Int32 = Row.none
        /// A right-hand side that waits for the next `solve`.
        var edited: Double?
        var state: State = .queued

        enum State { case queued, installed, broken, removed }
    }

    struct Level {
        var priority: Double
        var row: Int32
        var uses: Int
    }

    var tableau = Tableau()
    var entries: ContiguousArray<Entry> = []
    /// Objective rows, highest priority first.
    var levels: ContiguousArray<Level> = []
    /// The constraint whose slack or dummy a symbol is.
    var constraintOfSymbol: ContiguousArray<Int32> = []
    var queue: [Int32] = []
    var edits: [Int32] = []
    var needsOptimization = false
    var report = SolveReport()
    /// A bound that no layout reaches; a solver that meets it stops with `gaveUp`.
    let pivotLimit: Int

    package init(pivotLimit: Int = 200_000) {
        self.pivotLimit = pivotLimit
    }

    // MARK: Changes

    package func makeVariable(nonnegative: Bool = false) -> Variable {
        Variable(symbol: makeSymbol(nonnegative ? .restricted : .free, constraint: Row.none))
    }

    /// Queues a constraint for the next `solve`. Nil when a number in it is not finite.
    package func add(_ constraint: LinearConstraint) -> ConstraintID? {
        guard constraint.isFinite, constraint.priority > 0 else { return nil }
        let index = Int32(entries.count)
        entries.append(Entry(constraint: constraint))
        queue.append(index)
        return ConstraintID(index: index)
    }

    package func remove(_ id: ConstraintID) {
        let index = Int(id.index)
        switch entries[index].state {
        case .queued:
            queue.removeAll { $0 == id.index }
        case .installed:
            uninstall(id.index)
            needsOptimization = true
        case .broken, .removed:
            break
        }
        entries[index].state = .removed
        entries[index].constraint.terms = []
    }

    /// Changes the right-hand side; takes effect at the next `solve`. A broken constraint is tried again.
    package func setConstant(_ constant: Double, of id: ConstraintID) {
        let index = Int(id.index)
        guard constant.isFinite else { return }
        switch entries[index].state {
        case .queued:
            entries[index].constraint.constant = constant
        case .installed:
            if entries[index].edited == nil {
                guard entries[index].constraint.constant != constant else { return }
                edits.append(id.index)
            }
            entries[index].edited = constant
        case .broken:
            entries[index].constraint.constant = constant
            entries[index].state = .queued
            queue.append(id.index)
        case .removed:
            break
        }
    }

    package func setPriority(_ priority: Double, of id: ConstraintID) {
        let index = Int(id.index)
        guard priority.isFinite, priority > 0, entries[index].constraint.priority != priority else { return }
        if entries[index].state == .installed {
            uninstall(id.index)
            needsOptimization = true
            if let edited = entries[index].edited { entries[index].constraint.constant = edited }
            entries[index].edited = nil
            entries[index].state = .queued
            queue.append(id.index)
        } else if entries[index].state == .broken {
            entries[index].state = .queued
            queue.append(id.index)
        }
        entries[index].constraint.priority = priority
    }

    package var hasChanges: Bool { !queue.isEmpty || !edits.isEmpty || needsOptimization }

    /// The value found by the last `solve`; 0 for a variable that no constraint mentions.
    package func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

    package func constraint(_ id: ConstraintID) -> LinearConstraint { entries[Int(id.index)].constraint }

    /// True when the variable could take other values at no price.
    package func isAmbiguous(_ variable: Variable) -> Bool {
        let row = tableau.basicRow[Int(variable.symbol)]
        if row == Row.none { return tableau.kinds[Int(variable.symbol)] == .free || growsFreeOfCharge(variable.symbol) }
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

    package func isBroken(_ id: ConstraintID) -> Bool { entries[Int(id.index)].state == .broken }

    // MARK: Solving

    /// Brings every variable to its best value. For each contradiction among required constraints
    /// `choose` names the one of the set to leave out.
    @discardableResult
    package func solve(choosingBroken choose: (Conflict) -> ConstraintID = { $0.constraints[$0.constraints.count - 1] }) -> SolveReport {
        report = SolveReport()
        if needsOptimization { optimize() }
        if !edits.isEmpty {
            for index in edits.sorted() { applyEdit(index) }
            edits.removeAll(keepingCapacity: true)
            if !restoreFeasibility() { rebuild() }
        }
        install(choosingBroken: choose)
        optimize()
        if report.gaveUp {
            report.gaveUp = false
            rebuild()
            report.pivots = 0
            install(choosingBroken: choose)
            optimize()
        }
        return report
    }

    private func install(choosingBroken choose: (Conflict) -> ConstraintID) {
        guard !queue.isEmpty else { return }
        let pending = queue.sorted()
        queue.removeAll(keepingCapacity: true)
        for index in pending where entries[Int(index)].constraint.isRequired {
            installRequired(index, choosingBroken: choose)
        }
        for index in pending where !entries[Int(index)].constraint.isRequired && entries[Int(index)].state == .queued {
            installWish(index)
        }
    }

    private func installRequired(_ index: Int32, choosingBroken choose: (Conflict) -> ConstraintID) {
        while entries[Int(index)].state == .queued {
            guard let conflict = enter(index) else {
                entries[Int(index)].state = .installed
                return
            }
            let chosen = choose(conflict)
            let victim = conflict.constraints.contains(chosen) ? chosen.index : index
            if victim != index {
                uninstall(victim)
            }
            entries[Int(victim)].state = .broken
            report.broken.append(ConstraintID(index: victim))
        }
    }

    /// Starts again from the constraints alone: the way out of a contradiction between edited constants.
    private func rebuild() {
        tableau.clearRows()
        levels.removeAll()
        queue.removeAll()
        edits.removeAll()
        for index in entries.indices where entries[index].state == .installed || entries[index].state == .queued {
            releaseSymbols(of: Int32(index))
            entries[index].state = .queued
            queue.append(Int32(index))
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

    func releaseSymbols(of index: Int32) {
        let entry = entries[Int(index)]
        if entry.marker != Row.none { tableau.recycle(entry.marker) }
        if entry.other != Row.none { tableau.recycle(entry.other) }
        entries[Int(index)].marker = Row.none
        entries[Int(index)].other = Row.none
    }

    /// The objective row of a priority, made when first used.
    func level(_ priority: Double) -> Int {
        var position = 0
        while position < levels.count && levels[position].priority > priority { position += 1 }
        if position < levels.count && levels[position].priority == priority { return position }
        let row = tableau.makeRow(Row())
        levels.insert(Level(priority: priority, row: row, uses: 0), at: position)
        return position
    }

    func releaseLevel(_ position: Int) {
        levels[position].uses -= 1
        if levels[position].uses == 0 {
            tableau.dropRow(levels[position].row)
            levels.remove(at: position)
        }
    }
}

// The variables and constraints of a solver, each variable with the list of constraints that use it, and what is known
// of their values. LinearSolver owns one; how values are found is in the files ConstraintSystem+*.swift.

struct ConstraintSystem {
    /// What gives a variable its value.
    enum Standing: UInt8 {
        /// Nothing yet: the next settling decides.
        case loose
        /// A required equation whose other variables are grounded.
        case grounded
        /// An equation of its component.
        case dependent
        /// Only the bounds and wishes about it.
        case alone
        /// The simplex, together with others.
        case shared
        case unused
    }

    struct Quantity {
        var isNonnegative: Bool
        /// Its sign was violated once without being asked for, so now its component minds it.
        var isEnforced = false
        var standing: Standing = .loose
        var isWaiting = false
        var isMoved = false
        var value = 0.0
        var definer: Int32 = none
        var component: Int32 = none
        var firstUse: Int32 = none
        /// Evaluation order: greater than that of everything the value is computed from.
        var order = 0
        var mark = 0
        /// In the elimination that is going on.
        var column: Int32 = none
    }

    enum Role: UInt8 {
        /// Takes no part; looked at when a value in it changes.
        case idle
        /// Gives `subject` its value.
        case definer
        /// A required equation between grounded variables.
        case check
        /// Part of the component, or one of the wishes about the lone `subject`.
        case member
    }

    enum State: UInt8 { case unused, active, broken }

    struct Entry {
        var serial: Int
        var relation: Relation
        var constant: Double
        var priority: Double
        var firstTerm: Int32 = none
        /// Terms whose variable is not grounded.
        var unknowns: Int32 = 0
        var subject: Int32 = none
        var component: Int32 = none
        var state: State = .active
        var role: Role = .idle
        /// An inequality that was violated while idle, so now it takes part.
        var isIncluded = false
        var isSuspect = false
        var isReady = false
        var mark = 0

        var isRequired: Bool { priority >= LinearConstraint.requiredPriority }
        var isEquation: Bool { relation == .equal && isRequired }
    }

    /// One term of a constraint, linked into the constraint and into the uses of its variable.
    struct Use {
        var entry: Int32
        var variable: Int32
        var coefficient: Double
        var next: Int32
        var nextUse: Int32
        var previousUse: Int32
    }

    struct Component {
        var variables: ContiguousArray<Int32> = []
        var entries: ContiguousArray<Int32> = []
        /// Its equations were combined, so that a changed constant takes solving it anew.
        var isCombined = false
    }

    static let none: Int32 = -1
    /// How far from its right-hand side a required constraint may be and still hold: rounding noise of a deep hierarchy.
    static let feasibility = 1e-6

    var quantities: ContiguousArray<Quantity> = []
    var entries: ContiguousArray<Entry> = []
    var uses: ContiguousArray<Use> = []
    var components: ContiguousArray<Component> = []
    private var firstFreeUse = none
    private var freeEntries: ContiguousArray<Int32> = []
    private var freeQuantities: ContiguousArray<Int32> = []
    var freeComponents: ContiguousArray<Int32> = []
    private var serials = 0
    var orders = 0
    var marks = 0

    /// Variables without a value, and constraints to look at, when settling next.
    var loose: ContiguousArray<Int32> = []
    var ready: ContiguousArray<Int32> = []
    var suspects: ContiguousArray<Int32> = []
    /// Variables whose value must be computed again, by order.
    var waiting = VariableQueue()
    /// Variables whose value changed since `takeMoved`.
    var moved: ContiguousArray<Int32> = []
    /// Negative variables that must not be.
    var unsigned: ContiguousArray<Int32> = []
    /// Positions that stand at zero because nothing was found to say anything of them.
    var adrift: ContiguousArray<Int32> = []
    var elimination = Elimination()
    var pieces: ContiguousArray<Piece> = []
    var gaveUp = false
    /// The number of rounds of the last solving: a few, whatever the size, unless something is solved again and again.
    var rounds = 0
    /// Set while somebody asks which variables could take other values.
    var openness: Set<Int32>?
    let pivotLimit: Int

    init(pivotLimit: Int) {
        self.pivotLimit = pivotLimit
    }

    // MARK: Variables

    mutating func makeVariable(nonnegative: Bool) -> Int32 {
        let variable: Int32
        if let free = freeQuantities.popLast() {
            variable = free
            quantities[Int(free)] = Quantity(isNonnegative: nonnegative)
        } else {
            quantities.append(Quantity(isNonnegative: nonnegative))
            variable = Int32(quantities.count - 1)
        }
        loose.append(variable)
        return variable
    }

    /// The variable must not be in any constraint.
    mutating func removeVariable(_ variable: Int32) {
        guard quantities[Int(variable)].firstUse == ConstraintSystem.none, quantities[Int(variable)].standing != .unused else { return }
        loosen(variable)
        quantities[Int(variable)].standing = .unused
        freeQuantities.append(variable)
    }

    // MARK: Constraints

    /// The caller keeps the array of terms, so that constraints come without one being made for each.
    mutating func insert(_ terms: ContiguousArray<Term>, _ relation: Relation, _ constant: Double, _ priority: Double) -> ConstraintID {
        let index = makeEntry(relation, constant, priority)
        var position = terms.count - 1
        while position >= 0 {
            if terms[position].coefficient != 0 { addTerm(terms[position], to: index) }
            position -= 1
        }
        dropCancelledTerms(of: index)
        activate(index)
        return ConstraintID(index: index, serial: serials)
    }

    /// `variable relation constant`.
    mutating func insert(_ variable: Variable, _ relation: Relation, _ constant: Double, _ priority: Double) -> ConstraintID {
        let index = makeEntry(relation, constant, priority)
        addTerm(Term(variable), to: index)
        activate(index)
        return ConstraintID(index: index, serial: serials)
    }

    private mutating func makeEntry(_ relation: Relation, _ constant: Double, _ priority: Double) -> Int32 {
        serials += 1
        let entry = Entry(serial: serials, relation: relation, constant: constant, priority: priority)
        if let free = freeEntries.popLast() {
            entries[Int(free)] = entry
            return free
        }
        entries.append(entry)
        return Int32(entries.count - 1)
    }

    // Inlined, since a call would take a copy of the system with it.
    @inline(__always) func contains(_ id: ConstraintID) -> Bool {
        entries[Int(id.index)].serial == id.serial && entries[Int(id.index)].state != .unused
    }

    mutating func remove(_ index: Int32) {
        if entries[Int(index)].state == .active { deactivate(index) }
        var use = entries[Int(index)].firstTerm
        while use != ConstraintSystem.none {
            let next = uses[Int(use)].next
            unlink(use)
            uses[Int(use)].next = firstFreeUse
            firstFreeUse = use
            use = next
        }
        entries[Int(index)].firstTerm = ConstraintSystem.none
        entries[Int(index)].state = .unused
        freeEntries.append(index)
    }

    private mutating func addTerm(_ term: Term, to index: Int32) {
        let variable = term.variable.symbol
        // Constraints are short: a variable that is named twice is found by looking.
        var other = entries[Int(index)].firstTerm
        while other != ConstraintSystem.none {
            if uses[Int(other)].variable == variable {
                uses[Int(other)].coefficient += term.coefficient
                return
            }
            other = uses[Int(other)].next
        }
        let head = quantities[Int(variable)].firstUse
        let use = Use(
            entry: index, variable: variable, coefficient: term.coefficient, next: entries[Int(index)].firstTerm, nextUse: head,
            previousUse: ConstraintSystem.none)
        let position: Int32
        if firstFreeUse != ConstraintSystem.none {
            position = firstFreeUse
            firstFreeUse = uses[Int(position)].next
            uses[Int(position)] = use
        } else {
            uses.append(use)
            position = Int32(uses.count - 1)
        }
        if head != ConstraintSystem.none { uses[Int(head)].previousUse = position }
        quantities[Int(variable)].firstUse = position
        entries[Int(index)].firstTerm = position
    }

    /// `x - x` says nothing about x.
    private mutating func dropCancelledTerms(of index: Int32) {
        var previous = ConstraintSystem.none
        var use = entries[Int(index)].firstTerm
        while use != ConstraintSystem.none {
            let next = uses[Int(use)].next
            if uses[Int(use)].coefficient == 0 {
                unlink(use)
                if previous == ConstraintSystem.none { entries[Int(index)].firstTerm = next } else { uses[Int(previous)].next = next }
                uses[Int(use)].next = firstFreeUse
                firstFreeUse = use
            } else {
                previous = use
            }
            use = next
        }
    }

    private mutating func unlink(_ use: Int32) {
        let (before, after) = (uses[Int(use)].previousUse, uses[Int(use)].nextUse)
        if before == ConstraintSystem.none {
            quantities[Int(uses[Int(use)].variable)].firstUse = after
        } else {
            uses[Int(before)].nextUse = after
        }
        if after != ConstraintSystem.none { uses[Int(after)].previousUse = before }
    }

    // MARK: Lists

    mutating func suspect(_ index: Int32) {
        guard !entries[Int(index)].isSuspect else { return }
        entries[Int(index)].isSuspect = true
        suspects.append(index)
    }

    mutating func setValue(_ value: Double, of variable: Int32) {
        if value < 0 && quantities[Int(variable)].isNonnegative { unsigned.append(variable) }
        guard quantities[Int(variable)].value != value else { return }
        quantities[Int(variable)].value = value
        guard !quantities[Int(variable)].isMoved else { return }
        quantities[Int(variable)].isMoved = true
        moved.append(variable)
    }

    mutating func nextOrder() -> Int {
        orders += 1
        return orders
    }

    /// `Σ terms - constant` at the present values.
    func difference(of index: Int32) -> Double {
        var sum = -entries[Int(index)].constant
        var use = entries[Int(index)].firstTerm
        while use != ConstraintSystem.none {
            sum += uses[Int(use)].coefficient * quantities[Int(uses[Int(use)].variable)].value
            use = uses[Int(use)].next
        }
        return sum
    }

    /// A sum that overflowed says nothing: such a constraint counts as held.
    func isViolated(_ index: Int32) -> Bool {
        let difference = difference(of: index)
        switch entries[Int(index)].relation {
        case .equal: return abs(difference) > ConstraintSystem.feasibility
        case .lessThanOrEqual: return difference > ConstraintSystem.feasibility
        case .greaterThanOrEqual: return -difference > ConstraintSystem.feasibility
        }
    }
}

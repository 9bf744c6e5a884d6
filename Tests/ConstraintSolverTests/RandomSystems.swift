// Random systems and random changes of them, each judged by DenseReference: the kept constraints hold, no level is
// violated more than it must be, and every conflict that was reported is one, with nobody in it who is not needed.

@testable import ConstraintSolver

/// A fixed sequence, so that every run sees the same systems.
struct Sequence {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    mutating func pick<T>(_ values: [T]) -> T { values[next(values.count)] }
}

/// One system under random changes.
struct RandomSystem {
    enum Kind: CaseIterable { case anything, row, nestedRows, column, openRows }

    let solver = LinearSolver()
    private var sequence: Sequence
    private let kind: Kind
    private(set) var signs: [Bool] = []
    private var variables: [Variable] = []
    private(set) var live: [ConstraintID] = []
    private(set) var faults: [String] = []
    private(set) var edits = 0
    private(set) var comparisons = 0

    init(seed: Int) {
        sequence = Sequence(state: UInt64(seed) &* 7919 &+ 1)
        _ = sequence.next(7)
        kind = sequence.pick(Kind.allCases)
        switch kind {
        case .anything: for index in 0..<3 + sequence.next(5) { _ = variable(index % 2 == 0) }
        case .row: row(in: size(300))
        case .nestedRows:
            let width = size(400)
            for _ in 0..<2 + sequence.next(2) { row(in: part(of: width)) }
        case .column: row(in: variable(true))
        case .openRows:
            // Rows of a stack that nothing gives a width.
            let width = variable(true)
            for _ in 0..<2 + sequence.next(2) { row(in: width) }
        }
    }

    // MARK: Systems like screens

    private mutating func variable(_ isNonnegative: Bool) -> Variable {
        let variable = solver.makeVariable(nonnegative: isNonnegative)
        variables.append(variable)
        signs.append(isNonnegative)
        return variable
    }

    private mutating func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Double = 1000) {
        if let id = solver.add(LinearConstraint(terms, relation, constant, priority: priority)) { live.append(id) }
    }

    private mutating func size(_ length: Double) -> Variable {
        let width = variable(true)
        add([Term(width)], .equal, length)
        return width
    }

    private mutating func part(of outer: Variable) -> Variable {
        let width = variable(true)
        add([Term(width), Term(outer, -1)], sequence.next(3) == 0 ? .lessThanOrEqual : .equal, -Double(sequence.next(30)))
        return width
    }

    /// Views side by side as a stack view arranges them.
    private mutating func row(in outer: Variable) {
        var previous: (Variable, Variable)?
        var first: Variable?
        let equally = sequence.next(3) == 0
        for _ in 0..<2 + sequence.next(3) {
            let x = variable(false)
            let width = variable(true)
            if let (left, length) = previous {
                add([Term(x), Term(left, -1), Term(length, -1)], sequence.next(6) == 0 ? .greaterThanOrEqual : .equal, Double(sequence.next(20)))
            } else {
                add([Term(x)], .equal, Double(sequence.next(20)))
            }
            if let first, equally { add([Term(width), Term(first, -1)], .equal, 0, sequence.next(4) == 0 ? 999 : 1000) }
            let wants = Double(sequence.next(150))
            if sequence.next(5) > 0 {
                add([Term(width)], .lessThanOrEqual, wants, sequence.pick([250, 251, 252]))
                add([Term(width)], .greaterThanOrEqual, wants, sequence.pick([749, 750, 751]))
            }
            if sequence.next(5) == 0 { add([Term(width)], sequence.pick([.lessThanOrEqual, .greaterThanOrEqual, .equal]), Double(sequence.next(200)), sequence.pick([1000, 1000, 500])) }
            first = first ?? width
            previous = (x, width)
        }
        if let (left, length) = previous, sequence.next(6) > 0 {
            add([Term(left), Term(length), Term(outer, -1)], sequence.next(4) == 0 ? .lessThanOrEqual : .equal, -Double(sequence.next(20)))
        }
        if sequence.next(3) == 0 { add([Term(outer)], .equal, 0, 50) }
    }

    private mutating func addAnything() {
        let relation = sequence.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
        let priority = sequence.pick([1000.0, 1000, 750, 251, 250, 50])
        var terms: [Term] = []
        for _ in 0...sequence.next(3) { terms.append(Term(sequence.pick(variables), sequence.pick([1.0, -1, 0.5, 2]))) }
        add(terms, relation, Double(sequence.next(200) - 50), priority)
    }

    // MARK: Changes

    mutating func change() {
        edits += 1
        switch sequence.next(8) {
        case 0, 1:
            guard !live.isEmpty else { return }
            solver.remove(live.remove(at: sequence.next(live.count)))
        case 2, 3, 4:
            guard !live.isEmpty else { return }
            solver.setConstant(Double(sequence.next(300) - 50), of: sequence.pick(live))
        case 5:
            guard !live.isEmpty else { return }
            let id = sequence.pick(live)
            if !solver.constraint(id).isRequired { solver.setPriority(sequence.pick([750.0, 251, 250, 50]), of: id) }
        default:
            // Not more than the reference can hold.
            if live.count < 30 { addAnything() }
        }
    }

    mutating func solve() {
        var conflicts: [[LinearConstraint]] = []
        let report = solver.solve { [solver] conflict in
            conflicts.append(conflict.constraints.map { solver.constraint($0) })
            return conflict.constraints[conflict.constraints.count / 2]
        }
        if report.gaveUp { faults.append("gave up") }
        for conflict in conflicts { judge(conflict) }
    }

    private mutating func judge(_ conflict: [LinearConstraint]) {
        if DenseReference(conflict, nonnegative: signs).isFeasible { faults.append("reported a conflict that is none: \(conflict)") }
        for index in conflict.indices {
            var rest = conflict
            rest.remove(at: index)
            if !DenseReference(rest, nonnegative: signs).isFeasible { faults.append("a conflict names more than it needs: \(conflict)") }
        }
    }

    // MARK: Judging

    var kept: [LinearConstraint] { live.filter { !solver.isBroken($0) }.map { solver.constraint($0) } }

    static func violations(_ constraints: [LinearConstraint], _ value: (Variable) -> Double) -> [Double: Double] {
        var sums: [Double: Double] = [:]
        for constraint in constraints {
            let difference = constraint.terms.reduce(0) { $0 + value($1.variable) * $1.coefficient } - constraint.constant
            let violation: Double
            switch constraint.relation {
            case .equal: violation = abs(difference)
            case .lessThanOrEqual: violation = max(0, difference)
            case .greaterThanOrEqual: violation = max(0, -difference)
            }
            sums[constraint.priority, default: 0] += violation
        }
        return sums
    }

    mutating func compare() {
        comparisons += 1
        var reference = DenseReference(kept, nonnegative: signs)
        guard reference.isFeasible else {
            faults.append("required constraints were kept that contradict each other")
            return
        }
        let mine = RandomSystem.violations(kept) { solver.value(of: $0) }
        if mine[1000] ?? 0 > 1e-4 { faults.append("a required constraint is violated by \(mine[1000] ?? 0)") }
        for (index, variable) in variables.enumerated() where signs[index] && solver.value(of: variable) < -1e-5 { faults.append("\(variable) is negative") }
        for (priority, least) in reference.optimum().sorted(by: { $0.key > $1.key }) where abs((mine[priority] ?? 0) - least) > 1e-4 {
            faults.append("level \(priority): violated by \(mine[priority] ?? 0), the least is \(least)")
            return
        }
    }
}

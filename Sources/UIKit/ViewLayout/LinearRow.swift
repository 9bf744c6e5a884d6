// A linear expression that is written term by term into storage that its owner keeps: a constraint takes no array of its own.
// LayoutRegion+Lowering writes them; the solver copies what it needs.
import ConstraintSolver
import CoreGraphics

/// `Σ terms + constant`. An added row is multiplied by `factor`.
struct LinearRow {
    private(set) var terms: ContiguousArray<Term> = []
    var constant = 0.0

    mutating func clear() {
        terms.removeAll(keepingCapacity: true)
        constant = 0
    }

    mutating func add(_ variable: Variable, _ factor: Double) { terms.append(Term(variable, factor)) }

    /// The outermost view comes first.
    mutating func reverse(from start: Int) {
        if terms.count - start > 1 { terms[start...].reverse() }
    }

    mutating func add(points: CGFloat, _ factor: Double) { constant += Double(points) * factor }
}

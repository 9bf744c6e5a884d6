// The vocabulary of the solver: variables, linear constraints, conflicts.
// UIKit's layout engine speaks to the solver in these values; nothing here knows about views.

/// A quantity whose value the solver finds.
package struct Variable: Hashable, Sendable {
    let symbol: Int32

    /// Small, so that lists may be kept by it; used again after the variable was removed.
    package var index: Int { Int(symbol) }
}

/// A variable with its factor in a linear expression.
package struct Term: Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

package enum Relation: Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}

/// Names a constraint of one solver; never used twice by the same solver. Older constraints come first.
package struct ConstraintID: Hashable, Comparable, Sendable {
    /// Where the solver keeps it; used again after the constraint left.
    let index: Int32
    let serial: Int

    /// Small, so that lists may be kept by it.
    package var position: Int { Int(index) }

    package static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.serial < b.serial }
}

/// `terms relation constant`, held at `priority`.
///
/// Priorities are compared strictly: no number of constraints of a lower priority outweighs one of a higher.
/// 1000 and above is required; among equal priorities the sum of the violations is made smallest.
package struct LinearConstraint: Sendable {
    package var terms: [Term]
    package var relation: Relation
    package var constant: Double
    package var priority: Double

    package static let requiredPriority: Double = 1000

    package init(_ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = LinearConstraint.requiredPriority) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }

    package var isRequired: Bool { priority >= LinearConstraint.requiredPriority }
}

/// Required constraints that cannot hold together; leaving any of them out removes this contradiction.
package struct Conflict: Sendable {
    /// In the order in which they were added.
    package var constraints: [ConstraintID]
}

/// What a call of `solve` did.
package struct SolveReport: Sendable {
    /// Constraints taken out to remove contradictions, in the order they were broken.
    package var broken: [ConstraintID] = []
    /// True when the bound on pivots was reached and the values are not the best possible.
    package var gaveUp: Bool = false
    /// How often values were brought to rest before nothing was violated.
    package var rounds = 0
}

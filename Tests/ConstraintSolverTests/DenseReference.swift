// An independent answer to hold the solver against: every constraint a row of one dense table, two-phase simplex with
// Bland's rule, levels one after the other. Slow and plain on purpose; shares nothing with the solver but its vocabulary.

@testable import ConstraintSolver

struct DenseReference {
    private var table: [[Double]]
    private var basis: [Int]
    private var columns: Int
    private var isAllowed: [Bool]
    /// Cost columns by priority.
    private var costs: [Double: [Int]] = [:]
    let isFeasible: Bool
    private static let zero = 1e-9

    init(_ constraints: [LinearConstraint], nonnegative: [Bool]) {
        // x is split into x⁺ - x⁻ where it may be negative.
        var next = 0
        var plus: [Int] = []
        var minus: [Int?] = []
        for isNonnegative in nonnegative {
            plus.append(next)
            minus.append(isNonnegative ? nil : next + 1)
            next += isNonnegative ? 1 : 2
        }
        var rows: [(cells: [Int: Double], constant: Double)] = []
        for constraint in constraints {
            var cells: [Int: Double] = [:]
            for term in constraint.terms {
                let index = Int(term.variable.symbol)
                cells[plus[index], default: 0] += term.coefficient
                if let other = minus[index] { cells[other, default: 0] -= term.coefficient }
            }
            if constraint.isRequired {
                if constraint.relation != .equal {
                    cells[next] = constraint.relation == .lessThanOrEqual ? 1 : -1
                    next += 1
                }
            } else {
                let (over, under) = (next, next + 1)
                cells[over] = -1
                cells[under] = 1
                next += 2
                if constraint.relation != .greaterThanOrEqual { costs[constraint.priority, default: []].append(over) }
                if constraint.relation != .lessThanOrEqual { costs[constraint.priority, default: []].append(under) }
            }
            rows.append((cells, constraint.constant))
        }
        columns = next + rows.count
        table = []
        basis = []
        for (number, row) in rows.enumerated() {
            var line = [Double](repeating: 0, count: columns + 1)
            let sign: Double = row.constant < 0 ? -1 : 1
            for (column, value) in row.cells { line[column] = value * sign }
            line[next + number] = 1
            line[columns] = row.constant * sign
            table.append(line)
            basis.append(next + number)
        }
        isAllowed = [Bool](repeating: true, count: columns)
        var artificial = [Double](repeating: 0, count: columns)
        for column in next..<columns { artificial[column] = 1 }
        let infeasibility = DenseReference.minimize(artificial, &table, &basis, &isAllowed, columns)
        isFeasible = infeasibility < 1e-6
        for column in next..<columns { isAllowed[column] = false }
        guard isFeasible else { return }
        // An artificial column that stayed in the basis at zero leaves it where it can.
        for row in basis.indices where basis[row] >= next {
            if let column = (0..<next).first(where: { abs(table[row][$0]) > DenseReference.zero }) { DenseReference.pivot(row, column, &table, &basis) }
        }
    }

    /// The least violation of every level, highest priority first.
    mutating func optimum() -> [Double: Double] {
        var result: [Double: Double] = [:]
        for priority in costs.keys.sorted(by: >) {
            var cost = [Double](repeating: 0, count: columns)
            for column in costs[priority] ?? [] { cost[column] = 1 }
            result[priority] = DenseReference.minimize(cost, &table, &basis, &isAllowed, columns)
        }
        return result
    }

    private static func minimize(_ cost: [Double], _ table: inout [[Double]], _ basis: inout [Int], _ isAllowed: inout [Bool], _ columns: Int) -> Double {
        while true {
            var prices = cost
            for (row, column) in basis.enumerated() where cost[column] != 0 {
                for index in 0..<columns where table[row][index] != 0 { prices[index] -= cost[column] * table[row][index] }
            }
            guard let entering = (0..<columns).first(where: { isAllowed[$0] && prices[$0] < -zero }) else {
                // What would cost something on this level stays out on the lower ones.
                for column in 0..<columns where prices[column] > zero { isAllowed[column] = false }
                return basis.enumerated().reduce(0) { $0 + cost[$1.element] * table[$1.offset][columns] }
            }
            var leaving: Int?
            var best = Double.infinity
            for row in table.indices where table[row][entering] > zero {
                let ratio = table[row][columns] / table[row][entering]
                if ratio < best - 1e-12 || (ratio <= best + 1e-12 && leaving.map { basis[row] < basis[$0] } ?? true) {
                    best = min(ratio, best)
                    leaving = row
                }
            }
            guard let leaving else { return -.infinity }
            pivot(leaving, entering, &table, &basis)
        }
    }

    private static func pivot(_ row: Int, _ column: Int, _ table: inout [[Double]], _ basis: inout [Int]) {
        let factor = 1 / table[row][column]
        for index in table[row].indices { table[row][index] *= factor }
        for other in table.indices where other != row && table[other][column] != 0 {
            let times = table[other][column]
            for index in table[other].indices where table[row][index] != 0 { table[other][index] -= times * table[row][index] }
            table[other][column] = 0
        }
        basis[row] = column
    }
}

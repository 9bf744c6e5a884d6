// Rows that meet in one variable, as the rows of a stack that has no width yet: each costs what its parts cost when they
// share the width; the variable stands where all of them together cost least. Called by ConstraintSystem.

/// What a sum costs away from the value it likes best.
struct SharedCost {
    struct Stretch {
        var length: Double
        /// For a unit, one a level.
        var prices: ContiguousArray<Double>
    }

    var wanted: Double
    /// The cheapest first.
    var up: ContiguousArray<Stretch>
    var down: ContiguousArray<Stretch>

    /// -1, 0 or 1: the first level that differs decides.
    static func sign(_ a: ContiguousArray<Double>, minus b: ContiguousArray<Double>) -> Int {
        for level in a.indices where abs(a[level] - b[level]) > 1e-9 { return a[level] < b[level] ? -1 : 1 }
        return 0
    }
}

/// Costs of one variable, added up.
struct MeetingPoint {
    private struct Bend {
        var position: Double
        /// The change of the slope at this place.
        var change: ContiguousArray<Double>
    }

    private var bends: ContiguousArray<Bend> = []
    private var slope: ContiguousArray<Double>
    private var low = -Double.infinity
    private var high = Double.infinity

    init(levels: Int) {
        slope = ContiguousArray(repeating: 0, count: levels)
    }

    /// A cost of `constant + factor · variable`.
    mutating func add(_ cost: SharedCost, constant: Double, factor: Double) {
        let (left, right) = factor > 0 ? (cost.down, cost.up) : (cost.up, cost.down)
        let scale = abs(factor)
        let centre = (cost.wanted - constant) / factor
        var before = ContiguousArray(repeating: 0.0, count: slope.count)
        var position = centre
        var walls: ContiguousArray<(position: Double, slope: ContiguousArray<Double>)> = []
        for stretch in left where stretch.length > 0 {
            let steep = ContiguousArray(stretch.prices.map { -$0 * scale })
            walls.append((position, steep))
            position -= stretch.length / scale
        }
        low = max(low, position)
        // From the far left: the slope of each stretch, then what changes at its end.
        before = walls.last?.slope ?? before
        for level in slope.indices { slope[level] += before[level] }
        for (index, wall) in walls.enumerated().reversed() {
            let after = index > 0 ? walls[index - 1].slope : (right.first { $0.length > 0 }.map { ContiguousArray($0.prices.map { $0 * scale }) } ?? before)
            bends.append(Bend(position: wall.position, change: ContiguousArray(zip(after, before).map { $0 - $1 })))
            before = after
        }
        if walls.isEmpty, let first = right.first(where: { $0.length > 0 }) {
            for level in slope.indices { slope[level] += first.prices[level] * scale }
            before = ContiguousArray(first.prices.map { $0 * scale })
        }
        position = centre
        let stretches = right.filter { $0.length > 0 }
        for (index, stretch) in stretches.enumerated() {
            position += stretch.length / scale
            guard index + 1 < stretches.count else { break }
            let after = ContiguousArray(stretches[index + 1].prices.map { $0 * scale })
            bends.append(Bend(position: position, change: ContiguousArray(zip(after, before).map { $0 - $1 })))
            before = after
        }
        high = min(high, position)
    }

    /// Where the sum is least, as near to zero as costs the same; nil when the costs allow no common value.
    mutating func value() -> Double? {
        guard low <= high + ConstraintSystem.feasibility else { return nil }
        high = max(low, high)
        bends.sort { $0.position < $1.position }
        let zero = ContiguousArray(repeating: 0.0, count: slope.count)
        var start: Double?
        var position = low
        for bend in bends {
            if bend.position >= high { break }
            if bend.position > position {
                let sign = SharedCost.sign(slope, minus: zero)
                if sign > 0 { return Span(low: start ?? position, high: position).value }
                if sign == 0, start == nil { start = position }
                position = bend.position
            }
            for level in slope.indices { slope[level] += bend.change[level] }
        }
        let sign = SharedCost.sign(slope, minus: zero)
        if sign > 0 { return Span(low: start ?? position, high: position).value }
        return Span(low: start ?? (sign == 0 ? position : high), high: high).value
    }
}

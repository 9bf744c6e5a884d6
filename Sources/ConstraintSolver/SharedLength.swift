// One equation between variables that each have wishes: how a row of labels shares the width it is given. The cheapest
// pieces give way first, which needs no simplex. Called by ConstraintSystem; more equations than one go to Simplex.

/// `Σ parts = total`, every part with a convex cost.
struct SharedLength {
    struct Part {
        /// The factor of the variable in the equation.
        var coefficient: Double
        var low = -Double.infinity
        var high = Double.infinity
        /// In units of the equation.
        var pieces: ContiguousArray<Piece> = []
        var value = 0.0
    }

    /// A stretch of one part along which each unit costs the same.
    private struct Stretch {
        var part: Int
        var length: Double
        /// The index of the first of its prices, one for each level.
        var prices: Int
    }

    private var parts: ContiguousArray<Part> = []
    private(set) var levels: ContiguousArray<Double> = []

    /// Parts are added in the order of age.
    mutating func add(coefficient: Double, nonnegative: Bool, pieces: ContiguousArray<Piece>) {
        var part = Part(coefficient: coefficient)
        if nonnegative { if coefficient > 0 { part.low = 0 } else { part.high = 0 } }
        for piece in pieces {
            var scaled = piece
            scaled.bound = piece.bound * coefficient
            scaled.weight = piece.weight / abs(coefficient)
            if coefficient < 0 && piece.relation != .equal { scaled.relation = piece.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual }
            if piece.isRequired {
                if scaled.relation != .lessThanOrEqual { part.low = max(part.low, scaled.bound) }
                if scaled.relation != .greaterThanOrEqual { part.high = min(part.high, scaled.bound) }
            } else if !levels.contains(piece.priority) {
                levels.append(piece.priority)
            }
            part.pieces.append(scaled)
        }
        parts.append(part)
    }

    /// The values of the variables in the order they were added; nil when the required bounds leave no way.
    ///
    /// What costs the same is decided by age: the oldest takes what is left over, the youngest gives what is missing.
    mutating func share(_ total: Double) -> ContiguousArray<Double>? {
        guard let wanted = settle() else { return nil }
        var rest = total - wanted
        guard rest.isFinite else { return nil }
        if rest != 0 {
            rest = spend(abs(rest), upwards: rest > 0)
            guard rest <= ConstraintSystem.feasibility else { return nil }
        }
        return ContiguousArray(parts.map { $0.value / $0.coefficient })
    }

    /// Gives every part the value it likes best; their sum, or nil when the bounds of one contradict each other.
    private mutating func settle() -> Double? {
        levels.sort(by: >)
        var sum = 0.0
        for index in parts.indices {
            var bounded = parts[index].pieces
            if parts[index].low == 0 { bounded.append(Piece(relation: .greaterThanOrEqual, bound: 0, weight: 1, priority: LinearConstraint.requiredPriority, entry: -1)) }
            if parts[index].high == 0 { bounded.append(Piece(relation: .lessThanOrEqual, bound: 0, weight: 1, priority: LinearConstraint.requiredPriority, entry: -1)) }
            guard let span = Span(bounded, nonnegative: false) else { return nil }
            parts[index].value = span.value
            sum += span.value
        }
        return sum
    }

    /// What the sum costs away from `wanted`: stretches in both directions, the cheapest first, with a price a level.
    mutating func costs(along common: ContiguousArray<Double>) -> SharedCost? {
        levels = common
        guard let wanted = settle() else { return nil }
        return SharedCost(wanted: wanted, up: sortedStretches(upwards: true), down: sortedStretches(upwards: false))
    }

    private func sortedStretches(upwards: Bool) -> ContiguousArray<SharedCost.Stretch> {
        var stretches: ContiguousArray<Stretch> = []
        var prices: ContiguousArray<Double> = []
        for index in parts.indices { collect(index, upwards, &stretches, &prices) }
        let result = stretches.map { SharedCost.Stretch(length: $0.length, prices: ContiguousArray(prices[$0.prices..<$0.prices + levels.count])) }
        return ContiguousArray(result.sorted { SharedCost.sign($0.prices, minus: $1.prices) < 0 })
    }

    /// Moves parts by `amount` in all, the cheapest stretches first. Returns what could not be placed.
    private mutating func spend(_ amount: Double, upwards: Bool) -> Double {
        var stretches: ContiguousArray<Stretch> = []
        var prices: ContiguousArray<Double> = []
        for index in parts.indices { collect(index, upwards, &stretches, &prices) }
        let count = levels.count
        let order = stretches.indices.sorted { a, b in
            for level in 0..<count {
                let difference = prices[stretches[a].prices + level] - prices[stretches[b].prices + level]
                if abs(difference) > 1e-9 { return difference < 0 }
            }
            let (left, right) = (stretches[a].part, stretches[b].part)
            if left != right { return upwards ? left < right : left > right }
            return a < b
        }
        var rest = amount
        for index in order where rest > 0 {
            let length = min(rest, stretches[index].length)
            parts[stretches[index].part].value += upwards ? length : -length
            rest -= length
        }
        return rest
    }

    private func collect(_ index: Int, _ upwards: Bool, _ stretches: inout ContiguousArray<Stretch>, _ prices: inout ContiguousArray<Double>) {
        let part = parts[index]
        let end = upwards ? part.high : part.low
        var bends = part.pieces.filter { !$0.isRequired && (upwards ? $0.bound > part.value && $0.bound < end : $0.bound < part.value && $0.bound > end) }
            .map(\.bound).sorted(by: upwards ? { $0 < $1 } : { $0 > $1 })
        bends.append(end)
        var position = part.value
        for bend in bends where upwards ? bend > position : bend < position {
            stretches.append(Stretch(part: index, length: abs(bend - position), prices: prices.count))
            for level in levels {
                var slope = 0.0
                for piece in part.pieces where piece.priority == level {
                    // The slope just above the position, or just below it.
                    let isBeyond = upwards ? position >= piece.bound : position > piece.bound
                    switch piece.relation {
                    case .lessThanOrEqual: slope += isBeyond ? piece.weight : 0
                    case .greaterThanOrEqual: slope -= isBeyond ? 0 : piece.weight
                    case .equal: slope += isBeyond ? piece.weight : -piece.weight
                    }
                }
                prices.append(upwards ? slope : -slope)
            }
            position = bend
        }
    }
}

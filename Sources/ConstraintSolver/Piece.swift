// The cost of bounds and wishes for one variable by itself: a convex cost made of straight pieces, and where it is
// least. Hugging and compression resistance are such pieces. Called by ConstraintSystem and Elimination.

/// `variable relation bound`, required or wished for. `weight` is what a violation of one unit counts.
struct Piece {
    var relation: Relation
    var bound: Double
    var weight: Double
    var priority: Double
    var entry: Int32
    /// The rank of the constraint in the order of adding; signs come after all constraints.
    var serial = Int.max
    /// The next piece about the same column of an elimination.
    var next: Int32 = -1

    var isRequired: Bool { priority >= LinearConstraint.requiredPriority }
}

/// The values from `low` to `high`, all equally good.
struct Span {
    var low: Double
    var high: Double

    /// Of two ends, `high` was asked for first.
    private var prefersHigh = false

    /// A variable that nothing decides stands at zero. Where constraints leave room, they hold exactly, the older of two: a simplex makes a
    /// variable without a sign part of the basis with the first constraint that names it, and stops at a corner. A length is
    /// never below zero, so that zero is its corner unless a constraint asks for more.
    var value: Double {
        if low.isFinite && high.isFinite { return prefersHigh ? high : low }
        return low.isFinite ? low : high.isFinite ? high : 0
    }

    /// Nothing says anything of the value.
    var isUnbounded: Bool { !low.isFinite && !high.isFinite }

    var isOpen: Bool { high - low > 1e-6 }

    init(low: Double, high: Double) {
        self.low = low
        self.high = high
    }

    /// The place at which the pieces cost least, highest priority first; nil when required pieces contradict each other.
    init?(_ pieces: ContiguousArray<Piece>, nonnegative: Bool) {
        low = nonnegative ? 0 : -.infinity
        high = .infinity
        var priority = -Double.infinity
        for piece in pieces {
            guard piece.isRequired else {
                priority = max(priority, piece.priority)
                continue
            }
            if piece.relation != .lessThanOrEqual { low = max(low, piece.bound) }
            if piece.relation != .greaterThanOrEqual { high = min(high, piece.bound) }
        }
        guard low <= high + ConstraintSystem.feasibility else { return nil }
        if low > high { high = low }
        while priority > 0 && low < high {
            var lower = -Double.infinity
            for piece in pieces where piece.priority < priority { lower = max(lower, piece.priority) }
            narrow(pieces, priority)
            priority = lower
        }
        if !nonnegative && low < high { findOlderEnd(pieces) }
    }

    private mutating func findOlderEnd(_ pieces: ContiguousArray<Piece>) {
        var (lowest, highest) = (Int.max, Int.max)
        for piece in pieces {
            if piece.bound == low { lowest = min(lowest, piece.serial) }
            if piece.bound == high { highest = min(highest, piece.serial) }
        }
        prefersHigh = highest < lowest
    }

    private mutating func narrow(_ pieces: ContiguousArray<Piece>, _ priority: Double) {
        // The slope just above `low`, and the bounds inside at which it changes.
        var slope = 0.0
        var bends: ContiguousArray<(bound: Double, change: Double)> = []
        for piece in pieces where piece.priority == priority {
            let isBelow = piece.bound <= low
            switch piece.relation {
            case .lessThanOrEqual: if isBelow { slope += piece.weight }
            case .greaterThanOrEqual: if !isBelow { slope -= piece.weight }
            case .equal: slope += isBelow ? piece.weight : -piece.weight
            }
            if !isBelow && piece.bound < high { bends.append((piece.bound, piece.relation == .equal ? 2 * piece.weight : piece.weight)) }
        }
        if bends.count > 1 { bends.sort { $0.bound < $1.bound } }
        let flat = 1e-9
        var start = low
        var next = 0
        while slope < -flat && next < bends.count {
            start = bends[next].bound
            while next < bends.count && bends[next].bound == start {
                slope += bends[next].change
                next += 1
            }
        }
        if slope < -flat { start = high }
        var end = start
        if abs(slope) <= flat {
            end = high
            while next < bends.count {
                slope += bends[next].change
                if slope > flat {
                    end = bends[next].bound
                    break
                }
                next += 1
            }
        }
        (low, high) = (start, end)
    }
}

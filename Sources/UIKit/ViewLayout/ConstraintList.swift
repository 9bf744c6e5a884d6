// Constraints in the order in which they were added; each knows its place, so that removing one needs no search.
// A view has two lists: the constraints it holds for the app, and those whose nearest common view it is.

@MainActor struct ConstraintList {
    enum Kind { case held, spanning }

    private let kind: Kind
    private var slots: [NSLayoutConstraint?] = []
    private(set) var count = 0

    init(_ kind: Kind) {
        self.kind = kind
    }

    var isEmpty: Bool { count == 0 }

    var all: [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        result.reserveCapacity(count)
        for case let constraint? in slots { result.append(constraint) }
        return result
    }

    mutating func append(_ constraint: NSLayoutConstraint) {
        setPlace(slots.count, of: constraint)
        slots.append(constraint)
        count += 1
    }

    mutating func remove(_ constraint: NSLayoutConstraint) {
        let place = kind == .held ? constraint.placeInHost : constraint.placeInSpan
        guard slots.indices.contains(place), slots[place] === constraint else { return }
        slots[place] = nil
        count -= 1
        guard slots.count > 16, count < slots.count / 2 else { return }
        slots = slots.filter { $0 != nil }
        for (place, constraint) in slots.enumerated() { if let constraint { setPlace(place, of: constraint) } }
    }

    private func setPlace(_ place: Int, of constraint: NSLayoutConstraint) {
        if kind == .held { constraint.placeInHost = place } else { constraint.placeInSpan = place }
    }
}

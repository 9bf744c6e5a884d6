// The lists of a LayoutRegion: the owner of a variable, the origin of a solver's row, and the constraints
// that insets feed. None of them keeps a view or a constraint alive.
import ObjectiveC
import ConstraintSolver

/// A reference that a list may hold while its object is certain to leave the list first.
struct Unowned<Object: AnyObject> {
    unowned let object: Object

    init(_ object: Object) {
        self.object = object
    }
}

/// Views by their variables.
@MainActor struct RegionMembers {
    private struct Member {
        @_ZeroingReference var view: UIView? = nil
        var visit = 0
    }

    private var members: ContiguousArray<Member> = []
    private var free: [Int] = []
    private var memberOfVariable: ContiguousArray<Int32> = []
    /// Members that no result was read for yet.
    private var fresh: [Int] = []
    private var visits = 0

    mutating func add(_ view: UIView) -> Int {
        let index: Int
        if let last = free.popLast() {
            members[last] = Member(view: view)
            index = last
        } else {
            members.append(Member(view: view))
            index = members.count - 1
        }
        fresh.append(index)
        return index
    }

    mutating func give(_ variable: Variable, to index: Int) {
        while memberOfVariable.count <= variable.index { memberOfVariable.append(-1) }
        memberOfVariable[variable.index] = Int32(index)
    }

    mutating func remove(_ index: Int) {
        members[index].view = nil
        free.append(index)
    }

    var all: [UIView] { members.compactMap(\.view) }

    /// The views of these variables, and those that came since the last call, each once.
    mutating func moved(_ variables: ContiguousArray<Variable>) -> [UIView] {
        visits += 1
        var found: [UIView] = []
        func visit(_ index: Int) {
            guard members[index].visit != visits, let view = members[index].view else { return }
            members[index].visit = visits
            found.append(view)
        }
        for index in fresh { visit(index) }
        fresh.removeAll(keepingCapacity: true)
        for variable in variables where variable.index < memberOfVariable.count && memberOfVariable[variable.index] >= 0 {
            visit(Int(memberOfVariable[variable.index]))
        }
        return found
    }
}

/// The origins of a solver's rows.
@MainActor struct ConstraintSources {
    private var entries: ContiguousArray<(id: ConstraintID, source: LayoutRegion.Source)?> = []

    subscript(id: ConstraintID) -> LayoutRegion.Source? {
        get {
            guard id.position < entries.count, let entry = entries[id.position], entry.id == id else { return nil }
            return entry.source
        }
        set {
            while entries.count <= id.position { entries.append(nil) }
            if let newValue { entries[id.position] = (id: id, source: newValue) } else { entries[id.position] = nil }
        }
    }
}

/// Constraints whose constant follows insets, offsets or fonts.
@MainActor struct ConstraintFeeds {
    private var constraints: [ObjectIdentifier: Unowned<NSLayoutConstraint>] = [:]

    mutating func insert(_ constraint: NSLayoutConstraint) { constraints[ObjectIdentifier(constraint)] = Unowned(constraint) }

    mutating func remove(_ constraint: NSLayoutConstraint) {
        if !constraints.isEmpty { constraints[ObjectIdentifier(constraint)] = nil }
    }

    var all: [NSLayoutConstraint] { constraints.values.map(\.object).sorted { $0.activation < $1.activation } }
}

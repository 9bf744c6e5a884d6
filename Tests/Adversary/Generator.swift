// Chooses the next operation from what is alive right now, so that most of them do something. The choice depends on
// the seed and on the app alone.
import CoreGraphics
import UIKit

@MainActor public final class Generator {
    private var chance: Chance
    private let world: World
    private let without: Set<Operation.Kind>
    private let weights: [(kind: Operation.Kind, weight: Int)]
    private let total: Int
    private var next = 1
    private var sinceRest = 0
    /// The rest of a stroke that has begun; other operations may come between.
    private var stroke: [Operation.Kind] = []
    private var strokePoint = 0

    /// How often each kind is tried.
    public static let everything: [Operation.Kind: Int] = [
        .root: 2, .hideWindow: 1, .showWindow: 3, .push: 12, .pop: 8, .popTo: 3, .popToRoot: 2, .setStack: 4, .hideBar: 1, .tapBack: 3,
        .present: 12, .dismiss: 12, .keep: 3, .release: 3, .addChild: 5, .removeChild: 4, .swapChild: 4, .selectTab: 5, .tapTab: 3, .setTabs: 2, .turnPage: 3, .splitColumn: 3,
        .fingerDown: 6, .fingerMove: 1, .fingerUp: 1, .fingerCancel: 1, .home: 2, .open: 3, .cover: 2, .lock: 1, .relaunch: 1, .rotate: 2, .memoryWarning: 2, .appearance: 1, .textSize: 1,
        .load: 1, .layout: 2, .alongside: 3, .search: 2, .commit: 10, .advance: 14,
    ]

    public init(seed: UInt64, world: World, without: Set<Operation.Kind> = []) {
        chance = Chance(seed: seed)
        self.world = world
        self.without = without
        weights = Operation.Kind.allCases.compactMap { kind in Generator.everything[kind].flatMap { without.contains(kind) ? nil : (kind, $0) } }
        total = weights.reduce(0) { $0 + $1.weight }
    }

    public func operation() -> Operation {
        let id = next
        next += 1
        sinceRest += 1
        if id == 1 { return Operation(id: id, kind: .root, subject: "W0", object: "N1") }
        if sinceRest > 8 + chance.below(12) {
            sinceRest = 0
            return Operation(id: id, kind: .rest)
        }
        if !stroke.isEmpty, chance.below(3) > 0 { return continueStroke(id) }
        for _ in 0..<20 {
            if let made = candidate(id) { return made }
        }
        return Operation(id: id, kind: .advance, number: 1 + chance.below(30))
    }

    private func kind() -> Operation.Kind {
        var left = chance.below(total)
        for (kind, weight) in weights {
            left -= weight
            if left < 0 { return kind }
        }
        return .commit
    }

    private func candidate(_ id: Int) -> Operation? {
        var operation = Operation(id: id, kind: kind(), number: chance.below(12), animated: chance.below(5) < 3)
        guard choose(&operation) else { return nil }
        if chance.one(in: 4), mayWait(operation.kind) { operation.moment = moment(operation) }
        return operation
    }

    /// Fills in subject and object; false when there is nothing to do it to.
    private func choose(_ operation: inout Operation) -> Bool {
        let id = operation.id
        switch operation.kind {
        case .root:
            operation.subject = chance.one(in: 4) ? "W1" : "W0"
            operation.object = fresh(id, "NNTPCMGS")
        case .hideWindow, .showWindow: operation.subject = chance.one(in: 2) ? "W1" : "W0"
        case .push, .setStack:
            operation.subject = one { $0 is UINavigationController }
            operation.object = fresh(id, "PPPPCMTG")
        case .pop, .popTo, .popToRoot, .hideBar: operation.subject = one { $0 is UINavigationController }
        case .tapBack: operation.subject = one { ($0 as? UINavigationController)?.viewIfLoaded?.window != nil }
        case .present:
            operation.subject = one { _ in true }
            operation.object = fresh(id, "PPPPNTCMGSA")
            operation.number = chance.below(2 * World.styles.count)
        case .dismiss: operation.subject = chance.one(in: 3) ? one { _ in true } : one { $0.presentedViewController != nil || $0.presentingViewController != nil }
        case .keep, .load, .layout, .search: operation.subject = one { _ in true }
        case .alongside: operation.subject = one { $0.transitionCoordinator != nil }
        case .release: operation.subject = chance.pick(world.kept.keys.sorted()) ?? "-"
        case .addChild, .swapChild:
            operation.subject = one { $0 is any ChildHolder }
            operation.object = fresh(id, "PPPNCMG")
        case .removeChild: operation.subject = one { $0 is any ChildHolder }
        case .selectTab, .tapTab: operation.subject = one { $0 is UITabBarController }
        case .setTabs:
            operation.subject = one { $0 is UITabBarController }
            operation.object = fresh(id, "PN")
        case .turnPage:
            operation.subject = one { $0 is UIPageViewController }
            operation.object = fresh(id, "PPN")
        case .splitColumn:
            operation.subject = one { $0 is UISplitViewController }
            operation.object = fresh(id, "PN")
        case .fingerDown: return beginStroke(&operation)
        case .fingerMove, .fingerUp, .fingerCancel: return world.finger != nil && strokePointMoved(&operation)
        case .advance: operation.number = [0, 1, 2, 5, 12, 25, 60][chance.below(7)]
        case .home, .open, .cover, .lock, .kill, .relaunch, .rotate, .memoryWarning, .appearance, .textSize, .commit, .rest: return true
        }
        return operation.subject != "-"
    }

    private func one(_ filter: (UIViewController) -> Bool) -> String {
        let all = world.live.filter { filter($0.controller) }
        // The latest ones are where things happen.
        if chance.one(in: 2), all.count > 4 { return all[all.count - 1 - chance.below(4)].name }
        return chance.pick(all)?.name ?? "-"
    }

    /// A new name, or a kept controller that is shown again.
    private func fresh(_ id: Int, _ letters: String) -> String {
        if chance.one(in: 4), let kept = chance.pick(world.kept.keys.sorted()) { return kept }
        let all = letters.filter { !($0 == "G" && without.contains(.turnPage)) && !($0 == "S" && without.contains(.splitColumn)) }
        return "\(Array(all)[chance.below(all.count)])\(id)"
    }

    /// Time passes and fingers move between callbacks, not in them; a process does not end in one and go on.
    private func mayWait(_ kind: Operation.Kind) -> Bool {
        switch kind {
        case .commit, .advance, .rest, .fingerDown, .fingerMove, .fingerUp, .fingerCancel, .tapBack, .tapTab, .kill, .relaunch: false
        default: true
        }
    }

    private func moment(_ operation: Operation) -> Operation.Moment? {
        let name = one { _ in true }
        guard name != "-", let callback = chance.pick(Callback.allCases) else { return nil }
        return .init(controller: name, callback: callback)
    }

    // MARK: Strokes

    /// From the left edge (back), or down from the middle (a sheet), then released or taken away.
    private func beginStroke(_ operation: inout Operation) -> Bool {
        guard world.finger == nil else { return false }
        let canSwipeBack = world.live.contains { ($0.controller as? UINavigationController).map { $0.viewIfLoaded?.window != nil && $0.viewControllers.count > 1 } ?? false }
        let fromEdge = chance.below(4) < (canSwipeBack ? 3 : 1)
        strokePoint = fromEdge ? 3 * 10000 + 400 : 190 * 10000 + 300
        operation.subject = "finger"
        operation.number = strokePoint
        let moves = 1 + chance.below(5)
        stroke = Array(repeating: .fingerMove, count: moves) + [chance.one(in: 4) ? .fingerCancel : .fingerUp]
        return true
    }

    private func strokePointMoved(_ operation: inout Operation) -> Bool {
        operation.subject = "finger"
        let forward = chance.below(5) > 0
        let (x, y) = (strokePoint / 10000, strokePoint % 10000)
        let step = (forward ? 1 : -1) * (20 + chance.below(90))
        strokePoint = x < 150 && y == 400 || y == 400 ? min(max(x + step, 1), 392) * 10000 + y : x * 10000 + min(max(y + step, 1), 851)
        operation.number = strokePoint
        return true
    }

    private func continueStroke(_ id: Int) -> Operation {
        var operation = Operation(id: id, kind: stroke.removeFirst())
        _ = strokePointMoved(&operation)
        return operation
    }
}

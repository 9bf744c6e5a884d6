// Chooses the next operation from what is alive right now, so that most of them do something. The choice depends on
// the seed and on the app alone.
import CoreGraphics
import UIKit

@MainActor public final class Generator {
    private var chance: Chance
    private let world: World
    private let without: Set<Operation.Kind>
    /// What a hunt wants more of.
    private let more: Set<Operation.Kind>
    private let weights: [(kind: Operation.Kind, weight: Int)]
    private let total: Int
    private let callbacks: [Callback]
    private var next = 1
    private var sinceRest = 0
    /// The rest of a stroke that has begun; other operations may come between.
    private var stroke: [Operation.Kind] = []
    private var strokePoint = 0
    /// A stroke across a page: along one axis, to one side.
    private var pageStroke: (isVertical: Bool, sign: Int)?

    /// How often each kind is tried.
    public static let everything: [Operation.Kind: Int] = [
        .root: 2, .hideWindow: 1, .showWindow: 3, .push: 12, .pop: 8, .popTo: 3, .popToRoot: 2, .setStack: 4, .hideBar: 1, .tapBack: 3,
        .present: 12, .dismiss: 12, .keep: 3, .release: 3, .addChild: 5, .removeChild: 4, .swapChild: 4, .selectTab: 5, .tapTab: 3, .setTabs: 2, 
        .turnPage: 5, .pageSource: 2, .tapPage: 2, .splitColumn: 5, .splitDetail: 2, .splitMode: 1, .windowWidth: 2,
        .fingerDown: 6, .fingerMove: 1, .fingerUp: 1, .fingerCancel: 1, .home: 2, .open: 3, .cover: 2, .lock: 1, .relaunch: 1, .rotate: 2, .memoryWarning: 2, .appearance: 1, .textSize: 1,
        .openURL: 1, .userActivity: 1, .shortcut: 1, .beginTask: 2, .endTask: 1, .startTimer: 1, .idle: 1, .memoryPressure: 1,
        .sceneNew: 2, .sceneClose: 2, .sceneActivate: 3, .sceneMinimise: 2, .sceneDisconnect: 2,
        .load: 1, .layout: 2, .alongside: 3, .search: 2, .commit: 10, .advance: 14,
    ]

    /// Only when a hunt asks for them, so that the scripts of other seeds stay what they are.
    private static let onAsking: [Operation.Kind: Int] = [.board: 2, .glassDown: 6, .glassMove: 10, .glassUp: 5]

    private static let moreOften = 6

    public init(seed: UInt64, world: World, without: Set<Operation.Kind> = [], more: Set<Operation.Kind> = []) {
        chance = Chance(seed: seed)
        self.world = world
        self.without = without
        self.more = more
        weights = Operation.Kind.allCases.compactMap { kind in
            guard let weight = Generator.everything[kind] ?? (more.contains(kind.subject) ? Generator.onAsking[kind] ?? 1 : nil), !without.contains(kind), !without.contains(kind.subject), world.isScenes || !kind.isOfScenes else { return nil }
            return (kind, more.contains(kind.subject) ? weight * Generator.moreOften : weight)
        }
        total = weights.reduce(0) { $0 + $1.weight }
        callbacks = Callback.allCases.filter { callback in !Callback.ofApplications.contains(callback) && (callback != .touched || more.contains(.glassDown)) && callback.subject.map { !without.contains($0) } ?? true }
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

    /// A suspended app, or one that does not run, does nothing: mostly somebody opens it.
    private func wakingKind() -> Operation.Kind {
        let kinds: [Operation.Kind] = [.open, .open, .open, .open, .openURL, .userActivity, .shortcut, .rotate, .idle, .memoryPressure, .relaunch, .lock, .sceneActivate, .sceneDisconnect, .sceneClose]
        let kind = chance.pick(kinds) ?? .open
        return without.contains(kind) || kind.isOfScenes && !world.isScenes ? .open : kind
    }

    private func candidate(_ id: Int) -> Operation? {
        var operation = Operation(id: id, kind: world.app.isAsleep ? wakingKind() : kind(), number: chance.below(12), animated: chance.below(5) < 3)
        if !more.isEmpty, world.live.isEmpty { operation.kind = .root }
        guard choose(&operation) else { return nil }
        if chance.one(in: 4), mayWait(operation.kind) { operation.moment = moment(operation) }
        return operation
    }

    /// Fills in subject and object; false when there is nothing to do it to.
    private func choose(_ operation: inout Operation) -> Bool {
        let id = operation.id
        switch operation.kind {
        case .root:
            operation.subject = window(oneIn: 4)
            operation.object = fresh(id, "NNTPCMGS")
        case .hideWindow, .showWindow: operation.subject = window(oneIn: 2)
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
        case .customPresent:
            operation.subject = one { _ in true }
            operation.object = fresh(id, "PPPNTC")
        case .customPush:
            operation.subject = one { $0 is UINavigationController }
            operation.object = fresh(id, "PPPC")
        case .typeText: operation.subject = one { _ in true }
        case .menu: operation.subject = one { $0.viewIfLoaded?.window != nil }
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
        case .pageSource: operation.subject = one { $0 is UIPageViewController }
        case .tapPage: operation.subject = one { $0 is UIPageViewController && $0.viewIfLoaded?.window != nil }
        case .splitColumn, .splitDetail:
            operation.subject = one { $0 is UISplitViewController }
            operation.object = fresh(id, operation.kind == .splitColumn ? "PN" : "PPPNCG")
        case .splitMode: operation.subject = one { $0 is UISplitViewController }
        case .windowWidth: operation.subject = window(oneIn: 3)
        case .board:
            operation.subject = one { $0.viewIfLoaded?.window != nil }
            operation.number = chance.below(24)
        case .glassDown, .glassMove, .glassUp, .glassCancel: return chooseFinger(&operation)
        case .fingerDown: return beginStroke(&operation)
        case .fingerMove, .fingerUp, .fingerCancel: return world.finger != nil && strokePointMoved(&operation)
        case .advance: operation.number = [0, 1, 2, 5, 12, 25, 60][chance.below(7)]
        case .sceneClose, .sceneActivate, .sceneMinimise, .sceneDisconnect: operation.subject = chance.pick(world.sceneNames) ?? "-"
        case .home, .open, .cover, .lock, .kill, .relaunch, .rotate, .memoryWarning, .appearance, .textSize, .commit, .rest: return true
        case .openURL, .userActivity, .shortcut, .beginTask, .endTask, .startTimer, .idle, .memoryPressure, .sceneNew: return true
        }
        return operation.subject != "-"
    }

    /// The first window of a scene, or its second one.
    private func window(oneIn count: Int) -> String {
        let isSecond = chance.one(in: count)
        guard world.isScenes, let scene = chance.pick(world.sceneNames).flatMap({ Int($0.dropFirst(5)) }) else { return isSecond ? "W1" : "W0" }
        return "W\(2 * (scene - 1) + (isSecond ? 1 : 0))"
    }

    private func one(_ filter: (UIViewController) -> Bool) -> String {
        let all = world.live.filter { world.find($0.name) != nil && filter($0.controller) }
        // The latest ones are where things happen.
        if chance.one(in: 2), all.count > 4 { return all[all.count - 1 - chance.below(4)].name }
        return chance.pick(all)?.name ?? "-"
    }

    /// A new name, or a kept controller that is shown again.
    private func fresh(_ id: Int, _ letters: String) -> String {
        if chance.one(in: 4), let kept = chance.pick(world.kept.keys.sorted()) { return kept }
        var all = letters.filter { !($0 == "G" && without.contains(.turnPage)) && !($0 == "S" && without.contains(.splitColumn)) }
        if all.contains("G"), more.contains(.turnPage) { all += "GGG" }
        if all.contains("S"), more.contains(.splitColumn) { all += "SSS" }
        return "\(Array(all)[chance.below(all.count)])\(id)"
    }

    /// Time passes and fingers move between callbacks, not in them; a process does not end in one and go on.
    private func mayWait(_ kind: Operation.Kind) -> Bool {
        switch kind {
        case .commit, .advance, .rest, .fingerDown, .fingerMove, .fingerUp, .fingerCancel, .tapBack, .tapTab, .tapPage, .menu, .kill, .relaunch, .glassDown, .glassMove, .glassUp, .glassCancel: false
        case .openURL, .userActivity, .shortcut, .idle, .memoryPressure, .sceneClose: false
        default: true
        }
    }

    private func moment(_ operation: Operation) -> Operation.Moment? {
        if chance.one(in: 5) {
            let name = world.isScenes && !chance.one(in: 3) ? chance.pick(world.sceneNames) ?? "App" : "App"
            return chance.pick(Callback.ofApplications).map { .init(controller: name, callback: $0) }
        }
        let name = one { _ in true }
        guard name != "-", let callback = chance.pick(callbacks) else { return nil }
        return .init(controller: name, callback: callback)
    }

    // MARK: Fingers

    /// One of several: it lands on a board or anywhere, goes a little or a long way, and leaves where it is.
    private func chooseFinger(_ operation: inout Operation) -> Bool {
        let down = world.glass.down.keys.sorted()
        guard operation.kind != .glassDown else {
            let free = (0..<Glass.fingers).filter { !down.contains($0) }
            guard let number = chance.pick(free) else { return false }
            let target = chance.one(in: 6) ? nil : chance.pick(world.glass.boards.flatMap(\.targets))
            let place = target ?? CGPoint(x: chance.below(393), y: chance.below(852))
            operation.subject = "f\(number)"
            operation.number = Generator.number(place, chance.below(31) - 15, chance.below(31) - 15)
            return true
        }
        guard let number = chance.pick(down), let touch = world.glass.down[number] else { return false }
        operation.subject = "f\(number)"
        let reach = operation.kind == .glassMove ? [6, 40, 200][chance.below(3)] : 1
        operation.number = Generator.number(touch.location(in: nil), chance.below(2 * reach + 1) - reach, chance.below(2 * reach + 1) - reach)
        return true
    }

    private static func number(_ point: CGPoint, _ x: Int, _ y: Int) -> Int { min(max(Int(point.x) + x, 0), 1400) * 10000 + min(max(Int(point.y) + y, 0), 1400) }

    // MARK: Strokes

    /// Across a page, several times in a row or once; from the left edge (back), or down from the middle (a sheet), then released or taken away.
    private func beginStroke(_ operation: inout Operation) -> Bool {
        guard world.finger == nil else { return false }
        operation.subject = "finger"
        if let pages = shownPages, chance.below(4) < 3 { return beginPageStroke(&operation, pages) }
        pageStroke = nil
        let canSwipeBack = world.live.contains { ($0.controller as? UINavigationController).map { $0.viewIfLoaded?.window != nil && $0.viewControllers.count > 1 } ?? false }
        let fromEdge = chance.below(4) < (canSwipeBack ? 3 : 1)
        strokePoint = fromEdge ? 3 * 10000 + 400 : 190 * 10000 + 300
        operation.number = strokePoint
        let moves = 1 + chance.below(5)
        stroke = Array(repeating: .fingerMove, count: moves) + [chance.one(in: 4) ? .fingerCancel : .fingerUp]
        return true
    }

    private var shownPages: UIPageViewController? {
        chance.pick(world.live.compactMap { $0.controller as? UIPageViewController }.filter { $0.viewIfLoaded?.window != nil })
    }

    private func beginPageStroke(_ operation: inout Operation, _ pages: UIPageViewController) -> Bool {
        let isVertical = pages.navigationOrientation == .vertical
        pageStroke = (isVertical, chance.one(in: 2) ? 1 : -1)
        land(isVertical)
        operation.number = strokePoint
        stroke = []
        for turn in 0...chance.below(3) {
            if turn > 0 { stroke.append(.fingerDown) }
            stroke += Array(repeating: .fingerMove, count: 1 + chance.below(6)) + [chance.one(in: 5) ? .fingerCancel : .fingerUp]
        }
        return true
    }

    private func land(_ isVertical: Bool) {
        strokePoint = isVertical ? 190 * 10000 + 200 + chance.below(500) : (40 + chance.below(320)) * 10000 + 420
    }

    private func pageStrokeMoved(_ stroke: (isVertical: Bool, sign: Int)) {
        let (x, y) = (strokePoint / 10000, strokePoint % 10000)
        let step = stroke.sign * (chance.one(in: 6) ? -1 : 1) * (10 + chance.below(90))
        strokePoint = stroke.isVertical ? x * 10000 + min(max(y + step, 1), 851) : min(max(x + step, 1), 392) * 10000 + y
    }

    private func strokePointMoved(_ operation: inout Operation) -> Bool {
        operation.subject = "finger"
        if let pageStroke {
            pageStrokeMoved(pageStroke)
            operation.number = strokePoint
            return true
        }
        let forward = chance.below(5) > 0
        let (x, y) = (strokePoint / 10000, strokePoint % 10000)
        let step = (forward ? 1 : -1) * (20 + chance.below(90))
        strokePoint = x < 150 && y == 400 || y == 400 ? min(max(x + step, 1), 392) * 10000 + y : x * 10000 + min(max(y + step, 1), 851)
        operation.number = strokePoint
        return true
    }

    private func continueStroke(_ id: Int) -> Operation {
        var operation = Operation(id: id, kind: stroke.removeFirst())
        if operation.kind == .fingerDown, let pageStroke { land(pageStroke.isVertical) }
        _ = strokePointMoved(&operation)
        return operation
    }
}

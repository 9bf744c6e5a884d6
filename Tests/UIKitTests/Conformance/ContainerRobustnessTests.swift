// Containers that go while something of theirs runs, and what is left: no controller, and each will with its did.
// Seeded walks through operations of all containers; Tests/Adversary does the same with the rest of UIKit.
import XCTest
@testable import UIKit

@MainActor final class ContainerRobustnessTests: XCTestCase {
    /// After `body` and a new root, nothing of it lives on.
    private func assertFreed(_ name: String, file: StaticString = #filePath, line: UInt = #line, _ body: (TouchStage) -> [UIViewController]) {
        let stage = TouchStage()
        let made = autoreleased { () -> [Weak] in
            let controllers = body(stage)
            stage.window.rootViewController = UIViewController()
            stage.settle()
            return controllers.map(Weak.init)
        }
        stage.settle()
        for (index, one) in made.enumerated() { XCTAssertNil(one.object, "\(name): controller \(index) lives on", file: file, line: line) }
        stage.tearDown()
    }

    private func autoreleased<R>(_ body: () -> R) -> R { body() }

    func testNothingLeaks() {
        for duringIt in [false, true] {
            assertFreed("tabs") { stage in
                let list = ["A", "B", "C", "D", "E", "F"].map { ContainerProbe($0, EventLog()) }
                let tabs = UITabBarController()
                tabs.viewControllers = list
                stage.window.rootViewController = tabs
                stage.settle()
                for index in [5, 1, 4] { tabs.selectedIndex = index; if !duringIt { stage.settle() } }
                return [tabs, tabs.moreNavigationController] + list
            }
            for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
                assertFreed("pages") { stage in
                    let list = ["A", "B"].map { ContainerProbe($0, EventLog()) }
                    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
                    pages.setViewControllers([list[0]], direction: .forward, animated: false)
                    stage.window.rootViewController = pages
                    stage.settle()
                    pages.setViewControllers([list[1]], direction: .forward, animated: true)
                    if duringIt { stage.frame() } else { stage.settle() }
                    return [pages] + list
                }
            }
            assertFreed("split") { stage in
                let list = ["A", "B"].map { ContainerProbe($0, EventLog()) }
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(list[0], for: .primary)
                split.setViewController(list[1], for: .secondary)
                stage.window.rootViewController = split
                stage.settle()
                stage.setWidth(.regular)
                if duringIt { stage.frame() } else { stage.settle() }
                split.show(.primary)
                if duringIt { stage.frame() } else { stage.settle() }
                return [split] + list
            }
            assertFreed("search") { stage in
                let first = ContainerProbe("A", EventLog()), results = ContainerProbe("R", EventLog())
                let search = UISearchController(searchResultsController: results)
                first.definesPresentationContext = true
                first.navigationItem.searchController = search
                stage.window.rootViewController = UINavigationController(rootViewController: first)
                stage.settle()
                search.isActive = true
                if duringIt { stage.frame() } else { stage.settle() }
                return [first, search, results]
            }
        }
    }

    // MARK: Walks

    func testWalks() {
        for seed in 1...40 { walk(UInt64(seed), steps: 60) }
        // Each found something once.
        for seed in [14, 344, 589] { walk(UInt64(seed), steps: 60) }
    }

    private func walk(_ seed: UInt64, steps: Int) {
        let chance = Walk(state: seed &* 0x9E37_79B9_7F4A_7C15)
        let log = EventLog()
        let life = BalanceLog()
        func probe(_ name: String) -> BalanceProbe { BalanceProbe(name, log, life) }
        let tabs = UITabBarController()
        let pages = UIPageViewController(transitionStyle: seed % 2 == 0 ? .scroll : .pageCurl, navigationOrientation: .horizontal)
        let split = UISplitViewController(style: seed % 3 == 0 ? .unspecified : .doubleColumn)
        let pageList = ["P1", "P2", "P3"].map(probe)
        let plain = ["T1", "T2"].map(probe)
        let source = PageSource(pageList)
        pages.dataSource = source
        pages.setViewControllers([pageList[0]], direction: .forward, animated: false)
        split.setViewController(probe("S1"), for: .primary)
        split.setViewController(probe("S2"), for: .secondary)
        let navigation = UINavigationController(rootViewController: probe("N1"))
        let all: [UIViewController] = [plain[0], pages, split, navigation, plain[1]]
        tabs.viewControllers = all
        let stage = TouchStage(showing: tabs)
        stage.kept = [source]
        var operations: [() -> Void] = []
        operations = [
            { tabs.selectedIndex = chance.next(5) },
            { if let items = tabs.tabBar.items, !items.isEmpty { tabs.tapped(items[chance.next(items.count)]) } },
            { pages.setViewControllers([pageList[chance.next(3)]], direction: .forward, animated: chance.next(2) == 0) },
            { stage.setWidth(chance.next(2) == 0 ? .compact : .regular) },
            { split.show(chance.next(2) == 0 ? .primary : .secondary) },
            { split.hide(.primary) },
            { split.preferredDisplayMode = UISplitViewController.DisplayMode(rawValue: chance.next(4)) ?? .automatic },
            { split.showDetailViewController(probe("D"), sender: nil) },
            { navigation.pushViewController(probe("N"), animated: chance.next(2) == 0) },
            { navigation.popViewController(animated: chance.next(2) == 0) },
            { tabs.setViewControllers(Array(all.prefix(3 + chance.next(3))), animated: false) },
            { if tabs.presentedViewController == nil { let cover = probe("M"); cover.modalPresentationStyle = .fullScreen; tabs.present(cover, animated: chance.next(2) == 0) } },
            { if tabs.presentedViewController != nil { tabs.dismiss(animated: chance.next(2) == 0) } },
            { stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: CGFloat(chance.next(340)), y: 400), frames: 4) },
            { stage.window.rootViewController = stage.window.rootViewController === tabs ? UIViewController() : tabs },
        ]
        life.fromInside = { if chance.next(12) == 0 { operations[chance.next(operations.count - 2)]() } }
        for _ in 0..<steps {
            operations[chance.next(operations.count)]()
            for _ in 0..<chance.next(4) { stage.frame() }
        }
        life.fromInside = nil
        stage.settle()
        XCTAssertEqual(life.complaints, [], "seed \(seed)")
        for (name, controller) in life.living {
            guard let controller = controller.object as? UIViewController else { continue }
            let isOnScreen = controller.viewIfLoaded?.window != nil
            XCTAssertEqual(controller.appearance.state, isOnScreen ? .appeared : .disappeared, "seed \(seed), \(name): \(log.lines.suffix(60))")
        }
        stage.tearDown()
    }
}

struct Weak { weak var object: AnyObject? ; init(_ object: AnyObject) { self.object = object } }

/// Numbers that depend on nothing but their seed.
private final class Walk {
    private var state: UInt64
    init(state: UInt64) { self.state = state }
    func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(truncatingIfNeeded: state >> 33) % max(bound, 1)
    }
}

/// Checks each callback against the one before.
@MainActor final class BalanceLog {
    var complaints: [String] = []
    var living: [(String, Weak)] = []
    var fromInside: (() -> Void)?
    private var depth = 0

    func called() {
        guard depth < 3 else { return }
        depth += 1
        fromInside?()
        depth -= 1
    }
}

final class BalanceProbe: ContainerProbe {
    private let life: BalanceLog
    private var last = "viewDidDisappear"

    init(_ name: String, _ log: EventLog, _ life: BalanceLog) {
        self.life = life
        super.init(name, log)
        life.living.append((name, Weak(self)))
    }
    required init?(coder: NSCoder) { nil }

    private static let before: [String: Set<String>] = [
        "viewWillAppear": ["viewDidDisappear", "viewWillDisappear"], "viewIsAppearing": ["viewWillAppear"], "viewDidAppear": ["viewWillAppear", "viewIsAppearing"],
        "viewWillDisappear": ["viewWillAppear", "viewIsAppearing", "viewDidAppear"], "viewDidDisappear": ["viewWillDisappear"],
    ]

    override func add(_ event: String) {
        if let allowed = BalanceProbe.before[event] {
            if !allowed.contains(last) { life.complaints.append("\(name).\(event) after \(last)") }
            last = event
        }
        super.add(event)
        life.called()
    }
}

// The adversary's page and split view controllers; the overrides are those of Controllers.swift. The last digit of a
// name is its look: which style, which spine, how many columns.
import CoreGraphics
import UIKit

final class PageProbe: UIPageViewController, Probed, UIPageViewControllerDelegate {
    let probe: Probe
    fileprivate(set) var shelf: PageShelf?
    private var dottedShelf: DottedShelf?

    private init(_ probe: Probe, look: Int) {
        self.probe = probe
        let spine = look == 8 ? SpineLocation.mid : .min
        super.init(transitionStyle: look % 2 == 0 ? .pageCurl : .scroll, navigationOrientation: look == 9 ? .vertical : .horizontal, options: [.spineLocation: NSNumber(value: spine.rawValue)])
        delegate = self
    }
    required init?(coder: NSCoder) { nil }

    static func make(_ probe: Probe, look: Int, in world: World) -> PageProbe {
        let pages = PageProbe(probe, look: look)
        let number = probe.name.dropFirst()
        let shelf = PageShelf(pages, world)
        pages.shelf = shelf
        if look == 5 { pages.dottedShelf = DottedShelf(shelf) }
        pages.answer(0)
        let first = (0..<(pages.spineLocation == .mid ? 2 : 1)).compactMap { world.make("P\(number).0\($0 == 0 ? "" : "\($0)")") }
        if !first.isEmpty { pages.setViewControllers(first, direction: .forward, animated: false) }
        return pages
    }

    /// From now on its data source is another one, none, or answers differently.
    func answer(_ number: Int) {
        shelf?.answer = PageShelf.Answer.allCases[number % PageShelf.Answer.allCases.count]
        dataSource = number == 11 ? nil : dottedShelf ?? shelf
    }

    override func viewDidLoad() { probe.around(.viewDidLoad, self) { super.viewDidLoad() } }
    override func viewWillAppear(_ animated: Bool) { probe.around(.viewWillAppear, self) { super.viewWillAppear(animated) } }
    override func viewIsAppearing(_ animated: Bool) { probe.around(.viewIsAppearing, self) { super.viewIsAppearing(animated) } }
    override func viewDidAppear(_ animated: Bool) { probe.around(.viewDidAppear, self) { super.viewDidAppear(animated) } }
    override func viewWillDisappear(_ animated: Bool) { probe.around(.viewWillDisappear, self) { super.viewWillDisappear(animated) } }
    override func viewDidDisappear(_ animated: Bool) { probe.around(.viewDidDisappear, self) { super.viewDidDisappear(animated) } }
    override func viewWillLayoutSubviews() { probe.around(.viewWillLayoutSubviews, self) { super.viewWillLayoutSubviews() } }
    override func viewDidLayoutSubviews() { probe.around(.viewDidLayoutSubviews, self) { super.viewDidLayoutSubviews() } }
    override func willMove(toParent parent: UIViewController?) { probe.around(.willMove, self, joins: parent != nil) { super.willMove(toParent: parent) } }
    override func didMove(toParent parent: UIViewController?) { probe.around(.didMove, self) { super.didMove(toParent: parent) } }
    override func didReceiveMemoryWarning() { probe.around(.didReceiveMemoryWarning, self) { super.didReceiveMemoryWarning() } }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { probe.around(.viewWillTransition, self) { super.viewWillTransition(to: size, with: coordinator) } }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { probe.around(.traitCollectionDidChange, self) { super.traitCollectionDidChange(previous) } }

    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) { probe.around(.willTurn, self) {} }
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) { probe.around(.didTurn, self) {} }
}

/// Where a page controller's pages come from: new ones each time, always the same few, the page that shows, or none.
final class PageShelf: NSObject, UIPageViewControllerDataSource {
    enum Answer: CaseIterable { case fresh, ring, same, none }
    var answer = Answer.fresh
    private unowned let pages: PageProbe
    private unowned let world: World
    private var made = 0
    /// Held on to, as the array of an app's data source does.
    private(set) var ring: [UIViewController] = []

    init(_ pages: PageProbe, _ world: World) {
        self.pages = pages
        self.world = world
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? { neighbour(of: viewController, -1) }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? { neighbour(of: viewController, 1) }

    private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
        pages.probe.around(.neighbourAsked, pages) {}
        let answer: UIViewController? = switch answer {
        case .fresh: make()
        case .ring: inRing(beside: page, step)
        case .same: page
        case .none: nil
        }
        for one in [page, answer].compactMap({ $0 }) { asked.append { [weak one] in one } }
        asked = asked.suffix(Self.neighbours)
        return answer
    }

    /// The pages asked about and answered last, which the page controller may keep: those beside the one on show.
    private static let neighbours = 6
    private var asked: [() -> UIViewController?] = []
    var kept: [UIViewController] { asked.compactMap { $0() } }

    private func make() -> UIViewController? {
        made += 1
        return world.make("P\(pages.probe.name.dropFirst()).\(made)")
    }

    /// What something else shows meanwhile is no page.
    private func inRing(beside page: UIViewController, _ step: Int) -> UIViewController? {
        while ring.count < 4, let new = make() { ring.append(new) }
        let place = ring.firstIndex(of: page) ?? 0
        let found = ring[(place + step + ring.count) % ring.count]
        return found.parent === pages || world.isFree(found) ? found : nil
    }
}

/// The same with dots.
final class DottedShelf: NSObject, UIPageViewControllerDataSource {
    private let shelf: PageShelf
    init(_ shelf: PageShelf) { self.shelf = shelf }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? { shelf.pageViewController(pageViewController, viewControllerBefore: viewController) }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? { shelf.pageViewController(pageViewController, viewControllerAfter: viewController) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 5 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 2 }
}

final class SplitProbe: UISplitViewController, Probed, UISplitViewControllerDelegate {
    let probe: Probe
    private let look: Int

    private init(_ probe: Probe, look: Int, style: Style) {
        self.probe = probe
        self.look = look
        super.init(style: style)
        delegate = self
    }
    required init?(coder: NSCoder) { nil }

    static func make(_ probe: Probe, look: Int, in world: World) -> SplitProbe {
        let number = probe.name.dropFirst()
        let style: Style = look == 3 || look == 7 ? .tripleColumn : look == 1 || look == 9 ? .unspecified : .doubleColumn
        let split = SplitProbe(probe, look: look, style: style)
        if style == .unspecified {
            split.viewControllers = ["N\(number).0", "\(look == 1 ? "P" : "N")\(number).1"].compactMap(world.make)
            return split
        }
        split.setViewController(world.make("P\(number).0"), for: .primary)
        split.setViewController(world.make("P\(number).1"), for: .secondary)
        if style == .tripleColumn { split.setViewController(world.make("P\(number).2"), for: .supplementary) }
        return split
    }

    override func viewDidLoad() { probe.around(.viewDidLoad, self) { super.viewDidLoad() } }
    override func viewWillAppear(_ animated: Bool) { probe.around(.viewWillAppear, self) { super.viewWillAppear(animated) } }
    override func viewIsAppearing(_ animated: Bool) { probe.around(.viewIsAppearing, self) { super.viewIsAppearing(animated) } }
    override func viewDidAppear(_ animated: Bool) { probe.around(.viewDidAppear, self) { super.viewDidAppear(animated) } }
    override func viewWillDisappear(_ animated: Bool) { probe.around(.viewWillDisappear, self) { super.viewWillDisappear(animated) } }
    override func viewDidDisappear(_ animated: Bool) { probe.around(.viewDidDisappear, self) { super.viewDidDisappear(animated) } }
    override func viewWillLayoutSubviews() { probe.around(.viewWillLayoutSubviews, self) { super.viewWillLayoutSubviews() } }
    override func viewDidLayoutSubviews() { probe.around(.viewDidLayoutSubviews, self) { super.viewDidLayoutSubviews() } }
    override func willMove(toParent parent: UIViewController?) { probe.around(.willMove, self, joins: parent != nil) { super.willMove(toParent: parent) } }
    override func didMove(toParent parent: UIViewController?) { probe.around(.didMove, self) { super.didMove(toParent: parent) } }
    override func didReceiveMemoryWarning() { probe.around(.didReceiveMemoryWarning, self) { super.didReceiveMemoryWarning() } }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { probe.around(.viewWillTransition, self) { super.viewWillTransition(to: size, with: coordinator) } }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { probe.around(.traitCollectionDidChange, self) { super.traitCollectionDidChange(previous) } }

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: DisplayMode) { probe.around(.columnsChanged, self) {} }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { probe.around(.columnsChanged, self) {} }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { probe.around(.columnsChanged, self) {} }
    func splitViewController(_ svc: UISplitViewController, willShow column: Column) { probe.around(.columnsChanged, self) {} }
    func splitViewController(_ svc: UISplitViewController, willHide column: Column) { probe.around(.columnsChanged, self) {} }
    func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool {
        probe.around(.columnsAsked, self) {}
        return look == 1
    }
    func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? {
        probe.around(.columnsAsked, self) {}
        return nil
    }
    func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column) -> Column {
        probe.around(.columnsAsked, self) {}
        return look % 4 == 2 ? .primary : proposedTopColumn
    }
    func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: DisplayMode) -> DisplayMode {
        probe.around(.columnsAsked, self) {}
        return look == 7 ? .twoBesideSecondary : look == 6 ? .oneBesideSecondary : proposedDisplayMode
    }
}

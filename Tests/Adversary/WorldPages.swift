// What the adversary does to page and split view controllers, through public API.
import CoreGraphics
import UIKit

extension World {
    // MARK: Pages

    func actOnPages(_ operation: Operation) {
        guard let pages = find(operation.subject) as? PageProbe else { return }
        switch operation.kind {
        case .turnPage: turn(pages, operation)
        case .pageSource: pages.answer(operation.number)
        default: tapBeside(pages, operation.number)
        }
    }

    private func turn(_ pages: PageProbe, _ operation: Operation) {
        guard let list = newPages(pages, operation) else { return }
        let ended = completion(operation.id, operation.object, .swapped)
        // Up to iOS 12 a page set with animation off screen appears at once (so48653763-pagevc-set).
        let animated = operation.animated && (viewIsAppearingExists || pages.viewIfLoaded?.window != nil)
        pages.setViewControllers(list, direction: operation.number % 2 == 0 ? .forward : .reverse, animated: animated) { _ in ended() }
    }

    /// As many as the spine asks for; none, or those that show.
    private func newPages(_ pages: PageProbe, _ operation: Operation) -> [UIViewController]? {
        if operation.number == 10 { return [] }
        if operation.number == 11 { return pages.viewControllers?.isEmpty ?? true ? nil : pages.viewControllers }
        guard let made = fresh(operation, for: pages) else { return nil }
        guard pages.spineLocation == .mid else { return [made] }
        return make("P\(operation.id).1").map { [made, $0] }
    }

    /// Near an edge, where a curled page turns, or beside the dots.
    private func tapBeside(_ pages: UIPageViewController, _ number: Int) {
        guard let view = pages.viewIfLoaded, view.window != nil else { return }
        let x = number % 2 == 0 ? 10 : view.bounds.width - 10
        let dots = view.subviews.first { $0 is UIPageControl }
        let place = number % 4 < 2 ? dots.map { CGPoint(x: x, y: $0.frame.midY) } : nil
        tap(view.convert(place ?? CGPoint(x: x, y: view.bounds.midY), to: nil))
    }

    // MARK: Columns

    func actOnColumns(_ operation: Operation) {
        if operation.kind == .windowWidth { return changeWidth(operation) }
        guard let split = find(operation.subject) as? UISplitViewController else { return }
        // Its stacks may lose several controllers.
        for entry in live where entry.controller is UINavigationController && entry.controller.splitViewController === split { changedSinceCommit.insert(ObjectIdentifier(entry.controller)) }
        switch operation.kind {
        case .splitMode: split.preferredDisplayMode = World.modes[operation.number % World.modes.count]
        case .splitDetail:
            guard let made = fresh(operation, for: split) else { return }
            // A collapsed split view without a stack presents it.
            made.modalPresentationStyle = .automatic
            if operation.number % 2 == 0 {
                split.showDetailViewController(made, sender: nil)
            } else if !(made is UINavigationController) {
                split.show(made, sender: nil)
            }
        default: if split.style == .unspecified { changeList(split, operation) } else { changeColumn(split, operation) }
        }
    }

    private static let modes: [UISplitViewController.DisplayMode] = [.automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary]

    private func changeColumn(_ split: UISplitViewController, _ operation: Operation) {
        func put(_ column: UISplitViewController.Column) {
            if let made = fresh(operation, for: split) { split.setViewController(made, for: column) }
        }
        let one: UISplitViewController.Column = operation.animated ? .primary : .secondary
        switch operation.number {
        case 0: split.show(.primary)
        case 1: split.hide(.primary)
        case 2: split.show(.secondary)
        case 3: put(one)
        case 4: split.show(.supplementary)
        case 5: split.hide(.supplementary)
        case 6: if operation.animated { put(.compact) } else { split.setViewController(nil, for: .compact) }
        case 7: split.setViewController(nil, for: one)
        case 8: put(.supplementary)
        case 9: put(.inspector)
        case 10: split.show(.inspector)
        default: split.hide(.inspector)
        }
    }

    /// A split view controller without columns has a list of two.
    private func changeList(_ split: UISplitViewController, _ operation: Operation) {
        guard let made = fresh(operation, for: split) else { return }
        let old = split.viewControllers
        switch operation.number % 3 {
        case 0: split.viewControllers = [made]
        case 1: split.viewControllers = [made] + old.dropFirst()
        default: split.viewControllers = old.prefix(1) + [made]
        }
    }

    /// As when the app gets a part of an iPad's screen, or the whole again.
    private func changeWidth(_ operation: Operation) {
        window(operation.subject)?.traitOverrides.horizontalSizeClass = operation.number % 3 == 0 ? .compact : .regular
    }
}

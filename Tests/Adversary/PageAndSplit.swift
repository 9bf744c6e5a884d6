// The adversary's page and split view controllers; the overrides are those of Controllers.swift.
import CoreGraphics
import UIKit

final class PageProbe: UIPageViewController, Probed, UIPageViewControllerDataSource {
    let probe: Probe
    init(_ probe: Probe, curls: Bool) {
        self.probe = probe
        super.init(transitionStyle: curls ? .pageCurl : .scroll, navigationOrientation: .horizontal, options: nil)
        dataSource = self
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { probe.around(.viewDidLoad, self) { super.viewDidLoad() } }
    override func viewWillAppear(_ animated: Bool) { probe.around(.viewWillAppear, self) { super.viewWillAppear(animated) } }
    override func viewIsAppearing(_ animated: Bool) { probe.around(.viewIsAppearing, self) { super.viewIsAppearing(animated) } }
    override func viewDidAppear(_ animated: Bool) { probe.around(.viewDidAppear, self) { super.viewDidAppear(animated) } }
    override func viewWillDisappear(_ animated: Bool) { probe.around(.viewWillDisappear, self) { super.viewWillDisappear(animated) } }
    override func viewDidDisappear(_ animated: Bool) { probe.around(.viewDidDisappear, self) { super.viewDidDisappear(animated) } }
    override func viewWillLayoutSubviews() { probe.around(.viewWillLayoutSubviews, self) { super.viewWillLayoutSubviews() } }
    override func viewDidLayoutSubviews() { probe.around(.viewDidLayoutSubviews, self) { super.viewDidLayoutSubviews() } }
    override func willMove(toParent parent: UIViewController?) { probe.around(.willMove, self) { super.willMove(toParent: parent) } }
    override func didMove(toParent parent: UIViewController?) { probe.around(.didMove, self) { super.didMove(toParent: parent) } }
    override func didReceiveMemoryWarning() { probe.around(.didReceiveMemoryWarning, self) { super.didReceiveMemoryWarning() } }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { probe.around(.viewWillTransition, self) { super.viewWillTransition(to: size, with: coordinator) } }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { probe.around(.traitCollectionDidChange, self) { super.traitCollectionDidChange(previous) } }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? { probe.neighbour() }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? { probe.neighbour() }
}

final class SplitProbe: UISplitViewController, Probed {
    let probe: Probe
    init(_ probe: Probe) {
        self.probe = probe
        super.init(style: .doubleColumn)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { probe.around(.viewDidLoad, self) { super.viewDidLoad() } }
    override func viewWillAppear(_ animated: Bool) { probe.around(.viewWillAppear, self) { super.viewWillAppear(animated) } }
    override func viewIsAppearing(_ animated: Bool) { probe.around(.viewIsAppearing, self) { super.viewIsAppearing(animated) } }
    override func viewDidAppear(_ animated: Bool) { probe.around(.viewDidAppear, self) { super.viewDidAppear(animated) } }
    override func viewWillDisappear(_ animated: Bool) { probe.around(.viewWillDisappear, self) { super.viewWillDisappear(animated) } }
    override func viewDidDisappear(_ animated: Bool) { probe.around(.viewDidDisappear, self) { super.viewDidDisappear(animated) } }
    override func viewWillLayoutSubviews() { probe.around(.viewWillLayoutSubviews, self) { super.viewWillLayoutSubviews() } }
    override func viewDidLayoutSubviews() { probe.around(.viewDidLayoutSubviews, self) { super.viewDidLayoutSubviews() } }
    override func willMove(toParent parent: UIViewController?) { probe.around(.willMove, self) { super.willMove(toParent: parent) } }
    override func didMove(toParent parent: UIViewController?) { probe.around(.didMove, self) { super.didMove(toParent: parent) } }
    override func didReceiveMemoryWarning() { probe.around(.didReceiveMemoryWarning, self) { super.didReceiveMemoryWarning() } }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { probe.around(.viewWillTransition, self) { super.viewWillTransition(to: size, with: coordinator) } }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { probe.around(.traitCollectionDidChange, self) { super.traitCollectionDidChange(previous) } }
}

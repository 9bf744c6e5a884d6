// The controllers of the adversary's app. Every callback goes to the probe of its controller: Swift cannot subclass a
// generic parameter, so each class repeats the overrides.
import CoreGraphics
import UIKit

@MainActor protocol Probed: UIViewController { var probe: Probe { get } }

final class PlainController: UIViewController, Probed, UIAdaptivePresentationControllerDelegate {
    let probe: Probe
    init(_ probe: Probe) {
        self.probe = probe
        super.init(nibName: nil, bundle: nil)
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
    override func willMove(toParent parent: UIViewController?) { probe.around(.willMove, self, joins: parent != nil) { super.willMove(toParent: parent) } }
    override func didMove(toParent parent: UIViewController?) { probe.around(.didMove, self) { super.didMove(toParent: parent) } }
    override func didReceiveMemoryWarning() { probe.around(.didReceiveMemoryWarning, self) { super.didReceiveMemoryWarning() } }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { probe.around(.viewWillTransition, self) { super.viewWillTransition(to: size, with: coordinator) } }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { probe.around(.traitCollectionDidChange, self) { super.traitCollectionDidChange(previous) } }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        probe.around(.shouldDismiss, self) {}
        return true
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { probe.around(.didDismiss, self) {} }
}

final class NavigationProbe: UINavigationController, Probed, UINavigationControllerDelegate {
    let probe: Probe
    init(_ probe: Probe) {
        self.probe = probe
        super.init(nibName: nil, bundle: nil)
        delegate = self
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
    override func willMove(toParent parent: UIViewController?) { probe.around(.willMove, self, joins: parent != nil) { super.willMove(toParent: parent) } }
    override func didMove(toParent parent: UIViewController?) { probe.around(.didMove, self) { super.didMove(toParent: parent) } }
    override func didReceiveMemoryWarning() { probe.around(.didReceiveMemoryWarning, self) { super.didReceiveMemoryWarning() } }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { probe.around(.viewWillTransition, self) { super.viewWillTransition(to: size, with: coordinator) } }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { probe.around(.traitCollectionDidChange, self) { super.traitCollectionDidChange(previous) } }

    /// For the next push or pop.
    var animator: CustomAnimator?
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        defer { animator = nil }
        return animator
    }
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { probe.around(.willShow, self) {} }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { probe.around(.didShow, self) {} }
}

final class TabProbe: UITabBarController, Probed, UITabBarControllerDelegate {
    let probe: Probe
    init(_ probe: Probe) {
        self.probe = probe
        super.init(nibName: nil, bundle: nil)
        delegate = self
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
    override func willMove(toParent parent: UIViewController?) { probe.around(.willMove, self, joins: parent != nil) { super.willMove(toParent: parent) } }
    override func didMove(toParent parent: UIViewController?) { probe.around(.didMove, self) { super.didMove(toParent: parent) } }
    override func didReceiveMemoryWarning() { probe.around(.didReceiveMemoryWarning, self) { super.didReceiveMemoryWarning() } }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { probe.around(.viewWillTransition, self) { super.viewWillTransition(to: size, with: coordinator) } }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { probe.around(.traitCollectionDidChange, self) { super.traitCollectionDidChange(previous) } }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { probe.around(.didSelect, self) {} }
}

/// An app's own container: children side by side, callbacks forwarded by UIKit.
final class ContainerController: UIViewController, Probed, ChildHolder {
    let probe: Probe
    init(_ probe: Probe) {
        self.probe = probe
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { probe.around(.viewDidLoad, self) { super.viewDidLoad(); fillView() } }
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

    func insert(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func take(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }

    func exchange(_ old: UIViewController, _ new: UIViewController, duration: TimeInterval, completion: @escaping () -> Void) {
        transition(from: old, to: new, duration: duration, options: [], animations: {}, completion: { _ in completion() })
    }
}

@MainActor protocol ChildHolder: UIViewController {
    func exchange(_ old: UIViewController, _ new: UIViewController, duration: TimeInterval, completion: @escaping () -> Void)
    func insert(_ child: UIViewController)
    func take(_ child: UIViewController)
}

extension ChildHolder where Self: Probed {
    /// The view is new: at first, or again after iOS 5 unloaded it below the children that stayed.
    func fillView() {
        for child in children {
            child.view.frame = view.bounds
            // Its viewDidLoad may have taken it away.
            if child.parent === self { view.addSubview(child.view) }
        }
        if children.isEmpty, let first = probe.firstChild() { insert(first) }
    }
}

// The appearance state machine of one view controller: the only place that calls viewWillAppear,
// viewIsAppearing, viewDidAppear, viewWillDisappear and viewDidDisappear, so they cannot be unbalanced silently.
// Choreographies (launch, present, push, …) call begin and end; layout delivers viewIsAppearing.

/// Where a view controller stands between invisible and visible.
enum AppearanceState: String {
    case disappeared, appearing, appeared, disappearing
}

@MainActor final class AppearanceMachine {
    unowned let controller: UIViewController
    private(set) var state: AppearanceState = .disappeared
    private(set) var animated = false
    private var owesIsAppearing = false
    /// A container or presentation runs this controller's appearance; entering a window must not.
    var isManaged = false

    init(_ controller: UIViewController) { self.controller = controller }

    var isVisible: Bool { state == .appeared || state == .appearing }

    func begin(appearing: Bool, animated: Bool) {
        switch (state, appearing) {
        case (.disappeared, true), (.disappearing, true):
            self.animated = animated
            state = .appearing
            controller.loadViewIfNeeded()
            owesIsAppearing = Behaviour.viewIsAppearing.isOn
            call("viewWillAppear") { controller.viewWillAppear(animated) }
            forward { $0.begin(appearing: true, animated: animated) }
            controller.viewIfLoaded?.setNeedsLayout()
        case (.appeared, false), (.appearing, false):
            self.animated = animated
            owesIsAppearing = false
            state = .disappearing
            call("viewWillDisappear") { controller.viewWillDisappear(animated) }
            forward { $0.begin(appearing: false, animated: animated) }
        case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false):
            break
        }
    }

    func end() {
        switch state {
        case .appearing:
            deliverIsAppearing()
            state = .appeared
            call("viewDidAppear") { controller.viewDidAppear(animated) }
            forward { $0.end() }
        case .disappearing:
            state = .disappeared
            call("viewDidDisappear") { controller.viewDidDisappear(animated) }
            forward { $0.end() }
        case .appeared, .disappeared:
            break
        }
    }

    /// Sent from the layout of the controller's view once it is in a window (tw26-isappearing-stack, iOS 13+).
    func deliverIsAppearing() {
        guard owesIsAppearing, state == .appearing, controller.viewIfLoaded?.window != nil else { return }
        owesIsAppearing = false
        controller.viewIfLoaded?.layoutState.deliverInsetCallbacks()
        call("viewIsAppearing") { controller.viewIsAppearing(animated) }
    }

    private func call(_ name: String, _ body: () -> Void) {
        Trace.emit(.viewController, controller, name, animated: animated)
        body()
    }

    /// Children follow after the parent's own override returned (lifecycle/ rns-push-nested); navigation and
    /// tab controllers forward from inside their own methods instead (objcio19-dismiss-stack).
    private func forward(_ body: (AppearanceMachine) -> Void) {
        guard controller.shouldAutomaticallyForwardAppearanceMethods, !controller.forwardsAppearanceItself else { return }
        forwardToChildren(body)
    }

    func forwardToChildren(_ body: (AppearanceMachine) -> Void) {
        for child in controller.children where child.isShown(in: controller) { body(child.appearance) }
    }
}

extension UIViewController {
    /// Whether this child's view is part of its parent's view tree, so that the parent's appearance is its own.
    func isShown(in parent: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let parentView = parent.viewIfLoaded else { return false }
        return view !== parentView && view.hasAncestor(parentView)
    }
}

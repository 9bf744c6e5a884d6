// Appearance that nobody asked for by name: a controller's view enters or leaves a window by addSubview or
// removeFromSuperview (lifecycle/ urho-appear-in-addsubview, tw26-container-no-addchild).
// Containers and presentations mark their controllers as managed and are left alone. WindowMove calls this.

@MainActor enum ImplicitAppearance {
    static func willEnterWindow(_ view: UIView) {
        eachController(in: view) { controller in
            guard mayDrive(controller), controller.appearance.state == .disappeared else { return }
            controller.appearance.begin(appearing: true, animated: false)
        }
    }

    /// viewDidAppear waits for the commit that shows the view (main-viewdidappear-after-commit).
    static func didEnterWindow(_ view: UIView) {
        eachController(in: view) { controller in
            guard mayDrive(controller), controller.appearance.state == .appearing else { return }
            UpdateCycle.shared.perform(afterCommit: { [weak controller] in
                guard let controller, controller.appearance.state == .appearing, mayDrive(controller) else { return }
                if let parent = controller.parent, parent.appearance.state == .appearing { return }
                controller.appearance.end()
            })
        }
    }

    static func willLeaveWindow(_ view: UIView) {
        eachController(in: view) { controller in
            guard mayDrive(controller), controller.appearance.isVisible else { return }
            controller.appearance.begin(appearing: false, animated: false)
        }
    }

    static func didLeaveWindow(_ view: UIView) {
        eachController(in: view) { controller in
            guard mayDrive(controller), controller.appearance.state == .disappearing else { return }
            controller.appearance.end()
        }
    }

    /// A child follows only a parent that has begun to appear (ivanchan-addsubview-in-didload).
    private static func mayDrive(_ controller: UIViewController) -> Bool {
        guard !controller.appearance.isManaged else { return false }
        guard let parent = controller.parent else { return true }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return parent.appearance.state == .appeared || parent.appearance.state == .appearing
    }

    /// The topmost controllers of the subtree; their children follow through the state machine.
    private static func eachController(in view: UIView, _ body: (UIViewController) -> Void) {
        if let controller = view.viewController {
            body(controller)
            return
        }
        for child in view.subviews { eachController(in: child, body) }
    }
}

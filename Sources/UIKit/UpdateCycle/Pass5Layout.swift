// Pass 5: layout from root to leaves. A controller's viewWillLayoutSubviews and viewDidLayoutSubviews surround its root
// view's layoutSubviews (record tw26-isappearing-stack). Next: pass 6, display.
import QuartzCore

@MainActor enum LayoutPass {
    static func run(_ windows: [UIWindow]) {
        for window in windows where !window.isHidden { layout(window) }
    }

    static func layout(_ view: UIView) {
        LayoutEngine.solveIfNeeded(for: view)
        view.layer.layoutIfNeeded()
    }

    static func reportFeedbackLoop(_ windows: [UIWindow]) {
        for window in windows {
            guard let culprit = firstUnsettled(in: window) else { continue }
            Diagnostics.log("WillAppear: layout of \(Diagnostics.identity(culprit)) asked for another layout \(UpdateCycle.maximumReruns) times in one frame; the frame was committed as it stood")
        }
    }

    private static func firstUnsettled(in view: UIView) -> UIView? {
        if view.layer.needsLayout() { return view }
        for child in view.subviews {
            if let found = firstUnsettled(in: child) { return found }
        }
        return nil
    }
}

extension UIView {
    func markNeedsLayout() {
        layer.setNeedsLayout()
        layoutState.layoutRequested()
        UpdateCycle.shared.setNeedsFrame()
    }

    /// Called by the layer for this view when it is marked for layout.
    func layoutPass(of layer: CALayer) {
        guard layer === self.layer else { return }
        layoutState.willLayout()
        updateConfigurationIfNeeded()
        guard let controller = viewController else {
            ConstraintPass.update(self, leaving: true)
            layoutSubviews()
            return
        }
        controller.deferredTransition()
        if controller.appearance.owesIsAppearing {
            controller.appearance.deliverIsAppearing()
            // Constraints after viewIsAppearing and before viewWillLayoutSubviews (jishuzhan-appear-cycle, rootchild-full-cycle).
            ConstraintPass.update(self, leaving: true)
        }
        controller.updateContentUnavailableIfNeeded()
        controller.callViewWillLayoutSubviews()
        // Updates constraints that were added while the controller is visible (ecomnet1728-add-visible).
        ConstraintPass.update(self, leaving: true)
        layoutSubviews()
        controller.callViewDidLayoutSubviews()
        if controller.appearance.repeatsFirstLayout { setNeedsLayout() }
    }
}

// Pass 3, after traits: updateProperties, root to leaves, a controller before its view (iOS 26,
// record apple-updateproperties; the order between controller and view is not recorded). Next: pass 4, constraints.

@MainActor enum PropertyPass {
    static func run(_ windows: [UIWindow]) {
        guard Behaviour.updateProperties.isOn else { return }
        for window in windows { update(window) }
    }

    static func update(_ view: UIView) {
        guard view.treeNeedsUpdateProperties, Behaviour.updateProperties.isOn else { return }
        if let controller = view.viewController, controller.needsUpdatePropertiesFlag {
            controller.needsUpdatePropertiesFlag = false
            controller.updateProperties()
        }
        if view.needsUpdatePropertiesFlag {
            view.needsUpdatePropertiesFlag = false
            view.updateProperties()
        }
        view.descendantNeedsUpdateProperties = false
        for child in view.subviews { update(child) }
    }
}

extension UIView {
    var treeNeedsUpdateProperties: Bool {
        needsUpdatePropertiesFlag || descendantNeedsUpdateProperties || viewController?.needsUpdatePropertiesFlag ?? false
    }

    func updatePropertiesNow() { PropertyPass.update(self) }

    func markNeedsUpdateProperties() {
        needsUpdatePropertiesFlag = true
        announcePropertyUpdates()
    }

    /// Tells the ancestors that the pass must come down here; also called when a marked subtree joins a tree.
    func announcePropertyUpdates() {
        var ancestor = superview
        while let view = ancestor, !view.descendantNeedsUpdateProperties {
            view.descendantNeedsUpdateProperties = true
            ancestor = view.superview
        }
        UpdateCycle.shared.setNeedsFrame()
    }
}

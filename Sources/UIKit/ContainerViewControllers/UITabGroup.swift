// UITabGroup: tabs under a tab. A phone's bar shows the group as one tab: its own controller, or that of its selected child.

/// A tab with tabs below it.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// The tabs below, in order.
    open var children: [UITab] {
        didSet {
            for child in oldValue { child.parent = nil }
            adoptChildren()
            if let selectedChild, !children.contains(where: { $0 === selectedChild }) { self.selectedChild = nil }
        }
    }
    /// The child that shows; at first that of the default identifier, else none.
    open var selectedChild: UITab? { didSet { if selectedChild !== oldValue { tabBarController?.tabsChanged() } } }
    /// The child that is selected at first.
    open var defaultChildIdentifier: String? {
        didSet { if selectedChild == nil, let defaultChildIdentifier { selectedChild = children.first { $0.identifier == defaultChildIdentifier } } }
    }
    /// Shows the children's controllers on its stack.
    open var managingNavigationController: UINavigationController?

    /// Without a provider the group leads to its selected child, else to the first.
    public init(title: String, image: UIImage?, identifier: String, children: [UITab] = [], viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adoptChildren()
    }

    private func adoptChildren() { for child in children { child.parent = self } }

    /// The tab with an identifier below this group, at any depth.
    open func tab(forIdentifier identifier: String) -> UITab? {
        for child in children {
            if child.identifier == identifier { return child }
            if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }

    override func controller() -> UIViewController? {
        let below = super.controller() ?? (selectedChild ?? children.first)?.controller()
        guard let managingNavigationController else { return below }
        if managingNavigationController.viewControllers.isEmpty, let below { managingNavigationController.setViewControllers([below], animated: false) }
        return managingNavigationController
    }
}

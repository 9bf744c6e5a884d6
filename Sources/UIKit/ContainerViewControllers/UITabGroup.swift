// UITabGroup: a tab with child tabs. A phone's bar shows the group as one tab: its own controller, or its selected child's.

/// A tab with child tabs.
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
    /// The selected child; at first the child with the default identifier, else nil.
    open var selectedChild: UITab? { didSet { if selectedChild !== oldValue { tabBarController?.tabsChanged() } } }
    /// The child that is selected at first.
    open var defaultChildIdentifier: String? {
        didSet { if selectedChild == nil, let defaultChildIdentifier { selectedChild = children.first { $0.identifier == defaultChildIdentifier } } }
    }
    /// Shows the children's controllers on its stack.
    open var managingNavigationController: UINavigationController?

    /// Creates a group. Without a provider the group shows its selected child's controller, else the first child's.
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

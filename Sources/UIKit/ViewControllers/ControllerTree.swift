// The controllers of a window in one order: a controller, its children, the controllers it presents.
// Memory warnings, the views they unload and user activities go through this order.

extension UIViewController {
    /// This controller and those inside and above it, parents first. The list is a copy: a controller that leaves the tree
    /// inside a callback is still in it.
    var tree: [UIViewController] {
        [self] + children.flatMap { $0.tree } + (presentation.presented?.tree ?? [])
    }
}

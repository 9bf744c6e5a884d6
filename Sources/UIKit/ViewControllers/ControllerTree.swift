// The controllers of a window in one order: a controller, its children, what it presents.
// Memory warnings, the views they unload and user activities go through it.

extension UIViewController {
    /// This controller and those inside and above it, each before its own. The tree as it is now: one that leaves it
    /// inside a callback is still among them.
    var tree: [UIViewController] {
        [self] + children.flatMap { $0.tree } + (presentation.presented?.tree ?? [])
    }
}

// Whether the arriving controller is or holds a container that shows its first controller in the next layout. NavigationMotion reads it.

extension UIViewController {
    /// A navigation controller that arrives itself begins with the push; one inside begins with its own layout.
    var hasWaitingContainer: Bool {
        children.contains { $0.showsChildInNextLayout || $0.hasWaitingContainer } || !showsChildrenByTransitions && showsChildInNextLayout
    }
}

// Gives a child of a page or split view controller the appearance state of its container: appearing, visible, disappearing,
// gone. Choreographies decide when; after them, and after the container's own callbacks, this corrects what a callback of the
// app changed in between. It does nothing for a child in the right state.

extension UIViewController {
    /// `child` is on show.
    func catchUp(_ child: UIViewController) {
        let machine = child.seen
        guard child.parent === self, !child.isPresenting, !machine.controller.isPresenting else { return }
        let animated = appearance.animated
        switch appearance.state {
        case .appearing: machine.begin(appearing: true, animated: animated)
        case .disappearing: machine.begin(appearing: false, animated: animated)
        case .appeared:
            machine.begin(appearing: true, animated: false)
            if machine.state == .appearing { machine.end() }
        case .disappeared: retire(child)
        }
    }

    /// Whether the controller's own presentation is running, or has removed its view: that transition sends the callbacks of both.
    private var isPresenting: Bool {
        guard let presented = presentation.presented?.presentation else { return false }
        return presented.transition != nil || presented.controllerInForce?.presenterIsRemoved == true
    }

    /// `child` is not on show.
    func retire(_ child: UIViewController) {
        let machine = child.seen
        machine.begin(appearing: false, animated: false)
        if machine.state == .disappearing { machine.end() }
    }
}

// A child of a page or split view controller stands where its container stands: on the way in, there, on the way out,
// gone. Choreographies say when; after them, and after the container's own callbacks, this mends what a callback of the
// app changed in between. It does nothing to a child that is where it belongs.

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

    /// What it presents is coming or going, or has taken its view away: that transition calls both.
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

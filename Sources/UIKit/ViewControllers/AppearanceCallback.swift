// The one hook of containers that call their children from inside their own appearance callbacks (navigation, tab, …).
// UIViewController's four callbacks call `forwardAppearance`; a container overrides that instead of the callbacks,
// so a subclass that logs after super logs after its child (objcio19-dismiss-stack, seed4-nav-launch).

/// The callbacks that a container passes on.
enum AppearanceCallback {
    case willAppear, didAppear, willDisappear, didDisappear

    /// The child goes through the same.
    @MainActor func pass(to child: UIViewController?, animated: Bool) {
        guard let machine = child?.seen else { return }
        switch self {
        case .willAppear: machine.begin(appearing: true, animated: animated)
        case .willDisappear: machine.begin(appearing: false, animated: animated)
        case .didAppear: if machine.state == .appearing { machine.end() }
        case .didDisappear: if machine.state == .disappearing { machine.end() }
        }
    }
}

// The only hook of containers that call their children from inside their own appearance callbacks (navigation, tab, …).
// UIViewController's four callbacks call `forwardAppearance`; a container overrides that instead of the callbacks,
// so a subclass that logs after super logs after its child (objcio19-dismiss-stack, seed4-nav-launch).

/// The callbacks that a container passes on.
enum AppearanceCallback {
    case willAppear, didAppear, willDisappear, didDisappear
}

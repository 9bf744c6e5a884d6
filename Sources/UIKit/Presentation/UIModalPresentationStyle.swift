// How a presented controller covers its presenter (raw values: public SDK documentation).

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

extension UIModalPresentationStyle {
    /// `.automatic` became a sheet in iOS 13 (lifecycle/ wwdc19-224-sheet); before, the default was full screen.
    @MainActor var resolved: UIModalPresentationStyle {
        guard self == .automatic else { return self }
        return Behaviour.sheetByDefault.isOn ? .pageSheet : .fullScreen
    }

    /// Whether the presenter's view leaves the window, which is what gives it appearance callbacks
    /// (lifecycle/INDEX.md 3a and 3b).
    @MainActor var hidesPresenter: Bool {
        switch resolved {
        case .fullScreen, .currentContext: true
        default: false
        }
    }
}

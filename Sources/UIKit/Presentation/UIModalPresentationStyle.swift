// The styles in which a presented controller covers its presenter (raw values: public SDK documentation).

/// The way in which a presented controller covers the views below. Raw values are the SDK's.
public enum UIModalPresentationStyle: Int, Sendable {
    /// `fullScreen` and `currentContext` take the presenter's view out of the window; the others leave it.
    /// `pageSheet` and `formSheet` are cards, `popover` a bubble that becomes a sheet in a compact width.
    case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    /// A delegate's answer for no adaptation.
    case none = -1
    /// A page sheet since iOS 13, full screen before.
    case automatic = -2
}

/// The motion of a presented view: up from below, a turn, a fade, or a curl, which moves like the first one here.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

extension UIModalPresentationStyle {
    /// `.automatic` became a sheet in iOS 13 (record wwdc19-224-sheet); before, the default was full screen.
    @MainActor var resolved: UIModalPresentationStyle {
        guard self == .automatic else { return self }
        return Behaviour.sheetByDefault.isOn ? .pageSheet : .fullScreen
    }

    /// Whether the presenter's view leaves the window; this is what gives the presenter appearance callbacks
    /// (Docs/EVIDENCE.md 3a and 3b).
    @MainActor var hidesPresenter: Bool {
        switch resolved {
        case .fullScreen, .currentContext: true
        default: false
        }
    }
}

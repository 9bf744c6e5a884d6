// The app's other icons, listed in its Info.plist under CFBundleIcons, CFBundleAlternateIcons.

extension UIApplication {
    private var alternateIcons: [String: Any] {
        let key = UIDevice.current.userInterfaceIdiom == .pad && MainInfo.plist["CFBundleIcons~ipad"] != nil ? "CFBundleIcons~ipad" : "CFBundleIcons"
        return (MainInfo.plist[key] as? [String: Any])?["CFBundleAlternateIcons"] as? [String: Any] ?? [:]
    }
    /// Whether Info.plist lists other icons.
    public var supportsAlternateIcons: Bool { !alternateIcons.isEmpty }
    /// The icon's name in Info.plist; nil is the first one. It lasts for the process here.
    public var alternateIconName: String? { part(ChosenIcon.self)?.name }

    /// Changes the icon; nil is the primary one. A device tells the person in an alert; here the change is logged.
    /// An app without other icons gets Cocoa error 3328, an unknown name Cocoa error 4.
    public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil) {
        var failure: CocoaError?
        if !supportsAlternateIcons {
            failure = CocoaError(.featureUnsupported)
        } else if let alternateIconName, alternateIcons[alternateIconName] == nil {
            // A device's log: pointfreeco/isowords issue 78.
            let text = "iconName not found in CFBundleAlternateIcons entry"
            failure = CocoaError(.fileNoSuchFile, userInfo: [NSUnderlyingErrorKey: NSError(domain: "LSApplicationWorkspaceErrorDomain", code: -105, userInfo: [NSLocalizedDescriptionKey: text])])
        } else {
            keep(ChosenIcon(name: alternateIconName))
            Diagnostics.log("The icon is now \(alternateIconName.map { "\"\($0)\"" } ?? "the app's first one").")
        }
        DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler?(failure) } }
    }
    /// Changes the icon.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            setAlternateIconName(alternateIconName) { error in
                if let error { done.resume(throwing: error) } else { done.resume() }
            }
        }
    }
}

private final class ChosenIcon {
    let name: String?
    init(name: String?) { self.name = name }
}

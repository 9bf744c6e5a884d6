// Handles a URL that the app wants to open: the app's own schemes come back to it; for other schemes a device would leave the
// app. UIApplication.open and canOpenURL call it.
import Foundation

@MainActor struct OutgoingURL {
    private let url: URL

    init(_ url: URL) { self.url = url }

    /// Schemes that every device opens.
    private static let system: Set<String> = ["http", "https", "mailto", "tel", "sms", "app-settings"]

    /// CFBundleURLTypes of Info.plist.
    private static var own: Set<String> {
        let types = Bundle.main.infoDictionary?["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }

    private var scheme: String { url.scheme?.lowercased() ?? "" }
    private var isOwn: Bool { Self.own.contains(scheme) }
    var canOpen: Bool { isOwn || Self.system.contains(scheme) }

    func open(universalLinksOnly: Bool, completionHandler: ((Bool) -> Void)?) {
        // No app is associated with a domain here: nothing answers universal links only.
        let answer = canOpen && !universalLinksOnly
        if answer && isOwn {
            // The system delivers the URL in a later turn, not inside the call.
            let url = url
            UpdateCycle.shared.perform(afterCommit: { UIApplication.shared.life.deliver(.url(url, sourceApplication: Bundle.main.bundleIdentifier)) })
        } else {
            Host.current.log("WillAppear: UIApplication.open \(url.absoluteString): \(answer ? "a device would leave the app here" : "no app can open it")")
        }
        guard let completionHandler else { return }
        UpdateCycle.shared.perform(afterCommit: { completionHandler(answer) })
    }
}

extension UIApplication {
    /// For `canOpenURL(_:)` of the class body.
    func canLeave(for url: URL) -> Bool { OutgoingURL(url).canOpen }
    /// For `open(_:options:completionHandler:)`.
    func leave(for url: URL, universalLinksOnly: Bool, _ completionHandler: ((Bool) -> Void)?) {
        OutgoingURL(url).open(universalLinksOnly: universalLinksOnly, completionHandler: completionHandler)
    }
    /// For `openURL(_:)`.
    func leaveAtOnce(for url: URL) -> Bool {
        guard !Behaviour.openURLRefused.isOn else {
            Diagnostics.log("BUG IN CLIENT OF UIKIT: The caller of UIApplication.openURL(_:) needs to migrate to the non-deprecated UIApplication.open(_:options:completionHandler:). Force returning false (NO).")
            return false
        }
        OutgoingURL(url).open(universalLinksOnly: false, completionHandler: nil)
        return canLeave(for: url)
    }
}

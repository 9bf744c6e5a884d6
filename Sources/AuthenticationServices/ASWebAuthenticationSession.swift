// ASWebAuthenticationSession: a sheet with a label in the place of the web page, and a button to leave it.
// What the page would answer can be handed in by the host as the app's callback URL; a page is never loaded.
import DeviceServices
import ObjectiveC
import UIKit

/// A sign-in in a web page that the app does not see.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
    /// Gets the URL that the page ended with, or why there is none.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// The URL that ends the session.
    public struct Callback: Sendable {
        fileprivate let scheme: String?, host: String?, path: String?
        /// One of a scheme.
        public static func customScheme(_ customScheme: String) -> Callback { Callback(scheme: customScheme, host: nil, path: nil) }
        /// One of an address of the web.
        public static func https(host: String, path: String) -> Callback { Callback(scheme: "https", host: host, path: path) }
        /// Whether a URL ends the session.
        public func matchesURL(_ url: URL) -> Bool {
            url.scheme?.lowercased() == scheme?.lowercased() && (host == nil || url.host == host) && (path == nil || url.path == path)
        }
    }

    /// Gives the window.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the page knows nothing of earlier visits.
    open var prefersEphemeralWebBrowserSession = false
    /// Sent with the first request.
    open var additionalHeaderFields: [String: String]?
    private let url: URL
    private var completion: CompletionHandler?
    private var sheet: WebSignInController?

    /// A session that ends with a URL of a scheme.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        (url, completion) = (URL, completionHandler)
        super.init()
    }
    /// A session that ends with a URL.
    public convenience init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        self.init(url: URL, callbackURLScheme: callback.scheme, completionHandler: completionHandler)
    }

    /// Whether the session can begin: it has not ended, and a page can be shown.
    open var canStart: Bool { completion != nil && sheet == nil && ["http", "https"].contains(url.scheme?.lowercased()) }

    /// Shows the sheet. Without a window it ends at once with `presentationContextNotProvided`.
    @discardableResult open func start() -> Bool {
        guard canStart else { return false }
        guard let provider = presentationContextProvider else {
            DispatchQueue.main.async { self.end(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided)) }
            return false
        }
        guard var parent = provider.presentationAnchor(for: self).rootViewController else {
            DispatchQueue.main.async { self.end(nil, ASWebAuthenticationSessionError(.presentationContextInvalid)) }
            return false
        }
        while let next = parent.presentedViewController { parent = next }
        MissingService.say("ASWebAuthenticationSession", "has no web pages here")
        let sheet = WebSignInController(host: url.host ?? url.absoluteString) { [weak self] in
            self?.end(nil, ASWebAuthenticationSessionError(.canceledLogin))
        }
        self.sheet = sheet
        parent.present(sheet, animated: true)
        return true
    }

    /// Takes the sheet away. The app's block is not called.
    open func cancel() {
        completion = nil
        sheet?.dismiss(animated: true)
        sheet = nil
    }

    private func end(_ url: URL?, _ error: (any Error)?) {
        let call = completion
        (completion, sheet) = (nil, nil)
        call?(url, error)
    }
}

/// Gives the window that the page stands over.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// The sheet.
private final class WebSignInController: UIViewController, UIAdaptivePresentationControllerDelegate {
    private let host: String, left: () -> Void

    init(host: String, left: @escaping () -> Void) {
        (self.host, self.left) = (host, left)
        super.init(nibName: nil, bundle: nil)
        presentationController?.delegate = self
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 56))
        bar.autoresizingMask = .flexibleWidth
        let item = UINavigationItem(title: host)
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in
            self?.dismiss(animated: true)
            self?.left()
        })
        bar.items = [item]
        PlaceholderView("Web page\n\(host)").fill(view)
        view.addSubview(bar)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { left() }
}

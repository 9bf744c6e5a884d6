// SFSafariViewController: Safari's own screen inside an app. Shows its bars and the address; no page is loaded here.
@_exported import UIKit
import DeviceServices
import ObjectiveC

/// A browser's screen over the app. Here: the address on a placeholder, and a button that closes it.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    /// The settings with which a page begins.
    open class Configuration: NSObject {
        /// Whether the reader shows where it can.
        open var entersReaderIfAvailable = false
        /// Whether the bars shrink while scrolling.
        open var barCollapsingEnabled = true
    }
    /// The title of the button that closes the page.
    public enum DismissButtonStyle: Int, Sendable {
        /// "Done"
        case done = 0
        /// "Close"
        case close = 1
        /// "Cancel"
        case cancel = 2
    }

    /// The delegate, which is told of loading and closing.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The configuration that the controller was made with.
    open private(set) var configuration: Configuration
    /// The title of the button that closes the page.
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { button.setTitle(dismissTitle, for: .normal) } }
    /// The colour of the bars.
    open var preferredBarTintColor: UIColor? { didSet { bar.backgroundColor = preferredBarTintColor ?? .systemBackground } }
    /// The colour of the bars' buttons.
    open var preferredControlTintColor: UIColor? { didSet { bar.tintColor = preferredControlTintColor } }

    private let address: URL
    private let bar = UIView()
    private lazy var button = UIButton(type: .system, primaryAction: UIAction(title: dismissTitle) { [weak self] _ in self?.close() })
    private var dismissTitle: String { ["Done", "Close", "Cancel"][dismissButtonStyle.rawValue] }
    private var hasLoaded = false

    /// A screen for an address of http or https.
    public init(url: URL, configuration: Configuration) {
        address = url
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        if !["http", "https"].contains(url.scheme?.lowercased() ?? "") {
            raiseException(name: "NSInvalidArgumentException", reason: "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
        }
    }
    /// A screen for an address.
    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
    /// A screen for an address, with the reader where it can.
    public convenience init(url: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: url, configuration: configuration)
    }
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        PlaceholderView("SFSafariViewController\n\(address.absoluteString)").fill(view)
        bar.backgroundColor = preferredBarTintColor ?? .systemBackground
        view.addSubview(bar)
        bar.addSubview(button)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top + 44)
        button.sizeToFit()
        button.frame = CGRect(x: 16, y: view.safeAreaInsets.top, width: button.bounds.width, height: 44)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasLoaded else { return }
        hasLoaded = true
        MissingService.say("SFSafariViewController", "loads no page here: \(address.absoluteString) fails as on a device without a network")
        DispatchQueue.main.async { [self] in delegate?.safariViewController(self, didCompleteInitialLoad: false) }
    }

    private func close() {
        delegate?.safariViewControllerDidFinish(self)
        dismiss(animated: true)
    }
}

/// A delegate that is told of loading and closing of a browser's screen. All methods are optional.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// The user closed it.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// The first page is there, or failed.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// The first page was sent elsewhere.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    /// Returns activities for the share sheet in addition to the system's.
    func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity]
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) { notImplemented(self, #function, [controller]) }
    public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) { notImplemented(self, #function, [controller, didLoadSuccessfully]) }
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) { notImplemented(self, #function, [controller, URL]) }
    public func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity] { [] }
}

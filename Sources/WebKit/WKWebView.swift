// WKWebView: keeps what it was asked to load and tells its delegate as on a device without a network.
// Shows the address, or the title of the text it was given, on a labelled placeholder; there is no browser engine.
import DeviceServices
import ObjectiveC
import UIKit

/// A view that shows web content. Here: a placeholder that names the content.
@preconcurrency @MainActor open class WKWebView: UIView {
    /// The configuration that the view was made with.
    open private(set) var configuration: WKWebViewConfiguration
    /// Decides about navigation and hears of it.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Shows what a page asks for. No page asks here.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The view that the page scrolls in.
    open private(set) var scrollView = UIScrollView()
    /// The pages before and after the present one.
    open private(set) var backForwardList = WKBackForwardList()
    /// Whether a horizontal swipe goes back and forward.
    open var allowsBackForwardNavigationGestures = false
    /// Whether pressing a link shows a preview.
    open var allowsLinkPreview = true
    /// The user agent that the view sends; nil is WebKit's own.
    open var customUserAgent: String?
    /// Whether a debugger may attach.
    open var isInspectable = false

    /// The page's title; can be observed.
    open private(set) var title: String? { didSet { changed("title", oldValue, title) } }
    /// The address of the present page, or of the one that is loading; can be observed.
    open private(set) var url: URL? { didSet { changed("URL", oldValue, url); changed("url", oldValue, url) } }
    /// Whether a page is loading; can be observed.
    open private(set) var isLoading = false { didSet { changed("loading", oldValue, isLoading) } }
    /// The loaded part of a page, 0 to 1; can be observed.
    open private(set) var estimatedProgress = 0.0 { didSet { changed("estimatedProgress", oldValue, estimatedProgress) } }
    /// Whether everything on the page came over secure connections.
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }
    /// Whether there is a page before this one.
    open var canGoBack: Bool { backForwardList.backItem != nil }
    /// Whether there is a page after this one.
    open var canGoForward: Bool { backForwardList.forwardItem != nil }

    private let placeholder = PlaceholderView("WKWebView")
    private var current: WKNavigation?
    /// The request that the app answers itself.
    private var asked: (handler: any WKURLSchemeHandler, task: SchemeTask)?
    private var lastLoad: (@MainActor () -> WKNavigation?)?

    /// A web view with a configuration, of which it keeps a copy.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        setUp()
    }

    /// A web view with a new configuration.
    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    public required init?(coder: NSCoder) {
        configuration = coder.decodeObject(forKey: "configuration") as? WKWebViewConfiguration ?? WKWebViewConfiguration()
        super.init(coder: coder)
        allowsBackForwardNavigationGestures = coder.decodeBool(forKey: "allowsBackForwardNavigationGestures")
        if coder.containsValue(forKey: "allowsLinkPreview") { allowsLinkPreview = coder.decodeBool(forKey: "allowsLinkPreview") }
        customUserAgent = coder.decodeObject(forKey: "customUserAgent") as? String
        setUp()
    }

    private func setUp() {
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
        placeholder.fill(scrollView)
        // The page's own background, also behind bars.
        if backgroundColor == nil { backgroundColor = .systemBackground }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeholder.frame = CGRect(origin: .zero, size: bounds.size)
    }

    private func changed(_ key: String, _ old: Any?, _ new: Any?) { notifyValueChange(self, key, old: old, new: new) }

    // MARK: Loading

    /// Loads an address. Pages of other machines fail as without a network; files are read.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        lastLoad = { [weak self] in self?.load(request) }
        guard let url = request.url else { return nil }
        if url.isFileURL { return navigate(request, text: (try? String(contentsOf: url, encoding: .utf8)), fails: !FileManager.default.fileExists(atPath: url.path)) }
        if url.scheme == "about" { return navigate(request, text: "", fails: false) }
        if let handler = url.scheme.flatMap(configuration.urlSchemeHandler(forURLScheme:)) { return navigate(request, text: nil, fails: false, handler: handler) }
        MissingService.say("WKWebView.load(_:)", "loads no page here: \(url.absoluteString) fails as on a device without a network")
        return navigate(request, text: nil, fails: true)
    }

    /// Shows a text of HTML, whose title the placeholder names.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        lastLoad = { [weak self] in self?.loadHTMLString(string, baseURL: baseURL) }
        MissingService.say("WKWebView.loadHTMLString(_:baseURL:)", "shows the page's title on a placeholder: there is no browser engine here")
        return navigate(URLRequest(url: baseURL ?? URL(string: "about:blank") ?? URL(fileURLWithPath: "/")), text: string, fails: false)
    }

    /// Loads a file.
    @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { load(URLRequest(url: url)) }

    /// Shows data of a type.
    @discardableResult open func load(_ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? {
        loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL)
    }

    /// Loads the present page again.
    @discardableResult open func reload() -> WKNavigation? { lastLoad?() }
    /// Loads the present page again, past every cache.
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { lastLoad?() }
    /// Ends loading; the delegate hears of a cancelled navigation.
    open func stopLoading() {
        guard isLoading, let navigation = current else { return }
        current = nil
        isLoading = false
        stopAsking()
        navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error(NSURLErrorCancelled, url))
    }
    private func stopAsking() {
        guard let (handler, task) = asked else { return }
        asked = nil
        task.stop()
        handler.webView(self, stop: task)
    }
    /// Goes to the page before this one.
    @discardableResult open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go(to:)) }
    /// Goes to the page after this one.
    @discardableResult open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go(to:)) }
    /// Goes to a page of the list.
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        backForwardList.move(to: item)
        return navigate(URLRequest(url: item.url), text: item.text, fails: false, isInList: true)
    }

    private func navigate(_ request: URLRequest, text: String?, fails: Bool, isInList: Bool = false, handler: (any WKURLSchemeHandler)? = nil) -> WKNavigation {
        stopAsking()
        let navigation = WKNavigation()
        current = navigation
        isLoading = true
        estimatedProgress = 0.1
        let action = WKNavigationAction(request: request, navigationType: isInList ? .backForward : .other)
        // The delegate is called in later turns of the run loop, as if by WebKit's other process.
        DispatchQueue.main.async { [self] in
            guard current === navigation else { return }
            let answer = DecisionOnce { [weak self] policy in self?.proceed(navigation, request, text: text, fails: fails, isInList: isInList, handler, policy: policy) }
            if let delegate = navigationDelegate {
                delegate.webView(self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences) { policy, _ in answer.give(policy) }
            } else {
                answer.give(.allow)
            }
        }
        return navigation
    }

    private func proceed(_ navigation: WKNavigation, _ request: URLRequest, text: String?, fails: Bool, isInList: Bool, _ handler: (any WKURLSchemeHandler)?, policy: WKNavigationActionPolicy) {
        guard current === navigation else { return }
        guard policy == .allow else {
            current = nil
            isLoading = false
            return
        }
        url = request.url
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        DispatchQueue.main.async { [self] in
            guard current === navigation else { return }
            if let handler { return ask(handler, navigation, request) }
            if fails { return fail(navigation, request, error(request.url?.isFileURL == true ? NSURLErrorFileDoesNotExist : NSURLErrorNotConnectedToInternet, request.url)) }
            finish(navigation, request, text: text, isInList: isInList)
        }
    }

    private func ask(_ handler: any WKURLSchemeHandler, _ navigation: WKNavigation, _ request: URLRequest) {
        let task = SchemeTask(request) { [weak self] result in
            guard let self, current === navigation else { return }
            asked = nil
            switch result {
            case .success(let data): finish(navigation, request, text: String(decoding: data, as: UTF8.self), isInList: false)
            case .failure(let error): fail(navigation, request, error)
            }
        }
        asked = (handler, task)
        handler.webView(self, start: task)
    }

    private func finish(_ navigation: WKNavigation, _ request: URLRequest, text: String?, isInList: Bool) {
        navigationDelegate?.webView(self, didCommit: navigation)
        title = WKWebView.title(of: text ?? "")
        placeholder.text = ["WKWebView", title, request.url?.absoluteString].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
        if !isInList { backForwardList.append(WKBackForwardListItem(url: request.url, title: title, text: text)) }
        estimatedProgress = 1
        isLoading = false
        navigationDelegate?.webView(self, didFinish: navigation)
    }

    private func fail(_ navigation: WKNavigation, _ request: URLRequest, _ error: any Error) {
        current = nil
        placeholder.text = "WKWebView\n\(request.url?.absoluteString ?? "")"
        isLoading = false
        estimatedProgress = 0
        navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
    }

    private func error(_ code: Int, _ url: URL?) -> NSError {
        NSError(domain: NSURLErrorDomain, code: code, userInfo: url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
    }

    private static func title(of html: String) -> String {
        guard let start = html.range(of: "<title>", options: .caseInsensitive), let end = html.range(of: "</title>", options: .caseInsensitive, range: start.upperBound..<html.endIndex) else { return "" }
        return html[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
    }

    // MARK: Scripts

    /// Runs a script in the page. There is no engine here: it answers with an error.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil) {
        MissingService.say("WKWebView.evaluateJavaScript(_:)", "runs no script here: it answers with WKError.unknown")
        DispatchQueue.main.async { completionHandler?(nil, WKError(.unknown)) }
    }

    /// Runs a script in the page. There is no engine here: it throws.
    @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        MissingService.say("WKWebView.evaluateJavaScript(_:)", "runs no script here: it answers with WKError.unknown")
        throw WKError(.unknown)
    }

    /// Whether WebKit shows addresses of the scheme by itself.
    public static func handlesURLScheme(_ urlScheme: String) -> Bool { ["http", "https", "file", "about", "data", "blob", "ws", "wss"].contains(urlScheme.lowercased()) }
}

/// A delegate may answer later, and WebKit ends an app whose delegate answers twice; here the second answer is left out.
@MainActor private final class DecisionOnce {
    private var body: ((WKNavigationActionPolicy) -> Void)?
    init(_ body: @escaping (WKNavigationActionPolicy) -> Void) { self.body = body }
    func give(_ policy: WKNavigationActionPolicy) {
        let once = body
        body = nil
        once?(policy)
    }
}

@used @section(".init_array") private let webViewKeysRecord: @convention(c) () -> Void = {
    registerKeys(of: WKWebView.self) {
        $0.p("navigationDelegate", \WKWebView.navigationDelegate)
        $0.p("uiDelegate", \WKWebView.uiDelegate)
        $0.p("estimatedProgress", \WKWebView.estimatedProgress)
        $0.p("title", \WKWebView.title)
        $0.p("URL", \WKWebView.url)
        $0.p("url", \WKWebView.url)
        $0.p("loading", \WKWebView.isLoading)
        $0.p("canGoBack", \WKWebView.canGoBack)
        $0.p("canGoForward", \WKWebView.canGoForward)
        $0.m0("reload") { (o: WKWebView) in o.reload() }
        $0.m0("goBack") { (o: WKWebView) in o.goBack() }
        $0.m0("goForward") { (o: WKWebView) in o.goForward() }
        $0.m0("stopLoading") { (o: WKWebView) in o.stopLoading() }
    }
}

// UIWebView, which apps used for web pages before iOS 12: an area that shows the page's address or title in place of the page.
// It calls its delegate as on a device without a network; there is no browser engine. WKWebView lies in the module WebKit.
import Foundation
import ObjectiveC

/// Shows web content (deprecated in iOS 12). Here: an area that shows the address or title.
@preconcurrency @MainActor open class UIWebView: UIView {
    /// The way in which a page was left for another.
    public enum NavigationType: Int, Sendable { case linkClicked = 0, formSubmitted, backForward, reload, formResubmitted, other }
    /// The delegate that decides about pages and is told of loading. Not retained.
    open weak var delegate: (any UIWebViewDelegate)?
    /// The view that the page scrolls in.
    open private(set) var scrollView = UIScrollView()
    /// The page that is shown or loading.
    open private(set) var request: URLRequest?
    /// Whether a page is loading.
    open private(set) var isLoading = false
    /// Whether the page is scaled to the width of the view.
    open var scalesPageToFit = false
    /// The kinds of data that become links, such as numbers, dates and addresses.
    open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
    /// Whether films play within the page.
    open var allowsInlineMediaPlayback = false
    /// Whether films wait for a touch.
    open var mediaPlaybackRequiresUserAction = true
    /// Whether pages may open the keyboard only after a touch.
    open var keyboardDisplayRequiresUserAction = true
    /// Whether the page stays empty until it is completely loaded.
    open var suppressesIncrementalRendering = false

    private struct Page {
        let request: URLRequest, text: String?
    }
    private var pages: [Page] = [], index = -1, round = 0
    private let caption = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.backgroundColor = .secondarySystemBackground
        addSubview(scrollView)
        caption.text = "UIWebView"
        caption.numberOfLines = 0
        caption.textAlignment = .center
        caption.textColor = .secondaryLabel
        caption.font = .preferredFont(forTextStyle: .footnote)
        scrollView.addSubview(caption)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        caption.frame = CGRect(origin: .zero, size: bounds.size).insetBy(dx: min(16, bounds.width / 4), dy: 0)
    }

    /// Whether there is a page before this one.
    open var canGoBack: Bool { index > 0 }
    /// Whether there is a page after this one.
    open var canGoForward: Bool { index + 1 < pages.count }
    /// Loads a page. Those of other machines fail as without a network; files are read.
    open func loadRequest(_ request: URLRequest) { go(Page(request: request, text: nil), .other, to: nil) }
    /// Shows a text of HTML.
    open func loadHTMLString(_ string: String, baseURL: URL?) {
        go(Page(request: URLRequest(url: baseURL ?? URL(string: "about:blank") ?? URL(fileURLWithPath: "/")), text: string), .other, to: nil)
    }
    /// Shows data of a type.
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) { loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL) }
    /// Loads the page again.
    open func reload() {
        if pages.indices.contains(index) { go(pages[index], .reload, to: index) } else if let request { loadRequest(request) }
    }
    /// Returns to the previous page.
    open func goBack() { if canGoBack { go(pages[index - 1], .backForward, to: index - 1) } }
    /// Goes to the next page.
    open func goForward() { if canGoForward { go(pages[index + 1], .backForward, to: index + 1) } }
    /// Ends loading; the delegate is told that loading was cancelled.
    open func stopLoading() {
        guard isLoading else { return }
        round += 1
        isLoading = false
        ifImplemented { delegate?.webView(self, didFailLoadWithError: NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled)) }
    }
    /// Runs a script in the page. There is no engine, so the result is empty.
    open func stringByEvaluatingJavaScript(from script: String) -> String? {
        Diagnostics.log("WillAppear: UIWebView.stringByEvaluatingJavaScript(from:) runs no script here")
        return nil
    }

    private func go(_ page: Page, _ type: NavigationType, to place: Int?) {
        guard let url = page.request.url else { return }
        guard ifImplemented({ delegate?.webView(self, shouldStartLoadWith: page.request, navigationType: type) ?? true }) ?? true else { return }
        round += 1
        let own = round
        (request, isLoading) = (page.request, true)
        DispatchQueue.main.async { [weak self] in
            guard let self, round == own else { return }
            ifImplemented { self.delegate?.webViewDidStartLoad(self) }
            DispatchQueue.main.async { [weak self] in
                guard let self, round == own else { return }
                isLoading = false
                let text = page.text ?? (url.isFileURL ? FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) } : url.scheme == "about" ? "" : nil)
                caption.text = "UIWebView\n\(url.absoluteString)"
                guard text != nil else {
                    let error = NSError(domain: NSURLErrorDomain, code: url.isFileURL ? NSURLErrorFileDoesNotExist : NSURLErrorNotConnectedToInternet, userInfo: [NSURLErrorFailingURLErrorKey: url])
                    ifImplemented { self.delegate?.webView(self, didFailLoadWithError: error) }
                    return
                }
                if let place { index = place } else {
                    pages = pages.prefix(index + 1) + [page]
                    index = pages.count - 1
                }
                ifImplemented { self.delegate?.webViewDidFinishLoad(self) }
            }
        }
    }
}

/// Decides about pages and is told of loading (deprecated in iOS 12). All methods are optional.
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
    /// Whether a page is loaded.
    func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool
    /// A page begins to load.
    func webViewDidStartLoad(_ webView: UIWebView)
    /// A page is there.
    func webViewDidFinishLoad(_ webView: UIWebView)
    /// A page could not be loaded.
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    public func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool { notImplemented(self, #function, [webView, request, navigationType], fallback: true) }
    public func webViewDidStartLoad(_ webView: UIWebView) { notImplemented(self, #function, [webView]) }
    public func webViewDidFinishLoad(_ webView: UIWebView) { notImplemented(self, #function, [webView]) }
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) { notImplemented(self, #function, [webView, error]) }
}

@used @section(".init_array") private let oldWebViewKeysRecord: @convention(c) () -> Void = {
    registerKeys(of: UIWebView.self) {
        $0.p("delegate", \UIWebView.delegate)
        $0.p("scalesPageToFit", \UIWebView.scalesPageToFit)
        $0.m0("reload") { (o: UIWebView) in o.reload() }
        $0.m0("goBack") { (o: UIWebView) in o.goBack() }
        $0.m0("goForward") { (o: UIWebView) in o.goForward() }
        $0.m0("stopLoading") { (o: UIWebView) in o.stopLoading() }
    }
}

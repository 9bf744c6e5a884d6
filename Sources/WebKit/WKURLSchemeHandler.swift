// Handlers of an app's own addresses, and the tasks by which they answer. WKWebView starts a task for a page of a scheme that the
// configuration has a handler for, and stops the task when the page is no longer wanted. Pictures and scripts of the page are not asked for.
import DeviceServices
import Foundation

/// A request for an address of the app's own, and the way to answer it. Called in the main thread.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
    /// The request.
    var request: URLRequest { get }
    /// Gives the answer's head, before its data.
    func didReceive(_ response: URLResponse)
    /// Gives a part of the answer; may be called many times.
    func didReceive(_ data: Data)
    /// Ends the answer.
    func didFinish()
    /// Ends the task without an answer.
    func didFailWithError(_ error: any Error)
}

/// Answers requests for addresses of a scheme of the app's own.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// A page of the scheme is wanted; the task takes the answer, now or later.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// The page is no longer wanted; the task must not be answered any more.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

extension WKWebViewConfiguration {
    /// Sets the object that answers requests for a scheme. Web views that are made afterwards ask it.
    /// WebKit's own schemes, a second handler for a scheme, and texts that are no scheme are refused: the console says so, where a device raises an exception.
    public func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        let scheme = urlScheme.lowercased()
        let isScheme = scheme.first?.isASCII == true && scheme.first?.isLetter == true && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        guard isScheme, !WKWebView.handlesURLScheme(scheme), schemeHandlers[scheme] == nil else {
            MissingService.say("WKWebViewConfiguration.setURLSchemeHandler(_:forURLScheme:)", "takes no handler for \"\(urlScheme)\": WebKit's own, a second one, or no scheme")
            return
        }
        schemeHandlers[scheme] = urlSchemeHandler
    }

    /// The handler of a scheme; nil without one.
    public func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { schemeHandlers[urlScheme.lowercased()] }
}

/// The task of one page.
@MainActor final class SchemeTask: NSObject, WKURLSchemeTask {
    let request: URLRequest
    private var data = Data()
    private var hasResponse = false
    private var end: ((Result<Data, any Error>) -> Void)?

    init(_ request: URLRequest, end: @escaping (Result<Data, any Error>) -> Void) { (self.request, self.end) = (request, end) }

    /// Calls after the end, and data before the response, end the app on a device; they are left out here.
    func didReceive(_ response: URLResponse) { hasResponse = hasResponse || end != nil }
    func didReceive(_ data: Data) { if hasResponse, end != nil { self.data.append(data) } }
    func didFinish() { if hasResponse { finish(.success(data)) } }
    func didFailWithError(_ error: any Error) { finish(.failure(error)) }
    func stop() { end = nil }

    private func finish(_ result: Result<Data, any Error>) {
        let end = end
        self.end = nil
        end?(result)
    }
}

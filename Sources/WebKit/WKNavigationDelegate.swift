// Decides about navigation and hears of it; and the delegate for what pages ask of the interface.
import Foundation
import ObjectiveC
import UIKit

/// Decides about navigation of a web view and hears of it. All optional.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Before a page is asked for.
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    /// Before a page is asked for, with what it may do; called instead of the variant without.
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    /// Before a page is asked for; called when the variants with a handler are absent.
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy
    /// Before a page is asked for, with what it may do; called when the variants with a handler are absent.
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences) async -> (WKNavigationActionPolicy, WKWebpagePreferences)
    /// Before an answer is shown; called when the variant with a handler is absent.
    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy
    /// Before an answer is shown.
    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
    /// A page is being asked for.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// The server sent it elsewhere.
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// The page could not be had.
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// The page begins to show.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// The page is there.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// The page broke off.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// The page's process ended.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void) {
        Task.immediate { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction, preferences: webView.configuration.defaultWebpagePreferences).0) }
    }
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy { .allow }
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
        (await self.webView(webView, decidePolicyFor: navigationAction), preferences)
    }
    public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy { .allow }
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void) {
        self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
    }
    public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void) {
        Task.immediate { decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) }
    }
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { notImplemented(self, #function, [webView, navigation]) }
    public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) { notImplemented(self, #function, [webView, navigation]) }
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) { notImplemented(self, #function, [webView, navigation, error]) }
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { notImplemented(self, #function, [webView, navigation]) }
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { notImplemented(self, #function, [webView, navigation]) }
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) { notImplemented(self, #function, [webView, navigation, error]) }
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { notImplemented(self, #function, [webView]) }
}

/// Shows what a page asks for: windows and panels. No page runs here, so that none is called.
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {
    /// A page opens a window.
    func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?
    /// A page closes its window.
    func webViewDidClose(_ webView: WKWebView)
    /// A page shows a message.
    func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void)
    /// A page asks yes or no.
    func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void)
    /// A page asks for a text.
    func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void)
}

extension WKUIDelegate {
    public func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView? { nil }
    public func webViewDidClose(_ webView: WKWebView) { notImplemented(self, #function, [webView]) }
    public func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void) { completionHandler() }
    public func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void) { completionHandler(false) }
    public func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void) { completionHandler(nil) }
}

/// The size and place a page wants for its window.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
    /// The width, if the page gave one.
    open private(set) var width: NSNumber? = nil
    /// The height, if the page gave one.
    open private(set) var height: NSNumber? = nil
}

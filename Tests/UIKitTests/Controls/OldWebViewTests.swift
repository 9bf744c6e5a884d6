// UIWebView: the order in which its delegate hears of pages, that a page can be refused, and the list of pages.
import UIKit
import XCTest

@MainActor final class OldWebViewTests: XCTestCase {
    private final class Reader: NSObject, UIWebViewDelegate {
        var heard: [String] = [], refuses = false
        func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool {
            heard.append("asked \(navigationType.rawValue)")
            return !refuses
        }
        func webViewDidStartLoad(_ webView: UIWebView) { heard.append("started \(webView.isLoading)") }
        func webViewDidFinishLoad(_ webView: UIWebView) { heard.append("finished \(webView.isLoading)") }
        func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) { heard.append("failed \((error as NSError).code)") }
    }
    private func settle() { for _ in 0..<8 { _ = RunLoop.main.run(mode: .default, before: .distantPast) } }

    func testTheDelegateHearsOfPagesInOrder() throws {
        let view = UIWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), reader = Reader()
        view.delegate = reader
        view.loadRequest(URLRequest(url: try XCTUnwrap(URL(string: "https://example.org"))))
        XCTAssertTrue(view.isLoading)
        settle()
        XCTAssertEqual(reader.heard, ["asked 5", "started true", "failed \(NSURLErrorNotConnectedToInternet)"])
        reader.heard = []
        view.loadHTMLString("<b>one</b>", baseURL: nil)
        settle()
        view.loadHTMLString("two", baseURL: nil)
        settle()
        XCTAssertEqual(reader.heard, ["asked 5", "started true", "finished false", "asked 5", "started true", "finished false"])
        XCTAssertTrue(view.canGoBack)
        view.goBack()
        settle()
        XCTAssertFalse(view.canGoBack)
        XCTAssertTrue(view.canGoForward)
        reader.heard = []
        view.reload()
        view.stopLoading()
        settle()
        XCTAssertEqual(reader.heard, ["asked 3", "failed \(NSURLErrorCancelled)"])
        reader.refuses = true
        view.loadHTMLString("three", baseURL: nil)
        XCTAssertFalse(view.isLoading)
    }

    func testADelegateMayHaveNoMethods() {
        final class Quiet: NSObject, UIWebViewDelegate {}
        let view = UIWebView(), quiet = Quiet()
        view.delegate = quiet
        view.loadHTMLString("x", baseURL: nil)
        settle()
        XCTAssertFalse(view.isLoading)
    }
}

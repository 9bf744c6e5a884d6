// WKWebView without a network: the order in which its delegate hears of pages, and what observers see.
// The order of a page that loads is that of WKNavigationDelegate's documentation; a page of another machine fails provisionally.
import MainActorTesting
import UIKit
import WebKit
import XCTest

final class WebViewTests: XCTestCase {
    private final class Recorder: NSObject, WKNavigationDelegate {
        var events: [String] = []
        var policy = WKNavigationActionPolicy.allow
        func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void) {
            events.append("decide \(navigationAction.request.url?.absoluteString ?? "")")
            decisionHandler(policy)
        }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { events.append("start") }
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { events.append("commit") }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { events.append("finish \(webView.title ?? "nil") loading \(webView.isLoading)") }
        func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) { events.append("fail \((error as NSError).code)") }
    }

    /// Until what was sent to the main queue is done; no time passes.
    @MainActor private func settle() { for _ in 0..<8 { _ = RunLoop.main.run(mode: .default, before: .distantPast) } }

    @MainActor func testHTMLIsReadLaterInTheMainQueue() throws {
        var events: [String] = []
        func note(_ name: String) -> NSAttributedString.CompletionHandler {
            { text, attributes, error in
                let words = text?.string.trimmingCharacters(in: .whitespacesAndNewlines) ?? "nil"
                events.append("\(name): \(words) \(attributes[.documentType] as? String ?? "nil") \((error as NSError?)?.domain ?? "nil")")
            }
        }
        NSAttributedString.loadFromHTML(string: "<p>Grüße <b>dir</b></p>", options: [.characterEncoding: String.Encoding.utf16.rawValue], completionHandler: note("text"))
        NSAttributedString.loadFromHTML(data: Data("<i>a</i>b".utf8), completionHandler: note("bytes"))
        NSAttributedString.loadFromHTML(fileURL: URL(fileURLWithPath: "/no/such/page.html"), completionHandler: note("file"))
        XCTAssertEqual(events, [])
        settle()
        XCTAssertEqual(events, ["text: Grüße dir NSHTML nil", "bytes: ab NSHTML nil", "file: nil nil NSCocoaErrorDomain"])
    }

    @MainActor func testPicturesComeLaterAndAreOfTheWantedWidth() {
        var answers: [String] = []
        func take(_ view: WKWebView, _ configuration: WKSnapshotConfiguration?) {
            view.takeSnapshot(with: configuration) { image, error in answers.append(image.map { "\($0.size)" } ?? (error as NSError?)?.domain ?? "nothing") }
        }
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), half = WKSnapshotConfiguration(), small = WKSnapshotConfiguration()
        half.rect = CGRect(x: 50, y: 0, width: 50, height: 50)
        small.snapshotWidth = 20
        take(view, nil)
        take(view, half)
        take(view, small)
        take(WKWebView(frame: .zero), nil)
        XCTAssertEqual(answers, [])
        settle()
        XCTAssertEqual(answers, ["(100.0, 50.0)", "(50.0, 50.0)", "(20.0, 10.0)", "WKErrorDomain"])
    }

    @MainActor func testTextIsStartedCommittedAndFinished() {
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let recorder = Recorder()
        view.navigationDelegate = recorder
        view.loadHTMLString("<html><head><title>Hello</title></head></html>", baseURL: nil)
        XCTAssertTrue(view.isLoading)
        settle()
        XCTAssertEqual(recorder.events, ["decide about:blank", "start", "commit", "finish Hello loading false"])
        XCTAssertEqual(view.estimatedProgress, 1)
        XCTAssertFalse(view.canGoBack)
        view.loadHTMLString("<title>Second</title>", baseURL: nil)
        settle()
        XCTAssertTrue(view.canGoBack)
        view.goBack()
        settle()
        XCTAssertEqual(view.title, "Hello")
        XCTAssertTrue(view.canGoForward)
    }

    private final class AsyncRecorder: NSObject, WKNavigationDelegate {
        var events: [String] = []
        func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy {
            events.append("decide")
            return .cancel
        }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { events.append("finish") }
    }

    @MainActor func testTheSpellingForConcurrencyDecides() {
        let view = WKWebView(), recorder = AsyncRecorder()
        view.navigationDelegate = recorder
        view.loadHTMLString("<title>Never</title>", baseURL: nil)
        settle()
        XCTAssertEqual(recorder.events, ["decide"])
        XCTAssertNil(view.title)
    }

    @MainActor func testAPageOfAnotherMachineFailsAsWithoutANetwork() throws {
        let view = WKWebView()
        let recorder = Recorder()
        view.navigationDelegate = recorder
        view.load(URLRequest(url: try XCTUnwrap(URL(string: "https://example.com"))))
        settle()
        XCTAssertEqual(recorder.events, ["decide https://example.com", "start", "fail \(NSURLErrorNotConnectedToInternet)"])
        XCTAssertFalse(view.isLoading)
    }

    @MainActor func testACancelledActionStartsNothing() {
        let view = WKWebView()
        let recorder = Recorder()
        recorder.policy = .cancel
        view.navigationDelegate = recorder
        view.loadHTMLString("", baseURL: nil)
        settle()
        XCTAssertEqual(recorder.events, ["decide about:blank"])
    }

    private final class Pages: NSObject, WKURLSchemeHandler {
        var events: [String] = []
        var tasks: [any WKURLSchemeTask] = []
        func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
            events.append("start \(urlSchemeTask.request.url?.absoluteString ?? "")")
            tasks.append(urlSchemeTask)
        }
        func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) { events.append("stop") }
    }

    @MainActor func testAnAppsOwnSchemeIsAnsweredByItsHandler() throws {
        let pages = Pages(), configuration = WKWebViewConfiguration(), recorder = Recorder()
        configuration.setURLSchemeHandler(pages, forURLScheme: "App-Page")
        for wrong in ["https", "app-page", "", "two words", "1a"] { configuration.setURLSchemeHandler(Pages(), forURLScheme: wrong) }
        XCTAssertTrue(configuration.urlSchemeHandler(forURLScheme: "app-page") === pages)
        XCTAssertNil(configuration.urlSchemeHandler(forURLScheme: "https"))
        let view = WKWebView(frame: .zero, configuration: configuration), url = try XCTUnwrap(URL(string: "app-page://home/1"))
        view.navigationDelegate = recorder
        view.load(URLRequest(url: url))
        settle()
        XCTAssertEqual(pages.events, ["start app-page://home/1"])
        XCTAssertEqual(recorder.events, ["decide app-page://home/1", "start"])
        XCTAssertTrue(view.isLoading)
        let task = try XCTUnwrap(pages.tasks.first)
        task.didReceive(Data("too early".utf8))
        task.didReceive(URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil))
        for part in ["<title>Ho", "me</title>"] { task.didReceive(Data(part.utf8)) }
        task.didFinish()
        task.didFinish()
        XCTAssertEqual(Array(recorder.events.dropFirst(2)), ["commit", "finish Home loading false"])
        recorder.events = []
        view.load(URLRequest(url: url))
        settle()
        pages.tasks.last?.didFailWithError(URLError(.badURL))
        XCTAssertEqual(recorder.events.last, "fail -1000")
        view.load(URLRequest(url: url))
        settle()
        view.stopLoading()
        pages.tasks.last?.didFinish()
        XCTAssertEqual(pages.events.suffix(2), ["start app-page://home/1", "stop"])
        XCTAssertEqual(recorder.events.last, "fail -999")
    }
}

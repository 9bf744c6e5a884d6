// The cookies of web views: what an app puts there can be read again; no page adds any, for none is loaded.
import Foundation
import UIKit

/// The cookies of web views.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    private struct Observer { weak var object: (any WKHTTPCookieStoreObserver)? }
    private var cookies: [HTTPCookie] = []
    private var observers: [Observer] = []
    override init() {}

    private func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool { one.name == other.name && one.domain == other.domain && one.path == other.path }
    private func tell() {
        let listening = observers
        DispatchQueue.main.async { for observer in listening { observer.object?.cookiesDidChange(in: self) } }
    }
    /// Hands out all cookies.
    open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
        let found = cookies
        DispatchQueue.main.async { completionHandler(found) }
    }
    /// All cookies.
    open func allCookies() async -> [HTTPCookie] { cookies }
    /// Puts a cookie there, in the place of one of the same name, domain and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        cookies = cookies.filter { !isSame($0, cookie) } + [cookie]
        tell()
        DispatchQueue.main.async { completionHandler?() }
    }
    /// Takes a cookie away.
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        cookies.removeAll { isSame($0, cookie) }
        tell()
        DispatchQueue.main.async { completionHandler?() }
    }
    /// Tells somebody of changes.
    open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Observer(object: observer)) }
    /// Tells somebody no more.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.removeAll { $0.object === observer || $0.object == nil } }
}

/// An observer that is told of changes of cookies.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    /// Cookies came or went.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

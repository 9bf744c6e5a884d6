// The store of web views' cookies and caches. Pages are not loaded here, so that nothing is ever in it.
import Foundation
import UIKit

/// The store of web views' cookies and caches; empty here.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore(isPersistent: true)
    /// Whether it outlives the app.
    open private(set) var isPersistent: Bool
    private init(isPersistent: Bool) { self.isPersistent = isPersistent }
    /// The cookies of pages: those that the app puts there.
    open private(set) var httpCookieStore = WKHTTPCookieStore()

    /// The store that every view uses unless told otherwise.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// A store that is gone with the app.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
    /// Every kind of data there is.
    open class func allWebsiteDataTypes() -> Set<String> {
        [WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage]
    }
    /// Gives the data that sites have stored: none here.
    open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void) {
        DispatchQueue.main.async { completionHandler([]) }
    }
    /// Removes records, of which there are none.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { completionHandler() }
    }
    /// Removes what came since a date: nothing.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { completionHandler() }
    }
}

/// The data that one site has stored.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
    /// The site's name.
    open private(set) var displayName: String
    /// The kinds of its data.
    open private(set) var dataTypes: Set<String>
    init(displayName: String, dataTypes: Set<String>) {
        self.displayName = displayName
        self.dataTypes = dataTypes
    }
}

/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Files kept on disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Files kept in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The data that pages store.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The data that pages store for one visit.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"

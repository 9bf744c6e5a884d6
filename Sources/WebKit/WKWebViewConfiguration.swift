// The settings that a web view is made with: preferences, scripts of the app and the handlers of their messages.
import Foundation
import UIKit

/// The settings that a web view is made with.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, NibDecodable {
    /// The app's scripts and message handlers.
    open var userContentController = WKUserContentController()
    /// The permissions of every page.
    open var preferences = WKPreferences()
    /// The permissions of a page unless the delegate gives others.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The pool that several views can share.
    open var processPool = WKProcessPool()
    /// The store of cookies and caches.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Whether videos play inside the page.
    open var allowsInlineMediaPlayback = false
    /// Whether AirPlay is offered.
    open var allowsAirPlayForMediaPlayback = true
    /// Whether videos may leave the page.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether nothing shows before everything is there.
    open var suppressesIncrementalRendering = false
    /// The end of the user agent.
    open var applicationNameForUserAgent: String?
    /// The media that wait for a tap.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// The kinds of data that become links.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// The handlers of the app's own schemes (WKURLSchemeHandler.swift).
    var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

    /// One with WebKit's defaults.
    public override init() { super.init() }

    /// Reads a nib; values that the nib lacks stay as in a new object.
    public required init?(coder: NSCoder) {
        super.init()
        allowsInlineMediaPlayback = coder.decodeBool(forKey: "allowsInlineMediaPlayback")
        suppressesIncrementalRendering = coder.decodeBool(forKey: "suppressesIncrementalRendering")
        if coder.containsValue(forKey: "allowsAirPlayForMediaPlayback") { allowsAirPlayForMediaPlayback = coder.decodeBool(forKey: "allowsAirPlayForMediaPlayback") }
        if coder.containsValue(forKey: "allowsPictureInPictureMediaPlayback") { allowsPictureInPictureMediaPlayback = coder.decodeBool(forKey: "allowsPictureInPictureMediaPlayback") }
        applicationNameForUserAgent = coder.decodeObject(forKey: "applicationNameForUserAgent") as? String
        mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "mediaTypesRequiringUserActionForPlayback")))
        dataDetectorTypes = WKDataDetectorTypes(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "dataDetectorTypes")))
        if let decoded = coder.decodeObject(forKey: "preferences") as? WKPreferences { preferences = decoded }
    }
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Media with sound.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Media with pictures.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Both.
    public static let all = WKAudiovisualMediaTypes(rawValue: UInt.max)
}

/// Kinds of text that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Phone numbers.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Addresses of pages.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Postal addresses.
    public static let address = WKDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    /// All kinds of data.
    public static let all = WKDataDetectorTypes(rawValue: UInt.max)
}

/// The permissions of every page of a view.
@preconcurrency @MainActor open class WKPreferences: NSObject, NibDecodable {
    /// The smallest size of text, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether pages run scripts.
    open var javaScriptEnabled = true
    /// Whether scripts open windows by themselves.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether known dangerous pages warn.
    open var isFraudulentWebsiteWarningEnabled = true

    /// Creates the permissions of a new configuration.
    public override init() { super.init() }

    /// Reads a nib; values that the nib lacks stay as in a new object.
    public required init?(coder: NSCoder) {
        super.init()
        minimumFontSize = CGFloat(coder.decodeDouble(forKey: "minimumFontSize"))
        javaScriptCanOpenWindowsAutomatically = coder.decodeBool(forKey: "javaScriptCanOpenWindowsAutomatically")
        if coder.containsValue(forKey: "javaScriptEnabled") { javaScriptEnabled = coder.decodeBool(forKey: "javaScriptEnabled") }
    }
}

/// The permissions of one page.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
    /// Whether it runs scripts.
    open var allowsContentJavaScript = true
    /// The form of a page that is requested.
    open var preferredContentMode = ContentMode.recommended
    /// A form of a page.
    public enum ContentMode: Int, Sendable {
        /// As fits the device.
        case recommended = 0
        /// For phones.
        case mobile = 1
        /// For computers.
        case desktop = 2
    }
}

/// Views of one pool share a process.
@preconcurrency @MainActor open class WKProcessPool: NSObject {}

/// A script of the app's.
@preconcurrency @MainActor open class WKUserScript: NSObject {
    /// The text of the script.
    open private(set) var source: String
    /// The time at which the script would run.
    open private(set) var injectionTime: WKUserScriptInjectionTime
    /// Whether frames inside the page are left out.
    open private(set) var isForMainFrameOnly: Bool
    /// A script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
    }
}

/// The time at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before the page's text.
    case atDocumentStart = 0
    /// After it.
    case atDocumentEnd = 1
}

/// A message from a page's script to the app.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
    /// The value that was sent.
    open private(set) var body: Any
    /// The handler's name.
    open private(set) var name: String
    /// The view, while it exists.
    open private(set) weak var webView: WKWebView?
    init(body: Any, name: String, webView: WKWebView?) {
        self.body = body
        self.name = name
        self.webView = webView
    }
}

/// Takes what a page's script sends.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// A script sent a message.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

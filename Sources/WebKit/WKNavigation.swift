// The arguments of a navigation delegate: the navigation, the action that requests it, the answers.
import Foundation
import UIKit

/// One loading of a page.
@preconcurrency @MainActor open class WKNavigation: NSObject {}

/// A request for a page, and its reason.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
    /// The address that is asked for.
    open private(set) var request: URLRequest
    /// The reason for the request.
    open private(set) var navigationType: WKNavigationType
    /// The frame that would load it; the page itself here.
    open private(set) var targetFrame: WKFrameInfo?
    /// The frame that asks.
    open private(set) var sourceFrame: WKFrameInfo

    init(request: URLRequest, navigationType: WKNavigationType) {
        self.request = request
        self.navigationType = navigationType
        let frame = WKFrameInfo(request: request)
        targetFrame = frame
        sourceFrame = frame
    }
}

/// A frame of a page.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
    /// Whether it is the page itself.
    open var isMainFrame: Bool { true }
    /// The request that the page was loaded with.
    open private(set) var request: URLRequest
    init(request: URLRequest) { self.request = request }
}

/// The answer of a server, before its content is shown.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
    /// The answer's head.
    open private(set) var response: URLResponse
    /// Whether it belongs to the page itself.
    open var isForMainFrame: Bool { true }
    /// Whether WebKit can show the content's type.
    open var canShowMIMEType: Bool { response.mimeType?.hasPrefix("text/") ?? true }
    init(response: URLResponse) { self.response = response }
}

/// The reason for a request.
public enum WKNavigationType: Int, Sendable {
    /// A link was followed.
    case linkActivated = 0
    /// A form was sent.
    case formSubmitted = 1
    /// Back or forward.
    case backForward = 2
    /// Loaded again.
    case reload = 3
    /// A form was sent again.
    case formResubmitted = 4
    /// Anything else, `load(_:)` among it.
    case other = -1
}

/// A delegate's answer to an action.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// Not to load.
    case cancel = 0
    /// To load.
    case allow = 1
    /// To load as a file.
    case download = 2
}

/// A delegate's answer to a response.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// Not to show.
    case cancel = 0
    /// To show.
    case allow = 1
    /// To keep as a file.
    case download = 2
}

/// The reason why WebKit could not do something.
public struct WKError: CustomNSError, Hashable, Sendable {
    /// WebKit's numbers.
    public enum Code: Int, Sendable {
        /// No reason is known.
        case unknown = 1
        /// The page's process ended.
        case webContentProcessTerminated = 2
        /// The view is gone.
        case webViewInvalidated = 3
        /// A script failed.
        case javaScriptExceptionOccurred = 4
        /// A script's result has no form outside.
        case javaScriptResultTypeIsUnsupported = 5
    }
    /// `WKErrorDomain`.
    public static var errorDomain: String { "WKErrorDomain" }
    /// The reason.
    public let code: Code
    /// An error of a number.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
}

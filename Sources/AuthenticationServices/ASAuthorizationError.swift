// The reasons why a sign-in with an Apple account, or one in a web page, did not come about. The numbers are those of Apple's headers.
@_exported import Foundation

/// The domain of `ASAuthorizationError`.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"
/// The domain of `ASWebAuthenticationSessionError`.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// The reason why a request for an authorization failed.
public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
    /// The numbers.
    public enum Code: Int, Sendable {
        /// Nobody knows why, the user left, the answer or the request made no sense, or the attempt failed.
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
    }
    /// `ASAuthorizationErrorDomain`
    public static var errorDomain: String { ASAuthorizationErrorDomain }
    /// The reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// The reason is unknown.
    public static var unknown: Code { .unknown }
    /// The user left.
    public static var canceled: Code { .canceled }
    /// The answer made no sense.
    public static var invalidResponse: Code { .invalidResponse }
    /// No provider took the request.
    public static var notHandled: Code { .notHandled }
    /// The attempt failed.
    public static var failed: Code { .failed }
    /// The request would have needed the user.
    public static var notInteractive: Code { .notInteractive }
}

/// The reason why a sign-in in a web page failed.
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
    /// The numbers.
    public enum Code: Int, Sendable {
        /// The user left, or the app gave no window to show the page over, or one that does not do.
        case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
    }
    /// `ASWebAuthenticationSessionErrorDomain`
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    /// The reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// The user left.
    public static var canceledLogin: Code { .canceledLogin }
    /// The app gave no window.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// The app's window does not do.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

// The requests of an app to an account, and the results: requests, providers and credentials. ASAuthorizationController performs them.
@_exported import UIKit

/// The result of a successful request. No request succeeds here, because there is no account.
open class ASAuthorization: NSObject, @unchecked Sendable {
    /// A part of a person's name and address.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        /// The name of the scope.
        public let rawValue: String
        /// A scope of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A scope of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The name.
        public static let fullName = Scope("full_name")
        /// The address.
        public static let email = Scope("email")
    }
    /// The purpose of a request.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        /// The name of the operation.
        public let rawValue: String
        /// An operation of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An operation of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Depends on the request.
        public static let operationImplicit = OpenIDOperation("implicit")
        /// The user signs in.
        public static let operationLogin = OpenIDOperation("login")
        /// The user's state is read again.
        public static let operationRefresh = OpenIDOperation("refresh")
        /// The user signs out.
        public static let operationLogout = OpenIDOperation("logout")
    }
    /// The provider that made the credential.
    public let provider: any ASAuthorizationProvider
    /// The credential.
    public let credential: any ASAuthorizationCredential
    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) { (self.provider, self.credential) = (provider, credential) }
}

/// Makes requests of one kind.
public protocol ASAuthorizationProvider: NSObjectProtocol {}
/// The credential that a request of one kind gives.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A request to an account.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
    /// The provider that made the request.
    public let provider: any ASAuthorizationProvider
    init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// Asks for an identity.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    /// The facts about the person that are requested.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// Comes back as it is.
    open var state: String?
    /// Comes back in the token.
    open var nonce: String?
    /// The purpose of the request.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// Asks for the Apple account's identity.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    /// The user of an earlier credential.
    open var user: String?
}

/// Asks for a password of the keychain.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Makes requests for the Apple account's identity.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// The state of a user's credential.
    public enum CredentialState: Int, Sendable { case revoked = 0, authorized, notFound, transferred }
    /// Posted when a user takes the permission back.
    public static let credentialRevokedNotification = NSNotification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
    /// A request.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }
    /// No user is known here: the state is `.notFound`.
    open func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(.notFound, nil) }
    }
    /// The same, awaited.
    open func credentialState(forUserID userID: String) async throws -> CredentialState {
        try await withCheckedThrowingContinuation { continuation in
            getCredentialState(forUserID: userID) { state, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: state) }
            }
        }
    }
}

/// Makes requests for passwords of the keychain.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// A request.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// The certainty that a user is a person.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported = 0, unknown, likelyReal }

/// The identity of an Apple account. There is none here.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    /// The user, the same in all apps of a team.
    public let user: String
    /// The state of the request.
    public let state: String?
    /// The facts that the user allowed to give.
    public let authorizedScopes: [ASAuthorization.Scope]
    /// A code that the app's server can use once.
    public let authorizationCode: Data?
    /// A signed token.
    public let identityToken: Data?
    /// An address.
    public let email: String?
    /// A name.
    public let fullName: PersonNameComponents?
    /// The certainty that the user is a person.
    public let realUserStatus: ASUserDetectionStatus
    init(user: String, request: ASAuthorizationAppleIDRequest, email: String?, fullName: PersonNameComponents?) {
        (self.user, state, authorizedScopes, self.email, self.fullName) = (user, request.state, request.requestedScopes ?? [], email, fullName)
        (authorizationCode, identityToken, realUserStatus) = (nil, nil, .unsupported)
    }
}

/// A user's name and password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    /// The name.
    public let user: String
    /// The password.
    public let password: String
    /// A name with its password.
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

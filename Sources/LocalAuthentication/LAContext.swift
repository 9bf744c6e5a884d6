// LAContext: Touch ID, Face ID and the passcode of a device that has none of them set up.
@_exported import Foundation

/// Asks the device to recognise its owner. Here no biometry and no passcode is set up.
open class LAContext: NSObject, @unchecked Sendable {
    /// The kind of biometry the device has: none.
    open var biometryType: LABiometryType { .none }
    /// The title of the button for another way.
    open var localizedFallbackTitle: String?
    /// The title of the cancel button.
    open var localizedCancelTitle: String?
    /// The reason that the question gives.
    open var localizedReason = ""
    /// The seconds for which a past answer counts.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// A value that changes when fingers or faces are added: nothing is set up, so nil.
    open var evaluatedPolicyDomainState: Data? { nil }
    /// Whether what would ask the owner fails instead. No policy comes that far here, because nothing is set up.
    open var interactionNotAllowed = false
    private var isInvalid = false

    /// A context.
    public override init() {}

    /// Whether a policy can be asked for: false, with the reason in `error`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = reason(policy) as NSError
        return false
    }

    /// Asks the owner. Answers at once with the reason why that cannot be, as a device does that has nothing set up.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        let error = reason(policy)
        DispatchQueue.main.async { reply(false, error) }
    }

    /// Asks the owner.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw reason(policy) }

    /// Ends what is asked and everything to come.
    open func invalidate() { isInvalid = true }

    private func reason(_ policy: LAPolicy) -> LAError {
        if isInvalid { return LAError(.invalidContext) }
        return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
}

/// The proof that a policy accepts.
public enum LAPolicy: Int, Sendable {
    /// A finger or a face.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// A finger, a face or the passcode.
    case deviceOwnerAuthentication = 2
}

/// A kind of biometry.
public enum LABiometryType: Int, Sendable {
    /// None.
    case none = 0
    /// Fingers.
    case touchID = 1
    /// Faces.
    case faceID = 2
    /// Eyes.
    case opticID = 4
}

/// The reason why the owner was not recognised.
public struct LAError: CustomNSError, Hashable, Sendable {
    /// LocalAuthentication's numbers.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5, biometryNotAvailable = -6
        case biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9, invalidContext = -10, notInteractive = -1004
        /// The older name.
        public static let touchIDNotAvailable = Code.biometryNotAvailable
        /// The older name.
        public static let touchIDNotEnrolled = Code.biometryNotEnrolled
        /// The older name.
        public static let touchIDLockout = Code.biometryLockout
    }
    /// `com.apple.LocalAuthentication`
    public static var errorDomain: String { LAErrorDomain }
    /// The reason.
    public let code: Code
    /// An error of a number.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// The reason in words.
    public var errorUserInfo: [String: Any] {
        switch code {
        case .passcodeNotSet: [NSLocalizedDescriptionKey: "Passcode not set."]
        case .biometryNotAvailable: [NSLocalizedDescriptionKey: "Biometry is not available on this device."]
        default: [:]
        }
    }

    /// The reason of that name.
    public static let authenticationFailed = Code.authenticationFailed
    /// The reason of that name.
    public static let userCancel = Code.userCancel
    /// The reason of that name.
    public static let userFallback = Code.userFallback
    /// The reason of that name.
    public static let systemCancel = Code.systemCancel
    /// The reason of that name.
    public static let passcodeNotSet = Code.passcodeNotSet
    /// The reason of that name.
    public static let biometryNotAvailable = Code.biometryNotAvailable
    /// The reason of that name.
    public static let biometryNotEnrolled = Code.biometryNotEnrolled
    /// The reason of that name.
    public static let biometryLockout = Code.biometryLockout
    /// The reason of that name.
    public static let appCancel = Code.appCancel
    /// The reason of that name.
    public static let invalidContext = Code.invalidContext
}

/// The domain of its errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

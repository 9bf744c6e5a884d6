// The reasons why the cloud cannot do something, with CKError.h's numbers.
import Foundation

/// The domain of `CKError`.
public let CKErrorDomain = "CKErrorDomain"
/// The errors of the parts of a request.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// After how many seconds to try again.
public let CKErrorRetryAfterKey = "CKRetryAfter"

/// The reason why the cloud cannot do something.
public struct CKError: CustomNSError, Hashable, Sendable {
    /// The numbers.
    public enum Code: Int, Sendable {
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
        case invalidArguments, resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired
        case batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted
        case participantMayNeedVerification, serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
    }
    /// `CKErrorDomain`
    public static var errorDomain: String { CKErrorDomain }
    /// The reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// The facts for a person to read.
    public var errorUserInfo: [String: Any] { code == .notAuthenticated ? [NSLocalizedDescriptionKey: "This request requires an authenticated account"] : [:] }
    /// The seconds until another try makes sense: none does.
    public var retryAfterSeconds: Double? { nil }
    /// The errors of the parts of a request.
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
    /// The record as the cloud has it.
    public var serverRecord: CKRecord? { nil }
    /// The record as the app has it.
    public var clientRecord: CKRecord? { nil }
    /// No user is signed in.
    public static var notAuthenticated: Code { .notAuthenticated }
    /// The record is not there.
    public static var unknownItem: Code { .unknownItem }
    /// The network is away.
    public static var networkUnavailable: Code { .networkUnavailable }
    /// The network failed.
    public static var networkFailure: Code { .networkFailure }
    /// The zone is not there.
    public static var zoneNotFound: Code { .zoneNotFound }
    /// The cloud has another version.
    public static var serverRecordChanged: Code { .serverRecordChanged }
    /// There is no room.
    public static var quotaExceeded: Code { .quotaExceeded }
}

// Users who let others find them, and the permission for it (until iOS 17). Without an iCloud account nobody is found: each
// request ends in CKError.notAuthenticated (CKContainer).
import Foundation

/// A user of iCloud who let others find them. None is found here.
open class CKUserIdentity: NSObject, @unchecked Sendable {
    /// What a user is looked up by.
    open class LookupInfo: NSObject, @unchecked Sendable {
        /// The address of the user's mail.
        public let emailAddress: String?
        /// The number of the user's telephone.
        public let phoneNumber: String?
        /// The name of the user's record.
        public let userRecordID: CKRecord.ID?
        private init(_ emailAddress: String?, _ phoneNumber: String?, _ userRecordID: CKRecord.ID?) { (self.emailAddress, self.phoneNumber, self.userRecordID) = (emailAddress, phoneNumber, userRecordID) }
        /// By an address of mail.
        public convenience init(emailAddress: String) { self.init(emailAddress, nil, nil) }
        /// By a telephone's number.
        public convenience init(phoneNumber: String) { self.init(nil, phoneNumber, nil) }
        /// By the name of a record.
        public convenience init(userRecordID: CKRecord.ID) { self.init(nil, nil, userRecordID) }
    }
    /// What the user was looked up by.
    public let lookupInfo: LookupInfo?
    /// The parts of the user's name.
    public let nameComponents: PersonNameComponents?
    /// The name of the user's record.
    public let userRecordID: CKRecord.ID?
    /// Whether the user has an account.
    public let hasiCloudAccount: Bool
    /// The contacts on the device that are this user.
    public let contactIdentifiers: [String]
    init(lookupInfo: LookupInfo?) { (self.lookupInfo, nameComponents, userRecordID, hasiCloudAccount, contactIdentifiers) = (lookupInfo, nil, nil, false, []) }
}

extension CKContainer {
    /// What an app asks a user for.
    public struct ApplicationPermissions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// That other users of the app may find the user.
        public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
    }
    /// The user's answer.
    public enum ApplicationPermissionStatus: Int, Sendable { case initialState = 0, couldNotComplete, denied, granted }

    /// Answers that the user's decision cannot be had, with the error.
    public func status(forApplicationPermission applicationPermission: ApplicationPermissions, completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void) {
        NoAccount.fail { completionHandler(.couldNotComplete, $0) }
    }
    /// Asks nobody: nobody is signed in. Answers as `status(forApplicationPermission:completionHandler:)` does.
    public func requestApplicationPermission(_ applicationPermission: ApplicationPermissions, completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void) {
        NoAccount.fail { completionHandler(.couldNotComplete, $0) }
    }
    /// Finds nobody, with the error.
    public func discoverUserIdentity(withEmailAddress email: String, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void) { NoAccount.fail { completionHandler(nil, $0) } }
    /// Finds nobody, with the error.
    public func discoverUserIdentity(withPhoneNumber phoneNumber: String, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void) { NoAccount.fail { completionHandler(nil, $0) } }
    /// Finds nobody, with the error.
    public func discoverUserIdentity(withUserRecordID userRecordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void) { NoAccount.fail { completionHandler(nil, $0) } }
    /// Finds nobody, with the error.
    public func discoverAllIdentities(completionHandler: @escaping @Sendable ([CKUserIdentity]?, (any Error)?) -> Void) { NoAccount.fail { completionHandler(nil, $0) } }
}

/// Finds all of the user's contacts who use the app.
open class CKDiscoverAllUserIdentitiesOperation: CKOperation, @unchecked Sendable {
    /// Gets each user who is found.
    open var userIdentityDiscoveredBlock: ((CKUserIdentity) -> Void)?
    /// Called at the end (until iOS 15).
    open var discoverAllUserIdentitiesCompletionBlock: (((any Error)?) -> Void)?
    /// Called at the end.
    open var discoverAllUserIdentitiesResultBlock: ((Result<Void, any Error>) -> Void)?
    public override init() { super.init() }
    override func fail(_ error: CKError) {
        discoverAllUserIdentitiesCompletionBlock?(error)
        discoverAllUserIdentitiesResultBlock?(.failure(error))
    }
}

/// Finds users by what is known of them.
open class CKDiscoverUserIdentitiesOperation: CKOperation, @unchecked Sendable {
    /// What is known of the users.
    open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo] = []
    /// Gets each user who is found.
    open var userIdentityDiscoveredBlock: ((CKUserIdentity, CKUserIdentity.LookupInfo) -> Void)?
    /// Called at the end (until iOS 15).
    open var discoverUserIdentitiesCompletionBlock: (((any Error)?) -> Void)?
    /// Called at the end.
    open var discoverUserIdentitiesResultBlock: ((Result<Void, any Error>) -> Void)?
    public override init() { super.init() }
    /// Finds users by what is known of them.
    public convenience init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo]) {
        self.init()
        self.userIdentityLookupInfos = userIdentityLookupInfos
    }
    override func fail(_ error: CKError) {
        discoverUserIdentitiesCompletionBlock?(error)
        discoverUserIdentitiesResultBlock?(.failure(error))
    }
}

// CloudKit on a device without an iCloud account: the status says so, and each request ends in CKError.notAuthenticated.
import DeviceServices
import Foundation

/// Whether somebody is signed in.
public enum CKAccountStatus: Int, Sendable { case couldNotDetermine = 0, available, restricted, noAccount, temporarilyUnavailable }

extension NSNotification.Name {
    /// Posted when somebody signs in or out.
    public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

enum NoAccount {
    static func say() { MissingService.say("CloudKit", "has no iCloud account here") }
    static func fail(_ call: @escaping @Sendable (CKError) -> Void) {
        say()
        DispatchQueue.global().async { call(CKError(.notAuthenticated)) }
    }
}

/// An app's part of the cloud.
open class CKContainer: NSObject, @unchecked Sendable {
    private static let one = CKContainer(identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? "app"))
    /// Names it.
    public let containerIdentifier: String?
    /// The user's own records.
    public let privateCloudDatabase: CKDatabase
    /// The database of everybody's records.
    public let publicCloudDatabase: CKDatabase
    /// Records of others that the user may see.
    public let sharedCloudDatabase: CKDatabase
    /// The container of the app.
    open class func `default`() -> CKContainer { one }
    /// One of a name.
    public init(identifier containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
        (privateCloudDatabase, publicCloudDatabase, sharedCloudDatabase) = (CKDatabase(.private), CKDatabase(.public), CKDatabase(.shared))
    }
    /// The database of a scope.
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }
    /// Answers that no user is signed in.
    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        NoAccount.say()
        DispatchQueue.global().async { completionHandler(.noAccount, nil) }
    }
    /// Answers that no user is signed in.
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    /// Answers that no user is signed in.
    open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) { NoAccount.fail { completionHandler(nil, $0) } }
    /// Throws: nobody is signed in.
    open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    /// Ends an operation that belongs to no database in the same error.
    open func add(_ operation: CKOperation) { operation.start() }
}

/// One of the databases.
open class CKDatabase: NSObject, @unchecked Sendable {
    /// The owners of the records in a database.
    public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
    /// The owners of the database's records.
    public let databaseScope: Scope
    init(_ scope: Scope) { databaseScope = scope }

    /// Fails.
    open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) { NoAccount.fail { completionHandler(nil, $0) } }
    /// Throws.
    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    /// Fails.
    open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) { NoAccount.fail { completionHandler(nil, $0) } }
    /// Throws.
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    /// Fails.
    open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) { NoAccount.fail { completionHandler(nil, $0) } }
    /// Throws.
    @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    /// Fails.
    open func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void) { NoAccount.fail { completionHandler(nil, $0) } }
    /// Throws.
    open func records(matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0) async throws
        -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) { throw CKError(.notAuthenticated) }
    /// Fails.
    open func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) { NoAccount.fail { completionHandler(nil, $0) } }
    /// Fails.
    open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) { NoAccount.fail { completionHandler(nil, $0) } }
    /// Fails.
    open func save(_ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void) { NoAccount.fail { completionHandler(nil, $0) } }
    /// Fails.
    open func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) { NoAccount.fail { completionHandler(nil, $0) } }
    /// Fails.
    open func delete(withSubscriptionID subscriptionID: CKSubscription.ID, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) { NoAccount.fail { completionHandler(nil, $0) } }
    /// Does an operation: it ends in the same error.
    open func add(_ operation: CKDatabaseOperation) {
        operation.database = self
        operation.start()
    }
}

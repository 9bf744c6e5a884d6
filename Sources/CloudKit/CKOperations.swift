// Questions, subscriptions and operations. An operation that is started ends in CKError.notAuthenticated (CKContainer).
import Foundation

/// A question to a database.
open class CKQuery: NSObject, @unchecked Sendable {
    /// The kind of records.
    public let recordType: CKRecord.RecordType
    /// The condition that the records meet.
    public let predicate: NSPredicate
    /// The order of the results.
    open var sortDescriptors: [NSSortDescriptor]?
    /// A question.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) { (self.recordType, self.predicate) = (recordType, predicate) }
}

/// Tells of changes.
open class CKSubscription: NSObject, @unchecked Sendable {
    /// A subscription's name.
    public typealias ID = String
    /// The contents of a subscription's notification.
    open class NotificationInfo: NSObject, @unchecked Sendable {
        /// The text of the notification.
        open var alertBody: String?
        /// The key of its text.
        open var alertLocalizationKey: String?
        /// The title of the notification.
        open var title: String?
        /// The sound of the notification.
        open var soundName: String?
        /// Whether the icon counts.
        open var shouldBadge = false
        /// Whether the app is woken.
        open var shouldSendContentAvailable = false
        /// Values that come along.
        open var desiredKeys: [CKRecord.FieldKey]?
        /// The category of the notification.
        open var category: String?
    }
    /// The name of the subscription.
    public let subscriptionID: ID
    /// The contents of the subscription's notifications.
    open var notificationInfo: NotificationInfo?
    init(subscriptionID: ID) { self.subscriptionID = subscriptionID }
}

/// Tells of records that a question finds.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// The changes that cause a notification.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// New records.
        public static let firesOnRecordCreation = Options(rawValue: 1)
        /// Changed records.
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        /// Records that go.
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        /// The first only.
        public static let firesOnce = Options(rawValue: 8)
    }
    /// The kind of records.
    public let recordType: CKRecord.RecordType
    /// The condition that the records meet.
    public let predicate: NSPredicate
    /// The changes that cause a notification.
    public let querySubscriptionOptions: Options
    /// A subscription.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString, options: Options = []) {
        (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
        super.init(subscriptionID: subscriptionID)
    }
}

/// Tells of everything in a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    /// A subscription.
    public override init(subscriptionID: ID = UUID().uuidString) { super.init(subscriptionID: subscriptionID) }
}

/// Work for the cloud.
open class CKOperation: Operation, @unchecked Sendable {
    /// The container.
    open var container: CKContainer?
    /// Whether it may use the telephone's network.
    open var allowsCellularAccess = true
    /// Ends in the error.
    open override func main() {
        NoAccount.say()
        if !isCancelled { fail(CKError(.notAuthenticated)) } else { fail(CKError(.operationCancelled)) }
    }
    /// Tells the operation's blocks; an operation of the app's own class has none and is told nothing.
    func fail(_ error: CKError) { FileHandle.standardError.write(Data("WillAppear: \(type(of: self)) ended: \(error)\n".utf8)) }
}

/// Work for a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    /// The database.
    open var database: CKDatabase?
}

/// Asks a question.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The place at which a long answer continues.
    open class Cursor: NSObject, @unchecked Sendable {}
    /// The question.
    open var query: CKQuery?
    /// The place at which a long answer continues.
    open var cursor: Cursor?
    /// The zone in which the operation searches.
    open var zoneID: CKRecordZone.ID?
    /// The largest number of records; 0 for the system's limit.
    open var resultsLimit = 0
    /// The keys of the values to fetch; nil for all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Gets each record (until iOS 15).
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    /// Gets each record.
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called at the end (until iOS 15).
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
    /// Called at the end.
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    /// An operation without a question yet.
    public override init() { super.init() }
    /// Asks a question.
    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }
    /// Goes on with an answer.
    public convenience init(cursor: Cursor) {
        self.init()
        self.cursor = cursor
    }
    override func fail(_ error: CKError) {
        queryCompletionBlock?(nil, error)
        queryResultBlock?(.failure(error))
    }
}

/// Keeps and removes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The treatment of another version of a record on the server.
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged = 0, changedKeys, allKeys }
    /// The records to keep.
    open var recordsToSave: [CKRecord]?
    /// The records to remove.
    open var recordIDsToDelete: [CKRecord.ID]?
    /// The treatment of another version of a record on the server.
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    /// Whether all or none.
    open var isAtomic = true
    /// Called with the part of a record that was sent, 0 to 1.
    open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
    /// Called for each record (until iOS 15).
    open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
    /// Called for each record.
    open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called at the end (until iOS 15).
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    /// Called at the end.
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// An operation.
    public init(recordsToSave records: [CKRecord]? = nil, recordIDsToDelete recordIDs: [CKRecord.ID]? = nil) {
        (recordsToSave, recordIDsToDelete) = (records, recordIDs)
        super.init()
    }
    override func fail(_ error: CKError) {
        for record in recordsToSave ?? [] {
            perRecordCompletionBlock?(record, error)
            perRecordSaveBlock?(record.recordID, .failure(error))
        }
        modifyRecordsCompletionBlock?(nil, nil, error)
        modifyRecordsResultBlock?(.failure(error))
    }
}

/// Reads records.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The records' names.
    open var recordIDs: [CKRecord.ID]?
    /// The keys of the values to fetch; nil for all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Called for each record (until iOS 15).
    open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
    /// Called for each record.
    open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called at the end (until iOS 15).
    open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    /// Called at the end.
    open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// An operation.
    public init(recordIDs: [CKRecord.ID] = []) {
        self.recordIDs = recordIDs
        super.init()
    }
    override func fail(_ error: CKError) {
        for identifier in recordIDs ?? [] {
            perRecordCompletionBlock?(nil, identifier, error)
            perRecordResultBlock?(identifier, .failure(error))
        }
        fetchRecordsCompletionBlock?(nil, error)
        fetchRecordsResultBlock?(.failure(error))
    }
}

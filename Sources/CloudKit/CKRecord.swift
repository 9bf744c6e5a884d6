// Records with their names and zones, as values that an app fills. Nothing sends them anywhere here (CKContainer).
@_exported import CoreLocation
@_exported import Foundation

/// A value in a record: texts, numbers, dates, data, places, lists, references and files.
public protocol CKRecordValueProtocol {}
/// A value in a record, by its older name.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}

/// The owner of what belongs to the user.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// A file that belongs to a record.
open class CKAsset: NSObject, @unchecked Sendable {
    /// The place of the file.
    public let fileURL: URL?
    /// A file.
    public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A part of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
    /// A zone's name.
    open class ID: NSObject, NSCopying, @unchecked Sendable {
        /// The name of the zone that each database has.
        public static let defaultZoneName = "_defaultZone"
        /// The zone that each database has.
        public static var `default`: ID { ID(zoneName: defaultZoneName, ownerName: CKCurrentUserDefaultName) }
        /// The name of the zone.
        public let zoneName: String
        /// The name of the zone's owner.
        public let ownerName: String
        /// A zone's name.
        public init(zoneName: String, ownerName: String = CKCurrentUserDefaultName) { (self.zoneName, self.ownerName) = (zoneName, ownerName) }
        /// Itself: it does not change.
        open func copy(with zone: NSZone? = nil) -> Any { self }
        open override func isEqual(_ object: Any?) -> Bool { (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false }
        open override var hash: Int { zoneName.hashValue ^ ownerName.hashValue }
    }
    /// The name of the record zone.
    public let zoneID: ID
    /// A zone of a name.
    public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
    /// A zone of a name.
    public init(zoneID: ID) { self.zoneID = zoneID }
    /// The zone that each database has.
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// An object in a database: a type, a name and values by keys.
open class CKRecord: NSObject, NSCopying, @unchecked Sendable {
    /// The name of a kind of record.
    public typealias RecordType = String
    /// A value's name.
    public typealias FieldKey = String
    /// The user's record.
    public static let systemTypeUserRecord = "Users"

    /// A record's name.
    open class ID: NSObject, NSCopying, @unchecked Sendable {
        /// The name in the identifier.
        public let recordName: String
        /// The zone in the identifier.
        public let zoneID: CKRecordZone.ID
        /// A record's name.
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) { (self.recordName, self.zoneID) = (recordName, zoneID) }
        /// Itself: it does not change.
        open func copy(with zone: NSZone? = nil) -> Any { self }
        open override func isEqual(_ object: Any?) -> Bool { (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false }
        open override var hash: Int { recordName.hashValue ^ zoneID.hash }
    }
    /// The fate of a record when the record that it points to is deleted.
    public enum ReferenceAction: UInt, Sendable { case none = 0, deleteSelf }
    /// A pointer to another record.
    open class Reference: NSObject, @unchecked Sendable {
        /// The other record.
        public let recordID: ID
        /// The fate of this record when the other is deleted.
        public let action: ReferenceAction
        /// Creates a pointer to a record.
        public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
        /// Creates a pointer to a record.
        public convenience init(record: CKRecord, action: ReferenceAction) { self.init(recordID: record.recordID, action: action) }
        open override func isEqual(_ object: Any?) -> Bool { (object as? Reference)?.recordID == recordID }
        open override var hash: Int { recordID.hash }
    }

    /// The kind of the record.
    public let recordType: RecordType
    /// The name of the record.
    public let recordID: ID
    /// The record that it was shared with.
    open var parent: Reference?
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: Set<FieldKey> = []

    /// A record with a name.
    public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
    /// A record in a zone.
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) { self.init(recordType: recordType, recordID: ID(zoneID: zoneID)) }

    /// A value; nil takes it away.
    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set {
            values[key] = newValue
            changed.insert(key)
        }
    }
    /// A value of a type.
    open subscript<T: CKRecordValueProtocol>(key: FieldKey) -> T? {
        get { values[key] as? T }
        set {
            values[key] = newValue
            changed.insert(key)
        }
    }
    /// A value.
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
    /// Sets a value; nil takes it away.
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { self[key] = object }
    /// A value, by key-value coding.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Sets a value, by key-value coding.
    open func setValue(_ value: Any?, forKey key: String) { self[key] = value as? any CKRecordValueProtocol }
    /// The names of all values.
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
    /// The names of the values that were set since the record was kept: never, so all that were set.
    open func changedKeys() -> [FieldKey] { changed.sorted() }
    /// The date on which the record was saved first: nil here.
    open var creationDate: Date? { nil }
    /// The date on which the record was saved last: nil here.
    open var modificationDate: Date? { nil }
    /// The user who saved the record first: nil here.
    open var creatorUserRecordID: ID? { nil }
    /// The version of the record on the server: nil here.
    open var recordChangeTag: String? { nil }
    /// A record with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = CKRecord(recordType: recordType, recordID: recordID)
        (other.values, other.changed, other.parent) = (values, changed, parent)
        return other
    }
}

// The names that CloudKit's types had in Swift 3 and 4, for modules that are compiled in those modes (SWIFT_VERSION = 4.0).
// From Swift 4.2 on the compiler refuses them with "has been renamed to", as with Apple's SDK. UIKit's are in Swift4Names.swift there.
import Foundation

/// Swift 4's name of `CKRecord.ID`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CKRecord.ID")
public typealias CKRecordID = CKRecord.ID
/// Swift 4's name of `CKRecord.Reference`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CKRecord.Reference")
public typealias CKReference = CKRecord.Reference
/// Swift 4's name of `CKRecord.ReferenceAction`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CKRecord.ReferenceAction")
public typealias CKReferenceAction = CKRecord.ReferenceAction
/// Swift 4's name of `CKRecordZone.ID`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CKRecordZone.ID")
public typealias CKRecordZoneID = CKRecordZone.ID
/// Swift 4's name of `CKQueryOperation.Cursor`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CKQueryOperation.Cursor")
public typealias CKQueryCursor = CKQueryOperation.Cursor
/// Swift 4's name of `CKSubscription.NotificationInfo`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CKSubscription.NotificationInfo")
public typealias CKNotificationInfo = CKSubscription.NotificationInfo
/// Swift 4's name of `CKModifyRecordsOperation.RecordSavePolicy`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CKModifyRecordsOperation.RecordSavePolicy")
public typealias CKRecordSavePolicy = CKModifyRecordsOperation.RecordSavePolicy
/// Swift 4's name of `CKDatabase.Scope`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CKDatabase.Scope")
public typealias CKDatabaseScope = CKDatabase.Scope
/// Swift 4's name of `CKContainer.ApplicationPermissions`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CKContainer.ApplicationPermissions")
public typealias CKApplicationPermissions = CKContainer.ApplicationPermissions
/// Swift 4's name of `CKContainer.ApplicationPermissionStatus`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CKContainer.ApplicationPermissionStatus")
public typealias CKApplicationPermissionStatus = CKContainer.ApplicationPermissionStatus
/// Swift 4's name of `CKUserIdentity.LookupInfo`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CKUserIdentity.LookupInfo")
public typealias CKUserIdentityLookupInfo = CKUserIdentity.LookupInfo
/// Swift 4's name of `CKQuerySubscription.Options`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "CKQuerySubscription.Options")
public typealias CKQuerySubscriptionOptions = CKQuerySubscription.Options

// Which side wins when a save meets another object with the same values of a uniqueness constraint. NSManagedObjectContext.save() asks it.
// Two contexts that change one object are not told apart here: the later save wins.
import Foundation

/// The kinds of merge policies.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType = 0, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType, rollbackMergePolicyType
}

/// Which side wins.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// The kind.
    open private(set) var mergeType: NSMergePolicyType
    /// A policy of a kind.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }
    /// Saving fails.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// The context's values win, one by one.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// The store's values win, one by one.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    /// The context's objects win.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// The store's objects win.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// Saving fails.
public nonisolated(unsafe) let NSErrorMergePolicy: Any = NSMergePolicy.error
/// The context's values win, one by one.
public nonisolated(unsafe) let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
/// The store's values win, one by one.
public nonisolated(unsafe) let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
/// The context's objects win.
public nonisolated(unsafe) let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
/// The store's objects win.
public nonisolated(unsafe) let NSRollbackMergePolicy: Any = NSMergePolicy.rollback

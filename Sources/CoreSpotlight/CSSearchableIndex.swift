// The device's search over apps' contents: what an app enters is kept while it runs. There is no search screen here.
import DeviceServices
@_exported import Foundation
@_exported import UniformTypeIdentifiers

/// The type of the activity that opens an entry.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the entry's name in that activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity that goes on with a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the search's text in that activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The facts about an entry.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    /// The identifier of its type.
    public let contentType: String
    /// The first line that users see.
    open var title: String?
    /// The text below the first line.
    open var contentDescription: String?
    /// The name of the entry, where it differs from the title.
    open var displayName: String?
    /// Words that find it.
    open var keywords: [String]?
    /// A picture.
    open var thumbnailData: Data?
    /// The file of a picture.
    open var thumbnailURL: URL?
    /// The file of the content.
    open var contentURL: URL?
    /// The entry it belongs to.
    open var relatedUniqueIdentifier: String?
    /// Numbers that can be called.
    open var phoneNumbers: [String]?
    /// Creates facts about an entry of a type, by the type's identifier.
    public init(itemContentType type: String) { contentType = type }
    /// Creates facts about an entry of a type.
    public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
}

/// An entry.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    /// The app's name for it.
    public let uniqueIdentifier: String
    /// The group that the entry belongs to.
    open var domainIdentifier: String?
    /// The facts about the entry.
    open var attributeSet: CSSearchableItemAttributeSet
    /// The date on which the entry is removed.
    open var expirationDate: Date! = .distantFuture
    /// An entry.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

/// The device's index of entries.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let shared = CSSearchableIndex(name: "default")
    /// The app's index.
    public class func `default`() -> CSSearchableIndex { shared }
    /// Whether the device has an index.
    public class func isIndexingAvailable() -> Bool { true }

    private let lock = NSLock()
    private var items: [String: CSSearchableItem] = [:]
    let name: String
    /// An index of a name.
    public init(name: String) { self.name = name }

    /// What was entered and not deleted, by its name.
    package var entries: [String] { lock.withLock { items.keys.sorted() } }

    /// Enters items; one of the same name is replaced.
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        MissingService.say("CSSearchableIndex", "shows no search here: entries are kept while the app runs")
        change(completionHandler) { for item in items { $0[item.uniqueIdentifier] = item } }
    }
    /// Deletes items of names.
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        change(completionHandler) { for name in identifiers { $0[name] = nil } }
    }
    /// Deletes items that belong to something.
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        change(completionHandler) { items in
            items = items.filter { item in
                !domainIdentifiers.contains { domain in item.value.domainIdentifier == domain || item.value.domainIdentifier?.hasPrefix(domain + ".") == true }
            }
        }
    }
    /// Deletes all items.
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { change(completionHandler) { $0 = [:] } }

    private func change(_ completion: (@Sendable ((any Error)?) -> Void)?, _ body: (inout [String: CSSearchableItem]) -> Void) {
        lock.withLock { body(&items) }
        DispatchQueue.main.async { completion?(nil) }
    }
}

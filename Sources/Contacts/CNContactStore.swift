// CNContactStore on a device whose user does not share contacts: asking ends in denied, reading and writing throw.
import DeviceServices
import Foundation

/// The kind of data to which an app asks for access.
public enum CNEntityType: Int, Sendable { case contacts = 0 }
/// The permission of the user.
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }
/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable { case none = 0, userDefault, givenName, familyName }
/// Told when contacts change.
extension NSNotification.Name { public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification") }

/// The reason why contacts cannot be read or written.
public struct CNError: CustomNSError, Hashable, Sendable {
    /// CNError.h's numbers.
    public enum Code: Int, Sendable { case communicationError = 1, dataAccessError = 2, authorizationDenied = 100, noAccessableWritableContainers = 101, recordDoesNotExist = 200, insertedRecordAlreadyExists = 201 }
    /// `CNErrorDomain`
    public static var errorDomain: String { "CNErrorDomain" }
    /// The reason.
    public let code: Code
    /// An error of a number.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
}

/// The device's contacts: the user does not share them.
open class CNContactStore: NSObject, @unchecked Sendable {
    nonisolated(unsafe) private static var hasAsked = false
    private static let lock = NSLock()
    /// Not asked yet, then denied.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { lock.withLock { hasAsked } ? .denied : .notDetermined }
    /// Asks; the answer is no and comes on a queue of its own.
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        MissingService.say("CNContactStore", "has no contacts here: access is denied")
        Self.lock.withLock { Self.hasAsked = true }
        DispatchQueue.global().async { completionHandler(false, CNError(.authorizationDenied)) }
    }
    /// The same, awaited: throws.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            requestAccess(for: entityType) { allowed, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: allowed) }
            }
        }
    }
    /// Throws: access is denied.
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] { throw CNError(.authorizationDenied) }
    /// Throws: access is denied.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact { throw CNError(.authorizationDenied) }
    /// Throws: access is denied.
    open func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws { throw CNError(.authorizationDenied) }
    /// Throws: access is denied.
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw CNError(.authorizationDenied) }
    /// Throws: access is denied.
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError(.authorizationDenied) }
    /// No container is the first.
    open func defaultContainerIdentifier() -> String { "" }
    /// Throws: access is denied.
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

/// A place that stores contacts.
open class CNContainer: NSObject, @unchecked Sendable {
    /// The system's name of the container.
    open private(set) var identifier: String
    /// The name of the container.
    open private(set) var name: String
    init(identifier: String, name: String) { (self.identifier, self.name) = (identifier, name) }
    /// The containers of names of theirs.
    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(block: { container, _ in (container as? CNContainer).map { identifiers.contains($0.identifier) } ?? false }) }
    /// The container of a contact. None is in one here.
    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
    /// The container of a group. None is in one here.
    open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
}

/// Contacts that belong together.
open class CNGroup: NSObject, @unchecked Sendable {
    /// The system's name of the group.
    open private(set) var identifier: String
    /// The name of the group.
    open private(set) var name: String
    init(identifier: String, name: String) { (self.identifier, self.name) = (identifier, name) }
    /// The groups of names of theirs.
    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(block: { group, _ in (group as? CNGroup).map { identifiers.contains($0.identifier) } ?? false }) }
    /// The groups in a container. None is in one here.
    open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
}

/// A request for contacts: their condition, and the keys to read.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
    /// The condition that the contacts meet.
    open var predicate: NSPredicate?
    /// The parts.
    open var keysToFetch: [any CNKeyDescriptor]
    /// Whether linked cards are one.
    open var unifyResults = true
    /// Whether cards may be changed.
    open var mutableObjects = false
    /// The order.
    open var sortOrder = CNContactSortOrder.none
    /// All contacts with these parts.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes to be written.
open class CNSaveRequest: NSObject, @unchecked Sendable {
    private(set) var changes: [(contact: CNContact, kind: String)] = []
    /// Adds a contact.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { changes.append((contact, "add")) }
    /// Changes a contact.
    open func update(_ contact: CNMutableContact) { changes.append((contact, "update")) }
    /// Removes a contact.
    open func delete(_ contact: CNMutableContact) { changes.append((contact, "delete")) }
}

/// The style of a name.
public enum CNContactFormatterStyle: Int, Sendable { case fullName = 0, phoneticFullName }

/// Writes names.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    /// The style of the names.
    open var style = CNContactFormatterStyle.fullName
    /// The parts that a style needs.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "fullName" as NSString }
    /// A contact's name, its company when it has none; nil without both.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix].filter { !$0.isEmpty }
        if !parts.isEmpty { return parts.joined(separator: " ") }
        return contact.organizationName.isEmpty ? nil : contact.organizationName
    }
    /// A contact's name.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}

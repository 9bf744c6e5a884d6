// The stores behind contexts: rows in memory, and one file a store that every save writes whole.
// There is no SQLite here: the file is a property list under the name that the app chose.
import DeviceServices
import Foundation
import FoundationOverlay

/// One file or memory that objects are kept in.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// The file of the store.
    open internal(set) var url: URL?
    /// The type of the store.
    open private(set) var type: String
    init(type: String, url: URL?) {
        self.type = type
        self.url = url
    }

    /// A kind of store, by the names of iOS 15.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A store in an SQLite file; here a property list.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A store in a binary file.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        /// A store that is gone with the app.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }
}

/// A store in an SQLite file; here a property list.
public let NSSQLiteStoreType = "SQLite"
/// A store in a binary file.
public let NSBinaryStoreType = "Binary"
/// A store that is gone with the app.
public let NSInMemoryStoreType = "InMemory"
/// Whether an older file is brought up to date.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Whether the way to do so is found by itself.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Whether the file may not be written.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Settings of the database, which a property list has none of.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// Whether the file is protected on a locked device. Here a file is readable while its user is.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// Whether each save is kept as a transaction. One process writes here, and no transactions are kept.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether saves of other processes are told. One process writes here.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// Between contexts and stores.
open class NSPersistentStoreCoordinator: NSObject, RowSource, @unchecked Sendable {
    /// What objects there can be.
    open private(set) var managedObjectModel: NSManagedObjectModel
    /// The stores that were added.
    open private(set) var persistentStores: [NSPersistentStore] = []
    private var rows: [String: StoredRow] = [:]
    private(set) var names: [String] = []

    /// A coordinator of a model.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Adds a store and reads what it has.
    @discardableResult
    open func addPersistentStore(ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore {
        let store = NSPersistentStore(type: storeType, url: storeType == NSInMemoryStoreType ? nil : storeURL)
        if let url = store.url, url.path != "/dev/null", FileManager.default.fileExists(atPath: url.path) { try read(url) }
        persistentStores.append(store)
        return store
    }
    /// Takes a store away, with what it has.
    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        if persistentStores.isEmpty { (rows, names) = ([:], []) }
    }
    /// The file of a store; a path that leads nowhere for a store in memory.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
    /// Deletes a store's file.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    }
    /// Adds a store and reads what it has (iOS 15).
    @discardableResult
    open func addPersistentStore(type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL? = nil, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL ?? URL(fileURLWithPath: "/dev/null"), options: options)
    }
    /// The store of a file, if it was added.
    open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url?.standardizedFileURL == url.standardizedFileURL } }
    /// Puts a copy of one store's file in the place of another, of whose stores none may be open.
    open func replacePersistentStore(at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String) throws {
        let data = try Data(contentsOf: sourceURL)
        try FileManager.default.createDirectory(at: destinationURL.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: destinationURL, options: .atomic)
    }
    /// The object that an address names.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { identifier(url.lastPathComponent) }

    private let work = NSRecursiveLock()
    /// Runs work with the coordinator, in a later turn of the main run loop here; one piece of work at a time.
    open func perform(_ block: @escaping () -> Void) {
        let block = Unchecked(block)
        DispatchQueue.main.async { self.performAndWait(block.value) }
    }
    /// Runs work with the coordinator now; one piece of work at a time.
    open func performAndWait(_ block: () -> Void) { work.withLock(block) }
    /// Runs work with the coordinator now, and answers what it answers or throws.
    open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try work.withLock(block) }

    func row(_ name: String) -> StoredRow? { rows[name] }
    func identifier(_ name: String) -> NSManagedObjectID? {
        guard let row = rows[name], let entity = managedObjectModel.entitiesByName[row.entity] else { return nil }
        return NSManagedObjectID(name, entity: entity, isTemporary: false)
    }

    /// Takes what a context saves, and writes the files.
    func commit(_ changed: [(NSManagedObjectID, StoredRow)], deleted: [NSManagedObjectID]) throws {
        for (identifier, row) in changed {
            if rows.updateValue(row, forKey: identifier.text) == nil { names.append(identifier.text) }
            identifier.isTemporaryID = false
        }
        for identifier in deleted { rows[identifier.text] = nil }
        if !deleted.isEmpty { names.removeAll { rows[$0] == nil } }
        for store in persistentStores { if let url = store.url, url.path != "/dev/null" { try write(url) } }
    }

    // MARK: The file

    private func write(_ url: URL) throws {
        let list = names.compactMap { name -> [String: Any]? in
            guard let row = rows[name] else { return nil }
            var values: [String: Any] = [:]
            let attributes = managedObjectModel.entitiesByName[row.entity]?.attributesByName
            for (key, value) in row.values { values[key] = Self.archived(value, attributes?[key]) ?? Self.plain(value) }
            return ["id": name, "entity": row.entity, "values": values, "related": row.related]
        }
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }

    private func read(_ url: URL) throws {
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil) as? [[String: Any]]
        guard let list else { throw NSError(domain: NSCocoaErrorDomain, code: 259, userInfo: [NSFilePathErrorKey: url.path]) }
        for record in list {
            guard let name = record["id"] as? String, let entity = record["entity"] as? String, let kind = managedObjectModel.entitiesByName[entity] else { continue }
            var values: [String: Any] = [:]
            for (key, value) in record["values"] as? [String: Any] ?? [:] { values[key] = Self.typed(value, kind.attributesByName[key]) }
            rows[name] = StoredRow(entity: entity, values: values, related: record["related"] as? [String: [String]] ?? [:])
            names.append(name)
        }
    }

    /// What a property list can hold; archived objects as data.
    private static func plain(_ value: Any) -> Any? {
        switch value {
        case is String, is Date, is Data, is NSNumber, is any BinaryInteger, is any BinaryFloatingPoint, is Bool: return value
        case let identifier as UUID: return identifier.uuidString
        case let url as URL: return url.absoluteString
        case let decimal as NSDecimalNumber: return decimal.stringValue
        default:
            if let data = try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false) { return data }
            MissingService.say("CoreData", "cannot keep a transformable value of type \(type(of: value)) in a file here")
            return nil
        }
    }
    /// What the attribute's own transformer makes of a value. One of archives does it on its way back, any other on its way there.
    private static func archived(_ value: Any, _ attribute: NSAttributeDescription?) -> Any? {
        guard attribute?.attributeType == .transformableAttributeType, let transformer = attribute?.transformer else { return nil }
        let archive = transformer is NSSecureUnarchiveFromDataTransformer ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
        return archive as? Data
    }
    private static func typed(_ value: Any, _ attribute: NSAttributeDescription?) -> Any? {
        switch (attribute?.attributeType, value) {
        case (.transformableAttributeType, let data as Data) where attribute?.transformer != nil:
            guard let transformer = attribute?.transformer else { return nil }
            return transformer is NSSecureUnarchiveFromDataTransformer ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
        case (.UUIDAttributeType, let text as String): return UUID(uuidString: text)
        case (.URIAttributeType, let text as String): return URL(string: text)
        case (.decimalAttributeType, let text as String): return NSDecimalNumber(string: text)
        case (.transformableAttributeType, let data as Data): return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
        default: return value
        }
    }
}

extension NSAttributeDescription {
    /// Foundation's own keep what any archive keeps, without one.
    fileprivate var transformer: ValueTransformer? {
        guard let name = valueTransformerName, !name.hasPrefix("NS") else { return nil }
        return ValueTransformer(forName: NSValueTransformerName(name))
    }
}

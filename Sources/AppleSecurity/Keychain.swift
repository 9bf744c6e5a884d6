// The keychain of one app: passwords and keys in a file of its container, found by their attributes.
// Nothing is encrypted here: the file is the app's own, on the developer's machine.
@_exported import AppleCoreFoundation
import Foundation

private enum Keychain {
    private static let lock = NSLock()
    /// Foundation knows no Library folder on Linux; Application Support is the app's too.
    private static let file = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?.appendingPathComponent("Keychains/keychain.plist")
    /// Read once: what cannot be written lives as long as the process.
    nonisolated(unsafe) private static var known: [Item]?

    typealias Item = [String: Any]

    /// Runs with the items; what it changes is written.
    static func with<Result>(_ body: (inout [Item]) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        var items = known ?? file.flatMap { try? Data(contentsOf: $0) }.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [Item] } ?? []
        let before = items.count, old = NSArray(array: items)
        let result = body(&items)
        known = items
        if items.count != before || !old.isEqual(NSArray(array: items)), let file, let data = try? PropertyListSerialization.data(fromPropertyList: items, format: .binary, options: 0) {
            try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? data.write(to: file, options: .atomic)
        }
        return result
    }

    /// The facts in a query about the item itself, without the kind and number of results.
    static func attributes(_ query: NSDictionary) -> Item {
        var result: Item = [:]
        for (key, value) in query {
            guard let name = key as? String, !["r_", "m_", "u_"].contains(where: name.hasPrefix), name != "nleg" else { continue }
            if name == "sync", (value as? String) == "syna" { continue }
            switch value {
            case let text as String: result[name] = text
            case let data as Data: result[name] = data
            case let date as Date: result[name] = date
            case let number as NSNumber: result[name] = number
            case let control as SecAccessControl:
                result[name] = control.stored
                result["pdmn"] = control.protection
            default: break
            }
        }
        return result
    }

    /// The attributes that tell an item from others of its class (SecItem.h, "primary keys").
    static func key(_ item: Item) -> [String] {
        let names = (item["class"] as? String) == "inet" ? ["class", "acct", "srvr", "sdmn", "ptcl", "atyp", "port", "path", "agrp"] : ["class", "acct", "svce", "agrp"]
        return names.map { item[$0].map { "\($0)" } ?? "" }
    }

    static func matches(_ item: Item, _ wanted: Item) -> Bool {
        wanted.allSatisfy { name, value in name == "v_Data" || item[name].map { NSDictionary(object: $0, forKey: "v" as NSString).isEqual(NSDictionary(object: value, forKey: "v" as NSString)) } == true }
    }

    static func flag(_ query: NSDictionary, _ name: String) -> Bool { (query.object(forKey: name) as? NSNumber)?.boolValue ?? (query.object(forKey: name) as? Bool) ?? false }

    static func given(_ item: Item, _ query: NSDictionary) -> AnyObject? {
        let reference = Data(key(item).joined(separator: "\n").utf8)
        let wanted = ["r_Attributes", "r_Data", "r_PersistentRef"].filter { flag(query, $0) }
        if wanted.contains("r_Attributes") || wanted.count > 1 {
            var shown: Item = wanted.contains("r_Attributes") ? item : [:]
            if wanted.contains("r_Attributes") {
                shown["accc"] = (item["accc"] as? String).flatMap(SecAccessControl.init(stored:)) ?? SecAccessControl(item["pdmn"] as? String ?? "ak", [])
                shown["sync"] = item["sync"] ?? NSNumber(value: 0)
            }
            shown["v_Data"] = wanted.contains("r_Data") ? item["v_Data"] : nil
            if wanted.contains("r_PersistentRef") { shown["v_PersistentRef"] = reference }
            return NSDictionary(dictionary: shown)
        }
        if wanted.first == "r_PersistentRef" { return NSData(data: reference) }
        return (item["v_Data"] as? Data).map { NSData(data: $0) }
    }
}

/// Adds an item; one with the same account and service is an error.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    var item = Keychain.attributes(attributes)
    guard item["class"] != nil else { return errSecParam }
    // The device has no passcode, and no face or finger is enrolled.
    let control = (item["accc"] as? String).flatMap(SecAccessControl.init(stored:))
    if control?.asksUser == true || item["pdmn"] as? String == "akpu" { return errSecAuthFailed }
    return Keychain.with { items in
        if items.contains(where: { Keychain.key($0) == Keychain.key(item) }) { return errSecDuplicateItem }
        item["cdat"] = Date()
        item["mdat"] = Date()
        if item["pdmn"] == nil { item["pdmn"] = "ak" }
        items.append(item)
        result?.pointee = Keychain.given(item, attributes)
        return errSecSuccess
    }
}

/// Finds items: the secret, the attributes or both, of one or of all.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let wanted = Keychain.attributes(query)
    guard wanted["class"] != nil else { return errSecParam }
    let found = Keychain.with { items in items.filter { Keychain.matches($0, wanted) } }
    guard let first = found.first else { return errSecItemNotFound }
    if (query.object(forKey: "m_Limit") as? String) == "m_LimitAll" {
        result?.pointee = NSArray(array: found.compactMap { Keychain.given($0, query) })
    } else {
        result?.pointee = Keychain.given(first, query)
    }
    return errSecSuccess
}

/// Changes the items that a query finds.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    let wanted = Keychain.attributes(query), change = Keychain.attributes(attributesToUpdate)
    return Keychain.with { items in
        let places = items.indices.filter { Keychain.matches(items[$0], wanted) }
        if places.isEmpty { return errSecItemNotFound }
        for place in places {
            items[place].merge(change) { $1 }
            items[place]["mdat"] = Date()
        }
        return errSecSuccess
    }
}

/// Removes the items that a query finds.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    let wanted = Keychain.attributes(query)
    return Keychain.with { items in
        let before = items.count
        items.removeAll { Keychain.matches($0, wanted) }
        return items.count == before ? errSecItemNotFound : errSecSuccess
    }
}

/// The words for a status of the keychain.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecParam: "One or more parameters passed to a function were not valid."
    default: nil
    }
}

/// A source of random bytes.
public struct SecRandomRef: Sendable {}
/// The system's random bytes.
public let kSecRandomDefault: SecRandomRef? = nil
/// Random bytes.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    for place in 0..<max(count, 0) { bytes.storeBytes(of: UInt8.random(in: 0...255, using: &generator), toByteOffset: place, as: UInt8.self) }
    return 0
}

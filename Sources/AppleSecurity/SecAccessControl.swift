// The conditions under which an item of the keychain may be read, and the passwords that a site shares with its app. Keychain keeps
// the former with the item.
import AppleCoreFoundation
import Foundation

/// The condition under which an item can be read, and the proof that its reader must give; `<SecAccessControlRef: …>` in an item's attributes.
public final class SecAccessControl: NSObject {
    let protection: String
    let flags: SecAccessControlCreateFlags

    init(_ protection: String, _ flags: SecAccessControlCreateFlags) {
        self.protection = protection
        self.flags = flags
    }

    /// Whether somebody must be there.
    var asksUser: Bool { !flags.isDisjoint(with: [.userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode]) }

    /// The text that is stored with an item.
    var stored: String { "\(protection) \(flags.rawValue)" }
    convenience init?(stored: String) {
        let parts = stored.split(separator: " ")
        guard parts.count == 2, let flags = CFOptionFlags(parts[1]) else { return nil }
        self.init(String(parts[0]), SecAccessControlCreateFlags(rawValue: flags))
    }

    /// The class and the protection.
    public override var description: String { "<SecAccessControlRef: \(protection)>" }
    /// Equal ones protect alike.
    public override func isEqual(_ object: Any?) -> Bool { (object as? SecAccessControl)?.stored == stored }
    /// Hashes the protection and the flags.
    public override var hash: Int { stored.hashValue }
}

/// The proof that a reader of an item must give.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: CFOptionFlags
    /// Creates flags from bits.
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    /// The owner, by a face, a finger or the passcode.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
    /// A face or finger that is enrolled.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// The former name of `biometryAny`.
    public static let touchIDAny = biometryAny
    /// A face or finger that was enrolled when the item was added.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    /// The former name of `biometryCurrentSet`.
    public static let touchIDCurrentSet = biometryCurrentSet
    /// The passcode.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    /// One of the conditions is enough.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All conditions must hold.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// The key signs and is not read.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    /// A password of the app's.
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Access control of a protection, which must be one of `kSecAttrAccessible…`; nil and an error for another.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    let name = (protection as? String) ?? (protection as? NSString).map { "\($0)" } ?? ""
    guard ["ak", "ck", "dk", "akpu", "aku", "cku", "dku"].contains(name) else {
        error?.pointee = Unmanaged.passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam)))
        return nil
    }
    return SecAccessControl(name, flags)
}

/// The error of an app without the entitlement for a site's passwords. No app has it here.
private var noEntitlement: CFError { NSError(domain: NSOSStatusErrorDomain, code: Int(errSecMissingEntitlement)) }

/// Saves or removes a site's password: an error, as for every app that is not associated with the site.
public func SecAddSharedWebCredential(_ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping @Sendable (CFError?) -> Void) {
    DispatchQueue.global().async { completionHandler(noEntitlement) }
}

/// Asks for a site's passwords: an error, as for every app that is not associated with the site.
public func SecRequestSharedWebCredential(_ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void) {
    DispatchQueue.global().async { completionHandler(nil, noEntitlement) }
}

/// A random password of the form xxx-xxx-xxx-xxx with small letters, capitals and digits that are not taken for each other.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    let kinds = ["abcdefghkmnopqrstuvwxy", "ABCDEFGHJKLMNPQRSTUVWXYZ", "3456789"].map(Array.init)
    var generator = SystemRandomNumberGenerator()
    var letters = kinds.compactMap { $0.randomElement(using: &generator) }
    let all = kinds.flatMap(\.self)
    while letters.count < 12 { if let next = all.randomElement(using: &generator) { letters.append(next) } }
    letters.shuffle(using: &generator)
    return NSString(string: stride(from: 0, to: 12, by: 3).map { String(letters[$0..<$0 + 3]) }.joined(separator: "-"))
}

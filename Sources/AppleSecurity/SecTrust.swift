// Trust in servers, as far as apps name it: Foundation on Linux checks certificates itself and hands none out, so that a trust object
// is only what an app makes of certificates it brings along, and its evaluation fails.
import AppleCoreFoundation
import Foundation
import FoundationNetworking

/// A certificate: its bytes, not read.
public final class SecCertificate: Hashable, @unchecked Sendable {
    let data: Data
    init(_ data: Data) { self.data = data }
    public static func == (left: SecCertificate, right: SecCertificate) -> Bool { left.data == right.data }
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}
/// The rules by which certificates are checked.
public final class SecPolicy: Hashable, @unchecked Sendable {
    let name: String?
    init(_ name: String?) { self.name = name }
}
/// Certificates that are to be checked.
public final class SecTrust: Hashable, @unchecked Sendable {
    var certificates: [SecCertificate]
    var policies: [SecPolicy]
    init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) { (self.certificates, self.policies) = (certificates, policies) }
}
/// A public or private key. None is read here.
public final class SecKey: Hashable, @unchecked Sendable {
    init() {}
}
/// An identity: a certificate with its key. None is read here.
public final class SecIdentity: Hashable, @unchecked Sendable {
    init() {}
}

/// The result of a check.
public enum SecTrustResultType: UInt32, Sendable { case invalid = 0, proceed, confirm, deny, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError }

/// A certificate of DER bytes; nil for bytes that do not begin like one.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    let bytes = Data(referencing: data)
    return bytes.first == 0x30 && bytes.count > 64 ? SecCertificate(bytes) : nil
}
/// A certificate's bytes.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { NSData(data: certificate.data) }
/// The subject of a certificate: nil, because certificates are not read here.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
/// A certificate's key: not read here.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
/// A key's bytes: there are none.
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? { nil }

/// The rules for a server's certificates.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy(hostname.map { "\($0)" }) }
/// The rules for any certificates.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(nil) }
/// Whether certificates were taken back.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy(nil) }
/// Asks the issuer about one certificate.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
/// Reads the issuer's list.
public let kSecRevocationCRLMethod: CFOptionFlags = 2
/// Prefers the issuer's list.
public let kSecRevocationPreferCRL: CFOptionFlags = 4
/// Uses known answers only, without the network.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
/// Any way of asking whether certificates were taken back.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3
/// Refuses certificates without an answer.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8

/// Certificates that are to be checked.
public func SecTrustCreateWithCertificates(_ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>) -> OSStatus {
    let list = (certificates as? [Any])?.compactMap { $0 as? SecCertificate } ?? (certificates as? SecCertificate).map { [$0] } ?? []
    let rules = (policies as? [Any])?.compactMap { $0 as? SecPolicy } ?? (policies as? SecPolicy).map { [$0] } ?? []
    trust.pointee = list.isEmpty ? nil : SecTrust(list, rules)
    return list.isEmpty ? errSecParam : errSecSuccess
}
/// Sets what certificates are checked against.
@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
    trust.policies = (policies as? [Any])?.compactMap { $0 as? SecPolicy } ?? (policies as? SecPolicy).map { [$0] } ?? []
    return errSecSuccess
}
/// Sets whom to trust: nobody is checked here.
@discardableResult public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus { errSecUnimplemented }
/// Sets whether nobody else is trusted: nobody is checked here.
@discardableResult public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus { errSecUnimplemented }
/// The number of certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }
/// A certificate; nil for a number without one.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? { trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil }
/// All certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { NSArray(array: trust.certificates) }
/// The first certificate's key: not read here.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
/// The first certificate's key: not read here.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
/// Checks: fails, for nothing is checked here.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool { false }
/// Checks: fails, for nothing is checked here.
@discardableResult public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>?) -> OSStatus {
    result?.pointee = .fatalTrustFailure
    return errSecUnimplemented
}
/// Gives the result of the last check.
@discardableResult public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = .fatalTrustFailure
    return errSecSuccess
}

// Core Foundation's objects without an equality of their own are equal where they are one.
extension SecPolicy {
    public static func == (left: SecPolicy, right: SecPolicy) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
extension SecTrust {
    public static func == (left: SecTrust, right: SecTrust) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
extension SecKey {
    public static func == (left: SecKey, right: SecKey) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
extension SecIdentity {
    public static func == (left: SecIdentity, right: SecIdentity) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension URLProtectionSpace {
    /// The server's certificates: Foundation on Linux hands none out.
    public var serverTrust: SecTrust? { nil }
}
extension URLCredential {
    /// Trust in a server. Foundation on Linux checks certificates itself: the answer is "as ever".
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}

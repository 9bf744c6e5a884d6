// CryptoKit's hash functions over libcrypto: each a type with a running state, and its digest.
internal import CCrypto
@_exported import Foundation

/// The bytes that a hash function gives.
public protocol Digest: Sequence, Hashable, ContiguousBytes, CustomStringConvertible, Sendable where Element == UInt8 {
    /// How many bytes it has.
    static var byteCount: Int { get }
    /// Takes a digest's bytes.
    init?(digestBytes: [UInt8])
    /// The bytes.
    var digestBytes: [UInt8] { get }
}

extension Digest {
    /// The bytes, one by one.
    public func makeIterator() -> IndexingIterator<[UInt8]> { digestBytes.makeIterator() }
    /// Lends the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try digestBytes.withUnsafeBytes(body) }
    /// "SHA256 digest: 2cf2…"
    public var description: String {
        let name = "\(Self.self)".replacingOccurrences(of: "Digest", with: "")
        return "\(name) digest: \(digestBytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())"
    }
    /// Whether other bytes are the same.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { lhs.digestBytes.elementsEqual(rhs) }
}

/// A hash function: data go in, a digest comes out.
public protocol HashFunction: Sendable {
    /// What it gives.
    associatedtype Digest: CryptoKit.Digest
    /// Bytes that it takes at once.
    static var blockByteCount: Int { get }
    /// Begins.
    init()
    /// Takes bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of all bytes so far.
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
    /// Takes data.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// The state of a function of libcrypto. Copies share it until one of them takes bytes.
final class DigestState: @unchecked Sendable {
    private let context: OpaquePointer
    init(_ kind: OpaquePointer?) {
        guard let made = EVP_MD_CTX_new() else { preconditionFailure("libcrypto gives no memory for a digest") }
        context = made
        EVP_DigestInit_ex(context, kind, nil)
    }
    init(copying other: DigestState) {
        guard let made = EVP_MD_CTX_new() else { preconditionFailure("libcrypto gives no memory for a digest") }
        context = made
        EVP_MD_CTX_copy_ex(context, other.context)
    }
    deinit { EVP_MD_CTX_free(context) }
    func update(_ bytes: UnsafeRawBufferPointer) { EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) }
    func finished() -> [UInt8] {
        let last = DigestState(copying: self)
        var result = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE)), count: UInt32 = 0
        EVP_DigestFinal_ex(last.context, &result, &count)
        return Array(result.prefix(Int(count)))
    }
}

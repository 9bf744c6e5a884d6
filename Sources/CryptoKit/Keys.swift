// Symmetric keys, and what is made with them and a hash function: message codes and derived keys.
internal import CCrypto
import Foundation

/// How long a key is.
public struct SymmetricKeySize: Sendable {
    /// Bits.
    public let bitCount: Int
    /// A number of bits, a multiple of eight.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount.isMultiple(of: 8))
        self.bitCount = bitCount
    }
    /// 128 bits.
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    /// 192 bits.
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    /// 256 bits.
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A key for ciphers and message codes.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
    let bytes: [UInt8]
    /// A random key.
    public init(size: SymmetricKeySize) { bytes = randomBytes(size.bitCount / 8) }
    /// A key of given bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
    /// Bits.
    public var bitCount: Int { bytes.count * 8 }
    /// Lends the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}

func randomBytes(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    guard RAND_bytes(&bytes, Int32(count)) == 1 else { preconditionFailure("libcrypto gives no random bytes") }
    return bytes
}

/// A code that tells whether a message is the sender's.
public struct HashedAuthenticationCode<H: HashFunction>: Sequence, Hashable, ContiguousBytes, Sendable {
    let bytes: [UInt8]
    /// Bytes.
    public var byteCount: Int { bytes.count }
    /// The bytes, one by one.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    /// Lends the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}

/// Message codes of a hash function (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
    /// What it gives.
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner = H()
    private let outerKey: [UInt8]
    /// Begins, with a key.
    public init(key: SymmetricKey) {
        var block = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        block += Array(repeating: 0, count: H.blockByteCount - block.count)
        outerKey = block.map { $0 ^ 0x5C }
        inner.update(data: block.map { $0 ^ 0x36 })
    }
    /// Takes data.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
    /// The code of all data so far.
    public func finalize() -> MAC {
        var outer = H()
        outer.update(data: outerKey)
        outer.update(data: Array(inner.finalize()))
        return MAC(bytes: Array(outer.finalize()))
    }
    /// The code of data.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }
    /// Whether a code is that of data; takes the same time either way.
    public static func isValidAuthenticationCode<D: DataProtocol, C: ContiguousBytes>(_ mac: C, authenticating data: D, using key: SymmetricKey) -> Bool {
        let own = authenticationCode(for: data, using: key).bytes, given = mac.withUnsafeBytes { Array($0) }
        return own.count == given.count && zip(own, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// Keys from keys (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
    /// A key of a number of bytes.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int) -> SymmetricKey {
        let pseudorandom = HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: Array(salt)))
        return expand(pseudoRandomKey: pseudorandom, info: info, outputByteCount: outputByteCount)
    }
    /// A key of a number of bytes, without salt.
    public static func deriveKey<Info: DataProtocol>(inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }
    /// The second half of a derivation.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int) -> SymmetricKey {
        let key = SymmetricKey(data: prk)
        var result: [UInt8] = [], last: [UInt8] = [], count: UInt8 = 1, context: [UInt8] = []
        if let info { context = Array(info) }
        while result.count < outputByteCount {
            last = Array(HMAC<H>.authenticationCode(for: last + context + [count], using: key))
            result += last
            count &+= 1
        }
        return SymmetricKey(data: Array(result.prefix(outputByteCount)))
    }
}

/// Why something cannot be sealed or opened.
public enum CryptoKitError: Error, Hashable {
    /// A key of a size that the cipher does not have.
    case incorrectKeySize
    /// Another number of bytes was expected.
    case incorrectParameterSize
    /// The sealed data or the key are not the right ones.
    case authenticationFailure
    /// libcrypto refused.
    case underlyingCoreCryptoError(error: Int32)
    /// No key can be made of it.
    case invalidParameter
}

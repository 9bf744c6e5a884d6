// Symmetric keys and keyed digests (RFC 2104), over any of the hash functions.
import MessageDigests

/// The length of a key.
public struct SymmetricKeySize: Sendable {
    /// The length of the key in bits.
    public let bitCount: Int
    /// 128 bits.
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    /// 192 bits.
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    /// 256 bits.
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
    /// A multiple of 8.
    public init(bitCount: Int) { self.bitCount = bitCount }
}

/// A secret that both sides know.
public struct SymmetricKey: ContiguousBytes, Sendable {
    private let bytes: [UInt8]
    /// The length of the key in bits.
    public var bitCount: Int { bytes.count * 8 }

    /// A key of these bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { [UInt8]($0) } }

    /// A new key, from the system's random numbers.
    public init(size: SymmetricKeySize) {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    /// Lends the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}

extension SymmetricKey: Equatable {
    /// Compares all bytes, wherever the first difference is.
    public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool { equalInConstantTime(lhs.bytes, rhs.bytes) }
}

/// The result of `HMAC`.
public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, Sequence, Hashable, CustomStringConvertible, Sendable {
    let bytes: [UInt8]
    /// The number of bytes.
    public var byteCount: Int { bytes.count }
    /// The bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Lends the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    /// Compares all bytes, wherever the first difference is.
    public static func == (lhs: Self, rhs: Self) -> Bool { equalInConstantTime(lhs.bytes, rhs.bytes) }
    /// The bytes as hexadecimal digits.
    public var description: String { "HMAC with \(H.self): " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}

/// A digest that only the holder of a key can make.
public struct HMAC<H: HashFunction>: Sendable {
    /// The type of keys.
    public typealias Key = SymmetricKey
    /// The type of the result.
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner = H()
    private let outerKey: [UInt8]

    /// Begins with a key.
    public init(key: SymmetricKey) {
        var block = key.withUnsafeBytes { bytes in bytes.count > H.blockByteCount ? [UInt8](H.hash(bufferPointer: bytes)) : [UInt8](bytes) }
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        outerKey = block.map { $0 ^ 0x5c }
        inner.update(data: block.map { $0 ^ 0x36 })
    }

    /// Takes more data.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// The keyed digest of what was taken.
    public func finalize() -> HashedAuthenticationCode<H> {
        var outer = H()
        outer.update(data: outerKey)
        outer.update(data: [UInt8](inner.finalize()))
        return HashedAuthenticationCode(bytes: [UInt8](outer.finalize()))
    }

    /// The keyed digest of the data.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> HashedAuthenticationCode<H> {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    /// Whether the code is the data's.
    public static func isValidAuthenticationCode<D: DataProtocol>(_ authenticationCode: HashedAuthenticationCode<H>, authenticating authenticatedData: D, using key: SymmetricKey) -> Bool {
        self.authenticationCode(for: authenticatedData, using: key) == authenticationCode
    }

    /// Whether the bytes are the data's code.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(_ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey) -> Bool {
        equalInConstantTime(self.authenticationCode(for: authenticatedData, using: key).bytes, authenticationCode.withUnsafeBytes { [UInt8]($0) })
    }
}

// CryptoKit's digests. Each is a value that takes input piece by piece; its result is a value of its own type, which compares
// in constant time.
@_exported import Foundation
import MessageDigests

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// Of the result.
    static var byteCount: Int { get }
}

/// A function that digests input of any length.
public protocol HashFunction: Sendable {
    /// Of the blocks that are mixed in one at a time.
    static var blockByteCount: Int { get }
    /// The type of the result.
    associatedtype Digest: AppleCryptoKit.Digest
    /// A function that has taken nothing yet.
    init()
    /// Takes more bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of what was taken.
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of the data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// The digest of the bytes.
    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    /// Takes more data.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

extension Digest {
    /// Compares all bytes, wherever the first difference is.
    public static func == (lhs: Self, rhs: Self) -> Bool { equalInConstantTime(lhs, rhs) }
    /// Compares with any data.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { equalInConstantTime(lhs, rhs) }
    /// Compares with any data.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
    /// The bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { withUnsafeBytes { [UInt8]($0) }.makeIterator() }
    public func hash(into hasher: inout Hasher) { withUnsafeBytes { hasher.combine(bytes: $0) } }
}

func equalInConstantTime(_ first: some Sequence<UInt8>, _ second: some Sequence<UInt8>) -> Bool {
    let first = [UInt8](first), second = [UInt8](second)
    return first.count == second.count && zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}

/// The result of `SHA256`.
public struct SHA256Digest: Digest {
    /// The bytes of a digest.
    public static var byteCount: Int { MessageDigests.SHA256.byteCount }
    let bytes: [UInt8]
    /// Lends the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    /// The bytes as hexadecimal digits.
    public var description: String { "SHA256 digest: " + bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined() }
}

/// FIPS 180-4.
public struct SHA256: HashFunction {
    /// The type of the result.
    public typealias Digest = SHA256Digest
    /// The bytes of a digest.
    public static var byteCount: Int { MessageDigests.SHA256.byteCount }
    /// The bytes of a block that is mixed in at a time.
    public static var blockByteCount: Int { MessageDigests.SHA256.blockByteCount }
    private var digest = MessageDigests.SHA256()
    public init() {}
    /// Takes more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digest.update(bufferPointer) }
    /// The digest of what was taken.
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: digest.finalize()) }
}

/// The result of `SHA384`.
public struct SHA384Digest: Digest {
    /// The bytes of a digest.
    public static var byteCount: Int { MessageDigests.SHA384.byteCount }
    let bytes: [UInt8]
    /// Lends the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    /// The bytes as hexadecimal digits.
    public var description: String { "SHA384 digest: " + bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined() }
}

/// FIPS 180-4.
public struct SHA384: HashFunction {
    /// The type of the result.
    public typealias Digest = SHA384Digest
    /// The bytes of a digest.
    public static var byteCount: Int { MessageDigests.SHA384.byteCount }
    /// The bytes of a block that is mixed in at a time.
    public static var blockByteCount: Int { MessageDigests.SHA384.blockByteCount }
    private var digest = MessageDigests.SHA384()
    public init() {}
    /// Takes more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digest.update(bufferPointer) }
    /// The digest of what was taken.
    public func finalize() -> SHA384Digest { SHA384Digest(bytes: digest.finalize()) }
}

/// The result of `SHA512`.
public struct SHA512Digest: Digest {
    /// The bytes of a digest.
    public static var byteCount: Int { MessageDigests.SHA512.byteCount }
    let bytes: [UInt8]
    /// Lends the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    /// The bytes as hexadecimal digits.
    public var description: String { "SHA512 digest: " + bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined() }
}

/// FIPS 180-4.
public struct SHA512: HashFunction {
    /// The type of the result.
    public typealias Digest = SHA512Digest
    /// The bytes of a digest.
    public static var byteCount: Int { MessageDigests.SHA512.byteCount }
    /// The bytes of a block that is mixed in at a time.
    public static var blockByteCount: Int { MessageDigests.SHA512.blockByteCount }
    private var digest = MessageDigests.SHA512()
    public init() {}
    /// Takes more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digest.update(bufferPointer) }
    /// The digest of what was taken.
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: digest.finalize()) }
}

/// Functions that protect nothing any more, for what still needs them.
public enum Insecure {
    /// The result of `MD5`.
    public struct MD5Digest: Digest {
        /// The bytes of a digest.
        public static var byteCount: Int { MessageDigests.MD5.byteCount }
        let bytes: [UInt8]
        /// Lends the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
        /// The bytes as hexadecimal digits.
    public var description: String { "MD5 digest: " + bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined() }
    }

    /// RFC 1321.
    public struct MD5: HashFunction {
        /// The type of the result.
        public typealias Digest = MD5Digest
        /// The bytes of a digest.
        public static var byteCount: Int { MessageDigests.MD5.byteCount }
        /// The bytes of a block that is mixed in at a time.
        public static var blockByteCount: Int { MessageDigests.MD5.blockByteCount }
        private var digest = MessageDigests.MD5()
        public init() {}
        /// Takes more bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digest.update(bufferPointer) }
        /// The digest of what was taken.
        public func finalize() -> MD5Digest { MD5Digest(bytes: digest.finalize()) }
    }

    /// The result of `SHA1`.
    public struct SHA1Digest: Digest {
        /// The bytes of a digest.
        public static var byteCount: Int { MessageDigests.SHA1.byteCount }
        let bytes: [UInt8]
        /// Lends the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
        /// The bytes as hexadecimal digits.
    public var description: String { "SHA1 digest: " + bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined() }
    }

    /// FIPS 180-4.
    public struct SHA1: HashFunction {
        /// The type of the result.
        public typealias Digest = SHA1Digest
        /// The bytes of a digest.
        public static var byteCount: Int { MessageDigests.SHA1.byteCount }
        /// The bytes of a block that is mixed in at a time.
        public static var blockByteCount: Int { MessageDigests.SHA1.blockByteCount }
        private var digest = MessageDigests.SHA1()
        public init() {}
        /// Takes more bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digest.update(bufferPointer) }
        /// The digest of what was taken.
        public func finalize() -> SHA1Digest { SHA1Digest(bytes: digest.finalize()) }
    }
}

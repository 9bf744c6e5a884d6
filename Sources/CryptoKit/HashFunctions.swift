// The hash functions of CryptoKit: SHA-2, and the two of Insecure.
internal import CCrypto
import Foundation

/// SHA-2 of 256 bits.
public struct SHA256: HashFunction {
    /// What it gives.
    public typealias Digest = SHA256Digest
    /// Bytes that it takes at once.
    public static var blockByteCount: Int { 64 }
    /// Bytes of its digest.
    public static var byteCount: Int { 32 }
    private var state: DigestState
    /// Begins.
    public init() { state = DigestState(EVP_sha256()) }
    /// Takes bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&state) { state = DigestState(copying: state) }
        state.update(bufferPointer)
    }
    /// The digest of all bytes so far.
    public func finalize() -> SHA256Digest { SHA256Digest(state.finished()) }
}
/// The digest of that function.
public struct SHA256Digest: CryptoKit.Digest {
    /// How many bytes it has.
    public static var byteCount: Int { 32 }
    /// The bytes.
    public let digestBytes: [UInt8]
    init(_ bytes: [UInt8]) { digestBytes = bytes }
    /// nil for another number of bytes.
    public init?(digestBytes: [UInt8]) {
        guard digestBytes.count == Self.byteCount else { return nil }
        self.digestBytes = digestBytes
    }
}

/// SHA-2 of 384 bits.
public struct SHA384: HashFunction {
    /// What it gives.
    public typealias Digest = SHA384Digest
    /// Bytes that it takes at once.
    public static var blockByteCount: Int { 128 }
    /// Bytes of its digest.
    public static var byteCount: Int { 48 }
    private var state: DigestState
    /// Begins.
    public init() { state = DigestState(EVP_sha384()) }
    /// Takes bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&state) { state = DigestState(copying: state) }
        state.update(bufferPointer)
    }
    /// The digest of all bytes so far.
    public func finalize() -> SHA384Digest { SHA384Digest(state.finished()) }
}
/// The digest of that function.
public struct SHA384Digest: CryptoKit.Digest {
    /// How many bytes it has.
    public static var byteCount: Int { 48 }
    /// The bytes.
    public let digestBytes: [UInt8]
    init(_ bytes: [UInt8]) { digestBytes = bytes }
    /// nil for another number of bytes.
    public init?(digestBytes: [UInt8]) {
        guard digestBytes.count == Self.byteCount else { return nil }
        self.digestBytes = digestBytes
    }
}

/// SHA-2 of 512 bits.
public struct SHA512: HashFunction {
    /// What it gives.
    public typealias Digest = SHA512Digest
    /// Bytes that it takes at once.
    public static var blockByteCount: Int { 128 }
    /// Bytes of its digest.
    public static var byteCount: Int { 64 }
    private var state: DigestState
    /// Begins.
    public init() { state = DigestState(EVP_sha512()) }
    /// Takes bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&state) { state = DigestState(copying: state) }
        state.update(bufferPointer)
    }
    /// The digest of all bytes so far.
    public func finalize() -> SHA512Digest { SHA512Digest(state.finished()) }
}
/// The digest of that function.
public struct SHA512Digest: CryptoKit.Digest {
    /// How many bytes it has.
    public static var byteCount: Int { 64 }
    /// The bytes.
    public let digestBytes: [UInt8]
    init(_ bytes: [UInt8]) { digestBytes = bytes }
    /// nil for another number of bytes.
    public init?(digestBytes: [UInt8]) {
        guard digestBytes.count == Self.byteCount else { return nil }
        self.digestBytes = digestBytes
    }
}

/// Functions that are no longer safe, for old formats.
public enum Insecure {
    /// MD5.
    public struct MD5: HashFunction {
        /// What it gives.
        public typealias Digest = MD5Digest
        /// Bytes that it takes at once.
        public static var blockByteCount: Int { 64 }
        /// Bytes of its digest.
        public static var byteCount: Int { 16 }
        private var state: DigestState
        /// Begins.
        public init() { state = DigestState(EVP_md5()) }
        /// Takes bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            if !isKnownUniquelyReferenced(&state) { state = DigestState(copying: state) }
            state.update(bufferPointer)
        }
        /// The digest of all bytes so far.
        public func finalize() -> MD5Digest { MD5Digest(state.finished()) }
    }
    /// The digest of that function.
    public struct MD5Digest: CryptoKit.Digest {
        /// How many bytes it has.
        public static var byteCount: Int { 16 }
        /// The bytes.
        public let digestBytes: [UInt8]
        init(_ bytes: [UInt8]) { digestBytes = bytes }
        /// nil for another number of bytes.
        public init?(digestBytes: [UInt8]) {
            guard digestBytes.count == Self.byteCount else { return nil }
            self.digestBytes = digestBytes
        }
    }
    /// SHA-1.
    public struct SHA1: HashFunction {
        /// What it gives.
        public typealias Digest = SHA1Digest
        /// Bytes that it takes at once.
        public static var blockByteCount: Int { 64 }
        /// Bytes of its digest.
        public static var byteCount: Int { 20 }
        private var state: DigestState
        /// Begins.
        public init() { state = DigestState(EVP_sha1()) }
        /// Takes bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            if !isKnownUniquelyReferenced(&state) { state = DigestState(copying: state) }
            state.update(bufferPointer)
        }
        /// The digest of all bytes so far.
        public func finalize() -> SHA1Digest { SHA1Digest(state.finished()) }
    }
    /// The digest of that function.
    public struct SHA1Digest: CryptoKit.Digest {
        /// How many bytes it has.
        public static var byteCount: Int { 20 }
        /// The bytes.
        public let digestBytes: [UInt8]
        init(_ bytes: [UInt8]) { digestBytes = bytes }
        /// nil for another number of bytes.
        public init?(digestBytes: [UInt8]) {
            guard digestBytes.count == Self.byteCount else { return nil }
            self.digestBytes = digestBytes
        }
    }
}

// ChaCha20-Poly1305 (RFC 8439) over libcrypto.
internal import CCrypto
import Foundation

/// The cipher of RFC 8439.
public enum ChaChaPoly {
    /// A number that is used once with a key.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        let bytes: [UInt8]
        /// Twelve random bytes.
        public init() { bytes = randomBytes(12) }
        /// Given bytes; fewer than twelve throw.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
            bytes = Array(data)
        }
        /// The bytes, one by one.
        public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
        /// Lends the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    }
    /// What was sealed.
    public struct SealedBox: Sendable {
        /// The number that it was sealed with.
        public let nonce: Nonce
        /// Tells whether nothing was changed.
        public let tag: Data
        /// The hidden text.
        public let ciphertext: Data
        /// Nonce, text and tag, one after the other.
        public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
        /// A box of its three parts.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
            (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
        }
        /// A box of `combined`; too few bytes throw.
        public init<D: DataProtocol>(combined: D) throws {
            let parts = try Sealing.parts(combined)
            try self.init(nonce: Nonce(data: parts.nonce), ciphertext: parts.text, tag: parts.tag)
        }
    }
    /// Hides a text, and binds other data to it that stay as they are.
    public static func seal<P: DataProtocol, A: DataProtocol>(_ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let sealed = try Sealing.run(try kind(key), key: key.bytes, nonce: nonce.bytes, text: Array(message), authenticating: Array(authenticatedData), tag: nil)
        return try SealedBox(nonce: nonce, ciphertext: sealed.text, tag: sealed.tag)
    }
    /// Hides a text.
    public static func seal<P: DataProtocol>(_ message: P, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }
    /// The text of a box; throws `authenticationFailure` when box, key or other data are not the right ones.
    public static func open<A: DataProtocol>(_ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A) throws -> Data {
        Data(try Sealing.run(try kind(key), key: key.bytes, nonce: sealedBox.nonce.bytes, text: Array(sealedBox.ciphertext), authenticating: Array(authenticatedData), tag: Array(sealedBox.tag)).text)
    }
    /// The text of a box; throws `authenticationFailure` when box or key are not the right ones.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data { try open(sealedBox, using: key, authenticating: [UInt8]()) }

    private static func kind(_ key: SymmetricKey) throws -> OpaquePointer? {
        guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        return EVP_chacha20_poly1305()
    }
}

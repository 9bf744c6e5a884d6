// ChaCha20 with Poly1305 (RFC 8439), over nettle.
import CNettle
import Foundation

/// Encryption with keys of 256 bits that also shows whether a message was changed.
public enum ChaChaPoly: Sendable {
    /// A number that is used once with a key: twelve bytes.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        let bytes: [UInt8]
        /// Twelve random bytes.
        public init() { bytes = randomBytes(AuthenticatedCipher.nonceLength) }
        /// These twelve bytes; another number is `CryptoKitError.incorrectParameterSize`.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count == AuthenticatedCipher.nonceLength else { throw CryptoKitError.incorrectParameterSize }
            bytes = [UInt8](data)
        }
        /// The bytes.
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        /// Lends the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    }

    /// An encrypted message with what opening it needs beside the key.
    public struct SealedBox: Sendable {
        /// The number that was used once.
        public let nonce: Nonce
        /// The encrypted message, as long as the message.
        public let ciphertext: Data
        /// The 16 bytes that show whether anything was changed.
        public let tag: Data
        /// Nonce, encrypted message and tag behind each other.
        public var combined: Data { Data(nonce.bytes) + ciphertext + tag }

        /// The parts of a combined message; fewer than 28 bytes are `incorrectParameterSize`.
        public init<D: DataProtocol>(combined: D) throws {
            let parts = try AuthenticatedCipher.parts(of: combined)
            (nonce, ciphertext, tag) = (try Nonce(data: parts.nonce), parts.ciphertext, parts.tag)
        }
        /// A message of its parts; a tag of another length than 16 bytes is `incorrectParameterSize`.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), try AuthenticatedCipher.tag(tag))
        }
    }

    /// Encrypts a message, and authenticates it with data that is sent in the clear.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(_ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: AuthenticatedData) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let (ciphertext, tag) = try cipher(key).run(key: key, nonce: nonce.bytes, authenticating: [UInt8](authenticatedData), [UInt8](message), encrypting: true)
        return try SealedBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
    }
    /// Encrypts a message.
    public static func seal<Plaintext: DataProtocol>(_ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }
    /// The message; `CryptoKitError.authenticationFailure` for one that was changed or has another key.
    public static func open<AuthenticatedData: DataProtocol>(_ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData) throws -> Data {
        try cipher(key).open(key: key, nonce: sealedBox.nonce.bytes, authenticating: [UInt8](authenticatedData), sealedBox.ciphertext, tag: sealedBox.tag)
    }
    /// The message; `CryptoKitError.authenticationFailure` for one that was changed or has another key.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data { try open(sealedBox, using: key, authenticating: [UInt8]()) }

    private static func cipher(_ key: SymmetricKey) throws -> AuthenticatedCipher {
        guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
        return AuthenticatedCipher(cipher: nettle_chacha_poly1305)
    }
}

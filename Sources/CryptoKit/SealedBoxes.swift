// AES-GCM and ChaCha20-Poly1305 over libcrypto: sealed boxes of a nonce of 12 bytes, a cipher text and a tag of 16.
internal import CCrypto
import Foundation

enum Sealing {
    static func run(_ kind: OpaquePointer?, key: [UInt8], nonce: [UInt8], text: [UInt8], authenticating: [UInt8], tag: [UInt8]?) throws -> (text: [UInt8], tag: [UInt8]) {
        guard let context = EVP_CIPHER_CTX_new() else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
        defer { EVP_CIPHER_CTX_free(context) }
        let isSealing = tag == nil
        var result = [UInt8](repeating: 0, count: text.count), length: Int32 = 0
        guard EVP_CipherInit_ex(context, kind, nil, nil, nil, isSealing ? 1 : 0) == 1,
            EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil) == 1,
            EVP_CipherInit_ex(context, nil, nil, key, nonce, isSealing ? 1 : 0) == 1
        else { throw CryptoKitError.underlyingCoreCryptoError(error: 1) }
        if !authenticating.isEmpty { EVP_CipherUpdate(context, nil, &length, authenticating, Int32(authenticating.count)) }
        if !text.isEmpty { EVP_CipherUpdate(context, &result, &length, text, Int32(text.count)) }
        if var tag { EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag) }
        var end = [UInt8](repeating: 0, count: 16)
        guard EVP_CipherFinal_ex(context, &end, &length) == 1 else { throw CryptoKitError.authenticationFailure }
        var made = [UInt8](repeating: 0, count: 16)
        if isSealing { EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, &made) }
        return (result, tag ?? made)
    }

    static func parts<D: DataProtocol>(_ combined: D) throws -> (nonce: [UInt8], text: [UInt8], tag: [UInt8]) {
        let bytes = Array(combined)
        guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
        return (Array(bytes.prefix(12)), Array(bytes.dropFirst(12).dropLast(16)), Array(bytes.suffix(16)))
    }
}

/// The Advanced Encryption Standard.
public enum AES {
    /// With Galois and counter mode.
    public enum GCM {
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
            public var combined: Data? { Data(nonce.bytes) + ciphertext + tag }
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
            switch key.bytes.count {
            case 16: EVP_aes_128_gcm()
            case 24: EVP_aes_192_gcm()
            case 32: EVP_aes_256_gcm()
            default: throw CryptoKitError.incorrectKeySize
            }
        }
    }
}

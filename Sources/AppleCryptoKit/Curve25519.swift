// X25519 (RFC 7748) and Ed25519 (RFC 8032), over nettle. P256 has its own file.
import CNettle
import Foundation

/// Keys on the curve of 2²⁵⁵ - 19.
public enum Curve25519 {
    static let keyLength = 32, signatureLength = 64

    fileprivate static func key(_ data: some ContiguousBytes) throws -> [UInt8] {
        let bytes = data.withUnsafeBytes { [UInt8]($0) }
        guard bytes.count == keyLength else { throw CryptoKitError.incorrectKeySize }
        return bytes
    }

    /// Two sides agree on a secret.
    public enum KeyAgreement {
        /// The key that the other side may know.
        public struct PublicKey: Sendable {
            let bytes: [UInt8]
            /// A key of 32 bytes; another number is `CryptoKitError.incorrectKeySize`.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { bytes = try key(rawRepresentation) }
            fileprivate init(_ bytes: [UInt8]) { self.bytes = bytes }
            /// The 32 bytes.
            public var rawRepresentation: Data { Data(bytes) }
        }

        /// The key that stays on this side.
        public struct PrivateKey: Sendable {
            private let bytes: [UInt8]
            /// A new key.
            public init() { bytes = randomBytes(keyLength) }
            /// A key of 32 bytes; another number is `CryptoKitError.incorrectKeySize`.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { bytes = try key(rawRepresentation) }
            /// The 32 bytes.
            public var rawRepresentation: Data { Data(bytes) }
            /// The key that the other side may know.
            public var publicKey: PublicKey {
                var point = [UInt8](repeating: 0, count: keyLength)
                nettle_curve25519_mul_g(&point, bytes)
                return PublicKey(point)
            }
            /// What both sides know now; `CryptoKitError.invalidParameter` for a key that would make it known to all.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                var point = [UInt8](repeating: 0, count: keyLength)
                nettle_curve25519_mul(&point, bytes, publicKeyShare.bytes)
                guard point.contains(where: { $0 != 0 }) else { throw CryptoKitError.invalidParameter }
                return SharedSecret(bytes: point)
            }
        }
    }

    /// One side shows that a message is its own.
    public enum Signing {
        /// The key that checks.
        public struct PublicKey: Sendable {
            let bytes: [UInt8]
            /// A key of 32 bytes; another number is `CryptoKitError.incorrectKeySize`.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { bytes = try key(rawRepresentation) }
            fileprivate init(_ bytes: [UInt8]) { self.bytes = bytes }
            /// The 32 bytes.
            public var rawRepresentation: Data { Data(bytes) }
            /// Whether the signature is that of the data.
            public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
                let signature = [UInt8](signature), message = [UInt8](data)
                return signature.count == signatureLength && nettle_ed25519_sha512_verify(bytes, message.count, message, signature) == 1
            }
        }

        /// The key that signs.
        public struct PrivateKey: Sendable {
            private let bytes: [UInt8]
            /// A new key.
            public init() { bytes = randomBytes(keyLength) }
            /// A key of 32 bytes; another number is `CryptoKitError.incorrectKeySize`.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { bytes = try key(rawRepresentation) }
            /// The 32 bytes.
            public var rawRepresentation: Data { Data(bytes) }
            /// The key that checks.
            public var publicKey: PublicKey {
                var point = [UInt8](repeating: 0, count: keyLength)
                nettle_ed25519_sha512_public_key(&point, bytes)
                return PublicKey(point)
            }
            /// The 64 bytes that show that the data is this side's. RFC 8032's are the same each time; Apple's have a random part.
            public func signature<D: DataProtocol>(for data: D) throws -> Data {
                let message = [UInt8](data)
                var signature = [UInt8](repeating: 0, count: signatureLength)
                nettle_ed25519_sha512_sign(publicKey.bytes, bytes, message.count, message, &signature)
                return Data(signature)
            }
        }
    }
}

// P-256, the curve of NIST (FIPS 186-4): signatures and agreements. P256Numbers reads and writes the keys. P384 and P521 are absent, and so is
// the Secure Enclave.
import CNettle
import Foundation

/// Keys on the curve P-256.
public enum P256 {
    fileprivate static func bytes(_ data: some ContiguousBytes) -> [UInt8] { data.withUnsafeBytes { [UInt8]($0) } }

    /// Two sides agree on a secret.
    public enum KeyAgreement {
        /// The key that the other side may know: a point of the curve.
        public struct PublicKey: Sendable {
            let point: P256Point
            /// A key of x and y, 32 bytes each. Points beside the curve are `CryptoKitError.invalidParameter`.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { point = try P256Point(raw: bytes(rawRepresentation)) }
            /// A key of 65 bytes: 4, x and y.
            public init<D: ContiguousBytes>(x963Representation: D) throws { point = try P256Point(x963: bytes(x963Representation)) }
            /// A key of 33 bytes: 2 or 3 and x.
            public init<D: ContiguousBytes>(compressedRepresentation: D) throws { point = try P256Point(compressed: bytes(compressedRepresentation)) }
            /// A key of the 32 bytes of x, whose y is the smaller one.
            public init<D: ContiguousBytes>(compactRepresentation: D) throws { point = try P256Point(compact: bytes(compactRepresentation)) }
            /// A key as a "PUBLIC KEY" of PEM.
            public init(pemRepresentation: String) throws { point = try P256Point(der: PEM.bytes(pemRepresentation, "PUBLIC KEY")) }
            /// A key as a SubjectPublicKeyInfo.
            public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 { point = try P256Point(der: Array(derRepresentation)) }
            fileprivate init(_ point: P256Point) { self.point = point }
            /// x and y.
            public var rawRepresentation: Data { Data(point.bytes) }
            /// 4, x and y.
            public var x963Representation: Data { Data(point.x963) }
            /// 2 or 3 and x.
            public var compressedRepresentation: Data { Data(point.compressed) }
            /// x; nil if y is the larger of the two that belong to it.
            public var compactRepresentation: Data? { point.isCompact ? Data(point.x) : nil }
            /// A "PUBLIC KEY" of PEM.
            public var pemRepresentation: String { PEM.text("PUBLIC KEY", point.der) }
            /// A SubjectPublicKeyInfo.
            public var derRepresentation: Data { Data(point.der) }
        }

        /// The key that stays on this side: a number.
        public struct PrivateKey: Sendable {
            private let secret: P256Secret
            /// A new key. One that is compactly representable has a public key that x alone tells.
            public init(compactRepresentable: Bool = true) { secret = P256Secret(compact: compactRepresentable) }
            /// A key of 32 bytes; another number is `CryptoKitError.incorrectKeySize`.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { secret = try P256Secret(raw: bytes(rawRepresentation)) }
            /// A key of 97 bytes: the public key's 65, and the number. They must belong together.
            public init<D: ContiguousBytes>(x963Representation: D) throws { secret = try P256Secret(x963: bytes(x963Representation)) }
            /// A key as a "PRIVATE KEY" or "EC PRIVATE KEY" of PEM.
            public init(pemRepresentation: String) throws { secret = try P256Secret(der: PEM.bytes(pemRepresentation, "PRIVATE KEY", "EC PRIVATE KEY")) }
            /// A key as a PrivateKeyInfo or ECPrivateKey.
            public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 { secret = try P256Secret(der: Array(derRepresentation)) }
            /// The 32 bytes.
            public var rawRepresentation: Data { Data(secret.bytes) }
            /// The public key's 65 bytes, and the number.
            public var x963Representation: Data { Data(secret.x963) }
            /// A "PRIVATE KEY" of PEM.
            public var pemRepresentation: String { PEM.text("PRIVATE KEY", secret.der) }
            /// A PrivateKeyInfo.
            public var derRepresentation: Data { Data(secret.der) }
            /// The key that the other side may know.
            public var publicKey: PublicKey { PublicKey(P256Point(secret: secret)) }
            /// What both sides know now: the x of the point that they find.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret { try secret.shared(with: publicKeyShare.point) }
        }
    }

    /// One side shows that a message is its own.
    public enum Signing {
        /// Two numbers, r and s.
        public struct ECDSASignature: ContiguousBytes, Sendable {
            let bytes: [UInt8]
            fileprivate init(_ bytes: [UInt8]) { self.bytes = bytes }
            /// A signature of r and s, 32 bytes each.
            public init<D: DataProtocol>(rawRepresentation: D) throws {
                guard rawRepresentation.count == 64 else { throw CryptoKitError.incorrectParameterSize }
                bytes = [UInt8](rawRepresentation)
            }
            /// A signature as a sequence of two integers.
            public init<D: DataProtocol>(derRepresentation: D) throws {
                var rest = [UInt8](derRepresentation)[...]
                guard rest.count <= 72, rest.popFirst() == 0x30, rest.popFirst().map(Int.init) == rest.count else { throw CryptoKitError.invalidParameter }
                func number() throws -> [UInt8] {
                    guard rest.popFirst() == 2, let count = rest.popFirst().map(Int.init), count > 0, rest.count >= count else { throw CryptoKitError.invalidParameter }
                    let digits = rest.prefix(count).drop { $0 == 0 }
                    rest = rest.dropFirst(count)
                    guard digits.count <= 32 else { throw CryptoKitError.invalidParameter }
                    return [UInt8](repeating: 0, count: 32 - digits.count) + digits
                }
                bytes = try number() + number()
                guard rest.isEmpty else { throw CryptoKitError.invalidParameter }
            }
            /// r and s.
            public var rawRepresentation: Data { Data(bytes) }
            /// A sequence of two integers.
            public var derRepresentation: Data {
                let numbers = [bytes[..<32], bytes[32...]].flatMap { number -> [UInt8] in
                    let digits = number.drop { $0 == 0 }
                    let positive = (digits.first.map { $0 >= 0x80 } ?? true ? [0] : []) + digits
                    return [2, UInt8(positive.count)] + positive
                }
                return Data([0x30, UInt8(numbers.count)] + numbers)
            }
            /// Lends r and s.
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
        }

        /// The key that the other side may know: a point of the curve.
        public struct PublicKey: Sendable {
            let point: P256Point
            /// A key of x and y, 32 bytes each. Points beside the curve are `CryptoKitError.invalidParameter`.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { point = try P256Point(raw: bytes(rawRepresentation)) }
            /// A key of 65 bytes: 4, x and y.
            public init<D: ContiguousBytes>(x963Representation: D) throws { point = try P256Point(x963: bytes(x963Representation)) }
            /// A key of 33 bytes: 2 or 3 and x.
            public init<D: ContiguousBytes>(compressedRepresentation: D) throws { point = try P256Point(compressed: bytes(compressedRepresentation)) }
            /// A key of the 32 bytes of x, whose y is the smaller one.
            public init<D: ContiguousBytes>(compactRepresentation: D) throws { point = try P256Point(compact: bytes(compactRepresentation)) }
            /// A key as a "PUBLIC KEY" of PEM.
            public init(pemRepresentation: String) throws { point = try P256Point(der: PEM.bytes(pemRepresentation, "PUBLIC KEY")) }
            /// A key as a SubjectPublicKeyInfo.
            public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 { point = try P256Point(der: Array(derRepresentation)) }
            fileprivate init(_ point: P256Point) { self.point = point }
            /// x and y.
            public var rawRepresentation: Data { Data(point.bytes) }
            /// 4, x and y.
            public var x963Representation: Data { Data(point.x963) }
            /// 2 or 3 and x.
            public var compressedRepresentation: Data { Data(point.compressed) }
            /// x; nil if y is the larger of the two that belong to it.
            public var compactRepresentation: Data? { point.isCompact ? Data(point.x) : nil }
            /// A "PUBLIC KEY" of PEM.
            public var pemRepresentation: String { PEM.text("PUBLIC KEY", point.der) }
            /// A SubjectPublicKeyInfo.
            public var derRepresentation: Data { Data(point.der) }
            /// Whether the signature is that of the digest.
            public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
                let digest = digest.withUnsafeBytes { [UInt8]($0) }
                return p256_verify(point.bytes, digest, digest.count, signature.bytes) == 1
            }
            /// Whether the signature is that of the data, by SHA-256.
            public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool { isValidSignature(signature, for: SHA256.hash(data: data)) }
        }

        /// The key that stays on this side: a number.
        public struct PrivateKey: Sendable {
            private let secret: P256Secret
            /// A new key. One that is compactly representable has a public key that x alone tells.
            public init(compactRepresentable: Bool = true) { secret = P256Secret(compact: compactRepresentable) }
            /// A key of 32 bytes; another number is `CryptoKitError.incorrectKeySize`.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { secret = try P256Secret(raw: bytes(rawRepresentation)) }
            /// A key of 97 bytes: the public key's 65, and the number. They must belong together.
            public init<D: ContiguousBytes>(x963Representation: D) throws { secret = try P256Secret(x963: bytes(x963Representation)) }
            /// A key as a "PRIVATE KEY" or "EC PRIVATE KEY" of PEM.
            public init(pemRepresentation: String) throws { secret = try P256Secret(der: PEM.bytes(pemRepresentation, "PRIVATE KEY", "EC PRIVATE KEY")) }
            /// A key as a PrivateKeyInfo or ECPrivateKey.
            public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 { secret = try P256Secret(der: Array(derRepresentation)) }
            /// The 32 bytes.
            public var rawRepresentation: Data { Data(secret.bytes) }
            /// The public key's 65 bytes, and the number.
            public var x963Representation: Data { Data(secret.x963) }
            /// A "PRIVATE KEY" of PEM.
            public var pemRepresentation: String { PEM.text("PRIVATE KEY", secret.der) }
            /// A PrivateKeyInfo.
            public var derRepresentation: Data { Data(secret.der) }
            /// The key that the other side may know.
            public var publicKey: PublicKey { PublicKey(P256Point(secret: secret)) }
            /// Shows that the digest is this side's. Each call has another random part.
            public func signature<D: Digest>(for digest: D) throws -> ECDSASignature { ECDSASignature(try secret.sign(digest.withUnsafeBytes { [UInt8]($0) })) }
            /// Shows that the data is this side's, by SHA-256.
            public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature { try signature(for: SHA256.hash(data: data)) }
        }
    }
}

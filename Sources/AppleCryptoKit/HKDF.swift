// Keys from other secrets (RFC 5869), over any of the hash functions.
import Foundation

/// Makes keys of a secret.
public struct HKDF<H: HashFunction>: Sendable {
    /// A pseudorandom key of a secret and a salt.
    public static func extract<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt?) -> HashedAuthenticationCode<H> {
        let salt = salt.map { [UInt8]($0) } ?? [UInt8](repeating: 0, count: H.Digest.byteCount)
        return HMAC<H>.authenticationCode(for: inputKeyMaterial.withUnsafeBytes { [UInt8]($0) }, using: SymmetricKey(data: salt))
    }

    /// A key of a pseudorandom key, for one purpose that `info` names.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int) -> SymmetricKey {
        let key = SymmetricKey(data: prk.withUnsafeBytes { [UInt8]($0) }), info = info.map { [UInt8]($0) } ?? []
        var output: [UInt8] = [], block: [UInt8] = [], number: UInt8 = 0
        while output.count < outputByteCount {
            number &+= 1
            block = HMAC<H>.authenticationCode(for: block + info + [number], using: key).bytes
            output += block
        }
        return SymmetricKey(data: output.prefix(max(0, outputByteCount)).map { $0 })
    }

    /// A key of a secret, with a salt and for one purpose.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int) -> SymmetricKey {
        expand(pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info, outputByteCount: outputByteCount)
    }
    /// A key of a secret, for one purpose.
    public static func deriveKey<Info: DataProtocol>(inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }
    /// A key of a secret, with a salt.
    public static func deriveKey<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }
    /// A key of a secret.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }
}

/// What two sides know after they have exchanged public keys. It is no key yet: one is derived from it.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable, CustomStringConvertible {
    let bytes: [UInt8]
    /// Lends the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    /// Compares all bytes, wherever the first difference is.
    public static func == (lhs: Self, rhs: Self) -> Bool { equalInConstantTime(lhs.bytes, rhs.bytes) }
    /// The bytes as hexadecimal digits.
    public var description: String { "SharedSecret: " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }

    /// A key of the secret.
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int) -> SymmetricKey {
        HKDF<H>.deriveKey(inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }

    /// A key of the secret by ANSI X9.63's function.
    public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int) -> SymmetricKey {
        var output: [UInt8] = [], number: UInt32 = 1
        while output.count < outputByteCount {
            output += [UInt8](H.hash(data: bytes + Swift.withUnsafeBytes(of: number.bigEndian) { [UInt8]($0) } + [UInt8](sharedInfo)))
            number += 1
        }
        return SymmetricKey(data: output.prefix(max(0, outputByteCount)).map { $0 })
    }
}

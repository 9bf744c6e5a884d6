// Sealed messages, keys from secrets, agreements and signatures, against the vectors of their standards.
import AppleCryptoKit
import Testing

@Suite struct SealedMessageTests {
    private static func bytes(_ hex: String) -> [UInt8] {
        var rest = hex[...], bytes: [UInt8] = []
        while !rest.isEmpty {
            bytes.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
            rest = rest.dropFirst(2)
        }
        return bytes
    }
    private static func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
    private static func key(_ hex: String) -> SymmetricKey { SymmetricKey(data: bytes(hex)) }

    /// Cases 2 and 14 of "The Galois/Counter Mode of Operation" (McGrew and Viega).
    @Test(arguments: [
        (16, "0388dace60b6a392f328c2b971b2fe78", "ab6e47d42cec13bdf53a67b21257bddf"),
        (32, "cea7403d4d606b6e074ec5d3baf39d18", "d0d1c8a799996bf0265b98b5d48ab919"),
    ])
    func aes(_ length: Int, _ ciphertext: String, _ tag: String) throws {
        let key = SymmetricKey(data: [UInt8](repeating: 0, count: length)), zeros = [UInt8](repeating: 0, count: 16)
        let box = try AES.GCM.seal(zeros, using: key, nonce: AES.GCM.Nonce(data: zeros.prefix(12)))
        #expect(Self.hex(box.ciphertext) == ciphertext)
        #expect(Self.hex(box.tag) == tag)
        let combined = try #require(box.combined)
        #expect(combined.count == 44)
        #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == Data(zeros))
    }

    /// RFC 8439, 2.8.2.
    @Test func chaCha() throws {
        let text = "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
        let key = SymmetricKey(data: [UInt8](0x80...0x9f)), nonce = try ChaChaPoly.Nonce(data: Self.bytes("070000004041424344454647"))
        let clear = Self.bytes("50515253c0c1c2c3c4c5c6c7")
        let box = try ChaChaPoly.seal(Data(text.utf8), using: key, nonce: nonce, authenticating: clear)
        #expect(Self.hex(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
        #expect(try ChaChaPoly.open(box, using: key, authenticating: clear) == Data(text.utf8))
        #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(box, using: key) }
    }

    @Test func aChangedMessageAndWrongLengthsAreErrors() throws {
        let key = SymmetricKey(size: .bits256)
        let box = try AES.GCM.seal(Data("secret".utf8), using: key, authenticating: Data("clear".utf8))
        #expect(try AES.GCM.open(box, using: key, authenticating: Data("clear".utf8)) == Data("secret".utf8))
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: SymmetricKey(size: .bits256), authenticating: Data("clear".utf8)) }
        var changed = try #require(box.combined)
        changed[14] ^= 1
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key, authenticating: Data("clear".utf8)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: Data(count: 11)) }
        #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(Data(), using: SymmetricKey(size: SymmetricKeySize(bitCount: 64))) }
        #expect(throws: CryptoKitError.incorrectKeySize) { try ChaChaPoly.seal(Data(), using: SymmetricKey(size: .bits128)) }
        let long = try AES.GCM.seal(Data("long nonce".utf8), using: key, nonce: AES.GCM.Nonce(data: Data(count: 20)))
        #expect(long.combined == nil)
        #expect(try AES.GCM.open(long, using: key) == Data("long nonce".utf8))
    }

    /// RFC 5869, test case 1.
    @Test func keysOfASecret() {
        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)), salt: [UInt8](0...0x0c), info: [UInt8](0xf0...0xf9), outputByteCount: 42)
        #expect(derived.withUnsafeBytes { Self.hex($0) } == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

    /// RFC 7748, 5.2.
    @Test func agreement() throws {
        let own = try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: Self.bytes("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4"))
        let other = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Self.bytes("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c"))
        let secret = try own.sharedSecretFromKeyAgreement(with: other)
        #expect(secret.withUnsafeBytes { Self.hex($0) } == "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552")
        let ann = Curve25519.KeyAgreement.PrivateKey(), bob = Curve25519.KeyAgreement.PrivateKey()
        #expect(try ann.sharedSecretFromKeyAgreement(with: bob.publicKey) == bob.sharedSecretFromKeyAgreement(with: ann.publicKey))
        #expect(throws: CryptoKitError.invalidParameter) { try ann.sharedSecretFromKeyAgreement(with: Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data(count: 32))) }
        #expect(throws: CryptoKitError.incorrectKeySize) { try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data(count: 31)) }
    }

    /// RFC 8032, 7.1, test 1.
    @Test func signatures() throws {
        let key = try Curve25519.Signing.PrivateKey(rawRepresentation: Self.bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
        #expect(Self.hex(key.publicKey.rawRepresentation) == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
        let signature = try key.signature(for: Data())
        #expect(Self.hex(signature) == "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b")
        #expect(key.publicKey.isValidSignature(signature, for: Data()))
        #expect(!key.publicKey.isValidSignature(signature, for: Data("x".utf8)))
        #expect(!key.publicKey.isValidSignature(signature.dropLast(), for: Data()))
    }
}

// P-256 against published values: RFC 6979 A.2.5 (key and signature), NIST's ECDH vectors (CAVS 14.1, P-256, first case), and the forms of keys.
import AppleCryptoKit
import Foundation
import Testing

@Suite struct P256Tests {
    private static func bytes(_ text: String) -> [UInt8] {
        let digits = Array(text)
        return stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    }

    private static let secret = bytes("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721")
    private static let point = bytes("60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB67903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299")
    private static let signed = bytes("EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8")

    @Test func aKnownSignatureIsValid() throws {
        let key = try P256.Signing.PrivateKey(rawRepresentation: Self.secret)
        #expect([UInt8](key.publicKey.rawRepresentation) == Self.point)
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: Self.signed)
        #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
        #expect(!key.publicKey.isValidSignature(signature, for: Data("samplf".utf8)))
        #expect(try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation).rawRepresentation == signature.rawRepresentation)
        #expect(signature.derRepresentation.count == 72)
    }

    @Test func whatIsSignedIsValid() throws {
        let key = P256.Signing.PrivateKey(), other = P256.Signing.PrivateKey()
        #expect(key.publicKey.compactRepresentation != nil)
        let message = Data("words".utf8)
        let signature = try key.signature(for: message)
        #expect(key.publicKey.isValidSignature(signature, for: message))
        #expect(!other.publicKey.isValidSignature(signature, for: message))
        let long = SHA512.hash(data: message)
        let longSignature = try key.signature(for: long)
        #expect(key.publicKey.isValidSignature(longSignature, for: long))
    }

    @Test func bothSidesFindTheSame() throws {
        let other = try P256.KeyAgreement.PublicKey(rawRepresentation: Self.bytes("700c48f77f56584c5cc632ca65640db91b6bacce3a4df6b42ce7cc838833d287db71e509e3fd9b060ddb20ba5c51dcc5948d46fbf640dfe0441782cab85fa4ac"))
        let own = try P256.KeyAgreement.PrivateKey(rawRepresentation: Self.bytes("7d7dc5f71eb29ddaf80d6214632eeae03d9058af1fb6d22ed80badb62bc1a534"))
        let secret = try own.sharedSecretFromKeyAgreement(with: other)
        #expect(secret.withUnsafeBytes { [UInt8]($0) } == Self.bytes("46fc62106420ff012e54a434fbdd2d25ccc5852060561e68040dd7778997bd7b"))
        let one = P256.KeyAgreement.PrivateKey(), two = P256.KeyAgreement.PrivateKey()
        #expect(try one.sharedSecretFromKeyAgreement(with: two.publicKey) == two.sharedSecretFromKeyAgreement(with: one.publicKey))
    }

    @Test func keysComeBackFromEveryForm() throws {
        for compact in [true, false] {
            let key = P256.Signing.PrivateKey(compactRepresentable: compact), open = key.publicKey
            let raw = open.rawRepresentation
            #expect(try P256.Signing.PrivateKey(x963Representation: key.x963Representation).rawRepresentation == key.rawRepresentation)
            #expect(try P256.Signing.PrivateKey(derRepresentation: key.derRepresentation).rawRepresentation == key.rawRepresentation)
            #expect(try P256.Signing.PrivateKey(pemRepresentation: key.pemRepresentation).rawRepresentation == key.rawRepresentation)
            #expect(try P256.Signing.PublicKey(x963Representation: open.x963Representation).rawRepresentation == raw)
            #expect(try P256.Signing.PublicKey(compressedRepresentation: open.compressedRepresentation).rawRepresentation == raw)
            #expect(try P256.Signing.PublicKey(derRepresentation: open.derRepresentation).rawRepresentation == raw)
            #expect(try P256.Signing.PublicKey(pemRepresentation: open.pemRepresentation).rawRepresentation == raw)
            if let x = open.compactRepresentation { #expect(try P256.Signing.PublicKey(compactRepresentation: x).rawRepresentation == raw) }
        }
        let pem = try P256.Signing.PrivateKey(rawRepresentation: Self.secret).pemRepresentation
        #expect(pem.hasPrefix("-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgya+p2EW6dRZrXCFX\n"))
    }

    @Test func whatIsNoKeyIsRefused() {
        #expect(throws: CryptoKitError.self) { try P256.Signing.PrivateKey(rawRepresentation: [UInt8](repeating: 0, count: 32)) }
        #expect(throws: CryptoKitError.self) { try P256.Signing.PrivateKey(rawRepresentation: [UInt8](repeating: 0xFF, count: 32)) }
        #expect(throws: CryptoKitError.self) { try P256.Signing.PrivateKey(rawRepresentation: [1, 2]) }
        #expect(throws: CryptoKitError.self) { try P256.Signing.PublicKey(rawRepresentation: [UInt8](repeating: 1, count: 64)) }
        #expect(throws: CryptoKitError.self) { try P256.Signing.PublicKey(pemRepresentation: "-----BEGIN PUBLIC KEY-----") }
        #expect(throws: CryptoKitError.self) { try P256.Signing.PublicKey(derRepresentation: [0x30, 0x59]) }
        for wrong in [[], [0x30], [0x30, 3, 2, 1], [0x30, 2, 2, 0], [0x30, 6, 2, 1, 1, 2, 1, 1, 9]] as [[UInt8]] {
            #expect(throws: CryptoKitError.self) { try P256.Signing.ECDSASignature(derRepresentation: wrong) }
        }
    }
}

// Published vectors: FIPS 180-4, RFC 1321, RFC 4231, RFC 5869, NIST's GCM and CBC examples, RFC 8439, RFC 6070.
import CommonCrypto
import CryptoKit
import XCTest

final class VectorTests: XCTestCase {
    private func hex<S: Sequence>(_ bytes: S) -> String where S.Element == UInt8 { bytes.map { String(format: "%02x", Int($0)) }.joined() }
    private func bytes(_ hex: String) -> [UInt8] { stride(from: 0, to: hex.count, by: 2).compactMap { UInt8(hex.dropFirst($0).prefix(2), radix: 16) } }
    private let abc = Data("abc".utf8)

    func testDigests() {
        XCTAssertEqual(hex(SHA256.hash(data: abc)), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        XCTAssertEqual(hex(SHA384.hash(data: abc)).prefix(32), "cb00753f45a35e8bb5a03d699ac65007")
        XCTAssertEqual(hex(SHA512.hash(data: abc)).prefix(32), "ddaf35a193617abacc417349ae204131")
        XCTAssertEqual(hex(Insecure.MD5.hash(data: abc)), "900150983cd24fb0d6963f7d28e17f72")
        XCTAssertEqual(hex(Insecure.SHA1.hash(data: abc)), "a9993e364706816aba3e25717850c26c9cd0d89d")
        XCTAssertEqual(SHA256.hash(data: abc).description, "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    /// A copy of a running function goes its own way, and ending it changes nothing.
    func testCopiesAreApart() {
        var one = SHA256()
        one.update(data: Data("a".utf8))
        var other = one
        other.update(data: Data("x".utf8))
        _ = one.finalize()
        one.update(data: Data("bc".utf8))
        XCTAssertEqual(one.finalize(), SHA256.hash(data: abc))
        XCTAssertNotEqual(other.finalize(), SHA256.hash(data: abc))
    }

    func testMessageCodesAndDerivedKeys() {
        let key = SymmetricKey(data: Data(repeating: 0x0B, count: 20))
        let code = HMAC<SHA256>.authenticationCode(for: Data("Hi There".utf8), using: key)
        XCTAssertEqual(hex(code), "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        XCTAssertTrue(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("Hi There".utf8), using: key))
        XCTAssertFalse(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("Hi there".utf8), using: key))
        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0B, count: 22)), salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
        XCTAssertEqual(derived.withUnsafeBytes { hex($0) }, "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

    func testSealedBoxes() throws {
        let key = SymmetricKey(data: Data(repeating: 0, count: 16))
        let box = try AES.GCM.seal(Data(repeating: 0, count: 16), using: key, nonce: AES.GCM.Nonce(data: Data(repeating: 0, count: 12)))
        XCTAssertEqual(hex(box.ciphertext), "0388dace60b6a392f328c2b971b2fe78")
        XCTAssertEqual(hex(box.tag), "ab6e47d42cec13bdf53a67b21257bddf")
        let combined = try XCTUnwrap(box.combined)
        XCTAssertEqual(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key), Data(repeating: 0, count: 16))
        var wrong = combined
        wrong[20] ^= 1
        XCTAssertThrowsError(try AES.GCM.open(AES.GCM.SealedBox(combined: wrong), using: key)) { XCTAssertEqual($0 as? CryptoKitError, .authenticationFailure) }
        XCTAssertThrowsError(try AES.GCM.SealedBox(combined: Data(repeating: 0, count: 27)))
        XCTAssertThrowsError(try AES.GCM.seal(Data(), using: SymmetricKey(data: Data(repeating: 0, count: 5)))) { XCTAssertEqual($0 as? CryptoKitError, .incorrectKeySize) }
        let secret = SymmetricKey(size: .bits256)
        let other = try ChaChaPoly.seal(abc, using: secret, authenticating: Data("head".utf8))
        XCTAssertEqual(try ChaChaPoly.open(other, using: secret, authenticating: Data("head".utf8)), abc)
        XCTAssertThrowsError(try ChaChaPoly.open(other, using: secret, authenticating: Data("tail".utf8)))
    }

    func testCommonCrypto() {
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        abc.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG($0.count), &digest) }
        XCTAssertEqual(hex(digest), hex(SHA256.hash(data: abc)))
        var code = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), Array("Jefe".utf8), 4, Array("what do ya want for nothing?".utf8), 28, &code)
        XCTAssertEqual(hex(code), "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
        var key = [UInt8](repeating: 0, count: 20)
        XCTAssertEqual(CCKeyDerivationPBKDF(CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, 20), Int32(kCCSuccess))
        XCTAssertEqual(hex(key), "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    }

    /// NIST SP 800-38A, F.2.1, then padding both ways, a short buffer and a wrong length.
    func testCiphers() {
        let key = bytes("2b7e151628aed2a6abf7158809cf4f3c"), vector = bytes("000102030405060708090a0b0c0d0e0f"), plain = bytes("6bc1bee22e409f96e93d7e117393172a")
        var out = [UInt8](repeating: 0, count: 32), moved = 0
        XCTAssertEqual(CCCrypt(CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), 0, key, 16, vector, plain, 16, &out, 32, &moved), CCCryptorStatus(kCCSuccess))
        XCTAssertEqual(hex(out.prefix(moved)), "7649abac8119b246cee98e9b12e9197d")
        let padding = CCOptions(kCCOptionPKCS7Padding)
        XCTAssertEqual(CCCrypt(CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), padding, key, 16, vector, plain, 5, &out, 32, &moved), CCCryptorStatus(kCCSuccess))
        XCTAssertEqual(moved, 16)
        var back = [UInt8](repeating: 0, count: 32), length = 0
        XCTAssertEqual(CCCrypt(CCOperation(kCCDecrypt), CCAlgorithm(kCCAlgorithmAES), padding, key, 16, vector, Array(out.prefix(16)), 16, &back, 32, &length), CCCryptorStatus(kCCSuccess))
        XCTAssertEqual(Array(back.prefix(length)), Array(plain.prefix(5)))
        XCTAssertEqual(CCCrypt(CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), padding, key, 16, vector, plain, 16, &out, 16, &moved), CCCryptorStatus(kCCBufferTooSmall))
        XCTAssertEqual(moved, 32)
        XCTAssertEqual(CCCrypt(CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), 0, key, 16, vector, plain, 5, &out, 32, &moved), CCCryptorStatus(kCCAlignmentError))
        XCTAssertEqual(CCCrypt(CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), 0, key, 7, vector, plain, 16, &out, 32, &moved), CCCryptorStatus(kCCParamError))
    }
}

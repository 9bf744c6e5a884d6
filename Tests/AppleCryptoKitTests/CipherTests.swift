// CommonCrypto's ciphers and keys from passwords, against values made with OpenSSL's command and Python's hashlib, and their status codes.
import AppleCommonCrypto
import Testing

@Suite struct CipherTests {
    private static let key: [UInt8] = Array(0...15), start: [UInt8] = (0...15).reversed().map { UInt8($0) }
    private static let text = Array("The quick brown fox jumps".utf8)
    private static func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    private static func crypt(_ operation: Int, _ algorithm: Int, _ options: Int, key: [UInt8], _ input: [UInt8], iv: [UInt8]? = start, room: Int = 64) -> (Int, [UInt8], Int) {
        var output = [UInt8](repeating: 0, count: room), moved = 0
        let status: CCCryptorStatus = if let iv {
            CCCrypt(CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), key, key.count, iv, input, input.count, &output, room, &moved)
        } else { CCCrypt(CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), key, key.count, nil, input, input.count, &output, room, &moved) }
        return (Int(status), Array(output.prefix(moved)), moved)
    }

    private static let cases: [(Int, Int, [UInt8], String)] = [
        (kCCAlgorithmAES, kCCOptionPKCS7Padding, key, "6f40de04ce96f3426280fc4c87d9209a6d0d98bb4e7b0a09b8cc343384165d32"),
        (kCCAlgorithmAES128, kCCOptionPKCS7Padding | kCCOptionECBMode, key + start, "0a59974f0e2a6dd8d1416bb83692aa40fcd76c3629e84a9bee17b66e38394eb9"),
        (kCCAlgorithm3DES, kCCOptionPKCS7Padding, key + start.prefix(8), "9aea4586f538d7c5dee3da9626a42f766da738d9c882513794f2295c91bce544"),
        (kCCAlgorithmDES, kCCOptionPKCS7Padding, Array(key.prefix(8)), "6969d73c357feb6b9d9a229a363d06ac01252b4851632f833a47afcc0dc38f85"),
    ]

    @Test(arguments: cases) func encryptsAndDecrypts(_ algorithm: Int, _ options: Int, _ key: [UInt8], _ expected: String) {
        let (status, encrypted, _) = Self.crypt(kCCEncrypt, algorithm, options, key: key, Self.text)
        #expect(status == kCCSuccess)
        #expect(Self.hex(encrypted) == expected)
        let back = Self.crypt(kCCDecrypt, algorithm, options, key: key, encrypted)
        #expect(back.0 == kCCSuccess)
        #expect(back.1 == Self.text)
    }

    @Test func tellsWhatIsWrong() {
        let whole = Array(Self.text.prefix(16))
        #expect(Self.crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: Self.key, Self.text).0 == kCCAlignmentError)
        #expect(Self.crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: Self.key, whole).0 == kCCSuccess)
        #expect(Self.crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: Array(Self.key.prefix(5)), whole).0 == kCCKeySizeError)
        #expect(Self.crypt(kCCEncrypt, kCCAlgorithmBlowfish, 0, key: Self.key, whole).0 == kCCUnimplemented)
        #expect(Self.crypt(2, kCCAlgorithmAES, 0, key: Self.key, whole).0 == kCCParamError)
        let short = Self.crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: Self.key, Self.text, room: 31)
        #expect(short.0 == kCCBufferTooSmall)
        #expect(short.2 == 32)
        #expect(Self.crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: Self.key, whole).0 == kCCDecodeError)
        let zeros = [UInt8](repeating: 0, count: 16)
        #expect(Self.crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: Self.key, whole, iv: nil).1 == Self.crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: Self.key, whole, iv: zeros).1)
    }

    @Test(arguments: [1, 7, 16, 25]) func takesItPieceByPiece(_ size: Int) {
        for operation in [kCCEncrypt, kCCDecrypt] {
            let (_, encrypted, _) = Self.crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: Self.key, Self.text)
            let (input, expected) = operation == kCCEncrypt ? (Self.text, encrypted) : (encrypted, Self.text)
            var cryptor: CCCryptorRef?
            #expect(CCCryptorCreate(CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), Self.key, 16, Self.start, &cryptor) == 0)
            var found: [UInt8] = []
            for begin in stride(from: 0, to: input.count, by: size) {
                let piece = Array(input[begin..<min(begin + size, input.count)])
                let room = CCCryptorGetOutputLength(cryptor, piece.count, false)
                var output = [UInt8](repeating: 0, count: room), moved = 0
                #expect(CCCryptorUpdate(cryptor, piece, piece.count, &output, room, &moved) == 0)
                found += output.prefix(moved)
            }
            var output = [UInt8](repeating: 0, count: 16), moved = 0
            #expect(CCCryptorFinal(cryptor, &output, 16, &moved) == 0)
            #expect(CCCryptorRelease(cryptor) == 0)
            #expect(found + output.prefix(moved) == expected)
        }
    }

    @Test func countsBytesWithoutPadding() {
        var cryptor: CCCryptorRef?
        let key = Self.key + Self.start.prefix(8)
        #expect(CCCryptorCreateWithMode(CCOperation(kCCDecrypt), CCMode(kCCModeCTR), CCAlgorithm(kCCAlgorithmAES), CCPadding(ccNoPadding), Self.start, key, key.count, nil, 0, 0, CCModeOptions(kCCModeOptionCTR_BE), &cryptor) == 0)
        var output = [UInt8](repeating: 0, count: 25), moved = 0
        #expect(CCCryptorUpdate(cryptor, Self.text, 25, &output, 25, &moved) == 0)
        #expect(Self.hex(output.prefix(moved)) == "1dcacafbaa06bf8da7f857d8fa5ecc9b3bef7f6c644c816104")
        CCCryptorRelease(cryptor)
    }

    @Test(arguments: [
        (kCCPRFHmacAlgSHA1, UInt32(2), 20, "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957"), (kCCPRFHmacAlgSHA256, 4096, 32, "c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a"),
        (kCCPRFHmacAlgSHA512, 3, 16, "b6b07cb2cebf4ad84468391a543824fc"),
    ]) func makesKeysFromPasswords(_ digest: Int, _ rounds: UInt32, _ length: Int, _ expected: String) {
        var key = [UInt8](repeating: 0, count: length)
        #expect(CCKeyDerivationPBKDF(CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(digest), rounds, &key, length) == 0)
        #expect(Self.hex(key) == expected)
        #expect(CCKeyDerivationPBKDF(CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(digest), 0, &key, length) == Int32(kCCParamError))
    }
}

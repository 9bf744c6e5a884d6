// Digests at every border of their padding, keyed digests and streams, against values made with Python's hashlib (OpenSSL).
import AppleCommonCrypto
import AppleCryptoKit
import Testing

@Suite struct DigestTests {
    private static func input(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(($0 * 7 + 3) % 256) } }
    private static func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    private static let lengths = [0, 3, 55, 56, 64, 111, 112, 128, 200]
    private static let md5 = [
        "d41d8cd98f00b204e9800998ecf8427e",
        "c9aee4810523ef8658121b8d492c6b41",
        "52c0e574e1198de5fe3f8f11440dcb1b",
        "46c9907fc908ee68b1e7b8e71286a518",
        "7160b8fb5e9e4023d549c3971fbaeead",
        "13f00cb15f0c3fe588d1c17cde14b38f",
        "5fe6a9f76b541ec645559589da9a088a",
        "10b2da1a82f16d99a81a7203fe9f02cb",
        "4c79b81ac94bad7a875519ce6b964c66",
    ]
    private static let sha1 = [
        "da39a3ee5e6b4b0d3255bfef95601890afd80709",
        "4201de9f98cb0a9b8cf52398be7802b55d45266a",
        "ddf57317ef34bfee3b6df83d359098930eb278bc",
        "a0d492bb0fc889d0eca3bc137066ab6f4f74f369",
        "bede92be29c3874e1b54ddc77988d606fc857a8e",
        "4a01b1272627e5be00f57bc3c3029c23a452e629",
        "54c08c2a0ed21de25e3d8606c3929454eb1d3f8b",
        "a09133e6730ffe899efb70204cb5646cd5dc24ee",
        "892b673ca3c696ab13ab8aab3cf3abfbc3aaeb3b",
    ]
    private static let sha224 = [
        "d14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f",
        "956a7e9eeefc4f6175e8cd337cd28a80f6a0a988b3fe0ed647b4a953",
        "703a7d6e61c83903b5db54ddf6dda2268211b47c90bbdac2ed306d8a",
        "850fef35478d7a94a417713dbded4a39c18be2b40e6f20f47066d306",
        "e480c1c21ffd3f109fc0cde0daf967c748932b64f8e259d98db17420",
        "5d5ba2469a7db3e3d5b622bdefbb8fef5582222b0f3dd41db4b62075",
        "df564afcb13bf4a0b08d0d3132418ad63f523107e6003f3506167a5b",
        "6df983e89c8c13cecdfb5f16fc67792ae3c4d062df69124d889a396f",
        "67e6d447872d6de5f0a53915ac4e88b60f08895e33f8453500d5bd30",
    ]
    private static let sha256 = [
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "6ab0dba1f4f1dfbb37b4f9eeb092c09fca4900ad32bdcd147d8dde35d6c87c35",
        "e7313d333c272e639f790978283f9eb392e843d0f29b7016828bb1daa4aac70b",
        "4324d65f3c103567f5589c710bc08f8523f929a9272e3af36fc968e52abc6c27",
        "39e3d7b6b5d075d37d053ad89b24b41bef4f3c29760c84447cab3f3be1882241",
        "67d9492e628fd376e0b2efec8ca2b99b123e202cf620deb270728df979b2f73e",
        "96b928cff8528dbb99602c709a65b846cb6467acb8b722f0d758e4dc27bfc508",
        "d2742f1f4ac6bb7ca2b239ee18402ba8b3f9f8e652d2a72973c2b9ba11c08cf6",
        "2c7e18c942ef065b526a2d4e5546283749cd3ddfb51d8fc71f42717363685f46",
    ]
    private static let sha384 = [
        "38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b",
        "de5060203c58b419f136c17666d339a05705575827e3600f0475f6fb3089870aede26c5a0903dea5938bcded4ee9e619",
        "fc2728f452750d08b5dbad1aea53202e7fc19c06894d13e36c433b0444a899277c49f16e0577c03db0f0605578836ef6",
        "6c969a865f38d2eaac60b7963a84c97ba27bcb76e589cbe1e2e89ead6aee4ad0337a4268f054be49c604ddd99692036d",
        "99d26430f561864c2f7d90b68650b960c86c85d6bf7f54ceeee404bdd59663a7f05588b5c750b862a2a24f6a9ad4c050",
        "341388a9dc2275074e90cf394323761919761c805fd9e370977c9966a0e8c81a52135f02577670b0071638a4a26dbc31",
        "619cc5d06138526d70659eccf602d197e63e1050e22039a7feb40a30a5b2b08fb03729e291df12f8c576e6f1cd8af22a",
        "e8480e9c4dd90f88104a79cbaccec48edbd798a142b4f241d726dc252f1502350e824c7d18dadd59d7d716919fb8f9bf",
        "8deb83535fa35d2f493c6c3695b1057b19232d2f531a0d398d2b958413855aa1594b6bcca0ddcbd24a981330a7ff1cc1",
    ]
    private static let sha512 = [
        "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e",
        "8853167ab14c043919981a6409307ef68b5b726f4b80dcab259daa24b7cabcb8b4bbfd3e2e36ed98465059661f672e6529cdcc673e7eabfa78dd3186745b112a",
        "14fd424b1fcadee624da946ab03f7e1def7c0d6e00f689594319881a26ff30b875ba4c622ac13100c8cc784c9c2eb23159aecbb4a02e3999062f551193e2b256",
        "480fa85be41ef55a41208ca28ffc8743c91cf7d24758defe6f95bfb16de614fc86b701034896b047dd571de4318853d80e0809df162f1752cb26da6ddb94a0dd",
        "8f3cc30b3fb5bf963688a46488249248ac2c67f0f85a145233c6c1e3c16dcd1df634c07d1d31da02576f65b9cf64e1c3fdb318b689b8a14e2e9552bcf30fb133",
        "68cffa6d0d76f309c9ce0d35280939f8e25990c43b7b086ccdf709be35b07d4ddba599541ff2b1c19d34ea49aeafb9659adb7ac3c0b078bb30a22d57fc6687ef",
        "d0865c524d1dddf7c23b799c413f5adcd7caefd3f66a9b49750ec81066012c25a8bcf94ddea6dc525691673097ca40e0101e897fc97218cfdb0704084e2bef4b",
        "99b16f17aa0b969a5b8f08f367719d516e330ccd2660b6f0688ec031dbc783de50a1cd185a2568dba75070a2403d17d4741d163578515dfd2ff756ddfe4d47b1",
        "cca3c0276046ef9f2897bdfc3ec330f77f4959914b1462bd581b232ddb3e9aa98acf5f5a2b21c7f49d2e43721daa61a2b5cee6af6052dfeb766e66ddb0d1719c",
    ]

    private typealias Function = (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?

    private func digests(_ length: Int32, _ function: Function) -> [String] {
        Self.lengths.map { count in
            let input = Self.input(count)
            var result = [UInt8](repeating: 0, count: Int(length))
            #expect(function(input, CC_LONG(count), &result) != nil)
            return Self.hex(result)
        }
    }

    @Test func commonCryptoAtEveryBorderOfThePadding() {
        #expect(digests(CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == Self.md5)
        #expect(digests(CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) } == Self.sha1)
        #expect(digests(CC_SHA224_DIGEST_LENGTH) { CC_SHA224($0, $1, $2) } == Self.sha224)
        #expect(digests(CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) } == Self.sha256)
        #expect(digests(CC_SHA384_DIGEST_LENGTH) { CC_SHA384($0, $1, $2) } == Self.sha384)
        #expect(digests(CC_SHA512_DIGEST_LENGTH) { CC_SHA512($0, $1, $2) } == Self.sha512)
        #expect(CC_SHA256(nil, 0, nil) == nil)
    }

    @Test func cryptoKitGivesTheSameAndSaysWhatItIs() {
        #expect(Self.lengths.map { Self.hex(SHA256.hash(data: Self.input($0))) } == Self.sha256)
        #expect(Self.lengths.map { Self.hex(SHA384.hash(data: Self.input($0))) } == Self.sha384)
        #expect(Self.lengths.map { Self.hex(SHA512.hash(data: Self.input($0))) } == Self.sha512)
        #expect(Self.lengths.map { Self.hex(Insecure.MD5.hash(data: Self.input($0))) } == Self.md5)
        #expect(Self.lengths.map { Self.hex(Insecure.SHA1.hash(data: Self.input($0))) } == Self.sha1)
        let digest = SHA256.hash(data: Data())
        #expect(digest.description == "SHA256 digest: " + Self.sha256[0])
        #expect(digest == SHA256.hash(data: [UInt8]()))
        #expect(digest != SHA256.hash(data: [1]))
        #expect(digest == Data(digest))
        let sizes: [Int] = [SHA256.byteCount, SHA512.byteCount, Insecure.MD5Digest.byteCount, SHA384.blockByteCount]
        #expect(sizes.elementsEqual([32, 64, 16, 128]))
    }

    @Test(arguments: [1, 63, 64, 65, 127, 129]) func inputInPiecesIsTheSameAsInOne(_ piece: Int) {
        let input = Self.input(200)
        var context = CC_SHA512_CTX(), kit = SHA256()
        CC_SHA512_Init(&context)
        for start in stride(from: 0, to: input.count, by: piece) {
            let part = Array(input[start..<min(start + piece, input.count)])
            CC_SHA512_Update(&context, part, CC_LONG(part.count))
            kit.update(data: part)
        }
        var result = [UInt8](repeating: 0, count: 64)
        CC_SHA512_Final(&result, &context)
        #expect(Self.hex(result) == Self.sha512.last)
        #expect(Self.hex(kit.finalize()) == Self.sha256.last)
    }

    @Test func keyedDigestsWithShortAndLongKeys() {
        func keyed(_ algorithm: Int, _ size: Int, _ key: Int) -> String {
            var result = [UInt8](repeating: 0, count: size)
            CCHmac(CCHmacAlgorithm(algorithm), Self.input(key), key, Self.input(50), 50, &result)
            return Self.hex(result)
        }
        #expect(keyed(kCCHmacAlgMD5, 16, 10) == "9aad7be86a268a7b1a9c1be2fa5ca215")
        #expect(keyed(kCCHmacAlgMD5, 16, 200) == "e82b88c5c7071e2555975e72732f485b")
        #expect(keyed(kCCHmacAlgSHA1, 20, 10) == "e38c563171ff31838f1c6e504a86a7627386e93b")
        #expect(keyed(kCCHmacAlgSHA1, 20, 200) == "d663a4d5e32068afe1d12ea34c856ba4aca25705")
        #expect(keyed(kCCHmacAlgSHA256, 32, 10) == "63bf9d0bc19134f288e937aac33045c482d9f5729ba7c13958f78938efeb5c67")
        #expect(keyed(kCCHmacAlgSHA256, 32, 200) == "f0c94d3dcef2841d9be2b20890388cfd61405a9f834e11e7e9e8edc2595814fa")
        #expect(keyed(kCCHmacAlgSHA512, 64, 10) == "028bdffcf3ac67ebbe1bb0d8fe6f70ac6961f9134db136c9c7f090f25540ce45ce0f4f869cacc1fb9486b82e641fd4fe543abfc19b0731edc99569f18fae36da")
        #expect(keyed(kCCHmacAlgSHA512, 64, 200) == "fcee29359ffb066b7da9b3f53a55f4ed324d1cce5354ca20795a70024851e5fe7da64e13bcfc4632dcbd699fb16c899af3cc809ec3038d02ee3fd6fe66d11e74")
        let key = SymmetricKey(data: Self.input(10))
        let code = HMAC<SHA256>.authenticationCode(for: Self.input(50), using: key)
        #expect(Self.hex(code) == "63bf9d0bc19134f288e937aac33045c482d9f5729ba7c13958f78938efeb5c67")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Self.input(50), using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: Self.input(51), using: key))
        #expect(SymmetricKey(size: .bits256).bitCount == 256)
    }
}

// CCHmac, CCCrypt, CCKeyDerivationPBKDF and random bytes.
internal import CCrypto
import Foundation

/// Writes the message code of `dataLength` bytes; an unknown algorithm writes nothing.
public func CCHmac(_ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?) {
    let kinds = [EVP_sha1(), EVP_md5(), EVP_sha256(), EVP_sha384(), EVP_sha512(), EVP_sha224()]
    guard kinds.indices.contains(Int(algorithm)), let out = macOut?.assumingMemoryBound(to: UInt8.self) else { return }
    var count: UInt32 = 0
    // A pointer to nothing means "the key of before" to libcrypto.
    let empty: [UInt8] = [0]
    empty.withUnsafeBytes { none in
        _ = HMAC(kinds[Int(algorithm)], key ?? none.baseAddress, Int32(keyLength), (data ?? none.baseAddress)?.assumingMemoryBound(to: UInt8.self), dataLength, out, &count)
    }
}

/// Encrypts or decrypts all at once. AES, DES and 3DES, in cipher block chaining or, by an option, block by block.
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int, _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
    _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    let isBlockwise = options & CCOptions(kCCOptionECBMode) != 0, pads = options & CCOptions(kCCOptionPKCS7Padding) != 0
    let kind: OpaquePointer?
    switch (Int(alg), keyLength) {
    case (kCCAlgorithmAES, 16): kind = isBlockwise ? EVP_aes_128_ecb() : EVP_aes_128_cbc()
    case (kCCAlgorithmAES, 24): kind = isBlockwise ? EVP_aes_192_ecb() : EVP_aes_192_cbc()
    case (kCCAlgorithmAES, 32): kind = isBlockwise ? EVP_aes_256_ecb() : EVP_aes_256_cbc()
    case (kCCAlgorithm3DES, 24): kind = isBlockwise ? EVP_des_ede3_ecb() : EVP_des_ede3_cbc()
    case (kCCAlgorithmDES, _), (kCCAlgorithmAES, _), (kCCAlgorithm3DES, _): kind = nil
    default: return CCCryptorStatus(kCCUnimplemented)
    }
    guard let kind, let key, op <= 1, dataInLength >= 0 else { return CCCryptorStatus(Int(alg) == kCCAlgorithmDES ? kCCUnimplemented : kCCParamError) }
    let block = Int(EVP_CIPHER_get_block_size(kind))
    guard pads && op == 0 || dataInLength.isMultiple(of: block) else { return CCCryptorStatus(kCCAlignmentError) }
    let needed = pads && op == 0 ? (dataInLength / block + 1) * block : dataInLength
    dataOutMoved?.pointee = needed
    guard dataOutAvailable >= needed || op == 1, let dataOut else { return CCCryptorStatus(kCCBufferTooSmall) }
    guard let context = EVP_CIPHER_CTX_new() else { return CCCryptorStatus(kCCMemoryFailure) }
    defer { EVP_CIPHER_CTX_free(context) }
    let zeros = [UInt8](repeating: 0, count: 16)
    EVP_CipherInit_ex(context, kind, nil, key.assumingMemoryBound(to: UInt8.self), nil, op == 0 ? 1 : 0)
    // Without a vector it is zeros (CommonCryptor.h).
    zeros.withUnsafeBufferPointer { _ = EVP_CipherInit_ex(context, nil, nil, nil, iv?.assumingMemoryBound(to: UInt8.self) ?? $0.baseAddress, op == 0 ? 1 : 0) }
    EVP_CIPHER_CTX_set_padding(context, pads ? 1 : 0)
    var result = [UInt8](repeating: 0, count: dataInLength + 2 * block), first: Int32 = 0, last: Int32 = 0
    if dataInLength > 0 { EVP_CipherUpdate(context, &result, &first, dataIn?.assumingMemoryBound(to: UInt8.self), Int32(dataInLength)) }
    var end = [UInt8](repeating: 0, count: block)
    guard EVP_CipherFinal_ex(context, &end, &last) == 1 else { return CCCryptorStatus(kCCDecodeError) }
    let all = Array(result.prefix(Int(first))) + end.prefix(Int(last))
    dataOutMoved?.pointee = all.count
    guard all.count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
    dataOut.copyMemory(from: all, byteCount: all.count)
    return CCCryptorStatus(kCCSuccess)
}

/// A key from a password (RFC 8018).
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
    let kinds = [nil, EVP_sha1(), EVP_sha224(), EVP_sha256(), EVP_sha384(), EVP_sha512()]
    guard algorithm == CCPBKDFAlgorithm(kCCPBKDF2), prf > 0, Int(prf) < kinds.count, rounds > 0, let derivedKey else { return Int32(kCCParamError) }
    return PKCS5_PBKDF2_HMAC(password, Int32(passwordLen), salt, Int32(saltLen), Int32(rounds), kinds[Int(prf)], Int32(derivedKeyLen), derivedKey) == 1 ? Int32(kCCSuccess) : Int32(kCCParamError)
}

/// Fills with random bytes.
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int32 {
    RAND_bytes(bytes?.assumingMemoryBound(to: UInt8.self), Int32(count)) == 1 ? Int32(kCCSuccess) : Int32(kCCMemoryFailure)
}

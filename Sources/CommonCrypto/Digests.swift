// CommonCrypto's functions over libcrypto, with the numbers of its headers: digests, message codes, AES and DES, PBKDF2.
internal import CCrypto
import Foundation

/// The number of bytes of what CommonCrypto takes.
public typealias CC_LONG = UInt32
/// The result of CommonCrypto's functions.
public typealias CCCryptorStatus = Int32
/// A function's number.
public typealias CCOperation = UInt32
/// A cipher's number.
public typealias CCAlgorithm = UInt32
/// Options as bits.
public typealias CCOptions = UInt32
/// A message code's number.
public typealias CCHmacAlgorithm = UInt32
/// A derivation's number.
public typealias CCPBKDFAlgorithm = UInt32
/// The number of a derivation's function.
public typealias CCPseudoRandomAlgorithm = UInt32

private func digest(_ kind: OpaquePointer?, _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
    var count: UInt32 = 0
    return EVP_Digest(data, Int(len), md, &count, kind, nil) == 1 ? md : nil
}

/// Bytes of the digest.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// Writes the digest of `len` bytes to `md`.
@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? { digest(EVP_md5(), data, len, md) }

/// Bytes of the digest.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// Writes the digest of `len` bytes to `md`.
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? { digest(EVP_sha1(), data, len, md) }

/// Bytes of the digest.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// Writes the digest of `len` bytes to `md`.
@discardableResult
public func CC_SHA224(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? { digest(EVP_sha224(), data, len, md) }

/// Bytes of the digest.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// Writes the digest of `len` bytes to `md`.
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? { digest(EVP_sha256(), data, len, md) }

/// Bytes of the digest.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// Writes the digest of `len` bytes to `md`.
@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? { digest(EVP_sha384(), data, len, md) }

/// Bytes of the digest.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// Writes the digest of `len` bytes to `md`.
@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? { digest(EVP_sha512(), data, len, md) }
/// The header's number.
public let kCCSuccess: Int = 0
/// The header's number.
public let kCCParamError: Int = -4300
/// The header's number.
public let kCCBufferTooSmall: Int = -4301
/// The header's number.
public let kCCMemoryFailure: Int = -4302
/// The header's number.
public let kCCAlignmentError: Int = -4303
/// The header's number.
public let kCCDecodeError: Int = -4304
/// The header's number.
public let kCCUnimplemented: Int = -4305
/// The header's number.
public let kCCEncrypt: Int = 0
/// The header's number.
public let kCCDecrypt: Int = 1
/// The header's number.
public let kCCAlgorithmAES128: Int = 0
/// The header's number.
public let kCCAlgorithmAES: Int = 0
/// The header's number.
public let kCCAlgorithmDES: Int = 1
/// The header's number.
public let kCCAlgorithm3DES: Int = 2
/// The header's number.
public let kCCOptionPKCS7Padding: Int = 1
/// The header's number.
public let kCCOptionECBMode: Int = 2
/// The header's number.
public let kCCKeySizeAES128: Int = 16
/// The header's number.
public let kCCKeySizeAES192: Int = 24
/// The header's number.
public let kCCKeySizeAES256: Int = 32
/// The header's number.
public let kCCKeySizeDES: Int = 8
/// The header's number.
public let kCCKeySize3DES: Int = 24
/// The header's number.
public let kCCBlockSizeAES128: Int = 16
/// The header's number.
public let kCCBlockSizeDES: Int = 8
/// The header's number.
public let kCCBlockSize3DES: Int = 8
/// The header's number.
public let kCCHmacAlgSHA1: Int = 0
/// The header's number.
public let kCCHmacAlgMD5: Int = 1
/// The header's number.
public let kCCHmacAlgSHA256: Int = 2
/// The header's number.
public let kCCHmacAlgSHA384: Int = 3
/// The header's number.
public let kCCHmacAlgSHA512: Int = 4
/// The header's number.
public let kCCHmacAlgSHA224: Int = 5
/// The header's number.
public let kCCPBKDF2: Int = 2
/// The header's number.
public let kCCPRFHmacAlgSHA1: Int = 1
/// The header's number.
public let kCCPRFHmacAlgSHA224: Int = 2
/// The header's number.
public let kCCPRFHmacAlgSHA256: Int = 3
/// The header's number.
public let kCCPRFHmacAlgSHA384: Int = 4
/// The header's number.
public let kCCPRFHmacAlgSHA512: Int = 5

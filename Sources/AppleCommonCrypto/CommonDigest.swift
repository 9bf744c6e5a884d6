// CommonCrypto's digests and keyed digests, over MessageDigests.
// Digest functions give their result pointer back, as C does; without room for a result they give nil.
import MessageDigests

/// A count of bytes.
public typealias CC_LONG = UInt32

private func write<Base: MessageDigest>(_ type: Base.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ result: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
    guard let result else { return nil }
    let bytes = Base.digest(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
    result.update(from: bytes, count: bytes.count)
    return result
}

// MARK: MD5

/// The bytes of an MD5 digest.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The bytes of a block that MD5 mixes in at a time.
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// The digest of `len` bytes, written to `md`.
@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>! { write(MD5.self, data, len, md) }

// MARK: SHA1

/// The bytes of an SHA-1 digest.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The bytes of a block that SHA-1 mixes in at a time.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// The digest of `len` bytes, written to `md`.
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>! { write(SHA1.self, data, len, md) }

// MARK: SHA224

/// The bytes of an SHA-224 digest.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The bytes of a block that SHA-224 mixes in at a time.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64

/// The digest of `len` bytes, written to `md`.
@discardableResult
public func CC_SHA224(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>! { write(SHA224.self, data, len, md) }

// MARK: SHA256

/// The bytes of an SHA-256 digest.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The bytes of a block that SHA-256 mixes in at a time.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// The digest of `len` bytes, written to `md`.
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>! { write(SHA256.self, data, len, md) }

// MARK: SHA384

/// The bytes of an SHA-384 digest.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The bytes of a block that SHA-384 mixes in at a time.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

/// The digest of `len` bytes, written to `md`.
@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>! { write(SHA384.self, data, len, md) }

// MARK: SHA512

/// The bytes of an SHA-512 digest.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The bytes of a block that SHA-512 mixes in at a time.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// The digest of `len` bytes, written to `md`.
@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>! { write(SHA512.self, data, len, md) }

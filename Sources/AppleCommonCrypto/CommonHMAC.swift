// Digests of input that comes piece by piece, and keyed digests. All functions give 1, C's word for success.
import MessageDigests

/// The state of an MD5 digest between calls of `CC_MD5_Update`.
public struct CC_MD5_CTX {
    fileprivate var digest = MD5()
    /// Creates the state of an empty digest.
    public init() {}
}

/// Begins anew.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    c.pointee = CC_MD5_CTX()
    return 1
}

/// Takes `len` more bytes.
@discardableResult
public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    c.pointee.digest.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
    return 1
}

/// Writes the digest of what was taken.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    let bytes = c.pointee.digest.finalize()
    md.update(from: bytes, count: bytes.count)
    return 1
}

/// The state of an SHA-1 digest between calls of `CC_SHA1_Update`.
public struct CC_SHA1_CTX {
    fileprivate var digest = SHA1()
    /// Creates the state of an empty digest.
    public init() {}
}

/// Begins anew.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    c.pointee = CC_SHA1_CTX()
    return 1
}

/// Takes `len` more bytes.
@discardableResult
public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    c.pointee.digest.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
    return 1
}

/// Writes the digest of what was taken.
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    let bytes = c.pointee.digest.finalize()
    md.update(from: bytes, count: bytes.count)
    return 1
}

/// The state of an SHA-256 digest between calls of `CC_SHA256_Update`.
public struct CC_SHA256_CTX {
    fileprivate var digest = SHA256()
    /// Creates the state of an empty digest.
    public init() {}
}

/// Begins anew.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c.pointee = CC_SHA256_CTX()
    return 1
}

/// Takes `len` more bytes.
@discardableResult
public func CC_SHA256_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    c.pointee.digest.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
    return 1
}

/// Writes the digest of what was taken.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    let bytes = c.pointee.digest.finalize()
    md.update(from: bytes, count: bytes.count)
    return 1
}

/// The state of an SHA-512 digest between calls of `CC_SHA512_Update`.
public struct CC_SHA512_CTX {
    fileprivate var digest = SHA512()
    /// Creates the state of an empty digest.
    public init() {}
}

/// Begins anew.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c.pointee = CC_SHA512_CTX()
    return 1
}

/// Takes `len` more bytes.
@discardableResult
public func CC_SHA512_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    c.pointee.digest.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
    return 1
}

/// Writes the digest of what was taken.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    let bytes = c.pointee.digest.finalize()
    md.update(from: bytes, count: bytes.count)
    return 1
}

// MARK: Keyed digests

/// The digest from which a keyed digest is made.
public typealias CCHmacAlgorithm = UInt32

/// SHA1, for `CCHmac`.
public let kCCHmacAlgSHA1 = 0
/// MD5, for `CCHmac`.
public let kCCHmacAlgMD5 = 1
/// SHA256, for `CCHmac`.
public let kCCHmacAlgSHA256 = 2
/// SHA384, for `CCHmac`.
public let kCCHmacAlgSHA384 = 3
/// SHA512, for `CCHmac`.
public let kCCHmacAlgSHA512 = 4
/// SHA224, for `CCHmac`.
public let kCCHmacAlgSHA224 = 5

/// The keyed digest of `dataLength` bytes (RFC 2104), written to `macOut`. Nothing is written for an algorithm that there is not.
public func CCHmac(_ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!) {
    let secret = [UInt8](UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength))
    let input = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : dataLength)
    func keyed<Base: MessageDigest>(_ type: Base.Type) -> [UInt8] {
        var digest = KeyedDigest<Base>(key: secret)
        digest.update(input)
        return digest.finalize()
    }
    let result: [UInt8]
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: result = keyed(SHA1.self)
    case kCCHmacAlgMD5: result = keyed(MD5.self)
    case kCCHmacAlgSHA256: result = keyed(SHA256.self)
    case kCCHmacAlgSHA384: result = keyed(SHA384.self)
    case kCCHmacAlgSHA512: result = keyed(SHA512.self)
    case kCCHmacAlgSHA224: result = keyed(SHA224.self)
    default: return
    }
    macOut.copyMemory(from: result, byteCount: result.count)
}

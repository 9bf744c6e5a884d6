// CommonCrypto's keys from passwords (PBKDF2), over nettle. Calibration is absent: it measures the processor.
import CNettle

/// kCCPBKDF2.
public typealias CCPBKDFAlgorithm = UInt32
/// One of the keyed digests whose names begin with kCCPRFHmacAlg.
public typealias CCPseudoRandomAlgorithm = UInt32

/// The one way to make a key from a password.
public let kCCPBKDF2 = 2
/// HMAC with SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// HMAC with SHA-224, which is unimplemented here.
public let kCCPRFHmacAlgSHA224 = 2
/// HMAC with SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// HMAC with SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// HMAC with SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

/// Makes a key of `derivedKeyLen` bytes from a password and salt. SHA-224 answers kCCUnimplemented here.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>!, _ saltLen: Int,
    _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
    guard algorithm == CCPBKDFAlgorithm(kCCPBKDF2), rounds > 0, derivedKeyLen > 0, let derivedKey, salt != nil || saltLen == 0 else { return Int32(kCCParamError) }
    let functions = [
        kCCPRFHmacAlgSHA1: nettle_pbkdf2_hmac_sha1, kCCPRFHmacAlgSHA256: nettle_pbkdf2_hmac_sha256, kCCPRFHmacAlgSHA384: nettle_pbkdf2_hmac_sha384,
        kCCPRFHmacAlgSHA512: nettle_pbkdf2_hmac_sha512,
    ]
    guard let function = functions[Int(prf)] else { return Int32(prf == CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA224) ? kCCUnimplemented : kCCParamError) }
    let secret = UnsafeRawPointer(password)?.assumingMemoryBound(to: UInt8.self)
    withUnsafePointer(to: UInt8(0)) { nothing in
        function(secret == nil ? 0 : passwordLen, secret ?? nothing, rounds, saltLen, salt ?? nothing, derivedKeyLen, derivedKey)
    }
    return Int32(kCCSuccess)
}

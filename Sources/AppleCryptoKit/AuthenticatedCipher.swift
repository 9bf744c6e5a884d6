// What AES.GCM and ChaChaPoly share: a cipher of nettle that also authenticates, run once over a message. CryptoKit's errors.
import CNettle
import Foundation

/// What is wrong with a key, a nonce or a sealed message.
public enum CryptoKitError: Error, Equatable, Sendable {
    /// The key does not have one of the cipher's lengths.
    case incorrectKeySize
    /// A nonce, a tag or another parameter does not have its length.
    case incorrectParameterSize
    /// The message was changed, or sealed with another key or nonce.
    case authenticationFailure
    /// The library below failed with this code. Nothing here throws it.
    case underlyingCoreCryptoError(error: Int32)
    /// A key could not be wrapped. Nothing here throws it.
    case wrapFailure
    /// A key could not be unwrapped. Nothing here throws it.
    case unwrapFailure
    /// A parameter has a wrong value.
    case invalidParameter
}

/// One message of a cipher that also authenticates.
struct AuthenticatedCipher {
    static let nonceLength = 12, tagLength = 16
    let cipher: nettle_aead
    /// Sets a nonce of any length, where the cipher takes one.
    var setNonce: ((UnsafeMutableRawPointer, [UInt8]) -> Void)?

    /// The parts of nonce, encrypted message and tag behind each other.
    static func parts(of combined: some DataProtocol) throws -> (nonce: [UInt8], ciphertext: Data, tag: Data) {
        let bytes = [UInt8](combined)
        guard bytes.count >= nonceLength + tagLength else { throw CryptoKitError.incorrectParameterSize }
        return (Array(bytes.prefix(nonceLength)), Data(bytes.dropFirst(nonceLength).dropLast(tagLength)), Data(bytes.suffix(tagLength)))
    }

    /// The tag, if it has its length.
    static func tag(_ bytes: some DataProtocol) throws -> Data {
        guard bytes.count == tagLength else { throw CryptoKitError.incorrectParameterSize }
        return Data(bytes)
    }

    /// Encrypts or decrypts, and makes the tag of the encrypted side.
    func run(key: SymmetricKey, nonce: [UInt8], authenticating data: [UInt8], _ input: [UInt8], encrypting: Bool) -> (output: [UInt8], tag: [UInt8]) {
        let context = UnsafeMutableRawPointer.allocate(byteCount: Int(cipher.context_size), alignment: 16)
        defer {
            context.initializeMemory(as: UInt8.self, repeating: 0, count: Int(cipher.context_size))
            context.deallocate()
        }
        // Both ciphers run forwards in both directions, and so have one kind of key.
        key.withUnsafeBytes { cipher.set_encrypt_key?(context, $0.bindMemory(to: UInt8.self).baseAddress) }
        if let setNonce { setNonce(context, nonce) } else { cipher.set_nonce?(context, nonce) }
        if !data.isEmpty { cipher.update?(context, data.count, data) }
        var output = [UInt8](repeating: 0, count: input.count), tag = [UInt8](repeating: 0, count: Self.tagLength)
        if !input.isEmpty { (encrypting ? cipher.encrypt : cipher.decrypt)?(context, input.count, &output, input) }
        cipher.digest?(context, tag.count, &tag)
        return (output, tag)
    }

    /// The message, if the tag is that of the encrypted bytes.
    func open(key: SymmetricKey, nonce: [UInt8], authenticating data: [UInt8], _ ciphertext: Data, tag: Data) throws -> Data {
        let (message, own) = run(key: key, nonce: nonce, authenticating: data, [UInt8](ciphertext), encrypting: false)
        guard equalInConstantTime(own, tag) else { throw CryptoKitError.authenticationFailure }
        return Data(message)
    }
}

func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
}

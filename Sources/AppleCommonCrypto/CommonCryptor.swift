// CommonCrypto's ciphers: AES, DES and Triple DES, block by block, chained or with a counter. Other algorithms and modes answer
// kCCUnimplemented. Status codes and the rules for room are those of CommonCryptor.h.

/// What a function of CommonCrypto answers: kCCSuccess or what went wrong.
public typealias CCCryptorStatus = Int32
/// kCCEncrypt or kCCDecrypt.
public typealias CCOperation = UInt32
/// One of the algorithms whose names begin with kCCAlgorithm.
public typealias CCAlgorithm = UInt32
/// A sum of kCCOptionPKCS7Padding and kCCOptionECBMode.
public typealias CCOptions = UInt32
/// One of the modes whose names begin with kCCMode.
public typealias CCMode = UInt32
/// ccNoPadding or ccPKCS7Padding.
public typealias CCPadding = UInt32
/// How a counter counts; always from its last byte here.
public typealias CCModeOptions = UInt32
/// A cipher at work, from `CCCryptorCreate` to `CCCryptorRelease`.
public typealias CCCryptorRef = OpaquePointer

/// Went well.
public let kCCSuccess = 0
/// An argument that cannot be.
public let kCCParamError = -4300
/// The output has too little room; the number of bytes that are needed is told.
public let kCCBufferTooSmall = -4301
/// Memory is exhausted.
public let kCCMemoryFailure = -4302
/// Input without padding that fills no whole block.
public let kCCAlignmentError = -4303
/// Input that cannot be decrypted: its padding is wrong.
public let kCCDecodeError = -4304
/// An algorithm or mode that is not here.
public let kCCUnimplemented = -4305
/// A key of a length that the algorithm does not have.
public let kCCKeySizeError = -4310

/// To a text that only the key opens.
public let kCCEncrypt = 0
/// Back to the plain text.
public let kCCDecrypt = 1

/// AES, by the name that it had when CommonCrypto was made.
public let kCCAlgorithmAES128 = 0
/// AES, with keys of 16, 24 or 32 bytes.
public let kCCAlgorithmAES = 0
/// DES, with keys of 8 bytes.
public let kCCAlgorithmDES = 1
/// Triple DES, with keys of 24 bytes.
public let kCCAlgorithm3DES = 2
/// CAST, which is unimplemented here.
public let kCCAlgorithmCAST = 3
/// RC4, which is unimplemented here.
public let kCCAlgorithmRC4 = 4
/// RC2, which is unimplemented here.
public let kCCAlgorithmRC2 = 5
/// Blowfish, which is unimplemented here.
public let kCCAlgorithmBlowfish = 6

/// Fills the last block, as PKCS7 does; without it, input has to be whole blocks.
public let kCCOptionPKCS7Padding = 1
/// Every block by itself; without it, blocks are chained (CBC).
public let kCCOptionECBMode = 2

/// Every block by itself.
public let kCCModeECB = 1
/// Every block mixed with the encrypted one before it.
public let kCCModeCBC = 2
/// Feedback, which is unimplemented here.
public let kCCModeCFB = 3
/// Bytes mixed with an encrypted counter.
public let kCCModeCTR = 4
/// Input has to be whole blocks.
public let ccNoPadding = 0
/// Fills the last block with the number of bytes that it lacks.
public let ccPKCS7Padding = 1
/// The counter's last byte counts first.
public let kCCModeOptionCTR_BE = 2

/// Of AES's short keys, in bytes.
public let kCCKeySizeAES128 = 16
/// Of AES's middle keys, in bytes.
public let kCCKeySizeAES192 = 24
/// Of AES's long keys, in bytes.
public let kCCKeySizeAES256 = 32
/// Of DES's keys, in bytes.
public let kCCKeySizeDES = 8
/// Of Triple DES's keys, in bytes.
public let kCCKeySize3DES = 24
/// Of AES's blocks, in bytes.
public let kCCBlockSizeAES128 = 16
/// Of DES's blocks, in bytes.
public let kCCBlockSizeDES = 8
/// Of Triple DES's blocks, in bytes.
public let kCCBlockSize3DES = 8

/// Encrypts or decrypts all of `dataIn`. Without an `iv`, chaining begins with zeros.
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int, _ iv: UnsafeRawPointer!,
    _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    let mode = options & CCOptions(kCCOptionECBMode) == 0 ? kCCModeCBC : kCCModeECB
    switch Cryptor.make(op, mode, alg, padded: options & CCOptions(kCCOptionPKCS7Padding) != 0, key, keyLength, iv) {
    case .failure(let failure): return failure.status
    case .success(let cryptor):
        let needed = cryptor.lengthOfAll(dataInLength)
        // A text that is decrypted may turn out shorter than the room that it could need.
        if cryptor.encrypting, dataOutAvailable < needed { return answer(kCCBufferTooSmall, needed, dataOutMoved) }
        let first = cryptor.update(UnsafeRawBufferPointer(start: dataIn, count: dataIn == nil ? 0 : dataInLength))
        guard case .success(let last) = cryptor.final() else { return answer(cryptor.failure, 0, dataOutMoved) }
        return deliver(first + last, to: dataOut, dataOutAvailable, dataOutMoved)
    }
}

/// Begins to encrypt or decrypt what comes piece by piece.
public func CCCryptorCreate(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int, _ iv: UnsafeRawPointer!, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    let mode = options & CCOptions(kCCOptionECBMode) == 0 ? kCCModeCBC : kCCModeECB
    return keep(Cryptor.make(op, mode, alg, padded: options & CCOptions(kCCOptionPKCS7Padding) != 0, key, keyLength, iv), cryptorRef)
}

/// Begins as `CCCryptorCreate` does, with a mode of one's choice. Tweaks and rounds are for modes that are not here.
public func CCCryptorCreateWithMode(
    _ op: CCOperation, _ mode: CCMode, _ alg: CCAlgorithm, _ padding: CCPadding, _ iv: UnsafeRawPointer!, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ tweak: UnsafeRawPointer!, _ tweakLength: Int, _ numRounds: Int32, _ options: CCModeOptions, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus { keep(Cryptor.make(op, Int(mode), alg, padded: padding == CCPadding(ccPKCS7Padding), key, keyLength, iv), cryptorRef) }

/// Takes more input, and writes the blocks that are whole.
public func CCCryptorUpdate(
    _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    let cryptor = Cryptor.of(cryptorRef), needed = cryptor.lengthOfUpdate(dataInLength)
    guard dataOutAvailable >= needed else { return answer(kCCBufferTooSmall, needed, dataOutMoved) }
    return deliver(cryptor.update(UnsafeRawBufferPointer(start: dataIn, count: dataIn == nil ? 0 : dataInLength)), to: dataOut, dataOutAvailable, dataOutMoved)
}

/// Writes what is left. Afterwards the cipher only waits to be released or reset.
public func CCCryptorFinal(_ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!) -> CCCryptorStatus {
    let cryptor = Cryptor.of(cryptorRef)
    guard case .success(let last) = cryptor.final() else { return answer(cryptor.failure, 0, dataOutMoved) }
    return deliver(last, to: dataOut, dataOutAvailable, dataOutMoved)
}

/// The room that `CCCryptorUpdate` needs for so much input, or, with `final`, it and `CCCryptorFinal` together.
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool) -> Int {
    let cryptor = Cryptor.of(cryptorRef)
    return final ? cryptor.lengthOfAll(inputLength) : cryptor.lengthOfUpdate(inputLength)
}

/// Begins anew with the same key.
public func CCCryptorReset(_ cryptorRef: CCCryptorRef!, _ iv: UnsafeRawPointer!) -> CCCryptorStatus {
    Cryptor.of(cryptorRef).begin(iv)
    return CCCryptorStatus(kCCSuccess)
}

/// Gives the cipher up.
@discardableResult
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus {
    Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(cryptorRef)).release()
    return CCCryptorStatus(kCCSuccess)
}

private func keep(_ made: Result<Cryptor, Cryptor.Failure>, _ reference: UnsafeMutablePointer<CCCryptorRef?>!) -> CCCryptorStatus {
    switch made {
    case .failure(let failure): return failure.status
    case .success(let cryptor):
        reference.pointee = OpaquePointer(Unmanaged.passRetained(cryptor).toOpaque())
        return CCCryptorStatus(kCCSuccess)
    }
}

private func answer(_ status: Int, _ moved: Int, _ place: UnsafeMutablePointer<Int>?) -> CCCryptorStatus {
    place?.pointee = moved
    return CCCryptorStatus(status)
}

private func deliver(_ bytes: [UInt8], to output: UnsafeMutableRawPointer?, _ available: Int, _ moved: UnsafeMutablePointer<Int>?) -> CCCryptorStatus {
    guard bytes.count <= available, output != nil || bytes.isEmpty else { return answer(kCCBufferTooSmall, bytes.count, moved) }
    bytes.withUnsafeBytes { if let start = $0.baseAddress { output?.copyMemory(from: start, byteCount: bytes.count) } }
    return answer(kCCSuccess, bytes.count, moved)
}

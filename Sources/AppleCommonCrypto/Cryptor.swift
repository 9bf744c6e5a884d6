// What stands behind a CCCryptorRef: a chain of blocks, the input that fills no block yet, and the padding.

final class Cryptor {
    struct Failure: Error {
        let status: CCCryptorStatus
        init(_ status: Int) { self.status = CCCryptorStatus(status) }
    }

    let encrypting: Bool
    /// Why `final()` failed.
    private(set) var failure = kCCSuccess
    private let cipher: BlockCipher, mode: BlockChain.Mode, isPadded: Bool
    private var chain: BlockChain
    private var waiting: [UInt8] = []

    static func make(_ op: CCOperation, _ mode: Int, _ alg: CCAlgorithm, padded: Bool, _ key: UnsafeRawPointer?, _ keyLength: Int, _ iv: UnsafeRawPointer?) -> Result<Cryptor, Failure> {
        guard op == CCOperation(kCCEncrypt) || op == CCOperation(kCCDecrypt), let key else { return .failure(Failure(kCCParamError)) }
        let algorithms: [Int: BlockCipher.Algorithm] = [kCCAlgorithmAES: .aes, kCCAlgorithmDES: .des, kCCAlgorithm3DES: .tripleDES]
        let modes: [Int: BlockChain.Mode] = [kCCModeECB: .each, kCCModeCBC: .chained, kCCModeCTR: .counter]
        guard let algorithm = algorithms[Int(alg)], let mode = modes[mode] else { return .failure(Failure(kCCUnimplemented)) }
        let encrypting = op == CCOperation(kCCEncrypt)
        // A counter's blocks are encrypted both ways.
        guard let cipher = BlockCipher(algorithm, key: UnsafeRawBufferPointer(start: key, count: keyLength), encrypting: encrypting || mode == .counter) else {
            return .failure(Failure(kCCKeySizeError))
        }
        return .success(Cryptor(cipher, mode, encrypting, padded && mode != .counter, iv))
    }

    static func of(_ reference: CCCryptorRef) -> Cryptor { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(reference)).takeUnretainedValue() }

    private init(_ cipher: BlockCipher, _ mode: BlockChain.Mode, _ encrypting: Bool, _ isPadded: Bool, _ iv: UnsafeRawPointer?) {
        (self.cipher, self.mode, self.encrypting, self.isPadded) = (cipher, mode, encrypting, isPadded)
        chain = Self.chain(cipher, mode, encrypting, iv)
    }

    func begin(_ iv: UnsafeRawPointer?) {
        chain = Self.chain(cipher, mode, encrypting, iv)
        waiting = []
    }

    private static func chain(_ cipher: BlockCipher, _ mode: BlockChain.Mode, _ encrypting: Bool, _ iv: UnsafeRawPointer?) -> BlockChain {
        let start = iv.map { Array(UnsafeRawBufferPointer(start: $0, count: cipher.blockSize)) } ?? [UInt8](repeating: 0, count: cipher.blockSize)
        return BlockChain(cipher, mode, encrypting: encrypting, start: start)
    }

    /// The bytes that can be worked on when so many more come: whole blocks, and the last one stays back if it may be padding.
    private func ready(_ more: Int) -> Int {
        let all = waiting.count + more
        if mode == .counter { return all }
        let whole = all / cipher.blockSize * cipher.blockSize
        return isPadded && !encrypting && whole == all && whole > 0 ? whole - cipher.blockSize : whole
    }

    func lengthOfUpdate(_ input: Int) -> Int { ready(input) }
    func lengthOfAll(_ input: Int) -> Int {
        let all = waiting.count + input
        return isPadded && encrypting ? (all / cipher.blockSize + 1) * cipher.blockSize : all
    }

    func update(_ input: UnsafeRawBufferPointer) -> [UInt8] {
        let count = ready(input.count)
        waiting += input
        let output = chain.run(Array(waiting.prefix(count)))
        waiting.removeFirst(count)
        return output
    }

    func final() -> Result<[UInt8], Failure> {
        defer { waiting = [] }
        let size = cipher.blockSize
        if isPadded, encrypting {
            let count = size - waiting.count
            return .success(chain.run(waiting + [UInt8](repeating: UInt8(count), count: count)))
        }
        guard waiting.count == (isPadded ? size : 0) else { return fail(kCCAlignmentError) }
        guard isPadded else { return .success([]) }
        let block = chain.run(waiting)
        guard let count = block.last.map(Int.init), (1...size).contains(count), block.suffix(count).allSatisfy({ Int($0) == count }) else { return fail(kCCDecodeError) }
        return .success(Array(block.dropLast(count)))
    }

    private func fail(_ status: Int) -> Result<[UInt8], Failure> {
        failure = status
        return .failure(Failure(status))
    }
}

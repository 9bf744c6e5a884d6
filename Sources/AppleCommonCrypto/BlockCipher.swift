// Ciphers of blocks over nettle, alone and chained. CommonCryptor's functions call them; nothing here knows their status codes.
import CNettle

/// A cipher with its key.
final class BlockCipher {
    enum Algorithm { case aes, des, tripleDES }

    let blockSize: Int
    private let context: UnsafeMutableRawPointer
    private let apply: (UnsafeMutableRawPointer, Int, UnsafeMutablePointer<UInt8>, UnsafePointer<UInt8>) -> Void

    /// nil for a key of a wrong length.
    init?(_ algorithm: Algorithm, key: UnsafeRawBufferPointer, encrypting: Bool) {
        let bytes = key.bindMemory(to: UInt8.self)
        switch (algorithm, key.count) {
        case (.aes, 16), (.aes, 24), (.aes, 32):
            let cipher = key.count == 16 ? nettle_aes128 : key.count == 24 ? nettle_aes192 : nettle_aes256
            guard let setKey = encrypting ? cipher.set_encrypt_key : cipher.set_decrypt_key, let function = encrypting ? cipher.encrypt : cipher.decrypt else { return nil }
            blockSize = Int(cipher.block_size)
            context = .allocate(byteCount: Int(cipher.context_size), alignment: 16)
            setKey(context, bytes.baseAddress)
            apply = { function($0, $1, $2, $3) }
        case (.des, 8):
            blockSize = 8
            context = .allocate(byteCount: MemoryLayout<des_ctx>.size, alignment: 16)
            _ = nettle_des_set_key(context.assumingMemoryBound(to: des_ctx.self), bytes.baseAddress)
            apply = { (encrypting ? nettle_des_encrypt : nettle_des_decrypt)($0.assumingMemoryBound(to: des_ctx.self), $1, $2, $3) }
        case (.tripleDES, 24):
            blockSize = 8
            context = .allocate(byteCount: MemoryLayout<des3_ctx>.size, alignment: 16)
            _ = nettle_des3_set_key(context.assumingMemoryBound(to: des3_ctx.self), bytes.baseAddress)
            apply = { (encrypting ? nettle_des3_encrypt : nettle_des3_decrypt)($0.assumingMemoryBound(to: des3_ctx.self), $1, $2, $3) }
        default: return nil
        }
    }
    deinit { context.deallocate() }

    /// Whole blocks, each by itself.
    func callAsFunction(_ blocks: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: blocks.count) { buffer, count in
            count = blocks.count
            guard let output = buffer.baseAddress, count > 0 else { return }
            blocks.withUnsafeBufferPointer { input in if let input = input.baseAddress { apply(context, count, output, input) } }
        }
    }
}

/// Blocks after each other, in one of the modes.
struct BlockChain {
    enum Mode { case each, chained, counter }

    let cipher: BlockCipher, mode: Mode, encrypting: Bool
    /// The last block of the encrypted text, or the counter.
    private var state: [UInt8]
    /// Of a counter's block, what was not used yet.
    private var rest: ArraySlice<UInt8> = []

    init(_ cipher: BlockCipher, _ mode: Mode, encrypting: Bool, start: [UInt8]) { (self.cipher, self.mode, self.encrypting, state) = (cipher, mode, encrypting, start) }

    /// Whole blocks; with a counter, any bytes.
    mutating func run(_ input: [UInt8]) -> [UInt8] {
        switch mode {
        case .each: return cipher(input)
        case .counter: return input.map { $0 ^ nextOfCounter() }
        case .chained:
            var output: [UInt8] = []
            output.reserveCapacity(input.count)
            for start in stride(from: 0, to: input.count, by: cipher.blockSize) {
                let block = Array(input[start..<start + cipher.blockSize])
                if encrypting {
                    state = cipher(zip(block, state).map { $0 ^ $1 })
                    output += state
                } else {
                    output += zip(cipher(block), state).map { $0 ^ $1 }
                    state = block
                }
            }
            return output
        }
    }

    private mutating func nextOfCounter() -> UInt8 {
        if rest.isEmpty {
            rest = cipher(state)[...]
            for index in state.indices.reversed() {
                state[index] &+= 1
                if state[index] != 0 { break }
            }
        }
        return rest.removeFirst()
    }
}

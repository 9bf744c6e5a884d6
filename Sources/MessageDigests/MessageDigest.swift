// Message digests of any length of input: what CommonCrypto and CryptoKit stand on. MD5 is RFC 1321, the SHA family FIPS 180-4.
// A digest cuts its input into blocks, mixes each into its state, and ends with the length; the three families differ in the mixing.

/// A digest that takes its input piece by piece.
package protocol MessageDigest: Sendable {
    /// Of the result.
    static var byteCount: Int { get }
    /// Of the blocks that are mixed in one at a time; HMAC needs it.
    static var blockByteCount: Int { get }
    init()
    mutating func update(_ bytes: UnsafeRawBufferPointer)
    /// The digest of what came so far.
    func finalize() -> [UInt8]
}

extension MessageDigest {
    package mutating func update(_ bytes: [UInt8]) { bytes.withUnsafeBytes { update($0) } }

    package static func digest(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        var digest = Self()
        digest.update(bytes)
        return digest.finalize()
    }
}

/// The input that does not fill a block yet, and how long all of it was.
struct BlockBuffer: Sendable {
    private var rest: [UInt8] = []
    private(set) var length: UInt64 = 0

    /// Hands over every full block.
    mutating func take(_ bytes: UnsafeRawBufferPointer, blockSize: Int, _ mix: (UnsafeRawBufferPointer) -> Void) {
        length += UInt64(bytes.count)
        var input = bytes[...]
        if !rest.isEmpty {
            let missing = blockSize - rest.count
            rest += input.prefix(missing)
            input = input.dropFirst(missing)
            guard rest.count == blockSize else { return }
            rest.withUnsafeBytes(mix)
            rest.removeAll(keepingCapacity: true)
        }
        while input.count >= blockSize {
            mix(UnsafeRawBufferPointer(rebasing: input.prefix(blockSize)))
            input = input.dropFirst(blockSize)
        }
        rest += input
    }

    /// The last blocks: a one, zeros, and the length in bits, in the last `lengthSize` bytes.
    func padded(blockSize: Int, lengthSize: Int, littleEndian: Bool) -> [UInt8] {
        var last = rest + [0x80]
        while last.count % blockSize != blockSize - lengthSize { last.append(0) }
        let bits = length &* 8
        let bytes = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
        return last + (littleEndian ? bytes : [UInt8](repeating: 0, count: lengthSize - 8) + bytes.reversed())
    }
}

/// A keyed digest, RFC 2104.
package struct KeyedDigest<Base: MessageDigest>: Sendable {
    private var inner = Base()
    private let outerKey: [UInt8]

    package init(key: [UInt8]) {
        var block = key.count > Base.blockByteCount ? key.withUnsafeBytes { Base.digest($0) } : key
        block += [UInt8](repeating: 0, count: Base.blockByteCount - block.count)
        outerKey = block.map { $0 ^ 0x5c }
        inner.update(block.map { $0 ^ 0x36 })
    }

    package mutating func update(_ bytes: UnsafeRawBufferPointer) { inner.update(bytes) }

    package func finalize() -> [UInt8] {
        var outer = Base()
        outer.update(outerKey)
        outer.update(inner.finalize())
        return outer.finalize()
    }
}

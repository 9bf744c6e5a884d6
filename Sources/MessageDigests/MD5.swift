// MD5 and SHA-1, which protect nothing any more and still name the files of many caches.

/// RFC 1321.
package struct MD5: MessageDigest {
    package static let byteCount = 16
    package static let blockByteCount = 64
    private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    private var buffer = BlockBuffer()

    private static let shifts: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
    /// The integer part of 2³² · |sin(i + 1)|.
    private static let constants: [UInt32] = [
        0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501, 0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
        0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8, 0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
        0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70, 0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
        0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1, 0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391,
    ]

    package init() {}

    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var state = state
        buffer.take(bytes, blockSize: Self.blockByteCount) { Self.mix($0, into: &state) }
        self.state = state
    }

    package func finalize() -> [UInt8] {
        var state = state
        let last = buffer.padded(blockSize: Self.blockByteCount, lengthSize: 8, littleEndian: true)
        last.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: Self.blockByteCount) { Self.mix(UnsafeRawBufferPointer(rebasing: bytes[start..<start + Self.blockByteCount]), into: &state) }
        }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) } }
    }

    private static func mix(_ block: UnsafeRawBufferPointer, into state: inout [UInt32]) {
        var a = state[0], b = state[1], c = state[2], d = state[3]
        for step in 0..<64 {
            let mixed: UInt32, word: Int
            switch step / 16 {
            case 0: (mixed, word) = ((b & c) | (~b & d), step)
            case 1: (mixed, word) = ((d & b) | (~d & c), (5 * step + 1) % 16)
            case 2: (mixed, word) = (b ^ c ^ d, (3 * step + 5) % 16)
            default: (mixed, word) = (c ^ (b | ~d), 7 * step % 16)
            }
            let sum = a &+ mixed &+ constants[step] &+ UInt32(littleEndian: block.loadUnaligned(fromByteOffset: word * 4, as: UInt32.self))
            let shift = shifts[step / 16 * 4 + step % 4]
            (a, d, c, b) = (d, c, b, b &+ (sum << shift | sum >> (32 - shift)))
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
    }
}

/// FIPS 180-4, 6.1.
package struct SHA1: MessageDigest {
    package static let byteCount = 20
    package static let blockByteCount = 64
    private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    private var buffer = BlockBuffer()

    package init() {}

    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var state = state
        buffer.take(bytes, blockSize: Self.blockByteCount) { Self.mix($0, into: &state) }
        self.state = state
    }

    package func finalize() -> [UInt8] {
        var state = state
        let last = buffer.padded(blockSize: Self.blockByteCount, lengthSize: 8, littleEndian: false)
        last.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: Self.blockByteCount) { Self.mix(UnsafeRawBufferPointer(rebasing: bytes[start..<start + Self.blockByteCount]), into: &state) }
        }
        return state.flatMap(bigEndianBytes)
    }

    private static func mix(_ block: UnsafeRawBufferPointer, into state: inout [UInt32]) {
        var words = (0..<16).map { UInt32(bigEndian: block.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
        for index in 16..<80 { words.append(rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1)) }
        var a = state[0], b = state[1], c = state[2], d = state[3], e = state[4]
        for step in 0..<80 {
            let mixed: UInt32, constant: UInt32
            switch step / 20 {
            case 0: (mixed, constant) = ((b & c) ^ (~b & d), 0x5a82_7999)
            case 1: (mixed, constant) = (b ^ c ^ d, 0x6ed9_eba1)
            case 2: (mixed, constant) = ((b & c) ^ (b & d) ^ (c & d), 0x8f1b_bcdc)
            default: (mixed, constant) = (b ^ c ^ d, 0xca62_c1d6)
            }
            (a, b, c, d, e) = (rotated(a, 5) &+ mixed &+ e &+ constant &+ words[step], a, rotated(b, 30), c, d)
        }
        for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
    }

    private static func rotated(_ value: UInt32, _ count: UInt32) -> UInt32 { value << count | value >> (32 - count) }
}

func bigEndianBytes<Word: FixedWidthInteger>(_ word: Word) -> [UInt8] {
    stride(from: Word.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> Word($0)) }
}

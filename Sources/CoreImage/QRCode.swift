// A QR code of bytes (ISO/IEC 18004): the smallest version that holds them at the wanted level of correction, and the mask
// with the least penalty. QRCode+Modules draws it; GaloisField has the arithmetic of its check bytes.
import Foundation

struct QRCode {
    /// Modules a side: 21 for version 1, four more for each further version.
    let size: Int
    var dark: [Bool]
    /// Modules of finder, timing, alignment, format and version: no data, no mask.
    var isFunction: [Bool]
    let version: Int

    /// L, M, Q, H.
    private static let levels = ["L", "M", "Q", "H"]
    /// The number that stands for the level in the format bits.
    private static let formatBits = [1, 0, 3, 2]
    /// Check bytes of a block, by level and version (table 9 of the standard).
    private static let checkBytes: [[Int]] = [
        [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
        [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28],
        [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
        [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
    ]
    /// Blocks, by level and version.
    private static let blockCounts: [[Int]] = [
        [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25],
        [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49],
        [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68],
        [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81],
    ]

    /// nil for an unknown level and for more bytes than the largest code holds.
    init?(_ message: Data, level: String) {
        guard let level = Self.levels.firstIndex(of: level.uppercased()) else { return nil }
        let bytes = [UInt8](message)
        guard let version = (1...40).first(where: { bytes.count * 8 + 4 + ($0 < 10 ? 8 : 16) <= Self.dataBytes($0, level) * 8 }) else { return nil }
        self.version = version
        size = version * 4 + 17
        dark = Array(repeating: false, count: size * size)
        isFunction = dark
        drawFunctionPatterns()
        place(Self.interleaved(Self.encoded(bytes, version: version, capacity: Self.dataBytes(version, level)), version: version, level: level))
        let unmasked = self
        let masked = (0..<8).map { mask -> (QRCode, Int) in
            var code = unmasked
            code.apply(mask: mask)
            code.drawFormat(level: Self.formatBits[level], mask: mask)
            return (code, code.penalty)
        }
        guard let best = masked.min(by: { $0.1 < $1.1 }) else { return nil }
        dark = best.0.dark
    }

    func isDark(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < size && y < size && dark[y * size + x] }

    /// All bytes of a version: its modules without the patterns.
    private static func allBytes(_ version: Int) -> Int {
        var modules = (16 * version + 128) * version + 64
        if version >= 2 {
            let rows = version / 7 + 2
            modules -= (25 * rows - 10) * rows - 55
            if version >= 7 { modules -= 36 }
        }
        return modules / 8
    }

    private static func dataBytes(_ version: Int, _ level: Int) -> Int { allBytes(version) - checkBytes[level][version - 1] * blockCounts[level][version - 1] }

    /// Mode, length, bytes, end and padding.
    private static func encoded(_ bytes: [UInt8], version: Int, capacity: Int) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) { for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) } }
        append(4, 4)
        append(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { append(Int(byte), 8) }
        append(0, min(4, capacity * 8 - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var result = stride(from: 0, to: bits.count, by: 8).map { start in bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) } }
        var pad: UInt8 = 0xEC
        while result.count < capacity {
            result.append(pad)
            pad ^= 0xEC ^ 0x11
        }
        return result
    }

    /// The blocks with their check bytes, the first bytes of all blocks first.
    private static func interleaved(_ data: [UInt8], version: Int, level: Int) -> [UInt8] {
        let blocks = blockCounts[level][version - 1], check = checkBytes[level][version - 1], all = allBytes(version)
        let short = all / blocks - check, shortBlocks = blocks - all % blocks
        let divisor = GaloisField.divisor(degree: check)
        var parts: [(data: ArraySlice<UInt8>, check: [UInt8])] = []
        var start = 0
        for block in 0..<blocks {
            let part = data[start..<start + short + (block < shortBlocks ? 0 : 1)]
            parts.append((part, GaloisField.remainder(of: part, divisor: divisor)))
            start = part.endIndex
        }
        var result: [UInt8] = []
        for index in 0...short { for part in parts where index < part.data.count { result.append(part.data[part.data.startIndex + index]) } }
        for index in 0..<check { for part in parts { result.append(part.check[index]) } }
        return result
    }
}

/// The field of 256 elements that Reed and Solomon's codes of QR use: modulo x⁸ + x⁴ + x³ + x² + 1.
enum GaloisField {
    static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = (result << 1) ^ ((result >> 7) * 0x11D)
            result ^= Int(right >> UInt8(bit) & 1) * Int(left)
        }
        return UInt8(result)
    }

    static func divisor(degree: Int) -> [UInt8] {
        var result = Array(repeating: UInt8(0), count: degree - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                result[index] = product(result[index], root)
                if index + 1 < degree { result[index] ^= result[index + 1] }
            }
            root = product(root, 2)
        }
        return result
    }

    static func remainder(of data: ArraySlice<UInt8>, divisor: [UInt8]) -> [UInt8] {
        var result = Array(repeating: UInt8(0), count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in result.indices { result[index] ^= product(divisor[index], factor) }
        }
        return result
    }
}

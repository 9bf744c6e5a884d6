// Makes a wrong file of a right one: the same number gives the same bytes on every machine.
// Called by Campaign; libFuzzer has mutations of its own.

import Foundation

struct Mutator: RandomNumberGenerator {
    private var state: UInt64
    private static let longest = 1 << 16
    private static let numbers = ["0", "-1", "1", "255", "65536", "2147483648", "-2147483649", "9223372036854775807", "-9223372036854775808", "1e308", "-1e309", "nan", "inf", "0.0000001", ""]
    private static let bytes: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, 0x0A, 0x22, 0x3C, 0x5C, 0x7B]

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    /// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    private mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() % UInt64(limit)) : 0 }

    private mutating func range(_ count: Int, longest: Int = 64) -> Range<Int> {
        let start = below(count), length = 1 + below(min(longest, max(1, count - start)))
        return start..<min(count, start + length)
    }

    /// One to eight changes of a seed, which may take pieces of another.
    mutating func mutate(_ seed: Data, other: Data, target: FuzzTarget) -> Data {
        var bytes = [UInt8](seed)
        for _ in 0...below(8) { change(&bytes, [UInt8](other), target) }
        return Data(bytes.prefix(Self.longest))
    }

    private mutating func change(_ bytes: inout [UInt8], _ other: [UInt8], _ target: FuzzTarget) {
        guard !bytes.isEmpty else {
            bytes = other
            return
        }
        switch below(target.isText ? 12 : 8) {
        case 0: bytes[below(bytes.count)] ^= 1 << UInt8(below(8))
        case 1: bytes[below(bytes.count)] = Self.bytes[below(Self.bytes.count)]
        case 2: bytes.removeSubrange(range(bytes.count))
        case 3:
            let piece = Array(bytes[range(bytes.count)])
            for _ in 0...below(4) { bytes.insert(contentsOf: piece, at: below(bytes.count)) }
        case 4:
            if !other.isEmpty { bytes.insert(contentsOf: other[range(other.count, longest: 512)], at: below(bytes.count)) }
        case 5: bytes.removeLast(min(bytes.count - 1, below(bytes.count)))
        case 6:
            // A length or an offset that lies.
            let place = below(bytes.count), value = [0, 1, 0x7FFF_FFFF, 0xFFFF_FFFF, 0x8000_0000, UInt64(bytes.count)][below(6)]
            for index in 0..<4 where place + index < bytes.count { bytes[place + index] = UInt8(truncatingIfNeeded: value >> (8 * UInt64(below(2) == 0 ? index : 3 - index))) }
        case 7:
            for index in range(bytes.count) { bytes[index] = UInt8(truncatingIfNeeded: next()) }
        case 8: replaceNumber(&bytes)
        case 9:
            if !target.words.isEmpty { bytes.insert(contentsOf: Array(target.words[below(target.words.count)].utf8), at: below(bytes.count)) }
        case 10: nest(&bytes)
        default: swapWords(&bytes)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    private static func isWord(_ byte: UInt8) -> Bool { isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

    /// The word or number from a random place on.
    private mutating func word(_ bytes: [UInt8], _ belongs: (UInt8) -> Bool) -> Range<Int>? {
        let start = below(bytes.count)
        guard let first = bytes[start...].firstIndex(where: belongs) else { return nil }
        return first..<(bytes[first...].firstIndex { !belongs($0) } ?? bytes.count)
    }

    private mutating func replaceNumber(_ bytes: inout [UInt8]) {
        guard let found = word(bytes, Self.isDigit) else { return }
        bytes.replaceSubrange(found, with: Array(Self.numbers[below(Self.numbers.count)].utf8))
    }

    private mutating func swapWords(_ bytes: inout [UInt8]) {
        guard let to = word(bytes, Self.isWord), let from = word(bytes, Self.isWord) else { return }
        bytes.replaceSubrange(to, with: Array(bytes[from]))
    }

    /// A piece in itself, many times: what recurses must be bounded.
    private mutating func nest(_ bytes: inout [UInt8]) {
        let opening: [UInt8] = [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<")]
        let byte = opening[below(opening.count)]
        guard let start = bytes.firstIndex(of: byte) else { return }
        let end = bytes[start...].dropFirst().prefix(64).firstIndex(of: byte) ?? min(bytes.count, start + 1)
        let piece = Array(bytes[start..<end])
        for _ in 0..<(1 << below(10)) where bytes.count < Self.longest { bytes.insert(contentsOf: piece, at: start) }
    }
}

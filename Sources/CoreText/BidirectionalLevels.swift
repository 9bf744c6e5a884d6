// Embedding levels of one paragraph: UAX #9 without explicit embeddings and isolates (they count as neutral).
// Called by TextAnalysis only when a right-to-left character is present. Reorders nothing itself but `visualOrder`.

import Foundation

enum BidirectionalLevels {
    private enum Kind {
        case left, right, arabic, number, arabicNumber, separator, terminator, common, mark, neutral
    }

    static func mayBeRightToLeft(_ unit: UInt16) -> Bool {
        (0x590...0x8FF).contains(unit) || (0xFB1D...0xFDFF).contains(unit) || (0xFE70...0xFEFC).contains(unit) || unit == 0x200F || (0xD802...0xD803).contains(unit) || (0xD83A...0xD83B).contains(unit)
    }

    private static func kind(_ value: UInt32) -> Kind {
        switch value {
        case 0x30...0x39, 0x6F0...0x6F9, 0xFF10...0xFF19: return .number
        case 0x660...0x669, 0x66B, 0x66C: return .arabicNumber
        case 0x2B, 0x2D, 0x2212: return .separator
        case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x66A, 0x20A0...0x20CF: return .terminator
        case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C: return .common
        case 0x0...0x22, 0x26...0x2A, 0x3B...0x40, 0x5B...0x60, 0x7B...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF, 0xD7, 0xF7: return .neutral
        case 0x200E: return .left
        case 0x200F, 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x10800...0x10CFF, 0x1E800...0x1EDFF:
            return isMark(value) ? .mark : .right
        case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10D00...0x10FFF, 0x1EE00...0x1EEFF:
            return isMark(value) ? .mark : .arabic
        case 0x2000...0x206F, 0x2190...0x2BFF, 0x3000...0x3004, 0x3008...0x3020: return .neutral
        default: return isMark(value) ? .mark : .left
        }
    }

    private static func isMark(_ value: UInt32) -> Bool {
        guard let category = Unicode.Scalar(value)?.properties.generalCategory else { return false }
        return category == .nonspacingMark || category == .enclosingMark
    }

    /// One level per UTF-16 unit of the range, and the paragraph's level.
    static func levels(_ text: [UInt16], _ range: Range<Int>, base: Bool?) -> (levels: [UInt8], base: UInt8) {
        var kinds: [Kind] = []
        kinds.reserveCapacity(range.count)
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (value, width) = Scalars.decode(text, at: offset)
            let value2 = kind(value)
            for _ in 0..<width where kinds.count < range.count { kinds.append(value2) }
            offset += width
        }
        // P2, P3: the first strong character decides.
        let first = kinds.first { $0 == .left || $0 == .right || $0 == .arabic }
        let isRight = base ?? (first.map { $0 != .left } ?? false)
        let baseLevel: UInt8 = isRight ? 1 : 0
        resolveWeak(&kinds, start: isRight ? .right : .left)
        resolveNeutral(&kinds, edge: isRight ? .right : .left)
        // I1, I2
        let levels = kinds.map { kind -> UInt8 in
            switch kind {
            case .right: isRight ? 1 : 1
            case .number, .arabicNumber: 2
            case .left: isRight ? 2 : 0
            default: baseLevel
            }
        }
        return (levels, baseLevel)
    }

    /// W1 to W7.
    private static func resolveWeak(_ kinds: inout [Kind], start: Kind) {
        var previous = start
        var strong = start
        for index in kinds.indices {
            if kinds[index] == .mark { kinds[index] = previous }
            if kinds[index] == .number, strong == .arabic { kinds[index] = .arabicNumber }
            if kinds[index] == .left || kinds[index] == .right || kinds[index] == .arabic { strong = kinds[index] }
            previous = kinds[index]
        }
        for index in kinds.indices {
            if kinds[index] == .arabic { kinds[index] = .right }
            guard index > 0, index + 1 < kinds.count else { continue }
            if kinds[index] == .separator, kinds[index - 1] == .number, kinds[index + 1] == .number { kinds[index] = .number }
            if kinds[index] == .common, kinds[index - 1] == kinds[index + 1], kinds[index - 1] == .number || kinds[index - 1] == .arabicNumber { kinds[index] = kinds[index - 1] }
        }
        var index = 0
        while index < kinds.count {
            guard kinds[index] == .terminator else {
                index += 1
                continue
            }
            var end = index
            while end < kinds.count, kinds[end] == .terminator { end += 1 }
            let touches = (index > 0 && kinds[index - 1] == .number) || (end < kinds.count && kinds[end] == .number)
            for position in index..<end { kinds[position] = touches ? .number : .neutral }
            index = end
        }
        strong = start
        for index in kinds.indices {
            if kinds[index] == .separator || kinds[index] == .common { kinds[index] = .neutral }
            if kinds[index] == .left || kinds[index] == .right { strong = kinds[index] }
            if kinds[index] == .number, strong == .left { kinds[index] = .left }
        }
    }

    /// N1, N2: neutrals take the direction of both neighbours, else the paragraph's.
    private static func resolveNeutral(_ kinds: inout [Kind], edge: Kind) {
        func direction(_ kind: Kind) -> Kind { kind == .number || kind == .arabicNumber ? .right : kind }
        var index = 0
        while index < kinds.count {
            guard kinds[index] == .neutral else {
                index += 1
                continue
            }
            var end = index
            while end < kinds.count, kinds[end] == .neutral { end += 1 }
            let before = index > 0 ? direction(kinds[index - 1]) : edge
            let after = end < kinds.count ? direction(kinds[end]) : edge
            for position in index..<end { kinds[position] = before == after ? before : edge }
            index = end
        }
    }

    /// L2: logical segment indices in visual order.
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        var level = highest
        while level > 0 {
            var index = 0
            while index < order.count {
                guard levels[order[index]] >= level else {
                    index += 1
                    continue
                }
                var end = index
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[index..<end].reverse()
                index = end
            }
            level -= 1
        }
        return order
    }
}

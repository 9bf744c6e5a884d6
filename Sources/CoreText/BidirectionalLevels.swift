// Embedding levels of one paragraph and visual order (UAX #9), as ICU's `ubidi` resolves them.
// TextAnalysis asks for levels when a right-to-left character is present, TextLayout+Segments for the order.

import _FoundationICU
import Foundation

enum BidirectionalLevels {
    /// A quick filter: false means that every level of a paragraph that is not right-to-left itself would be even.
    static func mayBeRightToLeft(_ unit: UInt16) -> Bool {
        switch unit {
        case 0..<0x590: false
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0xD802...0xD803, 0xD83A...0xD83B: true
        // RLM, RLE, RLO, RLI
        case 0x200F, 0x202B, 0x202E, 0x2067: true
        default: false
        }
    }

    /// One level per UTF-16 unit of the range, and the paragraph's level. `base` nil: by the first strong character.
    static func levels(_ text: [UInt16], _ range: Range<Int>, base: Bool?) -> (levels: [UInt8], base: UInt8) {
        let start: UInt8 = base.map { $0 ? 1 : 0 } ?? UInt8(UBIDI_DEFAULT_LTR)
        let level: UInt8 = base == true ? 1 : 0
        guard !range.isEmpty, let paragraph = swift_ubidi_open() else { return ([UInt8](repeating: level, count: range.count), level) }
        defer { swift_ubidi_close(paragraph) }
        var status = U_ZERO_ERROR
        return text[range].withUnsafeBufferPointer { units in
            swift_ubidi_setPara(paragraph, units.baseAddress, Int32(clamping: units.count), start, nil, &status)
            guard status.rawValue <= 0, let levels = swift_ubidi_getLevels(paragraph, &status) else { return ([UInt8](repeating: level, count: range.count), level) }
            return (Array(UnsafeBufferPointer(start: levels, count: range.count)), swift_ubidi_getParaLevel(paragraph) & 1)
        }
    }

    /// L2: logical segment indices in visual order.
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var map = [Int32](repeating: 0, count: levels.count)
        guard !levels.isEmpty, levels.contains(where: { $0 > 0 }) else { return Array(levels.indices) }
        levels.withUnsafeBufferPointer { swift_ubidi_reorderVisual($0.baseAddress, Int32($0.count), &map) }
        return map.map { Int($0) }
    }
}

// Decodes scalars from UTF-16 units. TextAnalysis chooses faces by them. Knows no text attributes.

import Foundation

enum Scalars {
    /// The scalar at an offset and how many code units it takes; a lone surrogate is U+FFFD.
    static func decode(_ text: [UInt16], at offset: Int) -> (value: UInt32, width: Int) {
        let unit = UInt32(text[offset])
        guard unit & 0xF800 == 0xD800 else { return (unit, 1) }
        if unit < 0xDC00, offset + 1 < text.count {
            let low = UInt32(text[offset + 1])
            if low & 0xFC00 == 0xDC00 { return (0x10000 + ((unit & 0x3FF) << 10) + (low & 0x3FF), 2) }
        }
        return (0xFFFD, 1)
    }
}

// Code 128 (ISO/IEC 15417): code set B, and C for runs of digits, with the check character.
import Foundation

enum Code128 {
    /// Widths of bar, space, bar, space, bar, space of the characters 0 to 105; the stop character has seven.
    private static let widths = """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222
        321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331
        231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211
        241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141
        114131 311141 411131 211412 211214 211232
        """.split(whereSeparator: \.isWhitespace).map { $0.compactMap(\.wholeNumberValue) }
    private static let stop = [2, 3, 3, 1, 1, 1, 2]

    /// The modules, true for a bar; nil for text outside of ASCII's visible characters, or too much of it.
    static func bars(_ message: Data) -> [Bool]? {
        let text = [UInt8](message)
        guard !text.isEmpty, text.count <= 300, text.allSatisfy({ $0 >= 32 && $0 < 127 }) else { return nil }
        var values: [Int] = []
        var index = 0, isDigits = false
        func digits(from start: Int) -> Int { text[start...].prefix { $0 >= 48 && $0 <= 57 }.count }
        while index < text.count {
            let run = digits(from: index)
            let wantsDigits = isDigits ? run >= 2 : run >= 4 && (run.isMultiple(of: 2) || index > 0) || run == text.count && run == 2
            if values.isEmpty { values.append(wantsDigits ? 105 : 104) } else if wantsDigits != isDigits { values.append(wantsDigits ? 99 : 100) }
            isDigits = wantsDigits
            if isDigits {
                values.append(Int(text[index] - 48) * 10 + Int(text[index + 1] - 48))
                index += 2
            } else {
                values.append(Int(text[index]) - 32)
                index += 1
            }
        }
        values.append(values.enumerated().reduce(0) { $0 + $1.element * max(1, $1.offset) } % 103)
        return (values.map { widths[$0] } + [stop]).flatMap { $0.enumerated().flatMap { Array(repeating: $0.offset.isMultiple(of: 2), count: $0.element) } }
    }
}

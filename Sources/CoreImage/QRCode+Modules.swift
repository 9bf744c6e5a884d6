// The modules of a QR code: its fixed patterns, the zigzag of its bits, masks and their penalty (ISO/IEC 18004, 6.3, 7.7 to 7.10).

extension QRCode {
    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
        guard x >= 0, y >= 0, x < size, y < size else { return }
        dark[y * size + x] = isDark
        isFunction[y * size + x] = true
    }

    mutating func drawFunctionPatterns() {
        for index in 0..<size {
            set(6, index, index.isMultiple(of: 2))
            set(index, 6, index.isMultiple(of: 2))
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 { for dx in -4...4 { set(x + dx, y + dy, ![2, 4].contains(max(abs(dx), abs(dy)))) } }
        }
        let rows = alignmentPlaces
        for (i, x) in rows.enumerated() {
            for (j, y) in rows.enumerated() where !(i == 0 && j == 0 || i == 0 && j == rows.count - 1 || i == rows.count - 1 && j == 0) {
                for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(level: 0, mask: 0)
        guard version >= 7 else { return }
        // 6 bits of the version and 12 of a Golay code.
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1, far = size - 11 + index % 3, near = index / 3
            set(far, near, isDark)
            set(near, far, isDark)
        }
    }

    private var alignmentPlaces: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
    }

    /// 5 bits of level and mask and 10 of a BCH code, twice.
    mutating func drawFormat(level: Int, mask: Int) {
        let data = level << 3 | mask
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { set(8, index, bit(index)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for index in 9..<15 { set(14 - index, 8, bit(index)) }
        for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
        set(8, size - 8, true)
    }

    /// Two columns at a time from the right, upwards and downwards in turn.
    mutating func place(_ bytes: [UInt8]) {
        var index = 0
        var right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            let isUpward = (right + 1) & 2 == 0
            for step in 0..<size {
                let y = isUpward ? size - 1 - step : step
                for x in [right, right - 1] where !isFunction[y * size + x] && index < bytes.count * 8 {
                    dark[y * size + x] = bytes[index / 8] >> UInt8(7 - index % 8) & 1 == 1
                    index += 1
                }
            }
            right -= 2
        }
    }

    mutating func apply(mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isFunction[y * size + x] {
                let flips: Bool
                switch mask {
                case 0: flips = (x + y) % 2 == 0
                case 1: flips = y % 2 == 0
                case 2: flips = x % 3 == 0
                case 3: flips = (x + y) % 3 == 0
                case 4: flips = (x / 3 + y / 2) % 2 == 0
                case 5: flips = x * y % 2 + x * y % 3 == 0
                case 6: flips = (x * y % 2 + x * y % 3) % 2 == 0
                default: flips = ((x + y) % 2 + x * y % 3) % 2 == 0
                }
                if flips { dark[y * size + x].toggle() }
            }
        }
    }

    /// Long runs, blocks, patterns like the finder's, and too much of one colour.
    var penalty: Int {
        var total = 0
        let finder = [true, false, true, true, true, false, true], quiet = [false, false, false, false]
        for isRow in [true, false] {
            for line in 0..<size {
                let modules = (0..<size).map { isRow ? isDark($0, line) : isDark(line, $0) }
                var run = 1
                for index in 1..<size {
                    if modules[index] == modules[index - 1] { run += 1 } else { run = 1 }
                    if run == 5 { total += 3 } else if run > 5 { total += 1 }
                }
                for start in 0...(size - 11) {
                    let part = Array(modules[start..<start + 11])
                    if part == finder + quiet || part == quiet + finder { total += 40 }
                }
            }
        }
        for y in 0..<size - 1 {
            for x in 0..<size - 1 where isDark(x, y) == isDark(x + 1, y) && isDark(x, y) == isDark(x, y + 1) && isDark(x, y) == isDark(x + 1, y + 1) { total += 3 }
        }
        let share = dark.count { $0 } * 20
        let all = size * size
        return total + ((abs(share - all * 10) + all - 1) / all - 1) * 10
    }
}

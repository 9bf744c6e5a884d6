// Reads the path language of SVG's `d` attribute into a CGPath: all commands, absolute and relative.
// Symbols and SVG assets are written in it. Stops at the first error and keeps the part before it, as SVG specifies.

import CoreGraphics
import Foundation

package struct PathData {
    private let bytes: [UInt8]
    private var position = 0
    private var pen = CGPoint.zero
    private var start = CGPoint.zero
    private var lastControl: CGPoint?
    private var lastCommand: UInt8 = 0
    private let path = CGMutablePath()

    package static func path(_ text: String) -> CGPath {
        var reader = PathData(text)
        reader.read()
        return reader.path
    }

    private init(_ text: String) { bytes = Array(text.utf8) }

    private mutating func read() {
        var command: UInt8 = 0
        while true {
            skipSeparators()
            guard position < bytes.count else { return }
            if Self.isLetter(bytes[position]) {
                command = bytes[position]
                position += 1
            } else if command == 0 {
                return
            } else if command == UInt8(ascii: "M") {
                command = UInt8(ascii: "L")
            } else if command == UInt8(ascii: "m") {
                command = UInt8(ascii: "l")
            }
            guard apply(command) else { return }
            lastCommand = command | 0x20
            // Z takes no numbers: a number after it is an error.
            if lastCommand == UInt8(ascii: "z") { command = 0 }
        }
    }

    private mutating func apply(_ command: UInt8) -> Bool {
        let isRelative = command & 0x20 != 0
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { isRelative ? CGPoint(x: pen.x + x, y: pen.y + y) : CGPoint(x: x, y: y) }
        var control: CGPoint?
        switch command | 0x20 {
        case UInt8(ascii: "m"):
            guard let n = numbers(2) else { return false }
            pen = at(n[0], n[1])
            start = pen
            path.move(to: pen)
        case UInt8(ascii: "l"):
            guard let n = numbers(2) else { return false }
            line(to: at(n[0], n[1]))
        case UInt8(ascii: "h"):
            guard let n = numbers(1) else { return false }
            line(to: CGPoint(x: isRelative ? pen.x + n[0] : n[0], y: pen.y))
        case UInt8(ascii: "v"):
            guard let n = numbers(1) else { return false }
            line(to: CGPoint(x: pen.x, y: isRelative ? pen.y + n[0] : n[0]))
        case UInt8(ascii: "c"):
            guard let n = numbers(6) else { return false }
            control = at(n[2], n[3])
            curve(at(n[0], n[1]), at(n[2], n[3]), at(n[4], n[5]))
        case UInt8(ascii: "s"):
            guard let n = numbers(4) else { return false }
            let first = reflected(after: "cs")
            control = at(n[0], n[1])
            curve(first, at(n[0], n[1]), at(n[2], n[3]))
        case UInt8(ascii: "q"):
            guard let n = numbers(4) else { return false }
            control = at(n[0], n[1])
            quad(at(n[0], n[1]), at(n[2], n[3]))
        case UInt8(ascii: "t"):
            guard let n = numbers(2) else { return false }
            let first = reflected(after: "qt")
            control = first
            quad(first, at(n[0], n[1]))
        case UInt8(ascii: "a"):
            guard let n = arcNumbers() else { return false }
            arc(radii: CGSize(width: abs(n[0]), height: abs(n[1])), rotation: n[2] * .pi / 180, large: n[3] != 0, sweep: n[4] != 0, to: at(n[5], n[6]))
        case UInt8(ascii: "z"):
            if !path.isEmpty { path.closeSubpath() }
            pen = start
        default: return false
        }
        lastControl = control
        return true
    }

    private func begin() { if path.isEmpty { path.move(to: pen) } }

    private mutating func line(to end: CGPoint) {
        begin()
        path.addLine(to: end)
        pen = end
    }

    private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        begin()
        path.addCurve(to: end, control1: first, control2: second)
        pen = end
    }

    private mutating func quad(_ control: CGPoint, _ end: CGPoint) {
        begin()
        path.addQuadCurve(to: end, control: control)
        pen = end
    }

    private func reflected(after commands: StaticString) -> CGPoint {
        let follows = commands.withUTF8Buffer { $0.contains(lastCommand) }
        guard follows, let lastControl else { return pen }
        return CGPoint(x: 2 * pen.x - lastControl.x, y: 2 * pen.y - lastControl.y)
    }

    /// SVG 1.1, F.6.5: from end points to centre, then at most four curves.
    private mutating func arc(radii: CGSize, rotation: CGFloat, large: Bool, sweep: Bool, to end: CGPoint) {
        guard radii.width > 0, radii.height > 0, end != pen else {
            line(to: end)
            return
        }
        var rx = radii.width, ry = radii.height
        let cosine = cos(rotation), sine = sin(rotation)
        let dx = (pen.x - end.x) / 2, dy = (pen.y - end.y) / 2
        let x = cosine * dx + sine * dy, y = -sine * dx + cosine * dy
        let excess = x * x / (rx * rx) + y * y / (ry * ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let below = rx * rx * y * y + ry * ry * x * x
        let factor = below == 0 ? 0 : max(0, (rx * rx * ry * ry - below) / below).squareRoot() * (large == sweep ? -1 : 1)
        let cx = factor * rx * y / ry, cy = -factor * ry * x / rx
        let center = CGPoint(x: cosine * cx - sine * cy + (pen.x + end.x) / 2, y: sine * cx + cosine * cy + (pen.y + end.y) / 2)
        let from = atan2((y - cy) / ry, (x - cx) / rx)
        var span = atan2((-y - cy) / ry, (-x - cx) / rx) - from
        if sweep, span < 0 { span += 2 * .pi }
        if !sweep, span > 0 { span -= 2 * .pi }
        let count = max(1, Int((abs(span) / (.pi / 2)).rounded(.up)))
        let step = span / CGFloat(count), handle = 4 / 3 * tan(step / 4)
        func place(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
            CGPoint(x: center.x + cosine * rx * u - sine * ry * v, y: center.y + sine * rx * u + cosine * ry * v)
        }
        for index in 0..<count {
            let a = from + CGFloat(index) * step, b = a + step
            let target = index == count - 1 ? end : place(cos(b), sin(b))
            curve(place(cos(a) - handle * sin(a), sin(a) + handle * cos(a)), place(cos(b) + handle * sin(b), sin(b) - handle * cos(b)), target)
        }
    }

    // MARK: Numbers

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

    private mutating func skipSeparators() {
        while position < bytes.count, bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: ",") { position += 1 }
    }

    private mutating func numbers(_ count: Int) -> [CGFloat]? {
        var result: [CGFloat] = []
        for _ in 0..<count {
            guard let value = number() else { return nil }
            result.append(value)
        }
        return result
    }

    /// Reads the numbers of an arc, whose flags may be written without separators.
    private mutating func arcNumbers() -> [CGFloat]? {
        guard let head = numbers(3), let large = flag(), let sweep = flag(), let tail = numbers(2) else { return nil }
        return head + [large, sweep] + tail
    }

    private mutating func flag() -> CGFloat? {
        skipSeparators()
        guard position < bytes.count, bytes[position] == 0x30 || bytes[position] == 0x31 else { return nil }
        position += 1
        return CGFloat(bytes[position - 1] - 0x30)
    }

    private mutating func number() -> CGFloat? {
        skipSeparators()
        let first = position
        var sawPoint = false, sawExponent = false
        while position < bytes.count {
            let byte = bytes[position]
            let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
            if isSign { if position != first, bytes[position - 1] | 0x20 != UInt8(ascii: "e") { break } } else if byte == UInt8(ascii: ".") {
                if sawPoint || sawExponent { break }
                sawPoint = true
            } else if byte | 0x20 == UInt8(ascii: "e"), position > first {
                if sawExponent { break }
                sawExponent = true
            } else if !(0x30...0x39).contains(byte) { break }
            position += 1
        }
        guard position > first, let value = Double(String(decoding: bytes[first..<position], as: UTF8.self)), value.isFinite, abs(value) < 1e9 else { return nil }
        return CGFloat(value)
    }
}

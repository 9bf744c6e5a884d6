// The bytes that may come from a client: heads of bounded length without bodies, then frames of bounded length. Gate
// holds every connection to it before the HTTP library sees a byte: the library reads whatever length it is told.
import Foundation

struct TrafficRules {
    static let maximumHead = 16 * 1024
    static let maximumFrame = 64 * 1024

    struct Violation: Error, Equatable {
        let reason: String
    }

    private enum Place {
        case head
        /// The header of a frame, as far as it has come.
        case frame
        /// The bytes of a frame that are still to come.
        case payload(Int)
    }

    private var place = Place.head
    private var collected: [UInt8] = []

    /// Whether the client has asked to speak in frames: it may then be silent for long.
    private(set) var isSocket = false

    /// - Returns: the bytes that may pass now; others are kept until they are whole.
    mutating func pass(_ bytes: ArraySlice<UInt8>) throws(Violation) -> [UInt8] {
        var passed: [UInt8] = []
        var rest = bytes
        while !rest.isEmpty {
            switch place {
            case .head:
                collected.append(rest.removeFirst())
                if collected.count > Self.maximumHead { throw Violation(reason: "the head of a request is too long") }
                if collected.suffix(4).elementsEqual([13, 10, 13, 10]) || collected.suffix(2).elementsEqual([10, 10]) {
                    try readHead()
                    passed += collected
                    collected = []
                }
            case .frame:
                collected.append(rest.removeFirst())
                if let length = try frameLength() {
                    passed += collected
                    collected = []
                    place = length == 0 ? .frame : .payload(length)
                }
            case .payload(let left):
                let part = rest.prefix(left)
                passed += part
                rest = rest.dropFirst(left)
                place = part.count == left ? .frame : .payload(left - part.count)
            }
        }
        return passed
    }

    private mutating func readHead() throws(Violation) {
        guard let text = String(validating: collected, as: UTF8.self), !text.contains("\0") else { throw Violation(reason: "the head of a request is no text") }
        var upgrades = false
        for line in text.split(whereSeparator: \.isNewline).dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { throw Violation(reason: "a header has no colon") }
            let name = parts[0].lowercased(), value = parts[1].trimmingCharacters(in: .whitespaces).lowercased()
            if name == "transfer-encoding" || name == "content-length" && value != "0" { throw Violation(reason: "requests have no bodies here") }
            if name == "upgrade", value == "websocket" { upgrades = true }
        }
        isSocket = upgrades
        place = upgrades ? .frame : .head
    }

    /// The length of the payload once the header is whole: RFC 6455, 5.2.
    private func frameLength() throws(Violation) -> Int? {
        guard collected.count >= 2 else { return nil }
        let first = collected[0], second = collected[1]
        guard first & 0x70 == 0 else { throw Violation(reason: "a frame uses reserved bits") }
        guard first & 0x80 != 0, first & 0x0F != 0 else { throw Violation(reason: "messages come in one frame here") }
        guard [1, 2, 8, 9, 10].contains(first & 0x0F) else { throw Violation(reason: "a frame of an unknown kind") }
        guard second & 0x80 != 0 else { throw Violation(reason: "a frame without a mask") }
        let short = Int(second & 0x7F), extra = short == 127 ? 8 : short == 126 ? 2 : 0
        if first & 0x08 != 0, short > 125 { throw Violation(reason: "a control frame is too long") }
        guard collected.count >= 2 + extra else { return nil }
        let length = extra == 0 ? short : collected[2..<2 + extra].reduce(0) { ($0 & 0xFF_FFFF_FFFF_FFFF) << 8 | Int($1) }
        guard length >= 0, length <= Self.maximumFrame else { throw Violation(reason: "a frame of \(length) bytes is too long") }
        return collected.count >= 2 + extra + 4 ? length : nil
    }
}

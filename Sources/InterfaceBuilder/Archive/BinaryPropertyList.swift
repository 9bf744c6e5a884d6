// Binary property lists with references (UIDs), which Foundation's reader here does not hand out, and the XML form of the same.
// Every offset and count is checked, nothing recurses without a bound. Called by KeyedArchive.
// The format: CFBinaryPList.c of Core Foundation's public source describes it in a comment.

import Foundation

indirect enum PropertyValue {
    case boolean(Bool), integer(Int), real(Double), data([UInt8]), string(String), date(Double)
    /// A number of an archive's object.
    case reference(Int)
    case array([PropertyValue]), dictionary([String: PropertyValue])

    /// In XML a reference is a dictionary with the only key CF$UID.
    init(xml bytes: [UInt8], file: String) throws {
        // Foundation would turn a dictionary with this key into an object of a private class.
        let text = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "<key>CF$UID</key>", with: "<key>\(Self.referenceKey)</key>")
        guard let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) else {
            throw InterfaceBuilderError(file: file, rule: .badMagic, "the file is neither a NIBArchive nor a property list")
        }
        self = Self.made(list, depth: 0)
    }

    private static let referenceKey = "CF-UID"

    private static func made(_ value: Any, depth: Int) -> PropertyValue {
        switch value {
        case let list as [Any]: return .array(depth > 64 ? [] : list.map { made($0, depth: depth + 1) })
        case let table as [String: Any]:
            if table.count == 1, let number = table[referenceKey] as? Int { return .reference(number) }
            return .dictionary(depth > 64 ? [:] : table.mapValues { made($0, depth: depth + 1) })
        case let text as String: return .string(text)
        case let data as Data: return .data([UInt8](data))
        case let date as Date: return .date(date.timeIntervalSinceReferenceDate)
        case let flag as Bool: return .boolean(flag)
        case let number as Int: return .integer(number)
        case let number as Double: return .real(number)
        default: return .integer(0)
        }
    }
}

struct BinaryPropertyList {
    private let bytes: [UInt8]
    private let file: String
    private let offsetSize: Int, referenceSize: Int, count: Int, top: Int, tableStart: Int

    init(bytes: [UInt8], file: String) throws {
        self.bytes = bytes
        self.file = file
        func wrong(_ text: String) -> InterfaceBuilderError { InterfaceBuilderError(file: file, rule: .badTable, text) }
        guard bytes.count >= 40 else { throw wrong("the property list ends before its trailer") }
        func number(_ start: Int, _ width: Int) -> UInt64 { bytes[start..<(start + width)].reduce(0) { $0 << 8 | UInt64($1) } }
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        let count = number(trailer + 8, 8), top = number(trailer + 16, 8), start = number(trailer + 24, 8)
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count > 0, top < count, start >= 8, start < UInt64(trailer),
            count <= (UInt64(trailer) - start) / UInt64(offsetSize)
        else { throw wrong("the property list's trailer (\(count) objects, table at \(start)) does not fit in \(bytes.count) bytes") }
        self.count = Int(count)
        self.top = Int(top)
        tableStart = Int(start)
    }

    private func wrong(_ text: String) -> InterfaceBuilderError { InterfaceBuilderError(file: file, rule: .badTable, text) }

    func root() throws -> PropertyValue {
        var budget = count * 4 + 1_000
        return try object(top, depth: 0, &budget)
    }

    private func number(_ start: Int, _ width: Int) throws -> UInt64 {
        guard start >= 0, width >= 0, width <= bytes.count - start else { throw wrong("\(width) bytes are expected beyond the end of the property list") }
        return bytes[start..<(start + width)].reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// - Parameter budget: how many objects may still be read, for a list may name one of them again and again.
    private func object(_ index: Int, depth: Int, _ budget: inout Int) throws -> PropertyValue {
        guard index < count else { throw wrong("object \(index) of \(count) in the property list") }
        guard depth < 64 else { throw InterfaceBuilderError(file: file, rule: .nestingTooDeep, "the property list is nested more than 64 deep") }
        budget -= 1
        guard budget > 0 else { throw wrong("the property list holds the same objects again and again") }
        let place = try Int(clamping: number(tableStart + index * offsetSize, offsetSize))
        let marker = Int(try number(place, 1)), kind = marker >> 4, low = marker & 15
        switch kind {
        case 0: return .boolean(low == 9)
        case 1:
            guard low <= 4 else { throw wrong("an integer of 2^\(low) bytes") }
            // Sixteen bytes hold numbers above 2^63; archives mean the low half.
            let width = 1 << low
            return .integer(Int(truncatingIfNeeded: try number(place + 1 + max(0, width - 8), min(width, 8))))
        case 2:
            guard low == 2 || low == 3 else { throw wrong("a real of 2^\(low) bytes") }
            let bits = try number(place + 1, 1 << low)
            return .real(low == 2 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits))
        case 3: return .date(Double(bitPattern: try number(place + 1, 8)))
        case 4:
            let (start, length) = try extent(place, low, width: 1)
            return .data(Array(bytes[start..<(start + length)]))
        case 5, 7:
            let (start, length) = try extent(place, low, width: 1)
            return .string(String(decoding: bytes[start..<(start + length)], as: UTF8.self))
        case 6:
            let (start, length) = try extent(place, low, width: 2)
            let units = (0..<length).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
            return .string(String(decoding: units, as: UTF16.self))
        case 8: return .reference(Int(clamping: try number(place + 1, min(low + 1, 8))))
        case 10, 12:
            let (start, length) = try extent(place, low, width: referenceSize)
            return .array(try (0..<length).map { try object(Int(clamping: number(start + $0 * referenceSize, referenceSize)), depth: depth + 1, &budget) })
        case 13:
            let (start, length) = try extent(place, low, width: 2 * referenceSize)
            var table: [String: PropertyValue] = [:]
            for position in 0..<length {
                let key = try object(Int(clamping: number(start + position * referenceSize, referenceSize)), depth: depth + 1, &budget)
                guard case .string(let name) = key else { throw wrong("a key of the property list is no string") }
                table[name] = try object(Int(clamping: number(start + (length + position) * referenceSize, referenceSize)), depth: depth + 1, &budget)
            }
            return .dictionary(table)
        default: throw wrong("type \(kind) in the property list is unknown")
        }
    }

    /// Where the contents of a text, data or container begin, and how many there are. Fifteen says that a number follows.
    private func extent(_ place: Int, _ low: Int, width: Int) throws -> (start: Int, length: Int) {
        var start = place + 1, length = low
        if low == 15 {
            let marker = Int(try number(start, 1))
            guard marker >> 4 == 1, marker & 15 <= 3 else { throw wrong("a length of the property list is no number") }
            length = Int(clamping: try number(start + 1, 1 << (marker & 15)))
            start += 1 + (1 << (marker & 15))
        }
        guard length >= 0, length <= (bytes.count - start) / width else { throw wrong("\(length) items are expected beyond the end of the property list") }
        return (start, length)
    }
}

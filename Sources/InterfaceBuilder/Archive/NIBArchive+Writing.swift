// NIBArchive -> bytes. The tables follow each other without gaps: objects, keys, values, classes
// (FORMATS.md §2.1). Called by the compilers; a file read and written back has the same bytes.

import Foundation

extension NIBArchive {
    package func data() -> Data {
        let objectTable = NIBArchive.objectTable(objects)
        let keyTable = keys.flatMap { NIBArchive.varint($0.utf8.count) + Array($0.utf8) }
        let valueTable = NIBArchive.valueTable(values)
        let classTable = NIBArchive.classTable(classes)

        var header = NIBArchive.magic
        header.appendLittleEndian(UInt32(1))
        header.appendLittleEndian(coderVersion)
        var offset = NIBArchive.headerLength
        for (count, length) in [(objects.count, objectTable.count), (keys.count, keyTable.count), (values.count, valueTable.count), (classes.count, classTable.count)] {
            header.appendLittleEndian(UInt32(count))
            header.appendLittleEndian(UInt32(offset))
            offset += length
        }
        return Data(header + objectTable + keyTable + valueTable + classTable)
    }

    static func varint(_ value: Int) -> [UInt8] {
        var rest = value
        var bytes: [UInt8] = []
        while rest > 0x7F {
            bytes.append(UInt8(rest & 0x7F))
            rest >>= 7
        }
        bytes.append(UInt8(rest) | 0x80)
        return bytes
    }

    private static func objectTable(_ objects: [Object]) -> [UInt8] {
        objects.flatMap { varint($0.classIndex) + varint($0.firstValue) + varint($0.valueCount) }
    }

    private static func classTable(_ classes: [ClassName]) -> [UInt8] {
        var bytes: [UInt8] = []
        for entry in classes {
            bytes += varint(entry.name.utf8.count + 1) + varint(entry.fallbacks.count)
            for fallback in entry.fallbacks { bytes.appendLittleEndian(UInt32(fallback)) }
            bytes += Array(entry.name.utf8) + [0]
        }
        return bytes
    }

    private static func valueTable(_ values: [Value]) -> [UInt8] {
        var bytes: [UInt8] = []
        for value in values {
            bytes += varint(value.keyIndex)
            switch value.payload {
            case .int8(let number):
                bytes.append(0)
                bytes.appendLittleEndian(number)
            case .int16(let number):
                bytes.append(1)
                bytes.appendLittleEndian(number)
            case .int32(let number):
                bytes.append(2)
                bytes.appendLittleEndian(number)
            case .int64(let number):
                bytes.append(3)
                bytes.appendLittleEndian(number)
            case .boolean(let flag): bytes.append(flag ? 5 : 4)
            case .float(let number):
                bytes.append(6)
                bytes.appendLittleEndian(number.bitPattern)
            case .double(let number):
                bytes.append(7)
                bytes.appendLittleEndian(number.bitPattern)
            case .data(let data): bytes += [8] + varint(data.count) + data
            case .null: bytes.append(9)
            case .object(let index):
                bytes.append(10)
                bytes.appendLittleEndian(UInt32(index))
            }
        }
        return bytes
    }
}

extension Array where Element == UInt8 {
    mutating func appendLittleEndian<Number: FixedWidthInteger>(_ number: Number) {
        var rest = UInt64(truncatingIfNeeded: number)
        for _ in 0..<(Number.bitWidth / 8) {
            append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }
}

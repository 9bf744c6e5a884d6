// Bytes of a compiled nib -> NIBArchive. Every count, offset, length and index is checked here,
// so that nothing behind it can run out of a table. Throws InterfaceBuilderError, never traps.

import Foundation

extension NIBArchive {
    /// - Parameter file: the name that errors carry.
    package init(data: Data, file: String) throws {
        var reader = ArchiveBytes(bytes: [UInt8](data), file: file)
        self.init()
        if KeyedArchive.isOne(reader.bytes) {
            var keyed = try KeyedArchive(bytes: reader.bytes, file: file)
            self = NIBArchive(root: try keyed.root())
            return
        }
        guard reader.bytes.starts(with: NIBArchive.magic) else { throw reader.error(.badMagic, "the file does not begin with NIBArchive") }
        reader.offset = NIBArchive.magic.count
        let format = try reader.uint32()
        guard format == 1 else { throw reader.error(.badTable, "format version \(format) is not 1") }
        coderVersion = try reader.uint32()
        let objectTable = try reader.table("object", smallestEntry: 3)
        let keyTable = try reader.table("key", smallestEntry: 1)
        let valueTable = try reader.table("value", smallestEntry: 2)
        let classTable = try reader.table("class", smallestEntry: 3)

        reader.offset = keyTable.offset
        keys.reserveCapacity(keyTable.count)
        for _ in 0..<keyTable.count { keys.append(try reader.string(length: try reader.varint())) }

        reader.offset = classTable.offset
        for _ in 0..<classTable.count { classes.append(try reader.className(among: classTable.count)) }

        reader.offset = valueTable.offset
        values.reserveCapacity(valueTable.count)
        for _ in 0..<valueTable.count { values.append(try reader.value(keys: keys.count, objects: objectTable.count)) }

        reader.offset = objectTable.offset
        objects.reserveCapacity(objectTable.count)
        for _ in 0..<objectTable.count { objects.append(try reader.object(classes: classes.count, values: values.count)) }
        guard !objects.isEmpty else { throw reader.error(.badTable, "the archive has no root object") }
    }
}

/// A bounds-checked position in the file.
private struct ArchiveBytes {
    let bytes: [UInt8]
    let file: String
    var offset = 0

    func error(_ rule: InterfaceBuilderError.Rule, _ text: String) -> InterfaceBuilderError {
        InterfaceBuilderError(file: file, rule: rule, "\(text) (byte \(offset))")
    }

    mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
        guard count >= 0, count <= bytes.count - offset else { throw error(.badTable, "\(count) bytes are expected beyond the end of the file") }
        defer { offset += count }
        return bytes[offset..<(offset + count)]
    }

    mutating func unsigned(_ width: Int) throws -> UInt64 {
        try take(width).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func uint32() throws -> UInt32 { UInt32(truncatingIfNeeded: try unsigned(4)) }

    /// Seven bits a byte, lowest first; the high bit marks the *last* byte (§2.1).
    mutating func varint() throws -> Int {
        var result = 0
        for shift in stride(from: 0, through: 35, by: 7) {
            guard let byte = try take(1).first else { break }
            result |= Int(byte & 0x7F) << shift
            if byte & 0x80 != 0 {
                guard result <= Int(UInt32.max) else { break }
                return result
            }
        }
        throw error(.badVarint, "a variable-length integer does not end within 32 bits")
    }

    mutating func table(_ name: String, smallestEntry: Int) throws -> (count: Int, offset: Int) {
        let count = Int(try uint32())
        let start = Int(try uint32())
        guard start >= NIBArchive.headerLength || count == 0, start <= bytes.count, count <= (bytes.count - start) / smallestEntry else {
            throw error(.badTable, "the \(name) table (\(count) entries at \(start)) does not fit in \(bytes.count) bytes")
        }
        return (count, start)
    }

    mutating func string(length: Int) throws -> String {
        guard let text = String(validating: try take(length), as: UTF8.self) else { throw error(.badString, "a name is not UTF-8") }
        return text
    }

    mutating func className(among count: Int) throws -> NIBArchive.ClassName {
        let length = try varint()
        let fallbackCount = try varint()
        guard fallbackCount <= bytes.count / 4 else { throw error(.badTable, "\(fallbackCount) fallback classes do not fit") }
        let fallbacks = try (0..<fallbackCount).map { _ in
            let index = Int(try uint32())
            guard index < count else { throw error(.badIndex, "fallback class \(index) of \(count)") }
            return index
        }
        guard length > 0 else { throw error(.badString, "a class name is empty") }
        let name = try string(length: length - 1)
        guard try take(1).first == 0 else { throw error(.badString, "the class name \(name) does not end with a zero byte") }
        return NIBArchive.ClassName(name: name, fallbacks: fallbacks)
    }

    mutating func object(classes: Int, values: Int) throws -> NIBArchive.Object {
        let classIndex = try varint()
        let first = try varint()
        let count = try varint()
        guard classIndex < classes else { throw error(.badIndex, "class \(classIndex) of \(classes)") }
        guard count == 0 || (first <= values && count <= values - first) else {
            throw error(.badIndex, "values \(first) to \(first + count) of \(values)")
        }
        return NIBArchive.Object(classIndex: classIndex, firstValue: first, valueCount: count)
    }

    mutating func value(keys: Int, objects: Int) throws -> NIBArchive.Value {
        let key = try varint()
        guard key < keys else { throw error(.badIndex, "key \(key) of \(keys)") }
        let type = try take(1).first ?? 255
        return NIBArchive.Value(keyIndex: key, payload: try payload(type: type, objects: objects))
    }

    private mutating func payload(type: UInt8, objects: Int) throws -> NIBArchive.Payload {
        switch type {
        case 0: return .int8(Int8(truncatingIfNeeded: try unsigned(1)))
        case 1: return .int16(Int16(truncatingIfNeeded: try unsigned(2)))
        case 2: return .int32(Int32(truncatingIfNeeded: try unsigned(4)))
        case 3: return .int64(Int64(truncatingIfNeeded: try unsigned(8)))
        case 4: return .boolean(false)
        case 5: return .boolean(true)
        case 6: return .float(Float(bitPattern: try uint32()))
        case 7: return .double(Double(bitPattern: try unsigned(8)))
        case 8: return .data(Array(try take(try varint())))
        case 9: return .null
        case 10:
            let index = Int(try uint32())
            guard index < objects else { throw error(.badIndex, "object \(index) of \(objects)") }
            return .object(index)
        default: throw error(.badValue, "value type \(type) is unknown")
        }
    }
}

// The tables of a NIBArchive file as values: objects, keys, values, classes (FORMATS.md §2).
// Filled by the reader or from an object graph, consumed by the writer and the decoder.

import Foundation

/// A NIBArchive in memory. Every index in it is valid once the reader has returned it.
package struct NIBArchive: Hashable, Sendable {
    package struct Object: Hashable, Sendable {
        package var classIndex: Int
        package var firstValue: Int
        package var valueCount: Int

        package var values: Range<Int> { firstValue..<(firstValue + valueCount) }
    }

    package struct ClassName: Hashable, Sendable {
        package var name: String
        /// Indexes into the class table of the classes to use when this one does not exist.
        package var fallbacks: [Int]
    }

    package struct Value: Hashable, Sendable {
        package var keyIndex: Int
        package var payload: Payload
    }

    package enum Payload: Hashable, Sendable {
        case int8(Int8)
        case int16(Int16)
        case int32(Int32)
        case int64(Int64)
        case boolean(Bool)
        case float(Float)
        case double(Double)
        case data([UInt8])
        case null
        case object(Int)

        /// The narrowest form that Apple's encoder uses: negatives are always 64 bits wide (§2.4).
        package init(integer: Int64) {
            switch integer {
            case 0...127: self = .int8(Int8(integer))
            case 128...32767: self = .int16(Int16(integer))
            case 32768...Int64(Int32.max): self = .int32(Int32(integer))
            default: self = .int64(integer)
            }
        }

        package var integer: Int64? {
            switch self {
            case .int8(let value): Int64(value)
            case .int16(let value): Int64(value)
            case .int32(let value): Int64(value)
            case .int64(let value): value
            case .boolean(let value): value ? 1 : 0
            case .float(let value): Int64(exactly: value.rounded(.towardZero))
            case .double(let value): Int64(exactly: value.rounded(.towardZero))
            case .data, .null, .object: nil
            }
        }

        package var double: Double? {
            switch self {
            case .float(let value): Double(value)
            case .double(let value): value
            default: integer.map(Double.init)
            }
        }
    }

    package var coderVersion: UInt32 = 9
    package var objects: [Object] = []
    package var keys: [String] = []
    package var values: [Value] = []
    package var classes: [ClassName] = []

    package init() {}

    package static let magic = Array("NIBArchive".utf8)
    package static let headerLength = 50

    package func className(of object: Int) -> String { classes[objects[object].classIndex].name }

    package func fallbackClassNames(of object: Int) -> [String] {
        classes[objects[object].classIndex].fallbacks.map { classes[$0].name }
    }

    package func payload(of object: Int, key: String) -> Payload? {
        for index in objects[object].values where keys[values[index].keyIndex] == key { return values[index].payload }
        return nil
    }
}

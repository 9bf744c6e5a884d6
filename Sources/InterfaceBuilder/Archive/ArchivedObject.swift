// An object graph as ibtool would encode it: class name and ordered keys, references by identity.
// Built by the compilers; flattened into a NIBArchive here. Knows no class of UIKit.

import Foundation

/// An object to be archived.
package final class ArchivedObject {
    package var className: String
    package var fallbackClassNames: [String]
    package private(set) var entries: [(key: String, value: ArchivedValue)] = []

    package init(_ className: String, fallbacks: [String] = [], _ entries: KeyValuePairs<String, ArchivedValue> = [:]) {
        self.className = className
        fallbackClassNames = fallbacks
        self.entries = entries.map { ($0.key, $0.value) }
    }

    package func set(_ key: String, _ value: ArchivedValue) { entries.append((key, value)) }

    /// Adds the key unless the value is absent: absence is how nibs spell defaults.
    package func set(_ key: String, _ value: ArchivedValue?) {
        if let value { entries.append((key, value)) }
    }

    package func set(_ key: String, _ object: ArchivedObject?) {
        if let object { entries.append((key, .object(object))) }
    }

    package func replace(_ key: String, _ value: ArchivedValue) {
        entries.removeAll { $0.key == key }
        entries.append((key, value))
    }

    package func value(_ key: String) -> ArchivedValue? { entries.first { $0.key == key }?.value }
}

package enum ArchivedValue {
    case integer(Int)
    case boolean(Bool)
    case float(Double)
    case double(Double)
    case data([UInt8])
    case null
    case object(ArchivedObject)

    /// A geometry struct: prefix 07 and 64-bit floats (§2.4).
    package static func geometry(_ numbers: Double...) -> ArchivedValue {
        var bytes: [UInt8] = [7]
        for number in numbers { bytes.appendLittleEndian(number.bitPattern) }
        return .data(bytes)
    }

    package static func string(_ text: String) -> ArchivedValue { .object(.string(text)) }
}

extension ArchivedObject {
    package static func string(_ text: String) -> ArchivedObject { ArchivedObject("NSString", ["NS.bytes": .data(Array(text.utf8))]) }

    package static func array(_ elements: [ArchivedObject], className: String = "NSArray") -> ArchivedObject {
        let array = ArchivedObject(className, ["NSInlinedValue": .boolean(true)])
        for element in elements { array.set("UINibEncoderEmptyKey", .object(element)) }
        return array
    }

    package static func dictionary(_ pairs: [(ArchivedObject, ArchivedObject)], className: String = "NSDictionary") -> ArchivedObject {
        let dictionary = ArchivedObject(className, ["NSInlinedValue": .boolean(true)])
        for (key, value) in pairs {
            dictionary.set("UINibEncoderEmptyKey", .object(key))
            dictionary.set("UINibEncoderEmptyKey", .object(value))
        }
        return dictionary
    }

    package static func number(_ value: Int) -> ArchivedObject { ArchivedObject("NSNumber", ["NS.intval": .integer(value)]) }
    package static func number(_ value: Double) -> ArchivedObject { ArchivedObject("NSNumber", ["NS.dblval": .double(value)]) }
    package static func data(_ bytes: [UInt8]) -> ArchivedObject { ArchivedObject("NSData", ["NS.bytes": .data(bytes)]) }
}

extension NIBArchive {
    /// Numbers the objects reachable from the root in the order they are first met, depth first.
    package init(root: ArchivedObject) {
        self.init()
        var order: [ArchivedObject] = []
        var numbers: [ObjectIdentifier: Int] = [:]
        var stack = [root]
        while let object = stack.popLast() {
            guard numbers[ObjectIdentifier(object)] == nil else { continue }
            numbers[ObjectIdentifier(object)] = order.count
            order.append(object)
            for entry in object.entries.reversed() {
                if case .object(let next) = entry.value { stack.append(next) }
            }
        }
        var keyNumbers: [String: Int] = [:]
        var classNumbers: [String: Int] = [:]
        for object in order {
            let classIndex = number(ofClass: object, in: &classNumbers)
            objects.append(Object(classIndex: classIndex, firstValue: values.count, valueCount: object.entries.count))
            for (key, value) in object.entries {
                let keyIndex = keyNumbers[key] ?? keys.count
                if keyIndex == keys.count {
                    keys.append(key)
                    keyNumbers[key] = keyIndex
                }
                values.append(Value(keyIndex: keyIndex, payload: NIBArchive.payload(value, numbers)))
            }
        }
    }

    private mutating func number(ofClass object: ArchivedObject, in numbers: inout [String: Int]) -> Int {
        if let known = numbers[object.className] { return known }
        let index = classes.count
        numbers[object.className] = index
        classes.append(ClassName(name: object.className, fallbacks: []))
        for fallback in object.fallbackClassNames {
            let position = number(ofClass: ArchivedObject(fallback), in: &numbers)
            classes[index].fallbacks.append(position)
        }
        return index
    }

    private static func payload(_ value: ArchivedValue, _ numbers: [ObjectIdentifier: Int]) -> Payload {
        switch value {
        case .integer(let number): Payload(integer: Int64(number))
        case .boolean(let flag): .boolean(flag)
        case .float(let number): .float(Float(number))
        case .double(let number): .double(number)
        case .data(let bytes): .data(bytes)
        case .null: .null
        case .object(let object): numbers[ObjectIdentifier(object)].map(Payload.object) ?? .null
        }
    }
}

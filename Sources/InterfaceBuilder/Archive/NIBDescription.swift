// The contents of a compiled nib, for people and for programs: `willappear ib dump` prints it. Built from a NIBArchive
// without decoding any object.

import Foundation

/// A nib as plain data.
package struct NIBDescription: Encodable, Sendable {
    package struct Object: Encodable, Sendable {
        package var index: Int
        package var className: String
        package var fallbackClasses: [String]
        package var values: [Value]

        enum CodingKeys: String, CodingKey {
            case index, className = "class", fallbackClasses, values
        }
    }

    package struct Value: Encodable, Sendable {
        package var key: String
        package var type: String
        package var value: String
    }

    package var name: String
    package var coderVersion: Int
    package var objects: [Object]

    package init(_ archive: NIBArchive, name: String) {
        self.name = name
        coderVersion = Int(archive.coderVersion)
        objects = archive.objects.indices.map { index in
            let values = archive.objects[index].values.map { position -> Value in
                let value = archive.values[position]
                let (type, text) = NIBDescription.describe(value.payload, key: archive.keys[value.keyIndex], archive)
                return Value(key: archive.keys[value.keyIndex], type: type, value: text)
            }
            return Object(
                index: index, className: archive.className(of: index), fallbackClasses: archive.fallbackClassNames(of: index), values: values)
        }
    }

    /// One object a paragraph, one key a line.
    package var text: String {
        var lines = ["\(name): NIBArchive, coder version \(coderVersion), \(objects.count) objects"]
        for object in objects {
            let fallbacks = object.fallbackClasses.isEmpty ? "" : " (or \(object.fallbackClasses.joined(separator: ", ")))"
            lines.append("#\(object.index) \(object.className)\(fallbacks)")
            lines += object.values.map { "    \($0.key) = \($0.value)" }
        }
        return lines.joined(separator: "\n")
    }

    private static func describe(_ payload: NIBArchive.Payload, key: String, _ archive: NIBArchive) -> (type: String, value: String) {
        switch payload {
        case .int8(let value): ("int8", "\(value)")
        case .int16(let value): ("int16", "\(value)")
        case .int32(let value): ("int32", "\(value)")
        case .int64(let value): ("int64", "\(value)")
        case .boolean(let flag): ("bool", flag ? "true" : "false")
        case .float(let value): ("float", "\(value)")
        case .double(let value): ("double", "\(value)")
        case .null: ("nil", "nil")
        case .object(let index): ("object", reference(index, archive))
        case .data(let bytes): ("data", data(bytes, key: key))
        }
    }

    /// `#5 UIView`; strings and numbers are shown themselves.
    private static func reference(_ index: Int, _ archive: NIBArchive) -> String {
        let className = archive.className(of: index)
        switch archive.payload(of: index, key: "NS.bytes") {
        case .data(let bytes)? where className.hasSuffix("String"): return "#\(index) \"\(String(decoding: bytes, as: UTF8.self))\""
        default: return "#\(index) \(className)"
        }
    }

    private static func data(_ bytes: [UInt8], key: String) -> String {
        if bytes.first == 7, bytes.count % 8 == 1, bytes.count > 1 {
            let numbers = stride(from: 1, to: bytes.count, by: 8).map { start in
                Double(bitPattern: bytes[start..<(start + 8)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
            }
            return "{" + numbers.map { String(format: "%g", $0) }.joined(separator: ", ") + "}"
        }
        if bytes.starts(with: NIBArchive.magic) { return "a nested nib of \(bytes.count) bytes" }
        if let text = String(validating: bytes, as: UTF8.self), !text.unicodeScalars.contains(where: { $0.value < 32 && $0 != "\n" && $0 != "\t" }) {
            return "\"\(text)\""
        }
        return "\(bytes.count) bytes"
    }
}

extension NIBArchive {
    /// Nibs inside this one (prototype cells), with a name made of the outer one and the object's index.
    package func nestedArchives(named name: String) throws -> [(name: String, archive: NIBArchive)] {
        var nested: [(name: String, archive: NIBArchive)] = []
        for index in objects.indices where className(of: index) == "NSData" {
            guard case .data(let bytes)? = payload(of: index, key: "NS.bytes"), bytes.starts(with: NIBArchive.magic) else { continue }
            let inner = "\(name)#\(index)"
            let archive = try NIBArchive(data: Data(bytes), file: inner)
            nested.append((inner, archive))
            nested += try archive.nestedArchives(named: inner)
        }
        return nested
    }
}

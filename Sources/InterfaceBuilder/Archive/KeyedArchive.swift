// A nib that NSKeyedArchiver wrote, as ibtool did for systems before iOS 6: a property list of objects that refer to each other by
// number. Read here into the same graph that a NIBArchive holds, so that everything behind it sees one kind of nib.
// Called by NIBArchive.init(data:file:). What lies below (property lists, binary ones with references) is BinaryPropertyList's.

import Foundation

struct KeyedArchive {
    private let objects: [PropertyValue]
    private let top: [String: PropertyValue]
    private let file: String
    private var made: [Int: ArchivedObject] = [:]

    static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("bplist0".utf8)) || bytes.starts(with: Array("<?xml".utf8)) }

    init(bytes: [UInt8], file: String) throws {
        self.file = file
        let root = try bytes.starts(with: Array("bplist0".utf8)) ? BinaryPropertyList(bytes: bytes, file: file).root() : PropertyValue(xml: bytes, file: file)
        guard case .dictionary(let fields) = root, case .array(let objects)? = fields["$objects"], case .dictionary(let top)? = fields["$top"] else {
            throw InterfaceBuilderError(file: file, rule: .badMagic, "the property list is no keyed archive: it has no $objects and $top")
        }
        self.objects = objects
        self.top = top
    }

    /// The graph below `$top`, whose keys are those of a nib's root.
    mutating func root() throws -> ArchivedObject {
        let root = ArchivedObject("NSObject")
        for key in top.keys.sorted(by: Self.rootOrder) {
            if let value = try top[key].flatMap({ try value($0) }) { root.set(key, value) }
        }
        // Every object is filled when it is first met; `pending` holds those that are not yet.
        while let number = pending.popLast() { try fill(number) }
        return root
    }

    /// Connections and objects in the order of NIBArchives; what is not among these follows by name.
    private static func rootOrder(_ left: String, _ right: String) -> Bool {
        let order = ["UINibTopLevelObjectsKey", "UINibObjectsKey", "UINibConnectionsKey", "UINibVisibleWindowsKey", "UINibAccessibilityConfigurationsKey", "UINibTraitStorageListsKey", "UINibKeyValuePairsKey"]
        let a = order.firstIndex(of: left) ?? order.count, b = order.firstIndex(of: right) ?? order.count
        return a == b ? left < right : a < b
    }

    private var pending: [Int] = []

    private func wrong(_ text: String) -> InterfaceBuilderError { InterfaceBuilderError(file: file, rule: .badValue, text) }

    /// Nil for what an archive says of itself.
    private mutating func value(_ value: PropertyValue) throws -> ArchivedValue? {
        switch value {
        case .boolean(let flag): return .boolean(flag)
        case .integer(let number): return .integer(number)
        case .real(let number): return .double(number)
        case .data(let bytes): return .data(bytes)
        case .string(let text): return .string(text)
        case .date(let seconds): return .object(ArchivedObject("NSDate", ["NS.time": .double(seconds)]))
        case .reference(let number): return try object(number).map(ArchivedValue.object) ?? .null
        case .array, .dictionary: return nil
        }
    }

    private mutating func object(_ number: Int) throws -> ArchivedObject? {
        guard objects.indices.contains(number) else { throw wrong("object \(number) of \(objects.count)") }
        if let known = made[number] { return known }
        let object: ArchivedObject
        switch objects[number] {
        case .string("$null"): return nil
        case .string(let text): object = .string(text)
        case .integer(let value): object = .number(value)
        case .real(let value): object = .number(value)
        case .boolean(let flag): object = .number(flag ? 1 : 0)
        case .data(let bytes): object = .data(bytes)
        case .date(let seconds): object = ArchivedObject("NSDate", ["NS.time": .double(seconds)])
        case .dictionary(let fields):
            let names = try classes(fields)
            object = ArchivedObject(names[0], fallbacks: Array(names.dropFirst().prefix { $0 != "NSObject" }))
            pending.append(number)
        case .array, .reference: throw wrong("object \(number) is no object")
        }
        made[number] = object
        return object
    }

    /// An object's class, then its ancestors.
    private func classes(_ fields: [String: PropertyValue]) throws -> [String] {
        guard case .reference(let number)? = fields["$class"], objects.indices.contains(number), case .dictionary(let description) = objects[number],
            case .string(let name)? = description["$classname"], !name.isEmpty
        else { throw wrong("an object has no class") }
        guard case .array(let list)? = description["$classes"] else { return [name] }
        let names = list.compactMap { if case .string(let text) = $0, !text.isEmpty { text } else { nil } }
        return [name] + names.filter { $0 != name }
    }

    /// Foundation's containers and texts have other keys in a nib than in a keyed archive.
    private mutating func fill(_ number: Int) throws {
        guard let object = made[number], case .dictionary(let fields) = objects[number] else { return }
        func references(_ key: String) -> [Int] {
            guard case .array(let list)? = fields[key] else { return [] }
            return list.compactMap { if case .reference(let number) = $0 { number } else { nil } }
        }
        if fields["NS.keys"] != nil {
            object.set("NSInlinedValue", .boolean(true))
            for (key, value) in zip(references("NS.keys"), references("NS.objects")) {
                guard let key = try self.object(key), let value = try self.object(value) else { continue }
                object.set("UINibEncoderEmptyKey", .object(key))
                object.set("UINibEncoderEmptyKey", .object(value))
            }
        } else if fields["NS.objects"] != nil {
            object.set("NSInlinedValue", .boolean(true))
            for element in references("NS.objects") {
                if let element = try self.object(element) { object.set("UINibEncoderEmptyKey", .object(element)) }
            }
        } else if case .string(let text)? = fields["NS.string"] {
            object.set("NS.bytes", .data(Array(text.utf8)))
        } else if case .data(let bytes)? = fields["NS.data"], fields.count == 2 {
            object.set("NS.bytes", .data(bytes))
        }
        let known: Set<String> = ["$class", "NS.keys", "NS.objects", "NS.string"]
        for key in fields.keys.sorted() where !known.contains(key) {
            if let value = try fields[key].flatMap({ try value($0) }) { object.set(key, value) }
        }
    }
}

// A package's manifest as `swift package dump-package` prints it: the part with targets and their files.
// Called by PackageGraph. It needs no resolved dependencies and no build; SwiftPM's own rules find the files.

import Foundation

struct PackageManifest: Codable {
    struct Target: Codable {
        enum Kind: String, Codable { case regular, executable, test, macro, plugin, system, binary, snippet }
        struct Resource: Codable { var path: String }

        var name: String
        var type: Kind
        var path: String?
        var exclude: [String]?
        var sources: [String]?
        var resources: [Resource]?
        var dependencies: [Reference]
        var pluginUsages: [Reference]?
        var settings: [JSONValue]?
    }

    /// `{"byName": ["Name", null]}`, `{"product": ["Name", "package", …]}`, `{"target": ["Name", null]}` or `{"plugin": ["Name", "package"]}`.
    struct Reference: Codable {
        var name: String
        /// The package of the product.
        var package: String?
        init(from decoder: any Decoder) throws {
            let fields = try decoder.singleValueContainer().decode([String: JSONValue].self)
            guard case .array(let parts)? = fields.values.first, case .string(let name)? = parts.first else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a target's dependency without a name"))
            }
            self.name = name
            package = parts.dropFirst().first?.text
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(["product": [name, package]])
        }
    }

    struct Product: Codable {
        var name: String
        var targets: [String]
    }

    var name: String
    var targets: [Target]
    var products: [Product]
    var dependencies: [JSONValue]
    /// The versions as the manifest spells them: `.version("5.0")` is "5.0".
    var swiftLanguageVersions: [String]?

    /// Reads the manifest in a folder; fails with SwiftPM's own words.
    static func read(_ folder: String, toolchain: Toolchain) throws -> PackageManifest {
        var text: [String] = []
        var child = ChildProcess(executable: toolchain.swift, arguments: ["package", "--package-path", folder, "dump-package"])
        child.output = .lines { text.append($0) }
        guard try child.run().succeeded else { throw Failure.badInput("\(folder)/Package.swift cannot be read, see above") }
        // SwiftPM may print notes before the object.
        let json = text.drop { !$0.hasPrefix("{") }.joined(separator: "\n")
        do {
            return try JSONDecoder().decode(PackageManifest.self, from: Data(json.utf8))
        } catch {
            throw Failure.ours("the description of \(folder)/Package.swift is not what SwiftPM 6 writes: \(error)")
        }
    }
}

/// Any JSON value, for the fields that are only searched.
enum JSONValue: Codable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() { self = .null }
        else if let value = try? container.decode(Bool.self) { self = .bool(value) }
        else if let value = try? container.decode(Double.self) { self = .number(value) }
        else if let value = try? container.decode(String.self) { self = .string(value) }
        else if let value = try? container.decode([JSONValue].self) { self = .array(value) }
        else { self = .object(try container.decode([String: JSONValue].self)) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    /// The value of a key at any depth.
    func value(of key: String) -> JSONValue? {
        switch self {
        case .object(let fields): fields[key] ?? fields.values.lazy.compactMap { $0.value(of: key) }.first
        case .array(let values): values.lazy.compactMap { $0.value(of: key) }.first
        default: nil
        }
    }

    var text: String? { if case .string(let value) = self { value } else { nil } }
}

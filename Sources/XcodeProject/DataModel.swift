// A Core Data model as Xcode's builds read it: the entities whose classes are written by the build ("Codegen").
// Called by the builds of projects and of folders. What a model means at run time is Core Data's matter.

import Foundation

package struct DataModel {
    private let entities: [XMLElement]

    /// - Parameter path: an `.xcdatamodeld` folder or an `.xcdatamodel`.
    package init(path: String) throws {
        guard let contents = Self.contents(of: path) else { throw XcodeProjectError(path, "the data model has no version that can be read") }
        entities = try XMLElement.read(contents).all("entity")
    }

    /// The current version, else the last by name.
    private static func contents(of path: String) -> String? {
        let files = FileManager.default
        if files.fileExists(atPath: path + "/contents") { return path + "/contents" }
        let current = files.contents(atPath: path + "/.xccurrentversion")
            .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }?["_XCCurrentVersionName"] as? String
        let versions = ((try? files.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        return (current ?? versions.last).map { "\(path)/\($0)/contents" }
    }

    /// The Swift text of the classes, or nil when the app writes all of them itself.
    package var classes: String? {
        let parts = entities.compactMap(text)
        return parts.isEmpty ? nil : (["import Foundation", "import CoreData", ""] + parts).joined(separator: "\n") + "\n"
    }

    private func text(_ entity: XMLElement) -> String? {
        let kind = entity.attributes["codeGenerationType"]
        guard kind == "class" || kind == "category", let name = entity.attributes["name"] else { return nil }
        let given = entity.attributes["representedClassName"] ?? name
        let type = given.split(separator: ".").last.map(String.init) ?? name
        let parent = entity.attributes["parentEntity"].map(className) ?? "NSManagedObject"
        var lines: [String] = []
        if kind == "class" { lines.append("@objc(\(type)) public class \(type): \(parent) {}") }
        lines.append("extension \(type) {")
        lines.append("    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(type)> { return NSFetchRequest<\(type)>(entityName: \"\(name)\") }")
        for attribute in entity.all("attribute") {
            guard let name = attribute.attributes["name"] else { continue }
            lines.append("    @NSManaged public var `\(name)`: \(Self.type(of: attribute))")
        }
        for relationship in entity.all("relationship") { lines += accessors(of: relationship) }
        lines.append("}")
        if kind == "class", parent == "NSManagedObject" { lines.append("extension \(type): Identifiable {}") }
        return lines.joined(separator: "\n")
    }

    private func className(of entity: String) -> String {
        let given = entities.first { $0.attributes["name"] == entity }?.attributes["representedClassName"] ?? entity
        return given.split(separator: ".").last.map(String.init) ?? entity
    }

    private func accessors(of relationship: XMLElement) -> [String] {
        guard let name = relationship.attributes["name"], let destination = relationship.attributes["destinationEntity"] else { return [] }
        let type = className(of: destination)
        guard relationship.attributes["toMany"] == "YES" else { return ["    @NSManaged public var `\(name)`: \(type)?"] }
        let set = relationship.attributes["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
        let title = name.prefix(1).uppercased() + name.dropFirst()
        return ["    @NSManaged public var `\(name)`: \(set)?"] + ["add", "remove"].flatMap { verb in
            let direction = verb == "add" ? "addTo" : "removeFrom"
            return [
                "    @objc(\(verb)\(title)Object:) @NSManaged public func \(direction)\(title)(_ value: \(type))",
                "    @objc(\(verb)\(title):) @NSManaged public func \(direction)\(title)(_ values: \(set))",
            ]
        }
    }

    /// As Xcode writes it: scalars where the model uses them, which it does unless it says otherwise.
    private static func type(of attribute: XMLElement) -> String {
        let isScalar = attribute.attributes["usesScalarValueType"] != "NO", kind = attribute.attributes["attributeType"] ?? ""
        let scalars = ["Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float", "Boolean": "Bool"]
        if let scalar = scalars[kind] { return isScalar ? scalar : "NSNumber?" }
        let objects = ["String": "String?", "Date": "Date?", "Binary": "Data?", "UUID": "UUID?", "URI": "URL?", "Decimal": "NSDecimalNumber?"]
        if let object = objects[kind] { return object }
        // A leading dot stands for the module of the app, as in `representedClassName`.
        return attribute.attributes["customClassName"].map { ($0.hasPrefix(".") ? String($0.dropFirst()) : $0) + "?" } ?? "NSObject?"
    }
}

extension DataModel {
    /// Writes the classes of the models into a folder, each model one file; the files, in the order of the models.
    package static func writeClasses(of models: [String], into folder: String) throws -> [String] {
        try models.sorted().compactMap { model in
            guard let text = try DataModel(path: model).classes else { return nil }
            let name = ((model as NSString).lastPathComponent as NSString).deletingPathExtension
            let file = "\(folder)/\(name)+CoreDataClasses.swift"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            if (try? String(contentsOfFile: file, encoding: .utf8)) != text { try text.write(toFile: file, atomically: true, encoding: .utf8) }
            return file
        }
    }
}

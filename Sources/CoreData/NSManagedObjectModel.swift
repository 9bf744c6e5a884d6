// NSManagedObjectModel: what an app's data model says, read from Xcode's own file; no compiled form is needed here.
@_exported import FoundationOverlay
@_exported import Foundation
import FoundationXML
import ObjectiveC

/// The entities of a data model.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    /// Those that were read, for classes that ask for their entity without a context.
    nonisolated(unsafe) private(set) static var known: [NSManagedObjectModel] = []

    /// All entities; an app may make them itself.
    open var entities: [NSEntityDescription] = [] {
        didSet {
            for entity in entities { entity.model = self }
            if !Self.known.contains(where: { $0 === self }) { Self.known.append(self) }
        }
    }
    /// All entities by name.
    open var entitiesByName: [String: NSEntityDescription] { Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first }) }

    /// A model without entities.
    public override init() {}
    /// The model of a file or folder: `.momd`, `.xcdatamodeld`, `.xcdatamodel`.
    public init?(contentsOf url: URL) {
        super.init()
        guard let file = Self.contents(of: url), let data = try? Data(contentsOf: file) else { return nil }
        // Foundation's parser traps over names that are not UTF-8.
        guard String(data: data, encoding: .utf8) != nil else { return nil }
        let reader = ModelReader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse() else { return nil }
        entities = reader.finish(self)
        Self.known.append(self)
    }
    /// The models of bundles as one.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let merged = NSManagedObjectModel()
        for bundle in bundles ?? [Bundle.main] {
            for type in ["momd", "xcdatamodeld"] {
                for url in bundle.urls(forResourcesWithExtension: type, subdirectory: nil) ?? [] {
                    if let model = NSManagedObjectModel(contentsOf: url as URL) { merged.entities += model.entities }
                }
            }
        }
        return merged.entities.isEmpty ? nil : merged
    }

    static func named(_ name: String) -> NSManagedObjectModel? {
        let bundles = [Bundle.main] + Bundle.allBundles + Bundle.allFrameworks
        return bundles.lazy.flatMap { bundle in ["momd", "xcdatamodeld"].lazy.compactMap { bundle.url(forResource: name, withExtension: $0) } }.compactMap { NSManagedObjectModel(contentsOf: $0) }.first
    }

    /// The folder's current version, else its only one.
    private static func contents(of url: URL) -> URL? {
        let direct = url.appendingPathComponent("contents")
        if FileManager.default.fileExists(atPath: direct.path) { return direct }
        let current = (try? Data(contentsOf: url.appendingPathComponent(".xccurrentversion")))
            .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }?["_XCCurrentVersionName"] as? String
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: url.path))?.filter { $0.hasSuffix(".xcdatamodel") }.sorted() ?? []
        return (current ?? versions.last).map { url.appendingPathComponent($0).appendingPathComponent("contents") }
    }
}

/// Reads the elements of a model's file.
private final class ModelReader: NSObject, XMLParserDelegate {
    private var entities: [NSEntityDescription] = []
    private var parents: [String: String] = [:]

    func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]) {
        switch name {
        case "entity":
            let entity = NSEntityDescription()
            entity.name = attributes["name"]
            entity.managedObjectClassName = attributes["representedClassName"].map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? "NSManagedObject"
            entity.isAbstract = attributes["isAbstract"] == "YES"
            parents[entity.name ?? ""] = attributes["parentEntity"]
            entities.append(entity)
        case "attribute":
            entities.last?.properties.append(NSAttributeDescription(attributes))
        case "relationship":
            entities.last?.properties.append(NSRelationshipDescription(attributes))
        case "uniquenessConstraint":
            entities.last?.uniquenessConstraints.append([])
        case "constraint":
            guard let entity = entities.last, !entity.uniquenessConstraints.isEmpty, let property = attributes["value"] else { return }
            entity.uniquenessConstraints[entity.uniquenessConstraints.count - 1].append(property)
        default: break
        }
    }

    func finish(_ model: NSManagedObjectModel) -> [NSEntityDescription] {
        for entity in entities {
            entity.model = model
            if let parent = parents[entity.name ?? ""] { entity.superentity = entities.first { $0.name == parent } }
        }
        return entities
    }
}

// A lowered module's facts for the modules that import it: a file beside its lowered texts, written with them and read when
// a dependent module is lowered. Without it an optional requirement of another module's protocol is an ordinary method.
internal import Foundation

/// The declarations of a lowered module that change how its importers are lowered.
package struct ModuleInterface: Sendable, Codable, Equatable {
    var moduleName: String
    /// The imported modules that have such a file.
    var imports: [String]
    var classes: [FileFacts.Class]
    var protocols: [String]
    var objcProtocols: [String]
    var protocolMembers: [String]
    var optionalRequirements: [FileFacts.OptionalRequirement]
    /// Overridable members of extensions of other modules' classes, by class.
    var overridableExtensionMembers: [String: [String]]
    /// The protocols' inheritance, the requirements for their associated types, and the module's names for other types.
    var protocolParents: [String: [String]]
    var associatedTypes: [String: [String]]
    var typeAliases: [String: String]

    static let fileName = "interface.json"

    /// A text that is the same for equal declarations in every process.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? moduleName
    }

    /// The interfaces of the wanted modules, and of their imports, that were lowered into neighbours of the folder: `FOLDER/../M`
    /// or, as SwiftPM arranges its modules, `FOLDER/../../M.build/NAME`.
    static func find(_ wanted: Set<String>, besides directory: String) -> [ModuleInterface] {
        let own = URL(fileURLWithPath: directory), files = FileManager.default
        let parent = own.deletingLastPathComponent()
        func neighbours(of folder: URL) -> [URL] {
            ((try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []).sorted { $0.path < $1.path }
        }
        let places = neighbours(of: parent).map { $0.appendingPathComponent(fileName) }
            + neighbours(of: parent.deletingLastPathComponent()).map { $0.appendingPathComponent(own.lastPathComponent).appendingPathComponent(fileName) }
        var known: [String: ModuleInterface] = [:]
        for place in places where place.deletingLastPathComponent().path != own.path {
            guard let data = files.contents(atPath: place.path), let interface = try? JSONDecoder().decode(ModuleInterface.self, from: data) else { continue }
            known[interface.moduleName] = interface
        }
        var result: [String: ModuleInterface] = [:], queue = wanted.sorted()
        while let name = queue.popLast() {
            guard result[name] == nil, let interface = known[name] else { continue }
            result[name] = interface
            queue += interface.imports
        }
        return result.values.sorted { $0.moduleName < $1.moduleName }
    }
}

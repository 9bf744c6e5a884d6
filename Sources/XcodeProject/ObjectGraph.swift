// The objects of a project.pbxproj: an OpenStep property list whose values name other objects by id.
// Called by PBXProjectReader. Every question answers or throws with the file and the object.

import Foundation

struct ObjectGraph {
    let file: String
    let root: String
    private let objects: [String: [String: Any]]

    /// Xcode has written object versions from 39 (Xcode 2) to 77 (Xcode 16 and later).
    private static let oldestObjectVersion = 39

    init(file: String) throws {
        self.file = file
        let data: Data
        do { data = try Data(contentsOf: URL(fileURLWithPath: file)) } catch { throw XcodeProjectError(file, "cannot be read (\(error.localizedDescription))") }
        if let line = Self.conflictMarker(in: data) {
            throw XcodeProjectError("\(file):\(line)", "a merge conflict is not resolved")
        }
        let list: Any
        do { list = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
            throw XcodeProjectError(file, "not a property list (\(reason))")
        }
        guard let top = list as? [String: Any] else { throw XcodeProjectError(file, "the top of a project must be a dictionary") }
        guard let all = top["objects"] as? [String: Any] else { throw XcodeProjectError(file, "the key `objects` is missing") }
        guard let root = top["rootObject"] as? String else { throw XcodeProjectError(file, "the key `rootObject` is missing") }
        if let version = top["objectVersion"] {
            guard let number = Int("\(version)"), number >= Self.oldestObjectVersion else {
                throw XcodeProjectError(file, "objectVersion \(version) is not one that Xcode reads: \(Self.oldestObjectVersion) and later")
            }
        }
        var objects: [String: [String: Any]] = [:]
        for (id, value) in all {
            guard let object = value as? [String: Any], object["isa"] is String else { throw XcodeProjectError(file, object: id, "an object must be a dictionary with an `isa`") }
            objects[id] = object
        }
        self.objects = objects
        self.root = root
    }

    private static func conflictMarker(in data: Data) -> Int? {
        guard data.range(of: Data("\n<<<<<<< ".utf8)) != nil else { return nil }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { $0.hasPrefix("<<<<<<< ") }.map { $0 + 1 }
    }

    /// The object of this id, or nil when the project does not hold it: Xcode itself leaves such references behind.
    func find(_ id: String) -> PBXObject? {
        objects[id].map { PBXObject(id: id, fields: $0) }
    }

    /// The object of this id; `user` is the object that names it under `key`.
    func object(_ id: String, named key: String, of user: PBXObject? = nil) throws -> PBXObject {
        guard let object = find(id) else { throw XcodeProjectError(file, object: user?.title, "`\(key)` names the object \(id), which does not exist") }
        return object
    }

    /// The object under a key that must be there.
    func object(under key: String, of user: PBXObject) throws -> PBXObject {
        guard let id = user.string(key) else { throw XcodeProjectError(file, object: user.title, "the key `\(key)` is missing") }
        return try object(id, named: key, of: user)
    }

    /// The objects of a list of ids, without those that do not exist.
    func objects(under key: String, of user: PBXObject) -> [PBXObject] {
        user.strings(key).compactMap(find)
    }

    func all(isa: String) -> [PBXObject] {
        objects.filter { $0.value["isa"] as? String == isa }.keys.sorted().compactMap(find)
    }
}

struct PBXObject {
    let id: String
    let fields: [String: Any]

    var isa: String { fields["isa"] as? String ?? "" }
    var title: String {
        let name = string("name") ?? string("path")
        return "\(isa) \(id)" + (name.map { " (\($0))" } ?? "")
    }
    /// The text that Xcode shows: the name, or the last part of the path.
    var displayName: String? { string("name") ?? string("path").map { ($0 as NSString).lastPathComponent } }

    func string(_ key: String) -> String? {
        switch fields[key] {
        case let text as String: text
        case let number as NSNumber: number.stringValue
        default: nil
        }
    }
    func strings(_ key: String) -> [String] { fields[key] as? [String] ?? [] }
    func dictionary(_ key: String) -> [String: Any] { fields[key] as? [String: Any] ?? [:] }
}

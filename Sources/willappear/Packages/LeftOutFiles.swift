// The files that a build leaves out, whole or in part, because of a missing framework, and the message about them.
// Called by PackageLowering and ProjectBuild; SetAside decides which files these are.

import Foundation
import ObjCLowering

struct LeftOutFiles: Codable {
    struct File: Codable {
        var path: String
        var module: String
        var left: SetAside.LeftOut
    }
    private(set) var files: [File] = []

    var paths: Set<String> { Set(files.map(\.path)) }
    var byPath: [String: SetAside.LeftOut] { Dictionary(files.map { ($0.path, $0.left) }, uniquingKeysWith: { first, _ in first }) }

    init() {}

    /// - Parameter absent: Apple's types and functions that are not here, beside whole frameworks.
    init(modules: [SetAside.Module], available: Set<String>, absent: Set<String> = []) {
        let found = SetAside(modules: modules, available: available, absent: absent) { [UInt8](FileManager.default.contents(atPath: $0) ?? Data()) }
        files = modules.flatMap { module in
            module.paths.compactMap { path in found.files[path].map { File(path: path, module: module.name, left: $0) } }
        }
    }

    init(readFrom path: String) {
        guard let data = FileManager.default.contents(atPath: path), let known = try? JSONDecoder().decode(LeftOutFiles.self, from: data) else { return }
        self = known
    }

    func write(to path: String) throws {
        try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// "SwiftUI is not in WillAppear yet: Kit is built without Page.swift, parts of PageView.swift and 5 more"
    var sentences: [String] {
        var modules: [String] = []
        for file in files where !modules.contains(file.module) { modules.append(file.module) }
        return modules.map { module in
            let own = files.filter { $0.module == module }
            let frameworks = Set(own.flatMap(\.left.frameworks)).sorted()
            let names = own.sorted { ($0.left.pieces == nil ? 0 : 1, $0.path) < ($1.left.pieces == nil ? 0 : 1, $1.path) }
                .map { ($0.left.pieces == nil ? "" : "parts of ") + ($0.path as NSString).lastPathComponent }
            let more = names.count > 4 ? " and \(names.count - 3) more" : ""
            let shown = names.count > 4 ? Array(names.prefix(3)) : names
            return "\(frameworks.joined(separator: ", ")) \(frameworks.count == 1 ? "is" : "are") not in WillAppear yet: \(module) is built without "
                + shown.joined(separator: ", ") + more
        }
    }

    func say() { sentences.forEach { Console.say($0) } }
}

// The kind of source at the user's path: a plain folder, a SwiftPM package, an Xcode project, or nothing that can be run.
// Called by run and test.

import Foundation

enum AppSource {
    /// Swift files, storyboards, assets and the rest in one folder.
    case folder(AppFolder)
    /// A SwiftPM package, by its folder.
    case package(String)
    /// An Xcode project or workspace.
    case project(ProjectSelection)

    /// - Parameters:
    /// - scheme: the scheme or target of a project; without effect elsewhere.
    /// - configuration: "Debug", "Release" or another configuration of the project.
    static func at(_ path: String, scheme: String? = nil, configuration: String? = nil) throws -> AppSource {
        guard !path.isEmpty else { throw Failure.usage("no app: the path is empty; \".\" is the folder you are in") }
        let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else {
            throw Failure.usage("no app at \(path): there is no such folder")
        }
        let fileExtension = URL(fileURLWithPath: absolute).pathExtension
        if ["xcodeproj", "xcworkspace"].contains(fileExtension) {
            return .project(try ProjectSelection(path: absolute, scheme: scheme, configuration: configuration))
        }
        if URL(fileURLWithPath: absolute).lastPathComponent == "Package.swift" {
            return .package(URL(fileURLWithPath: absolute).deletingLastPathComponent().path)
        }
        guard isFolder.boolValue else {
            throw Failure.usage("no app at \(path): give the folder that holds the app, not a file")
        }
        if let manifest = try? String(contentsOfFile: absolute + "/Package.swift", encoding: .utf8) {
            // The app projects of Swift Playgrounds have a manifest that only Apple's tools read; the rest is a plain folder.
            if !manifest.contains("AppleProductTypes") {
                guard isOutdated(manifest), let project = try project(in: absolute, shownAs: path) else { return .package(absolute) }
                Console.say("\(path)/Package.swift is for Swift 3, which SwiftPM no longer reads: \((project as NSString).lastPathComponent) is taken")
                return .project(try ProjectSelection(path: project, scheme: scheme, configuration: configuration))
            }
        }
        if let project = try project(in: absolute, shownAs: path) {
            return .project(try ProjectSelection(path: project, scheme: scheme, configuration: configuration))
        }
        do {
            return .folder(try AppFolder(scanning: absolute, shownAs: path))
        } catch {
            // A library's repository: its project, with examples beside it.
            guard let project = nestedProject(in: absolute) else { throw error }
            Console.say("\(path) has the project \(project.dropFirst(absolute.count + 1))")
            return .project(try ProjectSelection(path: project, scheme: scheme, configuration: configuration))
        }
    }

    /// Whether a manifest states no tools version, which means 3.1, or a version below 4. SwiftPM refuses both.
    static func isOutdated(_ manifest: String) -> Bool {
        guard let match = manifest.prefix(400).firstMatch(of: /\/\/\s*swift-tools-version\s*:\s*(\d+)/.ignoresCase()), let major = Int(match.1) else { return true }
        return major < 4
    }

    /// The project at most two folders below that is called like the folder, or the only one.
    private static func nestedProject(in folder: String) -> String? {
        let found = projects(below: folder)
        let own = (folder as NSString).lastPathComponent + ".xcodeproj"
        return found.filter { ($0 as NSString).lastPathComponent == own }.min { $0.count < $1.count } ?? (found.count == 1 ? found[0] : nil)
    }

    /// The uppermost project with unit tests at most two folders below a package, one with the package's name first.
    static func testedProject(in folder: String) -> String? {
        let own = (folder as NSString).lastPathComponent + ".xcodeproj"
        func order(_ path: String) -> (Int, Int, String) { (path.split(separator: "/").count, (path as NSString).lastPathComponent == own ? 0 : 1, path) }
        return projects(below: folder).sorted { order($0) < order($1) }.first { project in
            (try? String(contentsOfFile: project + "/project.pbxproj", encoding: .utf8))?.contains("com.apple.product-type.bundle.unit-test") == true
        }
    }

    private static func projects(below folder: String) -> [String] {
        var found: [String] = []
        func look(_ path: String, _ depth: Int) {
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() where !name.hasPrefix(".") && !["Pods", "Carthage"].contains(name) {
                let inside = "\(path)/\(name)"
                if name.hasSuffix(".xcodeproj") { found.append(inside) } else if depth < 2, (name as NSString).pathExtension.isEmpty { look(inside, depth + 1) }
            }
        }
        look(folder, 0)
        return found
    }

    /// The project that a folder holds: its workspace, or its one `.xcodeproj`.
    private static func project(in folder: String, shownAs path: String) throws -> String? {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
        if workspaces.count == 1 { return "\(folder)/\(workspaces[0])" }
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }
        guard projects.count > 1 else { return projects.first.map { "\(folder)/\($0)" } }
        let own = (folder as NSString).lastPathComponent
        if let project = projects.first(where: { $0 == own + ".xcodeproj" }) { return "\(folder)/\(project)" }
        throw Failure.usage("\(path) holds \(projects.count) projects; give one of them:" + projects.map { "\n  \(path)/\($0)" }.joined())
    }
}

// The files of an app in a plain folder, sorted by their use in the build.
// Xcode's own rules apply: groups are flattened into the bundle, .lproj folders and catalogs stay whole.
// Called by AppSource. Reads names only, never contents.

import Foundation

struct AppFolder {
    /// Absolute path, and the path as the user wrote it.
    let path: String
    let shownPath: String

    private(set) var swiftFiles: [String] = []
    /// Storyboards and xibs.
    private(set) var interfaceFiles: [String] = []
    private(set) var assetCatalogs: [String] = []
    private(set) var infoPlists: [String] = []
    /// Files and whole folders that are copied into the bundle.
    private(set) var resources: [String] = []
    /// The names of .xcodeproj folders, which have the product's name. XcodeProjectHints reads more of the folders.
    private(set) var projectNames: [String] = []
    /// Objective-C, C and C++ sources: not compiled, and said so.
    private(set) var foreignSources: [String] = []

    /// Every file that a build reads, for the "did anything change" check.
    var allInputs: [String] {
        swiftFiles + interfaceFiles + infoPlists + (assetCatalogs + resources).flatMap(Self.filesBelow)
    }

    /// The folders that an Xcode project copies whole ("folder references"); all others are groups, and flattened.
    private var folderReferences: Set<String> = []
    /// 1 for iPhone, 2 for iPad: `UIDeviceFamily` as the project sets it.
    private(set) var deviceFamilies = [1, 2]

    init(scanning path: String, shownAs shownPath: String) throws {
        self.path = path
        self.shownPath = shownPath
        // Xcode's own layout: the project stands beside the folder of the same name.
        note(XcodeProjectHints(project: path + ".xcodeproj"))
        scan(path, depth: 0)
        // The order decides the order of compilation and of everything derived from it.
        swiftFiles.sort()
        interfaceFiles.sort()
        assetCatalogs.sort()
        infoPlists.sort { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
        resources.sort()
    }

    private static let skippedFolders: Set<String> = [
        "Pods", "Carthage", "build", "Build", "DerivedData", "out", "node_modules", "fastlane", "Preview Content",
    ]
    /// Folders that Xcode treats as one thing.
    private static let wholeFolders: Set<String> = [
        "bundle", "xcdatamodeld", "scnassets", "mlmodelc", "momd", "framework", "xcframework", "docc", "playground",
    ]
    private static let copiedWholeFolders: Set<String> = ["bundle", "scnassets", "momd", "mlmodelc", "xcdatamodeld"]
    private static let ignoredFiles: Set<String> = [
        "md", "entitlements", "xcconfig", "pbxproj", "h", "hpp", "pch", "modulemap", "willappear", "lock", "podspec", "xctestplan", "resolved", "yml", "yaml",
    ]
    private static let foreignExtensions: Set<String> = ["m", "mm", "c", "cc", "cpp", "metal", "xcdatamodel"]

    private mutating func note(_ project: XcodeProjectHints) {
        folderReferences.formUnion(project.folderReferences)
        if let families = project.deviceFamilies { deviceFamilies = families }
    }

    /// Folders that were scanned, by device and number: a link to one of them leads nowhere new.
    private var folders: Set<[UInt64]> = []

    private mutating func scan(_ folder: String, depth: Int) {
        var place = stat()
        guard stat(folder, &place) == 0, folders.insert([UInt64(place.st_dev), UInt64(place.st_ino)]).inserted else { return }
        guard depth < 32, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for name in names where name.hasSuffix(".xcodeproj") { note(XcodeProjectHints(project: "\(folder)/\(name)")) }
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            var info = stat()
            guard stat(path, &info) == 0 else { continue }
            let fileExtension = (name as NSString).pathExtension
            if info.st_mode & S_IFMT == S_IFDIR {
                switch fileExtension {
                case "xcodeproj": projectNames.append(String(name.dropLast(".xcodeproj".count)))
                case "xcworkspace": break
                case "xcassets": assetCatalogs.append(path)
                case let whole where Self.wholeFolders.contains(whole):
                    if Self.copiedWholeFolders.contains(whole) { resources.append(path) }
                case _ where Self.skippedFolders.contains(name) || Self.isTestFolder(name, parent: folder): break
                case _ where folderReferences.contains(name): resources.append(path)
                default: scan(path, depth: depth + 1)
                }
            } else {
                classify(path, name: name, fileExtension: fileExtension)
            }
        }
    }

    private mutating func classify(_ path: String, name: String, fileExtension: String) {
        switch fileExtension {
        case "swift" where name == "Package.swift": break
        case "swift": swiftFiles.append(path)
        case "storyboard", "xib": interfaceFiles.append(path)
        case "plist" where name == "Info.plist" || name.hasSuffix("-Info.plist"): infoPlists.append(path)
        case _ where Self.foreignExtensions.contains(fileExtension): foreignSources.append(path)
        case _ where Self.ignoredFiles.contains(fileExtension): break
        case "" where ["LICENSE", "Podfile", "Cartfile", "Gemfile", "Makefile", "README", "Mintfile"].contains(name): break
        default: resources.append(path)
        }
    }

    /// The test folders of Xcode's templates are other targets.
    private static func isTestFolder(_ name: String, parent: String) -> Bool {
        guard name.hasSuffix("Tests") || name == "Tests" else { return false }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(parent)/\(name)")) ?? []
        return files.contains { file in
            guard file.hasSuffix(".swift"), let text = try? String(contentsOfFile: "\(parent)/\(name)/\(file)", encoding: .utf8) else { return false }
            return text.contains("import XCTest") || text.contains("import Testing")
        }
    }

    /// The file itself, or the files in a folder at any depth.
    static func filesBelow(_ path: String) -> [String] {
        guard let below = FileManager.default.enumerator(atPath: path) else { return [path] }
        let files = below.compactMap { ($0 as? String).map { "\(path)/\($0)" } }.sorted()
        return files.isEmpty ? [path] : files
    }
}

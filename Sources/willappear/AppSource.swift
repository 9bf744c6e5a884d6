// What stands at the path that the user gave: a plain folder, a SwiftPM package, or nothing we can run.
// Called by run and test. Xcode projects have their place in `at(_:)`.

import Foundation

enum AppSource {
    /// Swift files, storyboards, assets and the rest in one folder.
    case folder(AppFolder)
    /// A SwiftPM package, by its folder.
    case package(String)

    static func at(_ path: String) throws -> AppSource {
        let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else {
            throw Failure.usage("no app at \(path): there is no such folder")
        }
        let fileExtension = URL(fileURLWithPath: absolute).pathExtension
        if ["xcodeproj", "xcworkspace"].contains(fileExtension) {
            // The place for Xcode projects: read the target's build phases and return `.folder` with its files.
            let parent = URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
            throw Failure.usage("\(path) is an Xcode project, which WillAppear does not read yet: give the folder of the app's sources instead (\(parent))")
        }
        if URL(fileURLWithPath: absolute).lastPathComponent == "Package.swift" {
            return .package(URL(fileURLWithPath: absolute).deletingLastPathComponent().path)
        }
        guard isFolder.boolValue else {
            throw Failure.usage("no app at \(path): give the folder that holds the app, not a file")
        }
        if let manifest = try? String(contentsOfFile: absolute + "/Package.swift", encoding: .utf8) {
            // The app projects of Swift Playgrounds have a manifest that only Apple's tools read; the rest is a plain folder.
            if !manifest.contains("AppleProductTypes") { return .package(absolute) }
        }
        return .folder(try AppFolder(scanning: absolute, shownAs: path))
    }
}

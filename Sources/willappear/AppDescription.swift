// An app's name and the way it boots, read from its sources and Info.plist before anything is built.
// Called by the builds; AppBundle writes the result.

import Foundation

struct AppDescription {
    /// The product's name as Xcode would show it: "TwoScreens".
    let name: String
    /// The name as a Swift module: "_2048", "My_App".
    let module: String
    /// Complete Info.plist, all variables substituted.
    let info: [String: Any]

    /// The name of the file that is started, as Info.plist says.
    var executable: String { info["CFBundleExecutable"] as? String ?? name }

    init(name: String, module: String, info: [String: Any]) {
        self.name = name
        self.module = module
        self.info = info
    }

    /// The description of a folder app, named after the Xcode project in the folder if there is one, else after the folder.
    init(folder: AppFolder, sources: [SwiftSource]) throws {
        let product = folder.projectNames.count == 1 ? folder.projectNames[0] : URL(fileURLWithPath: folder.path).lastPathComponent
        let infoPlist = folder.infoPlists.first { !Self.isOfAnotherTarget($0) }
        try self.init(
            product: product, infoPlist: infoPlist, deviceFamilies: folder.deviceFamilies, interfaceFiles: folder.interfaceFiles,
            assetCatalogs: folder.assetCatalogs, sources: sources)
    }

    init(product: String, module: String? = nil, infoPlist: String?, deviceFamilies: [Int], interfaceFiles: [String], assetCatalogs: [String], sources: [SwiftSource]) throws {
        name = product
        self.module = module ?? Self.identifier(product)
        let written = try infoPlist.map(InfoPlist.read) ?? [:]
        info = InfoPlist.complete(
            written, product: product, module: self.module, deviceFamilies: deviceFamilies,
            template: InfoPlist.Template(interfaceFiles: interfaceFiles, assetCatalogs: assetCatalogs, sources: sources, isAbsent: infoPlist == nil))
    }

    /// Info.plist files of extensions, frameworks and tests lie in the same tree as the app's.
    private static func isOfAnotherTarget(_ path: String) -> Bool {
        guard let info = try? InfoPlist.read(path) else { return false }
        let type = info["CFBundlePackageType"] as? String
        return info["NSExtension"] != nil || type == "FMWK" || type == "BNDL" || type == "XPC!"
    }

    /// Xcode's `:c99extidentifier`: characters that are not letters or digits become "_".
    static func identifier(_ name: String) -> String {
        var result = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if let first = result.first, first.isNumber { result = "_" + result }
        return result.isEmpty ? "App" : result
    }
}

/// A Swift file with its text without comments, for the few questions before compiling.
struct SwiftSource {
    let path: String
    let code: String

    init(path: String) {
        self.path = path
        code = Self.withoutComments((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
    }

    var importsUIKit: Bool { code.range(of: #"\bimport\s+((class|struct|func|enum|protocol)\s+)?UIKit\b"#, options: .regularExpression) != nil }
    var isMain: Bool { path.hasSuffix("/main.swift") }
    /// Whether the program starts here: `@main`, `@UIApplicationMain` or main.swift.
    var hasEntryPoint: Bool {
        isMain || code.range(of: #"@(main|UIApplicationMain)\b"#, options: .regularExpression) != nil
    }
    var mentionsScenes: Bool { code.contains("configurationForConnecting") }
    /// The first class that conforms to UIWindowSceneDelegate.
    var sceneDelegate: String? {
        guard let range = code.range(of: #"class\s+\w+\s*:[^{]*\bUIWindowSceneDelegate\b"#, options: .regularExpression) else { return nil }
        return code[range].dropFirst("class".count).split(whereSeparator: { $0.isWhitespace || $0 == ":" }).first.map(String.init)
    }

    private static func withoutComments(_ text: String) -> String {
        var result: [UInt8] = []
        let bytes = Array(text.utf8)
        result.reserveCapacity(bytes.count)
        var index = 0
        var depth = 0
        var inString = false
        while index < bytes.count {
            let byte = bytes[index]
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            if depth > 0 {
                if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") { depth -= 1; index += 2; continue }
                if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") { depth += 1; index += 2; continue }
                index += 1
                continue
            }
            if inString {
                if byte == UInt8(ascii: "\\") { index += 2; continue }
                if byte == UInt8(ascii: "\"") || byte == 10 { inString = false }
                index += 1
                continue
            }
            if byte == UInt8(ascii: "\"") { inString = true; index += 1; continue }
            if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                while index < bytes.count, bytes[index] != 10 { index += 1 }
                continue
            }
            if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") { depth = 1; index += 2; continue }
            result.append(byte)
            index += 1
        }
        return String(decoding: result, as: UTF8.self)
    }
}

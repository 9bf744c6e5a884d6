// Where UIKit and its sibling modules lie, and the compiler and linker flags that reach them.
// Today that is the build folder this tool was built into; an installed copy would only change `locate`.

import Foundation
import ObjCLowering

struct FrameworkSDK {
    /// Holds UIKit.swiftmodule and the others.
    let modules: String
    /// Holds libWillAppear.so.
    let libraries: String
    /// The module maps of the C modules that ours import.
    let moduleMaps: [String]
    /// The running tool: its changes can change what it generates.
    let tool: String

    var library: String { libraries + "/libWillAppear.so" }

    /// WillAppearTesting and XCTestOverlay as objects: a test bundle links them whole, for they refer to XCTest and
    /// Testing, which an app must not load.
    var testingObjects: [String] {
        ["WillAppearTesting", "XCTestOverlay"].flatMap { target in
            let folder = "\(libraries)/\(target).build"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { $0.hasSuffix(".o") }.sorted().map { "\(folder)/\($0)" }
        }
    }

    /// The system libraries whose headers the C modules include.
    private static let systemLibraries = ["cairo", "freetype2", "harfbuzz", "fontconfig", "libxml-2.0", "libpng", "libjpeg"]

    static func locate() throws -> FrameworkSDK {
        let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let folder = tool.deletingLastPathComponent().path
        // .build/<triple>/debug/willappear, four levels below the checkout.
        let checkout = tool.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
        let files = FileManager.default
        guard files.fileExists(atPath: folder + "/libWillAppear.so"), files.fileExists(atPath: folder + "/Modules/UIKit.swiftmodule") else {
            throw Failure.ours("UIKit is not built beside \(tool.path): start WillAppear through its launcher, or run  swift build --product WillAppear")
        }
        var maps: [String] = []
        for target in (try? files.contentsOfDirectory(atPath: checkout + "/Sources"))?.sorted() ?? [] where target.hasPrefix("C") {
            let candidates = [
                "\(checkout)/Sources/\(target)/module.modulemap", "\(checkout)/Sources/\(target)/include/module.modulemap",
                "\(folder)/\(target).build/module.modulemap",
            ]
            if let map = candidates.first(where: files.fileExists(atPath:)) { maps.append(map) }
        }
        return FrameworkSDK(modules: folder + "/Modules", libraries: folder, moduleMaps: maps, tool: tool.path)
    }

    /// Changes when our own modules or this tool were built again.
    var stamp: String { FileStamp.join([library, modules + "/UIKit.swiftmodule", modules + "/WillAppearTesting.swiftmodule", modules + "/XCTestOverlay.swiftmodule", tool]) }

    /// Flags for every compilation that may import our modules.
    /// Modules that carry another name in our own build, because packages ask canImport of Apple's.
    private static let aliases = ["Combine": "AppleCombine", "CoreFoundation": "AppleCoreFoundation", "Darwin": "AppleDarwin"]

    /// - Parameter implicitModules: modules that every file sees without importing them.
    func compilerFlags(implicitModules: [String], for module: LoweredModule) -> [String] {
        var flags = ["-I", modules]
        if module.isForApplePlatforms {
            for (name, ours) in Self.aliases.sorted(by: { $0.key < $1.key }) { flags += ["-module-alias", "\(name)=\(ours)"] }
        }
        for map in moduleMaps { flags += ["-Xcc", "-fmodule-map-file=\(map)"] }
        let includes = ChildProcess.read(Toolchain.program("pkg-config") ?? "/usr/bin/pkg-config", ["--cflags"] + Self.systemLibraries) ?? ""
        for flag in includes.split(whereSeparator: \.isWhitespace) where flag.hasPrefix("-I") || flag.hasPrefix("-D") {
            flags += ["-Xcc", String(flag)]
        }
        for module in implicitModules + (module.importsXCTest ? ["XCTestOverlay"] : []) { flags += ["-Xfrontend", "-import-module", "-Xfrontend", module] }
        return flags
    }

    /// Flags for every link. The library is linked only where something of it is used.
    var linkerFlags: [String] {
        ["-Xlinker", "--push-state", "-Xlinker", "--as-needed", "-Xlinker", library, "-Xlinker", "--pop-state", "-Xlinker", "-rpath", "-Xlinker", libraries]
    }
}

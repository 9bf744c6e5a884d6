// The location of UIKit and its sibling modules, and the compiler and linker flags for them.
// Today that is the build folder of this tool; an installed copy would only change `locate`.

import Foundation
import ObjCLowering

struct FrameworkSDK {
    /// Holds UIKit.swiftmodule and the others.
    let modules: String
    /// Holds libWillAppear.so.
    let libraries: String
    /// The module maps of the C modules that WillAppear's modules import.
    let moduleMaps: [String]
    /// Holds the tables that the tool reads.
    let data: String
    /// The running tool: a change of it can change the generated texts.
    let tool: String

    var library: String { libraries + "/libWillAppear.so" }

    /// The built modules that an app imports by Apple's names.
    var appleModules: Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
        let built = Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
        return built.union(RenamedModules.ours.filter { built.contains($0.value) }.keys).union(Self.systemModules).intersection(AppleModules.names)
    }

    /// Modules of C libraries that Apple's systems have under the same name.
    static let systemModules: Set<String> = ["SQLite3", "zlib"]

    /// WillAppearTesting and XCTestOverlay as an archive: only a test that uses them links them, for they refer to XCTest
    /// and Testing, which an app must not load.
    func testingArchive() -> String? {
        let objects = ["WillAppearTesting", "XCTestOverlay"].flatMap { target -> [String] in
            let folder = "\(libraries)/\(target).build"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { $0.hasSuffix(".o") }.sorted().map { "\(folder)/\($0)" }
        }
        guard !objects.isEmpty, let ar = Toolchain.program("llvm-ar") ?? Toolchain.program("ar") else { return nil }
        let archive = "\(BuildDirectory.cache)/testing/libWillAppearTesting-\(stableHash(FileStamp.join(objects))).a"
        if FileManager.default.fileExists(atPath: archive) { return archive }
        try? FileManager.default.createDirectory(atPath: BuildDirectory.cache + "/testing", withIntermediateDirectories: true)
        let fresh = "\(archive).\(getpid())"
        guard ChildProcess.read(ar, ["rcs", fresh] + objects) != nil, rename(fresh, archive) == 0 else { return nil }
        return archive
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
        // C modules of packages that WillAppear's modules re-export (OpenCombine's): SwiftPM writes their maps beside the objects.
        let own = Set((try? files.contentsOfDirectory(atPath: checkout + "/Sources")) ?? [])
        for name in (try? files.contentsOfDirectory(atPath: folder))?.sorted() ?? [] where name.hasSuffix(".build") && !name.hasSuffix("-tool.build") {
            let map = "\(folder)/\(name)/module.modulemap"
            if !own.contains(String(name.dropLast(".build".count))), files.fileExists(atPath: map) { maps.append(map) }
        }
        return FrameworkSDK(modules: folder + "/Modules", libraries: folder, moduleMaps: maps, data: checkout + "/Sources/willappear/Data", tool: tool.path)
    }

    /// Changes when WillAppear's modules or this tool were built again.
    var stamp: String { FileStamp.join([library, modules + "/UIKit.swiftmodule", modules + "/WillAppearTesting.swiftmodule", modules + "/XCTestOverlay.swiftmodule", tool]) }

    /// Flags for every compilation that may import WillAppear's modules.
    /// - Parameter implicitModules: modules that every file sees without importing them.
    func compilerFlags(implicitModules: [String]) -> [String] {
        var flags = ["-I", modules]
        for map in moduleMaps { flags += ["-Xcc", "-fmodule-map-file=\(map)"] }
        let includes = Self.includes
        for flag in includes.split(whereSeparator: \.isWhitespace) where flag.hasPrefix("-I") || flag.hasPrefix("-D") {
            flags += ["-Xcc", String(flag)]
        }
        for module in implicitModules { flags += ["-Xfrontend", "-import-module", "-Xfrontend", module] }
        return flags
    }

    private static let includes = ChildProcess.read(Toolchain.program("pkg-config") ?? "/usr/bin/pkg-config", ["--cflags"] + systemLibraries) ?? ""

    /// The flags of every link. The library is linked only if the program uses it.
    var linkerFlags: [String] {
        ["-Xlinker", "--push-state", "-Xlinker", "--as-needed", "-Xlinker", library, "-Xlinker", "--pop-state", "-Xlinker", "-rpath", "-Xlinker", libraries]
    }
}

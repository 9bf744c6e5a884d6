// The command line's own readers, as targets: Info.plist, string catalogs, what a process writes about its end.

import Foundation
import Fuzzing
@testable import willappear

extension FuzzTarget {
    static let tool: [FuzzTarget] = [infoPlist, stringCatalog, endReport, swiftSource]

    static let infoPlist = FuzzTarget("plist", words: ["<key>UIDeviceFamily</key>", "<array/>", "<integer>-1</integer>", "$(A:b)", "$($(A))", "<dict>", "</dict>"]) { data in
        let file = scratch("Info.plist", data)
        guard let info = try? InfoPlist.read(file) else { return }
        let template = InfoPlist.Template(interfaceFiles: [], assetCatalogs: [], sources: [], isAbsent: false)
        _ = InfoPlist.complete(info, product: "Fuzz", module: "Fuzz", deviceFamilies: [1], template: template)
    }

    static let stringCatalog = FuzzTarget("stringcatalog", words: ["\"variations\":{\"plural\":{}}", "\"value\":\"%#@a@\"", "\"sourceLanguage\":\"..\"", "null"]) { data in
        let file = scratch("Localizable.xcstrings", data)
        try? StringCatalog.compile(file, into: (file as NSString).deletingLastPathComponent)
    }

    static let endReport = FuzzTarget("endreport", words: ["frame 1\ta\tb\n", "real ", "signal ", "waits for ", "-9223372036854775808"]) { data in
        _ = EndReport(text: String(decoding: data, as: UTF8.self))
    }

    static let swiftSource = FuzzTarget("swiftsource", words: ["\"", "/*", "*/", "//", "\\", "class A: B, UIWindowSceneDelegate {", "@main"]) { data in
        let source = SwiftSource(path: scratch("Fuzz.swift", data))
        _ = (source.hasEntryPoint, source.importsUIKit, source.sceneDelegate)
    }

    private static func scratch(_ name: String, _ data: Data) -> String {
        let folder = "\(access("/dev/shm", W_OK) == 0 ? "/dev/shm" : NSTemporaryDirectory())/willappear-fuzz-tool-\(getpid())"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? data.write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        return "\(folder)/\(name)"
    }
}

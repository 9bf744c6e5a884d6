// The folders of the machine's fonts, and the fonts that count: the part of fontconfig's settings that a list of fonts needs. Most
// files of /etc/fonts/conf.d are about matching, which is done here by other rules; reading them took half the time to the first
// label. FontCatalog asks once.

import CFontconfig
import Foundation

enum FontConfiguration {
    /// Fonts, built from fontconfig's caches. Settings by environment variables are read whole.
    static func load() -> OpaquePointer? {
        let environment = ProcessInfo.processInfo.environment
        let isOrdinary = ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT"].allSatisfy { environment[$0] == nil }
        guard isOrdinary, let text = reduced(in: "/etc/fonts"), let configuration = FcConfigCreate() else { return FcInitLoadConfigAndFonts() }
        guard FcConfigParseAndLoadFromMemory(configuration, text, 1) != 0, FcConfigBuildFonts(configuration) != 0 else {
            FcConfigDestroy(configuration)
            return FcInitLoadConfigAndFonts()
        }
        return configuration
    }

    /// The folders of fonts and of caches, and the files that leave fonts out or change them as they are listed.
    private static func reduced(in folder: String) -> String? {
        guard let main = try? String(contentsOfFile: folder + "/fonts.conf", encoding: .utf8) else { return nil }
        var parts = elements("dir", of: main) + elements("cachedir", of: main)
        guard !parts.isEmpty else { return nil }
        let extra = folder + "/conf.d"
        let words: [String] = ["<selectfont", "\"scan\"", "<dir", "<cachedir"]
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: extra)) ?? []).sorted() where name.hasSuffix(".conf") {
            guard let data = FileManager.default.contents(atPath: extra + "/" + name) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            guard words.contains(where: { word in strstr(text, word) != nil }) else { continue }
            parts.append("<include ignore_missing=\"yes\">\(extra)/\(name)</include>")
        }
        return "<?xml version=\"1.0\"?><fontconfig>" + parts.joined() + "</fontconfig>"
    }

    /// `<name …>…</name>`, in order.
    private static func elements(_ name: String, of text: String) -> [String] {
        var found: [String] = []
        var rest = text[...]
        while let start = rest.range(of: "<" + name), let end = rest[start.upperBound...].range(of: "</" + name + ">") {
            found.append(String(rest[start.lowerBound..<end.upperBound]))
            rest = rest[end.upperBound...]
        }
        return found
    }
}

// buildServer.json, by which sourcekit-lsp finds WillAppear's build server (Build Server Protocol, "BSP Connection Protocol").
// Written by `willappear ide` into the user's folder, and by LanguageProxy into a folder of its own.

import Foundation

enum BuildServerFile {
    static func text(for root: String) throws -> String {
        let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        let file: JSONObject = ["name": "WillAppear", "argv": [tool, "bsp", root], "version": WillAppear.configuration.version, "bspVersion": "2.2.0", "languages": ["swift"]]
        let data = try JSONSerialization.data(withJSONObject: file, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}

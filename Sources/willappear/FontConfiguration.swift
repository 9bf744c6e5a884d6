// The fontconfig configuration of an app's process: the machine's, with its cache beside WillAppear's builds. Without it fontconfig
// would write into the app's Caches, where the app would see and lose the files. Called by AppProcess.

import Foundation

enum FontConfiguration {
    /// The configuration file for an app; a person's own choice stays. Nil leaves fontconfig to itself.
    static func file(in environment: [String: String]) -> String? {
        if let chosen = environment["FONTCONFIG_FILE"] { return chosen }
        guard access("/etc/fonts/fonts.conf", R_OK) == 0 else { return nil }
        let folder = BuildDirectory.cache + "/fontconfig", file = folder + "/fonts.conf"
        let text = """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig>
              <include>/etc/fonts/fonts.conf</include>
              <cachedir>\(escaped(folder))</cachedir>
            </fontconfig>

            """
        if (try? String(contentsOfFile: file, encoding: .utf8)) == text { return file }
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return (try? text.write(toFile: file, atomically: true, encoding: .utf8)) == nil ? nil : file
    }

    private static func escaped(_ path: String) -> String {
        path.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}

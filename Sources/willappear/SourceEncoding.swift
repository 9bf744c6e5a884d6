// Detects files that are not UTF-8. Swift reads only UTF-8 and reports every other byte as invalid; a file whose first bytes show
// its encoding gets one sentence instead. Called by the builds.

import Foundation

enum SourceEncoding {
    static func check(_ files: [String]) throws {
        let wrong = files.compactMap { file in name(of: file).map { "\(file): the file is \($0); Swift sources are UTF-8. Convert it: iconv -f \($0) -t UTF-8" } }
        if !wrong.isEmpty { throw Failure.badInput(wrong.joined(separator: "\n")) }
    }

    /// The name of the encoding, unless the file may be UTF-8.
    private static func name(of file: String) -> String? {
        guard let handle = FileHandle(forReadingAtPath: file), let start = try? handle.read(upToCount: 4) else { return nil }
        let bytes = [UInt8](start)
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        guard bytes.count == 4 else { return nil }
        // The text has no byte order mark, but begins with two ASCII characters.
        if bytes[0] != 0, bytes[1] == 0, bytes[2] != 0, bytes[3] == 0 { return "UTF-16LE" }
        if bytes[0] == 0, bytes[1] != 0, bytes[2] == 0, bytes[3] != 0 { return "UTF-16BE" }
        return nil
    }
}

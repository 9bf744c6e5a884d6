// Detects changed files by path, modification time and size, as build tools do.
// The stamps of a build's inputs, joined, decide whether a step runs again.

import Foundation

struct FileStamp {
    let text: String

    init(path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else {
            text = "absent \(path)"
            return
        }
        text = "\(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec) \(info.st_size) \(path)"
    }

    static func join(_ paths: [String]) -> String {
        paths.map { FileStamp(path: $0).text }.joined(separator: "\n")
    }
}

/// FNV-1a, 64 bits: the same for the same text in every process, unlike Swift's Hasher.
func stableHash(_ text: String) -> String { stableHash(Data(text.utf8)) }

func stableHash(_ data: Data) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    data.withUnsafeBytes { for byte in $0 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 } }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}

// The table of Apple's public names: the framework of each type or function, and the members of UIKit's classes.
// Called by MissingNames. script/apple-names writes Data/apple-names.txt; the table does not know which names exist here.

import Foundation

struct AppleNames {
    /// The framework of a top-level name.
    private(set) var frameworks: [Substring: Substring] = [:]
    /// The members of a class, by its name.
    private(set) var members: [Substring: Set<Substring>] = [:]

    static let table: AppleNames = {
        guard let sdk = try? FrameworkSDK.locate(), let text = try? String(contentsOfFile: sdk.data + "/apple-names.txt", encoding: .utf8) else {
            return AppleNames(text: "")
        }
        return AppleNames(text: text)
    }()

    init(text: String) {
        var framework: Substring = ""
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 1 else { continue }
            switch words[0] {
            case "framework": framework = words[1]
            case "names": for word in words.dropFirst() where frameworks[word] == nil { frameworks[word] = framework }
            case "members": members[words[1]] = Set(words.dropFirst(2))
            default: break
            }
        }
    }

    /// Whether Apple declares `member` in a class or one of its superclasses.
    func declares(_ member: Substring, in type: String, parents: [String: String]) -> Bool {
        var next: String? = type
        while let name = next {
            if members[Substring(name)]?.contains(member) == true { return true }
            next = parents[name]
        }
        return false
    }
}

// Finds the places where a word may be parted at a line's end: Liang's patterns, as the dictionaries hold them that
// LibreOffice and Debian's hyphen-* packages install. TextLayout asks when a paragraph wants it. Knows no lines.

import Foundation

/// The patterns of one language.
package final class Hyphenator: Sendable {
    /// Odd values of the digits between letters permit a break, even ones forbid it; the highest counts.
    private let patterns: [[UInt16]: [UInt8]]
    private let longest: Int
    private let before: Int
    private let after: Int

    /// Reads a `hyph_*.dic`. nil when it holds no patterns.
    package init?(_ data: Data) {
        let lines = Self.text(data).split(whereSeparator: \.isNewline).dropFirst()
        var patterns: [[UInt16]: [UInt8]] = [:]
        var before = 2, after = 2, longest = 0
        for line in lines {
            let words = line.split(separator: " ")
            guard let first = words.first, !first.hasPrefix("%"), !first.hasPrefix("#") else { continue }
            if let value = words.dropFirst().first.flatMap({ Int($0) }) {
                if first == "LEFTHYPHENMIN" { before = min(max(value, 1), 32) }
                if first == "RIGHTHYPHENMIN" { after = min(max(value, 1), 32) }
                continue
            }
            // The level before parts compounds at apostrophes and hyphens, which end a word here.
            if first == "NEXTLEVEL" { patterns = [:] }
            // A pattern with another spelling at the break ("/") would part words wrongly without it.
            guard !first.contains("/"), !first.contains(where: \.isUppercase), let (letters, values) = Self.pattern(first) else { continue }
            patterns[letters] = values
            longest = max(longest, letters.count)
        }
        guard !patterns.isEmpty else { return nil }
        (self.patterns, self.longest, self.before, self.after) = (patterns, longest, before, after)
    }

    private static func text(_ data: Data) -> String {
        let name = String(decoding: data.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self).trimmingCharacters(in: .whitespaces).uppercased()
        let encoding: String.Encoding = switch name {
        case "ISO8859-1", "ISO8859-15": .isoLatin1
        case "ISO8859-2": .isoLatin2
        case "MICROSOFT-CP1251": .windowsCP1251
        case "MICROSOFT-CP1250", "CP1250": .windowsCP1250
        default: .utf8
        }
        return String(data: data, encoding: encoding) ?? String(decoding: data, as: UTF8.self)
    }

    /// ".ach4" is the letters ".ach" and the values 0 0 0 0 4.
    private static func pattern(_ text: Substring) -> ([UInt16], [UInt8])? {
        var letters: [UInt16] = [], values: [UInt8] = [0]
        for unit in text.utf16 {
            if (0x30...0x39).contains(unit) {
                values[values.count - 1] = UInt8(unit - 0x30)
            } else {
                letters.append(unit)
                values.append(0)
            }
        }
        return letters.isEmpty || letters.count > 64 ? nil : (letters, values)
    }

    /// Offsets in a word before which it may be parted.
    package func breaks(in word: [UInt16]) -> [Int] {
        guard word.count >= before + after, word.count <= 100 else { return [] }
        let lower = Array(String(decoding: word, as: UTF16.self).lowercased().utf16)
        guard lower.count == word.count else { return [] }
        let dotted = [0x2E] + lower + [0x2E]
        var values = [UInt8](repeating: 0, count: dotted.count + 1)
        for start in dotted.indices {
            for end in (start + 1)...max(start + 1, min(dotted.count, start + longest)) {
                guard let found = patterns[Array(dotted[start..<end])] else { continue }
                for (position, value) in found.enumerated() where value > values[start + position] { values[start + position] = value }
            }
        }
        // values[n] stands before dotted[n], and the dot is one letter.
        return (before...(word.count - after)).filter { values[$0 + 1] % 2 == 1 }
    }
}

/// The dictionaries of this machine.
package enum Hyphenation {
    nonisolated(unsafe) private static var known: [String: Hyphenator?] = [:]
    nonisolated(unsafe) private static var places = ["/usr/share/hyphen", "/usr/share/myspell/dicts", "/usr/share/hunspell"]
    private static let lock = NSLock()

    /// Where dictionaries lie; tests have their own.
    package static var folders: [String] {
        get { lock.withLock { places } }
        set {
            lock.withLock {
                places = newValue
                known = [:]
            }
        }
    }

    /// "en-GB" finds hyph_en_GB.dic, else another English one; nil without any.
    package static func hyphenator(for language: String) -> Hyphenator? {
        lock.withLock {
            if let found = known[language] { return found }
            let found = file(for: language).flatMap { FileManager.default.contents(atPath: $0) }.flatMap(Hyphenator.init)
            known[language] = .some(found)
            return found
        }
    }

    private static func file(for language: String) -> String? {
        // "zh-Hant-TW", "en-US": the script does not count.
        let parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-")
        guard let code = parts.first?.lowercased() else { return nil }
        let exact = "hyph_\(code)" + (parts.dropFirst().last { $0.count == 2 }.map { "_\($0.uppercased())" } ?? "")
        let usual = code == "en" ? "hyph_en_US" : "hyph_\(code)_\(code.uppercased())"
        var names: [String: String] = [:]
        for folder in places {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix("hyph_\(code)") && name.hasSuffix(".dic") {
                let stem = String(name.dropLast(4))
                if names[stem] == nil { names[stem] = folder + "/" + name }
            }
        }
        if let path = names[exact] ?? names[usual] ?? names["hyph_\(code)"] { return path }
        return names.keys.sorted().first { $0.hasPrefix("hyph_\(code)_") }.flatMap { names[$0] }
    }
}

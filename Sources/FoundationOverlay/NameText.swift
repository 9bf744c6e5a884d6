// Writes and reads names of people, by the letters of the name and a locale. PersonNameComponentsFormatter and
// PersonNameComponents.FormatStyle call it.
import Foundation

struct NameText {
    let locale: Locale

    func text(_ name: PersonNameComponents, _ style: PersonNameComponents.FormatStyle.Style) -> String {
        let given = Self.part(name.givenName), family = Self.part(name.familyName), middle = Self.part(name.middleName)
        let familyFirst = comesFamilyFirst(given + family)
        let gap = Self.isEastAsian(given + family) ? "" : " "
        func joined(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: gap) }
        switch style {
        case .short: return [Self.part(name.nickname), given, family].first { !$0.isEmpty } ?? ""
        case .medium: return joined(familyFirst ? [family, given] : [given, family])
        case .long:
            let parts = familyFirst ? [family, given, middle] : [given, middle, family]
            return joined([Self.part(name.namePrefix)] + parts + [Self.part(name.nameSuffix)])
        case .abbreviated:
            // A Chinese, Japanese or Korean name has no initials: the family name replaces them.
            if Self.isEastAsian(given + family) { return family.isEmpty ? String(given.prefix(1)) : family }
            return (familyFirst ? [family, given] : [given, family]).map { $0.prefix(1).uppercased() }.joined()
        }
    }

    /// The parts of a name that is written with spaces; nil for a text without letters.
    func name(_ text: String) -> PersonNameComponents? {
        var words = text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init)
        guard words.contains(where: { $0.contains(where: \.isLetter) }) else { return nil }
        var name = PersonNameComponents()
        if words.count > 1, Self.prefixes.contains(Self.bare(words[0])) { name.namePrefix = words.removeFirst() }
        if words.count > 1, let last = words.last, Self.suffixes.contains(Self.bare(last)) { name.nameSuffix = words.removeLast() }
        if comesFamilyFirst(text), words.count > 1 {
            name.familyName = words.removeFirst()
            name.givenName = words.joined(separator: " ")
            return name
        }
        name.givenName = words.removeFirst()
        if let last = words.popLast() { name.familyName = last }
        if !words.isEmpty { name.middleName = words.joined(separator: " ") }
        return name
    }

    private static let prefixes: Set<String> = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir", "rev"]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]
    private static func bare(_ word: String) -> String { word.lowercased().filter { $0 != "." } }
    private static func part(_ text: String?) -> String { text?.trimmingCharacters(in: .whitespaces) ?? "" }

    /// Written in Chinese, Japanese or Korean letters.
    private static func isEastAsian(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value) }
    }

    private func comesFamilyFirst(_ text: String) -> Bool {
        Self.isEastAsian(text) || text.contains(where: \.isLetter) && locale.language.languageCode?.identifier == "hu"
    }
}

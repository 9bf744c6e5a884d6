// Build settings as text: lists are words, quoted as a shell reads them.
// Called by the project readers and by BuildSettings.

import Foundation

package enum SettingText {
    /// A setting of a project file as one text; nil for what is no setting.
    static func joined(_ value: Any) -> String? {
        switch value {
        case let text as String: text
        case let list as [Any]: list.compactMap { $0 as? String }.map(quoted).joined(separator: " ")
        case let flag as Bool: flag ? "YES" : "NO"
        case let number as NSNumber: number.stringValue
        default: nil
        }
    }

    static func quoted(_ word: String) -> String {
        guard word.isEmpty || word.contains(where: \.isWhitespace), !word.contains("\"") else { return word }
        return "\"\(word)\""
    }

    /// The words of a list.
    package static func words(_ text: String) -> [String] {
        var result: [String] = []
        var word = ""
        var isOpen = false
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
                isOpen = true
            } else if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                isOpen = true
            } else if character.isWhitespace {
                if isOpen { result.append(word) }
                word = ""
                isOpen = false
            } else {
                word.append(character)
                isOpen = true
            }
        }
        if isOpen { result.append(word) }
        return result
    }
}

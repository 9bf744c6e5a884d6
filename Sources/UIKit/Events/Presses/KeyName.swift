// KeyName: a key by its usual name, and the characters that a United States keyboard types with it.
// Scripts press keys through it; HardwareKeyboard makes presses of it.

@MainActor package struct KeyName {
    package let text: String
    let modifiers: UIKeyModifierFlags
    let code: UIKeyboardHIDUsage
    /// The character that the key types without modifiers, or a `UIKeyCommand` constant.
    let plain: String
    let type: UIPress.PressType

    /// Parses "cmd+shift+n", "escape", "up", "a"; nil if the text is no key.
    package init?(_ text: String) {
        var words = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        // In "cmd++" the last plus is the key.
        if words.count > 1, words.suffix(2) == ["", ""] { words = words.dropLast(2) + ["+"] }
        guard let last = words.popLast(), !last.isEmpty else { return nil }
        var flags: UIKeyModifierFlags = []
        for word in words {
            guard let flag = Self.modifierNames[word.lowercased()] else { return nil }
            flags.insert(flag)
        }
        guard let key = Self.named[last.lowercased()] ?? Self.character(last, &flags) else { return nil }
        self.text = text
        modifiers = flags
        (code, plain, type) = key
    }

    private static let modifierNames: [String: UIKeyModifierFlags] = [
        "cmd": .command, "command": .command, "shift": .shift, "alt": .alternate, "option": .alternate, "opt": .alternate,
        "ctrl": .control, "control": .control, "caps": .alphaShift,
    ]

    private static let named: [String: (UIKeyboardHIDUsage, String, UIPress.PressType)] = {
        var keys: [String: (UIKeyboardHIDUsage, String, UIPress.PressType)] = [
            "up": (.keyboardUpArrow, UIKeyCommand.inputUpArrow, .upArrow), "down": (.keyboardDownArrow, UIKeyCommand.inputDownArrow, .downArrow),
            "left": (.keyboardLeftArrow, UIKeyCommand.inputLeftArrow, .leftArrow), "right": (.keyboardRightArrow, UIKeyCommand.inputRightArrow, .rightArrow),
            "escape": (.keyboardEscape, UIKeyCommand.inputEscape, .undefined), "esc": (.keyboardEscape, UIKeyCommand.inputEscape, .undefined),
            "pageup": (.keyboardPageUp, UIKeyCommand.inputPageUp, .pageUp), "pagedown": (.keyboardPageDown, UIKeyCommand.inputPageDown, .pageDown),
            "home": (.keyboardHome, UIKeyCommand.inputHome, .undefined), "end": (.keyboardEnd, UIKeyCommand.inputEnd, .undefined),
            "delete": (.keyboardDeleteOrBackspace, "\u{8}", .undefined), "backspace": (.keyboardDeleteOrBackspace, "\u{8}", .undefined),
            "forwarddelete": (.keyboardDeleteForward, UIKeyCommand.inputDelete, .undefined),
            "return": (.keyboardReturnOrEnter, "\r", .undefined), "enter": (.keyboardReturnOrEnter, "\r", .undefined),
            "tab": (.keyboardTab, "\t", .undefined), "space": (.keyboardSpacebar, " ", .undefined),
        ]
        for number in 1...12 {
            if let code = UIKeyboardHIDUsage(rawValue: 57 + number) { keys["f\(number)"] = (code, "UIKeyInputF\(number)", .undefined) }
        }
        return keys
    }()

    /// Looks a character up: letters and digits by their order in the HID table; others by the shifted keys of a United States keyboard.
    private static func character(_ text: String, _ flags: inout UIKeyModifierFlags) -> (UIKeyboardHIDUsage, String, UIPress.PressType)? {
        guard text.count == 1, let character = text.first else { return nil }
        var base = character
        if let plain = unshifted[character] {
            base = plain
            flags.insert(.shift)
        } else if character.isUppercase, let lower = character.lowercased().first {
            base = lower
            flags.insert(.shift)
        }
        if let value = base.asciiValue, (97...122).contains(value), let code = UIKeyboardHIDUsage(rawValue: Int(value) - 93) { return (code, String(base), .undefined) }
        if let value = base.wholeNumberValue, base.isASCII, let code = UIKeyboardHIDUsage(rawValue: value == 0 ? 39 : 29 + value) { return (code, String(base), .undefined) }
        return signs[base].map { ($0, String(base), .undefined) } ?? (.keyboardErrorUndefined, String(base), .undefined)
    }

    private static let signs: [Character: UIKeyboardHIDUsage] = [
        "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket, "]": .keyboardCloseBracket, "\\": .keyboardBackslash,
        ";": .keyboardSemicolon, "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
    ]

    private static let unshifted: [Character: Character] = [
        "!": "1", "@": "2", "#": "3", "$": "4", "%": "5", "^": "6", "&": "7", "*": "8", "(": "9", ")": "0", "_": "-", "+": "=", "{": "[", "}": "]",
        "|": "\\", ":": ";", "\"": "'", "~": "`", "<": ",", ">": ".", "?": "/",
    ]
    private static let shifted = Dictionary(uniqueKeysWithValues: unshifted.map { ($0.value, $0.key) })

    /// The character that the key types with shift.
    var withShift: String {
        guard let character = plain.first, plain.count == 1 else { return plain }
        return Self.shifted[character].map(String.init) ?? plain.uppercased()
    }

    var key: UIKey {
        let ignoring = modifiers.contains(.shift) || modifiers.contains(.alphaShift) ? withShift : plain
        return UIKey(characters: ignoring, ignoringModifiers: ignoring, modifierFlags: modifiers, keyCode: code)
    }

    /// Whether a text field uses the key: it types, erases or moves the caret.
    var editsText: Bool {
        let isArrow = [.keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow].contains(code)
        guard modifiers.isDisjoint(with: isArrow ? .control : [.command, .control]) else { return false }
        return type != .undefined || plain.count == 1 || plain == UIKeyCommand.inputDelete
    }
}

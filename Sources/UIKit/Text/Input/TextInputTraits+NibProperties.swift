// The text-input traits of fields, text views and search bars as documents and nibs hold them (FORMATS.md §4.2): in documents they are
// in a separate element. The rows of these classes end with these.

extension NibRow {
    /// - Parameters:
    /// - capitalization: the value of a document without the attribute, which is not written.
    /// - missing: the value of a nib without the key, if a new object has another one.
    static func inputTraits(
        _ traits: ReferenceWritableKeyPath<Root, TextInputTraits>, capitalization: UITextAutocapitalizationType, missing: UITextAutocapitalizationType? = nil
    ) -> [NibRow] {
        let part = "textInputTraits"
        func choice<Value: RawRepresentable>(
            _ attribute: String, _ key: String, _ names: KeyValuePairs<String, Value>, initial: Value, missing: Value? = nil, _ path: WritableKeyPath<TextInputTraits, Value>
        ) -> NibRow where Value.RawValue: BinaryInteger {
            .choice(attribute, key, names, initial: initial, missing: missing, part: part, traits.appending(path: path))
        }
        func flag(_ attribute: String, _ key: String, _ path: WritableKeyPath<TextInputTraits, Bool>) -> NibRow {
            .flag(attribute, key, absent: false, resets: true, part: part, traits.appending(path: path))
        }
        let capitalizations: KeyValuePairs<String, UITextAutocapitalizationType> = ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters]
        let keyboards: KeyValuePairs<String, UIKeyboardType> = [
            "default": .default, "alphabet": .asciiCapable, "asciiCapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
            "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
            "asciiNumberPad": .asciiCapableNumberPad,
        ]
        let returnKeys: KeyValuePairs<String, UIReturnKeyType> = [
            "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
            "emergencyCall": .emergencyCall, "continue": .continue,
        ]
        let appearances: KeyValuePairs<String, UIKeyboardAppearance> = ["default": .default, "dark": .dark, "alert": .dark, "light": .light]
        return [
            choice("autocapitalizationType", "UIAutocapitalizationType", capitalizations, initial: capitalization, missing: missing, \.autocapitalizationType),
            choice("autocorrectionType", "UIAutocorrectionType", ["default": .default, "no": .no, "yes": .yes], initial: .default, \.autocorrectionType),
            choice("spellCheckingType", "UISpellCheckingType", ["default": .default, "no": .no, "yes": .yes], initial: .default, \.spellCheckingType),
            choice("keyboardType", "UIKeyboardType", keyboards, initial: .default, \.keyboardType),
            choice("returnKeyType", "UIReturnKeyType", returnKeys, initial: .default, \.returnKeyType),
            choice("keyboardAppearance", "UIKeyboardAppearance", appearances, initial: .default, \.keyboardAppearance),
            flag("enablesReturnKeyAutomatically", "UIEnablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically),
            flag("secureTextEntry", "UISecureTextEntry", \.isSecureTextEntry),
            .contentType(part, traits.appending(path: \.textContentType)),
            choice("smartInsertDeleteType", "UITextSmartInsertDeleteType", ["default": .default, "no": .no, "yes": .yes], initial: .default, \.smartInsertDeleteType),
            choice("smartQuotesType", "UITextSmartQuotesType", ["default": .default, "no": .no, "yes": .yes], initial: .default, \.smartQuotesType),
            choice("smartDashesType", "UITextSmartDashesType", ["default": .default, "no": .no, "yes": .yes], initial: .default, \.smartDashesType),
        ]
    }
}

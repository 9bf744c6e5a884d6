// UITextInputMode: the language of the keyboard.

/// The language that the keyboard writes.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// The language as "en-US".
    open private(set) var primaryLanguage: String?

    init(language: String) {
        primaryLanguage = language
        super.init()
    }

    /// The keyboards of the device: one, of the system's language.
    open class var activeInputModes: [UITextInputMode] { [current] }
    /// Posted when the person changes the keyboard, which has one language here.
    nonisolated public static let currentInputModeDidChangeNotification = Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
}

// What belongs to one app's process goes with its application object: who asks for the present one finds it here. Each part's
// own file says what it keeps; those that only UIKit's folders above know are parts of the application by their files.

extension UpdateCycle {
    /// The running application's.
    package static var shared: UpdateCycle { UIApplication.shared.updateCycle }
}

extension ProcessState {
    static var current: ProcessState { UIApplication.shared.processState }
}

extension UITextInputMode {
    static var current: UITextInputMode { UIApplication.shared.part { UITextInputMode(language: Locale.preferredLanguages.first ?? "en-US") } }
}

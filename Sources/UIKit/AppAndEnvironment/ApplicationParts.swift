// The parts of one app's process, which live and end with its application object; code that needs the present one finds it here.
// Each part's own file describes it. Parts that only higher folders of UIKit know are declared as application parts in those files.

extension UpdateCycle {
    /// The running application's.
    package static var shared: UpdateCycle { UIApplication.runningCycle ?? UIApplication.shared.updateCycle }
}

extension ProcessState {
    static var current: ProcessState { UIApplication.runningState ?? UIApplication.shared.processState }
}

extension UITextInputMode {
    static var current: UITextInputMode { UIApplication.shared.part { UITextInputMode(language: Locale.preferredLanguages.first ?? "en-US") } }
}

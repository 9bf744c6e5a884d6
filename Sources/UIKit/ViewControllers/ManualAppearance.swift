// beginAppearanceTransition and endAppearanceTransition: containers of the app that forward appearance themselves.
// UIViewController's members call it. Misuse prints UIKit's text (MESSAGES.md 15) and leaves the state as it was.

extension UIViewController {
    /// A second begin the other way cancels (a status of Douglas Hill, 2019: begin twice, end once); one the same way is unbalanced.
    func beginManualAppearance(_ isAppearing: Bool, animated: Bool) {
        if appearance.isInTransition, appearance.isVisible == isAppearing { return reportUnbalancedAppearance() }
        appearance.begin(appearing: isAppearing, animated: animated)
    }

    func endManualAppearance() {
        guard appearance.isInTransition else { return reportUnbalancedAppearance() }
        appearance.end()
    }

    private func reportUnbalancedAppearance() {
        Diagnostics.log("Unbalanced calls to begin/end appearance transitions for \(Diagnostics.identity(self)).")
    }
}

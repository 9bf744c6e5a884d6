// beginAppearanceTransition and endAppearanceTransition: for containers of the app that forward appearance themselves.
// UIViewController's members call it. Misuse prints UIKit's text (MESSAGES.md 15) and leaves the state unchanged.

extension UIViewController {
    /// Begins a transition. A second begin the other way cancels (a status of Douglas Hill, 2019: begin twice, end once); a second begin the
    /// same way is unbalanced. One that is not visible can disappear too (PagingKit's ContentAppearanceHandlerTests, whose controllers never
    /// appeared). For a child that is covered in its own context, the covering controller comes and goes.
    func beginManualAppearance(_ isAppearing: Bool, animated: Bool) {
        let machine = seen
        if machine.isInTransition, machine.isVisible == isAppearing { return reportUnbalancedAppearance() }
        machine.begin(appearing: isAppearing, animated: animated, isApps: !isAppearing)
    }

    func endManualAppearance() {
        let machine = seen
        guard machine.isInTransition else { return reportUnbalancedAppearance() }
        machine.end()
    }

    private func reportUnbalancedAppearance() {
        Diagnostics.log("Unbalanced calls to begin/end appearance transitions for \(Diagnostics.identity(self)).")
    }
}

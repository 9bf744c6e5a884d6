// A completed swipe down on a sheet: the delegate decides, then the sheet is dismissed.
// Order: shouldDismiss > willDismiss > didDismiss; blocked: didAttemptToDismiss only (lifecycle/INDEX.md 3c).
// The host's `swipe down` verb and the sheet's own gesture come here.

@MainActor package enum SheetSwipe {
    /// Ends the topmost sheet as a finger would; false when no sheet is up.
    package static func dismissTopmost() -> Bool {
        guard let presented = UIApplication.shared.topmostController, presented.presentation.presenting != nil else { return false }
        guard let sheet = presented.presentationController as? UISheetPresentationController else { return false }
        let delegate = sheet.delegate
        let allowed = delegate.flatMap { owner in ifImplemented { owner.presentationControllerShouldDismiss(sheet) } } ?? true
        guard allowed, !presented.isModalInPresentation else {
            if let delegate { _ = ifImplemented { delegate.presentationControllerDidAttemptToDismiss(sheet) } }
            return true
        }
        if let delegate { _ = ifImplemented { delegate.presentationControllerWillDismiss(sheet) } }
        presented.dismiss(animated: true) {
            if let delegate { _ = ifImplemented { delegate.presentationControllerDidDismiss(sheet) } }
        }
        return true
    }
}

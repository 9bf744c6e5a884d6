// A completed swipe down on a sheet: the delegate decides, then the sheet is dismissed.
// Order: shouldDismiss > willDismiss > didDismiss; blocked: didAttemptToDismiss only (lifecycle/INDEX.md 3c).
// The gesture of UISheetPresentationController comes here.

@MainActor enum SheetSwipe {
    /// Ends the sheet as a finger would.
    static func dismiss(_ sheet: UISheetPresentationController) {
        let presented = sheet.presentedViewController
        guard presented.presentation.presenting != nil, presented.presentation.presented == nil else { return }
        let delegate = sheet.delegate
        let allowed = delegate.flatMap { owner in ifImplemented { owner.presentationControllerShouldDismiss(sheet) } } ?? true
        guard allowed, !presented.isModalInPresentation else {
            if let delegate { _ = ifImplemented { delegate.presentationControllerDidAttemptToDismiss(sheet) } }
            return
        }
        if let delegate { _ = ifImplemented { delegate.presentationControllerWillDismiss(sheet) } }
        presented.dismiss(animated: true) {
            if let delegate { _ = ifImplemented { delegate.presentationControllerDidDismiss(sheet) } }
        }
    }
}

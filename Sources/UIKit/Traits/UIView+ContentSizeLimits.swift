// Limits of the text size in a part of the interface (iOS 15): the content has a content size category within them.
// TraitInheritance applies them after the view's own overrides.

extension UIView {
    /// The limits of this view and the views around it, in words.
    var contentSizeLimitsInWords: String {
        var lines: [String] = []
        var view: UIView? = self
        while let current = view {
            if let limits = current.traitState?.contentSizeLimits, limits != ContentSizeLimits() {
                lines.append("\(Diagnostics.identity(current)): minimum \(limits.minimum?.rawValue ?? "(null)"), maximum \(limits.maximum?.rawValue ?? "(null)")")
            }
            view = current.superview
        }
        return lines.isEmpty ? "No limits" : lines.joined(separator: "\n")
    }

    func changeContentSizeLimits(_ change: (inout ContentSizeLimits) -> Void) {
        var limits = traitState?.contentSizeLimits ?? ContentSizeLimits()
        change(&limits)
        guard limits != traitState?.contentSizeLimits ?? ContentSizeLimits() else { return }
        writableTraitState.contentSizeLimits = limits
        UpdateCycle.shared.setNeedsTraitUpdate()
    }
}

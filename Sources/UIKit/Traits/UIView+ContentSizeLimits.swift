// Limits of the text size in a part of the interface (iOS 15): what is inside sees a content size category within them.
// TraitInheritance applies them after the view's own overrides.

extension UIView {
    /// Text inside is at least this large; nil for no limit.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitState?.contentSizeLimits.minimum }
        set { changeLimits { $0.minimum = newValue } }
    }

    /// Text inside is at most this large; nil for no limit.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitState?.contentSizeLimits.maximum }
        set { changeLimits { $0.maximum = newValue } }
    }

    /// The limits that hold here, of this view and those around it, for a console.
    public var appliedContentSizeCategoryLimitsDescription: String {
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

    private func changeLimits(_ change: (inout ContentSizeLimits) -> Void) {
        var limits = traitState?.contentSizeLimits ?? ContentSizeLimits()
        change(&limits)
        guard limits != traitState?.contentSizeLimits ?? ContentSizeLimits() else { return }
        writableTraitState.contentSizeLimits = limits
        UpdateCycle.shared.setNeedsTraitUpdate()
    }
}

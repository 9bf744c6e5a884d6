// The name of a view in chains of causes: its class and its text, or its label or identifier. Reads existing state and calls no app code.

extension UIView {
    var shownInCauses: String? { textInMessages ?? accessibilityStorage?.label?.string ?? accessibilityStorage?.identifier }
    var nameInCauses: String { Causes.name(Trace.shortName(of: self), shownInCauses) }
}

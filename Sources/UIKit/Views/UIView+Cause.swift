// How a view is called in chains of causes: by its class and what it shows, or its label or identifier. It reads what is there and asks no app.

extension UIView {
    var shownInCauses: String? { textInMessages ?? accessibilityStorage?.label?.string ?? accessibilityStorage?.identifier }
    var nameInCauses: String { Causes.name(Trace.shortName(of: self), shownInCauses) }
}

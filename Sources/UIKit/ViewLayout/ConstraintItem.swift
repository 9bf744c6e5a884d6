// Reads the items that apps give to constraints.

/// The object in an `Any`, looking through optionals; nil for an empty one.
func constraintItem(_ item: Any?) -> AnyObject? {
    guard let item else { return nil }
    if let view = item as? UIView { return view }
    if let guide = item as? UILayoutGuide { return guide }
    return Mirror(reflecting: item).displayStyle == .optional ? nil : item as AnyObject
}

extension CompositeDimensions {
    @MainActor var views: [UIView] {
        [first?.near, first?.far, second?.near, second?.far].compactMap { NSLayoutConstraint.view(of: $0) }
    }
}

extension UIView: ConstraintHolding {}

extension NSLayoutConstraint {
    /// The view whose `constraints` hold this one.
    var host: UIView? {
        get {
            guard let holder else { return nil }
            return unsafeDowncast(holder, to: UIView.self)
        }
        set { holder = newValue }
    }
    /// The nearest view that contains both items; its region solves the constraint.
    var span: UIView? {
        get {
            guard let spanHolder else { return nil }
            return unsafeDowncast(spanHolder, to: UIView.self)
        }
        set { spanHolder = newValue }
    }
}

// The limits of the text size that a view sets for its content (UIView+ContentSizeLimits).

/// The smallest and the largest text size of a part of the interface.
struct ContentSizeLimits: Equatable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// `traits` with their size within the limits. If the limits contradict each other, the maximum applies.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        var category = traits.preferredContentSizeCategory
        if let minimum, category < minimum { category = minimum }
        if let maximum, category > maximum { category = maximum }
        return category == traits.preferredContentSizeCategory ? traits : traits.modifyingTraits { $0.preferredContentSizeCategory = category }
    }
}

// Swift's rule for the Objective-C name of a method: `load(url:)` is `loadWithUrl:`.
// ObjectiveC/SelectorNaming.swift has the same rule for names that are only known at run time.

private let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to", "until", "using", "via", "when", "with", "within",
]

/// The Objective-C name of `base(labels…)`; `_` means no label.
func selectorName(base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
        let word = String(first.prefix { !$0.isUppercase })
        name += prepositions.contains(word) ? first.capitalisedFirst : "With" + first.capitalisedFirst
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return name
}

extension String {
    var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
    /// The identifier without its backticks.
    var unticked: String { hasPrefix("`") && hasSuffix("`") && count > 1 ? String(dropFirst().dropLast()) : self }
}

// The rule by which Swift names a method for Objective-C (`load(url:)` is `loadWithUrl:`).
// Used for `#function` strings of optional requirements; ObjCLowering applies the same rule at build time.

private let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to", "until", "using", "via", "when", "with", "within",
]

/// The Objective-C name of `base(labels…)`; `_` stands for a missing label.
package func selectorName(base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
        let word = String(first.prefix { !$0.isUppercase })
        let capitalised = first.prefix(1).uppercased() + first.dropFirst()
        name += prepositions.contains(word) ? capitalised : "With" + capitalised
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return name
}

/// Turns the `#function` form `tableView(_:heightForRowAt:)` into a selector name; other text is returned as it is.
package func selectorName(function: String) -> String {
    guard function.utf8.last == UInt8(ascii: ")"), let open = function.utf8.firstIndex(of: UInt8(ascii: "(")) else { return function }
    let labels = function[function.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    return selectorName(base: String(function[..<open]), labels: labels)
}

// The embed segues in progress, one inside the other. A storyboard whose controllers embed each other in a circle never
// ends; a device runs out of stack, here the exception lists the circle. Called by UIStoryboardSegueTemplate.

@MainActor final class EmbeddingDepth {
    static let shared = EmbeddingDepth()

    /// More than any interface has, and less than the stack.
    private static let limit = 64
    private var sources: [UIViewController] = []

    func enter(_ source: UIViewController, _ body: () -> Void) {
        sources.append(source)
        defer { sources.removeLast() }
        guard sources.count > Self.limit else { return body() }
        let names = sources.map { String(describing: type(of: $0)) }
        let last = names[names.count - 1]
        let previous = names.dropLast().lastIndex(of: last) ?? 0
        let storyboard = source.storyboard.map { " \($0.name)" } ?? ""
        Diagnostics.raise(.internalInconsistency, "The storyboard\(storyboard) embeds \(last) in itself: " + names[previous...].joined(separator: " > "))
    }
}

// The scope of a proxy's settings: the containers and the traits for which they hold.

@MainActor struct AppearanceScope {
    /// The innermost first.
    var containers: [any UIAppearanceContainer.Type] = []
    var traits: UITraitCollection?

    func isSame(as other: AppearanceScope) -> Bool {
        guard containers.count == other.containers.count, traits == other.traits else { return false }
        return zip(containers, other.containers).allSatisfy { ObjectIdentifier($0) == ObjectIdentifier($1) }
    }

    /// The weight of the scope for an object below `ancestors` (the innermost first); nil if the scope does not apply.
    /// "The outermost appearance proxy wins; specificity, the depth of the chain, is the tie-breaker" (UIAppearance.h).
    func weight(below ancestors: [AnyObject], traits own: UITraitCollection) -> Weight? {
        if let traits, !own.containsTraits(in: traits) { return nil }
        var outermost = -1
        var rest = ancestors[...]
        for container in containers {
            guard let index = rest.firstIndex(where: { isKind($0, of: container) }) else { return nil }
            outermost = index
            rest = rest[(index + 1)...]
        }
        return Weight(outermost: outermost, depth: containers.count, hasTraits: traits != nil)
    }

    private func isKind(_ object: AnyObject, of container: any UIAppearanceContainer.Type) -> Bool {
        AppearanceProperty.lineage(of: type(of: object)).contains { $0 == container }
    }

    struct Weight: Comparable {
        let outermost: Int
        let depth: Int
        let hasTraits: Bool

        static func < (a: Weight, b: Weight) -> Bool {
            (a.outermost, a.depth, a.hasTraits ? 1 : 0) < (b.outermost, b.depth, b.hasTraits ? 1 : 0)
        }
    }
}

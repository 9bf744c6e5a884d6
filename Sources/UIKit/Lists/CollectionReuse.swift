// Supplies a collection view's cells and other elements: registered classes and nibs, and the pool of
// those out of sight. Texts of refusals: MESSAGES.md 35 and 37.

/// Registrations and pools of one collection view.
@MainActor struct CollectionReuse {
    enum Source {
        case cls(AnyClass)
        case nib(UINib)
    }

    /// A kind of element and its reuse identifier.
    struct Key: Hashable {
        var kind: String
        var identifier: String
    }

    /// The kind under which cells are registered; the texts of refusals contain it.
    static let cellKind = "UICollectionElementKindCell"

    private var sources: [Key: Source] = [:]
    private var pool: [Key: [UICollectionReusableView]] = [:]

    mutating func register(_ source: Source?, _ key: Key) { sources[key] = source }

    mutating func recycle(_ view: UICollectionReusableView, kind: String) {
        guard let identifier = view.reuseIdentifier else { return }
        pool[Key(kind: kind, identifier: identifier), default: []].append(view)
    }

    /// A pooled view (prepareForReuse inside, wwdc16-219-cell-9), or a new one of the registered kind.
    mutating func dequeue(_ key: Key) -> UICollectionReusableView {
        if let view = pool[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let source = sources[key] else {
            Diagnostics.raise(.internalInconsistency, "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard")
        }
        let view = CollectionReuse.make(source, key)
        view.reuseIdentifier = key.identifier
        return view
    }

    static func make(_ source: Source, _ key: Key) -> UICollectionReusableView {
        switch source {
        case .cls(let cls):
            guard let type = cls as? UICollectionReusableView.Type, key.kind != cellKind || type is UICollectionViewCell.Type else {
                Diagnostics.raise(.invalidArgument, "must pass a class of kind \(key.kind == cellKind ? "UICollectionViewCell" : "UICollectionReusableView")")
            }
            return makeView(type, frame: .zero) as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
        case .nib(let nib):
            let objects = nib.instantiate(withOwner: nil, options: nil)
            guard objects.count == 1, let view = objects.first as? UICollectionReusableView else {
                Diagnostics.raise(.internalInconsistency, "invalid nib registered for identifier (\(key.identifier)) - nib must contain exactly one top level object which must be a UICollectionReusableView instance")
            }
            if let own = view.reuseIdentifier, !own.isEmpty, own != key.identifier {
                Diagnostics.raise(.internalInconsistency, "view reuse identifier in nib (\(own)) does not match the identifier used to register the nib (\(key.identifier))")
            }
            return view
        }
    }
}

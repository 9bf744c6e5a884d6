// The state that files store with an object for as long as it lives, one value per type: a concern declares its state in its own file, and
// the object mentions none of its concerns. Applications, scenes, controllers, views, bar items and the device have parts.

struct Parts {
    private var entries: [(type: ObjectIdentifier, part: AnyObject)] = []

    // An object has a handful of parts at most: a search through them is quicker than hashing.
    func find<Part: AnyObject>(_ type: Part.Type) -> Part? {
        let wanted = ObjectIdentifier(type)
        // By index, so that no other part is retained. `put` keeps the part under its own type.
        for index in entries.indices where entries[index].type == wanted { return unsafeDowncast(entries[index].part, to: Part.self) }
        return nil
    }

    /// Stores a part and returns the old one, so that it is freed after the change is over.
    mutating func put<Part: AnyObject>(_ part: Part?, _ type: Part.Type) -> AnyObject? {
        let index = entries.firstIndex { $0.type == ObjectIdentifier(type) }
        let old = index.map { entries[$0].part }
        switch (index, part) {
        case (let index?, let part?): entries[index].part = part
        case (let index?, nil): entries.remove(at: index)
        case (nil, let part?): entries.append((ObjectIdentifier(type), part))
        case (nil, nil): break
        }
        return old
    }
}

/// An object beside which other files keep their state.
@MainActor protocol PartOwner: AnyObject {
    var parts: Parts { get set }
}

extension PartOwner {
    func part<Part: AnyObject>(_ type: Part.Type) -> Part? { parts.find(type) }

    func keep<Part: AnyObject>(_ part: Part?) {
        let old = parts.put(part, Part.self)
        // A closure would check its thread. Another thread may come here, because `assumingMainActor` lets it through.
        _fixLifetime(old)
    }

    /// Returns the part; makes it on first use.
    func part<Part: AnyObject>(_ make: () -> Part) -> Part {
        if let known = part(Part.self) { return known }
        let made = make()
        keep(made)
        return made
    }
}

// A key path of several keys under observation: each object on the way is watched for its key, and when one is replaced
// the way from it on is watched anew. Owned by the observation's entry; a path of one key needs none.

final class ObservedPath {
    private weak var root: AnyObject?
    private let keys: [String]
    private let notify: (AnyObject, Any?, Any?) -> Void
    private var entries: [ObservationEntry] = []
    private var last: Any?

    init?(_ root: AnyObject, _ path: String, _ notify: @escaping (AnyObject, Any?, Any?) -> Void) {
        keys = path.split(separator: ".").map(String.init)
        guard keys.count > 1 else { return nil }
        self.root = root
        self.notify = notify
        watch(from: 0, root)
        last = value
    }

    func end() {
        for entry in entries { ObservationTable.shared.remove(entry) }
        entries = []
    }

    private var value: Any? { root.flatMap { root in (try? valueForKeyPath(root, keys.joined(separator: "."))) ?? nil } }

    private func watch(from level: Int, _ object: AnyObject) {
        var next: AnyObject? = object
        for (index, key) in keys.enumerated().dropFirst(level) {
            guard let current = next else { return }
            let entry = ObservationEntry(object: current, key: key) { [weak self] _, _, _ in self?.changed(at: index) }
            ObservationTable.shared.add(entry)
            entries.append(entry)
            next = ((try? valueForKey(current, key)) ?? nil).map { $0 as AnyObject }
        }
    }

    private func changed(at level: Int) {
        guard let root else { return end() }
        for entry in entries.dropFirst(level + 1) { ObservationTable.shared.remove(entry) }
        entries.removeLast(max(0, entries.count - level - 1))
        if level + 1 < keys.count, let object = (try? valueForKeyPath(root, keys.prefix(level + 1).joined(separator: "."))) ?? nil { watch(from: level + 1, object as AnyObject) }
        let old = last, new = value
        last = new
        notify(root, old, new)
    }
}

import UIKit

extension _KeyValueCodingAndObserving {
    /// A library's own form, which passes the key path on.
    func observe<Value>(_ path: KeyPath<Self, Value>, until isDone: @escaping (Self) -> Bool, changeHandler: @escaping (Value?) -> Void) -> NSKeyValueObservation {
        observe(path, options: .new) { object, change in if !isDone(object) { changeHandler(change.newValue) } }
    }
}
class Shelf: NSObject {
    @objc dynamic var names: [String] = []
    @objc dynamic var count: Int = 0 { didSet { print("set", count) } }
}
class LongShelf: Shelf { @objc dynamic var length = 1 }

@main struct Main {
    @MainActor static func main() {
        let shelf = LongShelf()
        let tokens = [
            shelf.observe(\.names, until: { $0.names.count > 1 }) { print("names", $0 ?? []) },
            shelf.observe(\.count, options: .new) { _, change in print("count", change.newValue ?? -1) },
            shelf.observe(\.length, until: { _ in false }, changeHandler: { print("length", $0 ?? -1) }),
        ]
        shelf.names = ["1"]
        shelf.names = ["1", "2"]
        shelf.count = 3
        shelf.length = 4
        tokens.forEach { $0.invalidate() }
        shelf.names = []
    }
}

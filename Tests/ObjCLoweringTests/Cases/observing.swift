import UIKit

class Player: NSObject {
    @objc dynamic var rate = 1.0
    @objc dynamic var title: String? { didSet { print("own didSet", title ?? "nil") } }
    @objc dynamic var volume: Int = 3 {
        willSet { print("own willSet", newValue) }
    }
    @objc dynamic weak var owner: NSObject?
}
@objcMembers class Model: NSObject { dynamic var name = "n" }
class Watcher: NSObject {
    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        print("Watcher", keyPath ?? "", change?[.newKey] ?? "-", change?[.oldKey] ?? "-")
    }
}
class VC: UIViewController {
    let player = Player()
    var observation: NSKeyValueObservation?
    override func viewDidLoad() {
        super.viewDidLoad()
        observation = player.observe(\.rate, options: [.new, .old, .initial]) { player, change in
            print("rate", change.oldValue ?? -1, change.newValue ?? -1, player.rate)
        }
        player.addObserver(self, forKeyPath: #keyPath(Player.title), options: .new, context: nil)
    }
    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        print("VC", keyPath ?? "", change?[.newKey] ?? "-")
    }
}
@main struct Main {
    @MainActor static func main() {
        let vc = VC()
        vc.viewDidLoad()
        vc.player.rate = 2
        vc.player.title = "t"
        let watcher = Watcher()
        vc.player.addObserver(watcher, forKeyPath: "volume", options: [.new, .old])
        vc.player.volume = 9
        vc.player.removeObserver(watcher, forKeyPath: "volume")
        vc.player.volume = 10
        vc.observation?.invalidate()
        vc.player.rate = 3
        let model = Model()
        var token: NSKeyValueObservation? = model.observe(\Model.name, options: .new) { _, change in print("name", change.newValue ?? "") }
        model.setValue("m", forKey: "name")
        token = nil
        model.name = "unseen"
        _ = token
        vc.player.removeObserver(vc, forKeyPath: "title")
        vc.player.title = nil
        observeElements()
    }
}
class Shelf: NSObject {
    @objc dynamic var books = NSMutableArray()
    @objc dynamic var names: [String] = []
    var listed: NSMutableArray { return mutableArrayValue(forKey: "books") }
}
class Book: CustomStringConvertible { var description: String { "book" } }
class ElementWatcher: NSObject {
    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        let indexes = (change?[.indexesKey] as? IndexSet).map(Array.init) ?? []
        print(keyPath ?? "", (change?[.kindKey] as? NSNumber)?.intValue ?? -1, indexes, change?[.newKey] ?? "-", change?[.oldKey] ?? "-")
    }
}
func observeElements() {
    let shelf = Shelf(), watcher = ElementWatcher()
    shelf.addObserver(watcher, forKeyPath: "books", options: [.new, .old], context: nil)
    shelf.addObserver(watcher, forKeyPath: "names", options: [.new, .old], context: nil)
    shelf.listed.add("a")
    shelf.listed.insert("b", at: 0)
    shelf.listed.replaceObject(at: 1, with: "c")
    shelf.listed.removeObject(at: 0)
    let book = Book()
    shelf.listed.add(book)
    print(shelf.listed.contains(book), shelf.listed.index(of: book), shelf.listed.contains(Book()))
    shelf.listed.remove(book)
    shelf.listed.removeAllObjects()
    shelf.mutableArrayValue(forKey: "names").addObjects(from: ["x", "y"])
    print(shelf.names, shelf.listed.count)
    shelf.willChange(.removal, valuesAt: [1], forKey: "names")
    shelf.didChange(.removal, valuesAt: [1], forKey: "names")
}

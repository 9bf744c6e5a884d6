import UIKit

@objc protocol Loader: NSObjectProtocol {
    func required()
    @objc optional func began()
    @objc optional func loaded(_ count: Int) -> Bool
    @objc optional func table(_ table: UITableView, didSelect index: Int)
    @objc optional func table(_ table: UITableView,
                              titleFor index: Int) -> String?
    @objc optional func finish(_ name: String, completion: @escaping (Int) -> Void)
    @objc optional func willDrag(_ distance: Int) -> Int
    @objc optional func ended(_ count: Int)
    @objc optional func ended(_ count: Int, late: Bool)
    @objc(room:forPoint:) optional func room(_ name: String, for point: Double) -> Int
    @objc(room:forWidth:) optional func room(_ name: String, for width: [Int]) -> Int
    @objc optional var title: String { get }
}
@objc protocol Field where Self: UIView { var shown: Bool { get } }
@MainActor class Fields {
    var current: (any Field)? = Entry()
    var field: (some Field)? { current }
    func make() -> some Field { Entry() }
    func count(_ field: some Field) -> Bool { field.shown }
    func tag(of field: (some Field)?) -> Int { field?.tag ?? -1 }
    func tags() -> [Int] { ([Entry(), Entry()] as [any Field]).tags() + [Entry()].tags() + [tag(of: current), tag(of: Entry())] }
}
@MainActor extension Array where Element: Field {
    func tags() -> [Int] { map { $0.tag } }
}
class Entry: UIView, Field { var shown: Bool { true } }
struct Adapter { func table(_ table: UITableView, didSelect index: Int) { print("adapted", index) } }
@objc public protocol Bare { @objc optional func poke(); func need() }

class Full: NSObject, Loader {
    func required() { print("required") }
    func began() { print("began") }
    func loaded(_ count: Int) -> Bool { print("loaded", count); return count > 1 }
    func table(_ table: UITableView, didSelect index: Int) { print("didSelect", index) }
    func table(_ table: UITableView, titleFor index: Int) -> String? { "title \(index)" }
    func finish(_ name: String, completion: @escaping (Int) -> Void) { completion(name.count) }
    func willDrag(_ distance: Int) -> Int { distance * 2 }
    func ended(_ count: Int) { print("ended", count) }
    var title: String { "full" }
    func room(_ name: String, for width: [Int]) -> Int { width.count }
}
class None: NSObject, Loader { func required() {} }
class Late: None { @objc func began() { print("late began") } }
class Poked: NSObject, Bare { func poke() { print("poke") }; func need() {} }

@MainActor class Loose: NSObject {
    @IBOutlet weak var delegate: AnyObject?
    func run() {
        delegate?.began?()
        print(self.delegate?.table?(UITableView(), titleFor: 5) ?? "none of it")
    }
}
@MainActor func rootOfDelegate() -> UIViewController? { UIApplication.shared.delegate?.window??.rootViewController }
class Pinned: NSLayoutConstraint { override func awakeFromNib() { super.awakeFromNib(); print("awake") } }
@MainActor class Owner: NSObject {
    weak var delegate: Loader?
    var onTap: ((Int) -> Void)?
    func run() {
        let table = UITableView()
        delegate?.began?()
        print(delegate?.loaded?(2) as Any, delegate?.loaded?(1) ?? false)
        delegate?.table?(table, didSelect: 3)
        print(delegate?.table?(table, titleFor: 4) ?? "none")
        delegate?.finish?("abc") { print("completion", $0) }
        delegate?.finish?("abcd", completion: { print("completion", $0) })
        print(delegate?.title ?? "untitled")
        if let loaded = delegate?.loaded { print("has loaded", loaded(9)) }
        if let title = delegate?.table(_:titleFor:) { print("as a value", title(table, 7) ?? "none") } else { print("no value") }
        delegate?.table(_:didSelect:)?(table, 8)
        if let finish = delegate?.finish { finish("four") { print("finished by its name", $0) } } else { print("no finish") }
        print(delegate?.willDrag != nil, delegate?.finish == nil)
        if let drag = delegate?.willDrag(_:) { print("drags", drag(4)) }
        if let ended = delegate?.ended(_:) { ended(6) }
        print(delegate?.ended(_:late:) == nil)
        let adapted = [Adapter().table(_:didSelect:)]
        adapted[0](table, 9)
        if delegate?.responds(to: #selector(Loader.began)) == true { print("responds") }
        onTap?(1)
    }
}
class TableDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 12 }
}
class SelectOnly: NSObject, UITableViewDelegate {}
class SelectLater: SelectOnly {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("selected") }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 13 }
}
@main struct Main {
    @MainActor static func main() {
        let fields = Fields()
        print(fields.field?.shown ?? false, fields.make() is Entry, fields.count(fields.make()))
        print(fields.tags())
        for loader in [Full(), None(), Late()] as [Loader] {
            let loose = Loose()
            loose.delegate = loader
            loose.run()
            let owner = Owner()
            owner.delegate = loader
            loader.required()
            loader.began?()
            if let room = loader.room?("r", for: [1, 2]) { print("room", room, loader.room?("r", for: 2.5) ?? -1) }
            owner.run()
        }
        let bare: Bare = Poked()
        bare.poke?()
        for delegate in [TableDelegate(), SelectOnly(), SelectLater()] as [UITableViewDelegate] {
            let table = UITableView()
            table.delegate = delegate
            print(table.height() as Any, delegate.responds(to: #selector(UITableViewDelegate.tableView(_:heightForRowAt:))))
            table.delegate?.tableView?(table, didSelectRowAt: IndexPath(index: 0))
            table.delegate?.scrollViewDidScroll?(table)
            let height = table.delegate?.tableView?(table, heightForRowAt: IndexPath(index: 0)) ?? 44
            if table.delegate?.tableView?(table, heightForRowAt: IndexPath(index: 0)) == nil { print("no height") }
            print(height, table.delegate?.tableView?(table, heightForRowAt: IndexPath(index: 0)).description ?? "-")
        }
    }
}

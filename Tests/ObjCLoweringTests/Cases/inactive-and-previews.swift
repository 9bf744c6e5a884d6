import UIKit
#if canImport(SwiftUI)
import SwiftUI
struct Previews: PreviewProvider { static var previews: some View { Text("x") } }
#endif
#Preview {
    UILabel()
}
#Preview("named", traits: .portrait) { UIView() }
@available(iOS 17, *)
#Preview {
    UILabel()
}
#if os(iOS) && SOME_FLAG
import Nothing
extension UIView { @objc func generic<T>(_ value: T) {} }
class Coded: NSObject { @NSManaged var name: String }
#elseif os(iOS)
let active = "active"
#endif

@objc protocol Feed: NSObjectProtocol {
    @objc optional func item(at index: Int) -> String
    @objc optional func count(in section: Int, of table: UITableView) -> Int
    @objc optional func found(_ name: String) -> NSObject?
    @objc optional func tell()
}
class Source: NSObject, Feed, UITableViewDelegate {
    func item(at index: Int) -> String { "item \(index)" }
    func count(in section: Int, of table: UITableView) -> Int { section * 2 }
    func found(_ name: String) -> NSObject? { nil }
    func tell() { print("told") }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 7 }
}
@objcMembers class Listing: NSObject {
    lazy var cells: [String] = {
        let local = "a", other = 2
        var more: [String] = []
        more.append(local)
        return more + ["\(other)"]
    }()
    var handler: () -> Void = { let inner = 3; _ = inner }
    deinit { let gone = 1; _ = gone }
}
class Proxy: NSObject {
    let target = Real()
    override func forwardingTarget(for aSelector: Selector!) -> Any? { aSelector == Selector(("act:")) ? target : super.forwardingTarget(for: aSelector) }
    override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) || target.responds(to: aSelector) }
}
class Real: NSObject { @objc func act(_ name: String) { print("acted", name) } }
class TableProxy: NSObject, UITableViewDelegate {
    let target = Source()
    override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}
class Storyboarded: NSObject {
    @IBAction func tapped(_ sender: Any) { print("tapped", UIView().tag) }
}
class Progressive: CALayer {
    @NSManaged var progress: CGFloat
    @NSManaged public var tint: String?
    @NSManaged var origin: CGPoint
    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }
}
class Inner: NSObject {
    @objc dynamic var value = 1
    @objc dynamic var next: Inner?
}
class Holder: NSObject {
    @objc dynamic var inner: Inner! = Inner()
    var maybe: Inner?
    lazy var pick: Selector = #selector(maybe?.copyIt(_:))
}
extension Inner { @objc func copyIt(_ sender: Any) {} }
@main struct Main {
    @MainActor static func main() {
        print(active)
        let feed: Feed = Source()
        print(feed.item!(at: 3), feed.count!(in: 2, of: UITableView()), feed.found!("x") as Any)
        feed.tell!()
        let delegate: UITableViewDelegate = Source()
        print(delegate.tableView!(UITableView(), heightForRowAt: IndexPath(index: 0)))
        print(Listing().cells)
        let proxy = Proxy()
        proxy.perform(Selector(("act:")), with: "it")
        print(proxy.responds(to: Selector(("act:"))), proxy.responds(to: Selector(("none"))))
        let table = UITableView()
        let tableProxy = TableProxy()
        table.delegate = tableProxy
        print(table.height() as Any)
        Storyboarded().perform(Selector(("tapped:")), with: "x")
        let layer = Progressive()
        layer.progress = 0.5
        print(layer.progress, layer.tint as Any, layer.origin, layer.displayed)
        layer.tint = "blue"
        print(layer.tint ?? "", layer.displayed)
        let holder = Holder()
        let token = holder.observe(\.inner!.value, options: [.old, .new]) { _, change in print("path", change.oldValue ?? -1, change.newValue ?? -1) }
        holder.inner.value = 2
        holder.inner = Inner()
        holder.inner.value = 5
        let deep = holder.observe(\.inner.next?.value, options: [.new]) { holder, change in print("deep", holder.inner.next?.value as Any, change.newValue as Any) }
        holder.inner.next = Inner()
        holder.inner.next?.value = 9
        deep.invalidate()
        holder.inner.next?.value = 10
        token.invalidate()
        holder.inner.value = 6
        print(holder.pick)
    }
}

import UIKit

class Base: NSObject { var name: String { "Base" } }
class Named: UIView {
    override init(frame: CGRect) { super.init(frame: frame); tag = 7 }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
class Other: UIView { init() { super.init(frame: .zero); tag = 3 }; required init?(coder: NSCoder) { super.init(coder: coder) } }
class Screen: UIViewController {
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle); title = nibName ?? "none" }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor final class Holder<View: UIView> {
    func make() -> View { View() }
    func framed() -> View { View(frame: .zero) }
}
class Screened<Content: Named>: UIViewController {
    lazy var first: Content = .init()
    let second = Content(frame: .zero)
    func third() -> Content { let made = Content(); return made }
}
@MainActor enum Provider<ViewType> where ViewType: UIView {
    case one
    func make() -> ViewType { ViewType.init(frame: .zero) }
}
@MainActor func make<T: UIView>(_ type: T.Type) -> T { type.init(frame: .zero) }
protocol Loadable where Self: UIView { static func loaded() -> Self }
extension Loadable { static func loaded() -> Self { Self(frame: .zero) } }
extension Named: Loadable {}
protocol Bare: UIView {}
extension Bare { static var bare: Self { self.init(frame: .zero) } }
extension Other: Bare {}
extension UIView { class func fresh() -> Self { self.init(frame: .zero) } }
extension Size { static var none: Self { Self() } }
struct Size { var width = 0 }
protocol Made { init() }
struct Value: Made { init() {} }
func own<M: Made>(_ type: M.Type) -> M { type.init() }
struct Item { var type: Screen.Type }
protocol Plain { init() }
extension Plain { init(_ configure: (Self) -> Void) { self.init(); configure(self) } }
extension UIView: Plain {}
func plain<P: Plain>(_ type: P.Type) -> P { type.init() }
protocol Owned: AnyObject { init() }
extension Owned { init(building: (Self) -> Void) { self.init(); building(self) } }
extension UIEvent: Owned {}
class Pure: Owned { var number = 4; required init() { number += 1 } }
final class PureBelow: Pure { required init() { super.init(); number += 1 } }
func owned<O: Owned>(_ type: O.Type) -> O { type.init() }
@objc protocol Making { init() }
extension UIViewController: Making {}
enum Style { case view(viewClass: UIView.Type, Int), none }
@MainActor func shown(_ style: Style) -> Int { if case .view(let viewClass, _) = style { return viewClass.init(frame: .zero).tag }; return 0 }
@objcMembers class Entries: NSObject, RangeReplaceableCollection {
    var entries: [String] = []
    required override init() { super.init() }
    var startIndex: Int { 0 }
    var endIndex: Int { entries.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> String { entries[i] }
    func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == String { entries.replaceSubrange(range, with: new) }
    func removeFirst() -> String { "first " + entries.removeFirst() }
    func last(_ any: Bool) -> String! { entries.last }
}
typealias Kind = UIView
protocol Supplying { associatedtype Shown: Kind; associatedtype Root: UIViewController }
extension Supplying { @MainActor var supply: () -> Shown { Shown.init } ; @MainActor func root() -> Root { .init() } }
@MainActor struct Supplier: Supplying { typealias Shown = Named; typealias Root = Screen }
class Plain2<S: Supplying> { typealias Root = S.Root; @MainActor func root() -> Root { return .init() } }
@main struct Main {
    @MainActor static func main() {
        print(Holder<Named>().make().tag, Holder<Other>().make().tag, Holder<UILabel>().framed().tag, Provider<Named>.one.make().tag)
        print(make(Named.self).tag)
        print(Screened<Named>().first.tag, Screened<Named>().second.tag, Screened<Named>().third().tag)
        if let cls = NSClassFromString("App.Base") as? NSObject.Type { print((cls.init() as? Base)?.name ?? "no") }
        let views: [UIView.Type] = [UIView.self]
        let first: UIView.Type = Named.self
        print(first.init().tag, (NSClassFromString("App.Screen") as! UIViewController.Type).init().title ?? "", views.count, own(Value.self))
        print(Item(type: Screen.self).type.init().title ?? "")
        print(plain(Named.self).tag, Named({ $0.tag += 1 }).tag, UILabel({ $0.text = "made" }).text ?? "", (Screen.self as any Making.Type).init() is Screen)
        print(owned(Pure.self).number, PureBelow(building: { $0.number *= 2 }).number, type(of: owned(UIEvent.self)))
        print(shown(.view(viewClass: Named.self, 1)), shown(.none))
        print(Named.loaded().tag, Named.fresh().tag, UILabel.fresh().tag, Other.bare.tag, Size.none.width)
        print(Supplier().supply().tag, Supplier().root().title ?? "", Plain2<Supplier>().root().title ?? "")
        let entries = Entries()
        entries.entries = ["a", "b"]
        print(entries.perform(#selector(Entries.removeFirst as (Entries) -> () -> String))?.takeUnretainedValue() as? String ?? "no", entries.count)
    }
}

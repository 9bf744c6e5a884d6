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
@MainActor enum Provider<ViewType> where ViewType: UIView {
    case one
    func make() -> ViewType { ViewType.init(frame: .zero) }
}
@MainActor func make<T: UIView>(_ type: T.Type) -> T { type.init(frame: .zero) }
protocol Made { init() }
struct Value: Made { init() {} }
func own<M: Made>(_ type: M.Type) -> M { type.init() }
struct Item { var type: Screen.Type }
@main struct Main {
    @MainActor static func main() {
        print(Holder<Named>().make().tag, Holder<Other>().make().tag, Holder<UILabel>().framed().tag, Provider<Named>.one.make().tag)
        print(make(Named.self).tag)
        if let cls = NSClassFromString("App.Base") as? NSObject.Type { print((cls.init() as? Base)?.name ?? "no") }
        let views: [UIView.Type] = [UIView.self]
        let first: UIView.Type = Named.self
        print(first.init().tag, (NSClassFromString("App.Screen") as! UIViewController.Type).init().title ?? "", views.count, own(Value.self))
        print(Item(type: Screen.self).type.init().title ?? "")
    }
}

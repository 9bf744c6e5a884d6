import UIKit

extension VC {
    @objc func shared() { print("VC.shared") }
    @objc dynamic func styled() {
        print("VC.styled")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("VC.willAppear", animated)
    }
    override open var preferredStatusBarStyle: Int { return 7 }
    @available(*, unavailable, message: "has none") open override var title: String? {
        get { fatalError() }
        set { fatalError() }
    }
    override var canDoIt: Bool {
        get { super.canDoIt }
        set { print("canDoIt =", newValue) }
    }
}
@MainActor @objc protocol Rows { func rows(in section: Int) -> Int; @objc optional func title(of section: Int) -> String }
class RowsController: UIViewController {}
extension RowsController: Rows {
    func rows(in section: Int) -> Int { section }
    func title(of section: Int) -> String { "title \(section)" }
    func other() -> Int { 1 }
}
extension Bare {
    override func viewDidLoad() { super.viewDidLoad(); print("Bare.viewDidLoad") }
}
extension GenericVC {
    override func viewDidLoad() { super.viewDidLoad(); print("GenericVC.viewDidLoad", T.self) }
}
open class OpenVC: UIViewController {}
public extension OpenVC {
    override func viewDidLoad() { super.viewDidLoad(); print("OpenVC.viewDidLoad") }
}
class 화면: UIViewController {}
class Badge: UILabel { override init(frame: CGRect) { super.init(frame: frame); print("Badge.init(frame:)") }; required init?(coder: NSCoder) { super.init(coder: coder) } }
extension Badge {
    convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 80, height: 21))
        text = "80 wide"
    }
}
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
extension VC {
    override func mouseDown(with event: NSEvent) {}
}
#elseif os(iOS) || os(tvOS)
extension OpenVC {
    #if os(macOS)
    override func viewWillAppear(_ animated: NSEvent) {}
    #else
    override public func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    #endif
}
#endif
extension Named {
    override var debugDescription: String { MainActor.assumeIsolated { "<\(name)>" } }
    override func isEqual(_ object: Any?) -> Bool { object is Named }
    override var hash: Int { 7 }
}

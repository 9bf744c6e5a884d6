// The least of UIKit that the cases need, so that lowering is tested without building UIKit.
@_exported import Foundation
@_exported import ObjectiveC

@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() { super.init() }
    open func awakeFromNib() {}
    open func setValue(_ value: Any?, forUndefinedKey key: String) {}
    open func touchesBegan() {}
    open func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
}
extension UIResponder: KeyValueObserver {}

@preconcurrency @MainActor open class UIView: UIResponder {
    open var tag = 0
    public init(frame: CGRect) { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    public convenience override init() { self.init(frame: .zero) }
    @discardableResult open func endEditing(_ force: Bool) -> Bool { force }
    open func layoutSubviews() {}
}
@preconcurrency @MainActor open class UILabel: UIView { open var text: String? }
@preconcurrency @MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 64)
    }
    private var actions: [(AnyObject?, Selector)] = []
    open func addTarget(_ target: Any?, action: Selector, for event: Event) { actions.append((target as AnyObject?, action)) }
    open func fire() { for (target, action) in actions { _ = (target as! NSObject).perform(action, with: self, with: UIEvent()) } }
}
@preconcurrency @MainActor open class UIEvent: NSObject { public override init() { super.init() } }
@preconcurrency @MainActor open class UIButton: UIControl {}
@preconcurrency @MainActor open class UIViewController: UIResponder {
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open var preferredStatusBarStyle: Int { 0 }
    open var canDoIt: Bool { get { false } set {} }
    open var title: String?
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}
@preconcurrency @MainActor open class UINavigationController: UIViewController {}
@preconcurrency @MainActor public protocol UITableViewDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func scrollViewDidScroll(_ scrollView: UITableView)
}
extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        notImplemented(self, "tableView:heightForRowAtIndexPath:", [tableView, indexPath], fallback: -1)
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { notImplemented(self, "tableView:didSelectRowAtIndexPath:", [tableView, indexPath]) }
    public func scrollViewDidScroll(_ scrollView: UITableView) { notImplemented(self, #function, [scrollView]) }
}
@preconcurrency @MainActor open class UITableView: UIView {
    open weak var delegate: (any UITableViewDelegate)?
    open func height() -> CGFloat? { delegate.flatMap { delegate in ifImplemented { delegate.tableView(self, heightForRowAt: IndexPath(index: 0)) } } }
}
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {}
@preconcurrency @MainActor open class UIWindow: UIView { open var rootViewController: UIViewController? }
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()
    open weak var delegate: (any UIApplicationDelegate)?
}
@preconcurrency @MainActor public protocol UIApplicationDelegate: _WindowOwner {}
extension UIApplicationDelegate {
    public var window: UIWindow?? { .some((self as any _WindowOwner).window) }
}
@preconcurrency @MainActor public protocol _WindowOwner: NSObjectProtocol {
    @_disfavoredOverload var window: UIWindow? { get set }
}
extension _WindowOwner {
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set {}
    }
}
extension UIApplicationDelegate {
    @MainActor public static func main() {
        let delegate = objcInstantiate(self)!
        _ = delegate.perform(Selector("launched"))
    }
}
open class CALayer: NSObject {
    private var values: [String: Any] = [:]
    public private(set) var displayed = 0
    public override init() { super.init() }
    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) {
        values[key] = value
        if type(of: self).needsDisplay(forKey: key) { displayed += 1 }
    }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultValue(forKey key: String) -> Any? { nil }
}
extension UIView {
    /// `init()` runs `init(frame:)` with the zero rectangle, the only one that the cases use.
    public static func _init(frame: CGRect) -> Self { _init() }
}

public protocol _AccessibleObject: NSObjectProtocol {}
extension NSObject: _AccessibleObject {}
@MainActor private var kept: [ObjectIdentifier: [String: Any]] = [:]
@MainActor extension _AccessibleObject {
    private func read<Value>(_ key: String, else own: @autoclosure () -> Value) -> Value { _ObjC.isOverridden(self, key) ? _ObjC.sendOverride(self, key, [], as: Value.self) : own() }
    private func write<Value>(_ key: String, _ value: Value, else own: () -> Void) {
        let setter = "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
        if _ObjC.isOverridden(self, setter) { _ObjC.sendOverride(self, setter, [value], as: Void.self) } else { own() }
    }
    public var accessibilityLabel: String? {
        get { read("accessibilityLabel", else: __extension_NSObject__accessibilityLabel) }
        set { write("accessibilityLabel", newValue) { __extension_NSObject__accessibilityLabel = newValue } }
    }
    public var accessibilityHint: String? {
        get { read("accessibilityHint", else: __extension_NSObject__accessibilityHint) }
        set { write("accessibilityHint", newValue) { __extension_NSObject__accessibilityHint = newValue } }
    }
    public var isAccessibilityElement: Bool {
        get { read("isAccessibilityElement", else: __extension_NSObject__isAccessibilityElement) }
        set { write("isAccessibilityElement", newValue) { __extension_NSObject__isAccessibilityElement = newValue } }
    }
    public var shouldGroupAccessibilityChildren: Bool {
        get { read("shouldGroupAccessibilityChildren", else: __extension_NSObject__shouldGroupAccessibilityChildren) }
        set { write("shouldGroupAccessibilityChildren", newValue) { __extension_NSObject__shouldGroupAccessibilityChildren = newValue } }
    }
    public var __extension_NSObject__shouldGroupAccessibilityChildren: Bool {
        get { kept[ObjectIdentifier(self)]?["groups"] != nil }
        set { kept[ObjectIdentifier(self), default: [:]]["groups"] = newValue ? true : nil }
    }
    public var __extension_NSObject__accessibilityLabel: String? {
        get { kept[ObjectIdentifier(self)]?["label"] as? String }
        set { kept[ObjectIdentifier(self), default: [:]]["label"] = newValue }
    }
    public var __extension_NSObject__accessibilityHint: String? {
        get { kept[ObjectIdentifier(self)]?["hint"] as? String }
        set { kept[ObjectIdentifier(self), default: [:]]["hint"] = newValue }
    }
    public var __extension_NSObject__isAccessibilityElement: Bool {
        get { kept[ObjectIdentifier(self)]?["element"] != nil }
        set { kept[ObjectIdentifier(self), default: [:]]["element"] = newValue ? true : nil }
    }
}

import UIKit

@objc public protocol FeedDelegate: AnyObject {
    @objc optional func feedDidLoad(_ feed: Feed)
    @objc optional func feed(_ feed: Feed, titleFor index: Int) -> String?
    @objc(feedWillClose:) optional func willClose(feed: Feed)
    @objc optional var isQuiet: Bool { get }
    func required()
}
public typealias Face = UIView
public protocol Styled: Face { init(style: Int) }
public class Feed: NSObject {
    @objc public weak var delegate: FeedDelegate?
    public func load() {
        delegate?.required()
        delegate?.feedDidLoad?(self)
        print(delegate?.feed?(self, titleFor: 1) ?? "no title", delegate?.isQuiet ?? false)
        delegate?.willClose?(feed: self)
    }
}
extension UIView {
    @objc open func style() { print("UIView.style") }
    @objc open var tone: String { "plain" }
    @objc open var level: Int {
        get { 1 }
        set { print("UIView.level =", newValue) }
    }
    public func apply() {
        style()
        level = 5
        print(tone, level)
    }
}
open class Screen: UIViewController {
    public func show() { print(subtitle()) ; print(badge) }
}
extension Screen {
    @objc open func subtitle() -> String { "Screen" }
    @objc open var badge: Int { 0 }
}
open class BaseCell: UIView { open override func style() { super.style(); print("BaseCell.style") } }

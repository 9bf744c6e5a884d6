// A phone for layout tests: an iPhone 16's window (393×852, safe area 59 and 34) with a controller's view.

import Testing

@testable import UIKit

/// A view with a content size of its own.
final class Box: UIView {
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: CGSize { content }

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        content = CGSize(width: width, height: height)
    }
}

@MainActor struct Phone {
    let window: UIWindow
    let controller: UIViewController

    var view: UIView { controller.view }

    init() {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
    }

    /// Adds a view that constraints position.
    @discardableResult func add<V: UIView>(_ subview: V, to superview: UIView? = nil) -> V {
        subview.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? view).addSubview(subview)
        return subview
    }

    func layout() { window.layoutIfNeeded() }
}

/// Collects the console while a test runs.
@MainActor func console(_ body: () -> Void) -> [String] {
    let host = DetachedHost()
    let before = Host.current
    Host.use(host)
    defer { Host.use(before) }
    body()
    return host.console
}

/// Replaces addresses, which differ from run to run, by `0x…`.
func masked(_ text: String) -> String { text.replacing(/0x[0-9a-f]+/, with: "0x…") }

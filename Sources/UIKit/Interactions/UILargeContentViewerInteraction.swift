// UILargeContentViewerInteraction: at the accessibility text sizes a long press shows the item below the finger large in the middle of
// the screen, for bars that do not grow. LargeContentView shows it.
import CoreGraphics
import Foundation

/// Shows an item of its view large while a finger rests on it, at the accessibility text sizes.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// Posted when `isEnabled` has changed.
    public static let enabledStatusDidChangeNotification = Notification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
    /// Whether the text size is one of the accessibility sizes.
    open class var isEnabled: Bool { UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    /// The delegate, called for items and told of the end. Not retained.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The view that has it.
    open private(set) weak var view: UIView?
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)
    private var item: (any UILargeContentViewerItem)?
    private var shown: LargeContentView?

    /// Creates an interaction. Without a delegate the items are the views below that show themselves large.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
        press.onStateChange = { [weak self] in self?.pressed($0) }
    }

    /// The press, for relations to the app's own recognizers.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    open func willMove(to view: UIView?) { if view == nil { self.view?.removeGestureRecognizer(press) } }
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    private func pressed(_ press: UIGestureRecognizer) {
        guard let view, Self.isEnabled else { return }
        let point = press.location(in: view)
        switch press.state {
        case .began, .changed: show(find(at: point, in: view), over: view)
        case .ended, .cancelled:
            let last = item
            show(nil, over: view)
            if press.state == .ended, let delegate { ifImplemented { delegate.largeContentViewerInteraction(self, didEndOn: last, at: point) } }
        default: break
        }
    }

    private func find(at point: CGPoint, in view: UIView) -> (any UILargeContentViewerItem)? {
        if let delegate, let answer = ifImplemented({ delegate.largeContentViewerInteraction(self, itemAt: point) }) { return answer }
        var next = view.hitTest(point, with: nil)
        while let candidate = next {
            if candidate.showsLargeContentViewer { return candidate }
            next = candidate === view ? nil : candidate.superview
        }
        return nil
    }

    private func show(_ new: (any UILargeContentViewerItem)?, over view: UIView) {
        guard new !== item else { return }
        item = new
        shown?.removeFromSuperview()
        shown = nil
        guard let new, let window = view.window else { return }
        let large = LargeContentView(new)
        let size = large.intrinsicContentSize
        large.frame = CGRect(x: (window.bounds.width - size.width) / 2, y: (window.bounds.height - size.height) / 2, width: size.width, height: size.height)
        window.addSubview(large)
        shown = large
    }
}

/// An item that can be shown large: a view that says so, or another object that a delegate gives.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the item is shown large.
    var showsLargeContentViewer: Bool { get }
    /// The words.
    var largeContentTitle: String? { get }
    /// The picture.
    var largeContentImage: UIImage? { get }
    /// Whether the picture grows with the text.
    var scalesLargeContentImage: Bool { get }
    /// The points around the picture.
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// Supplies items and is told of the end. All methods are optional.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// The item at a place; nil for none. Optional: the view there.
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (any UILargeContentViewerItem)?
    /// The finger was lifted over an item, or over none.
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
}

extension UILargeContentViewerInteractionDelegate {
    /// Default for a type that does not implement this member.
    public func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (any UILargeContentViewerItem)? {
        notImplemented(self, "largeContentViewerInteraction:itemAtPoint:", [interaction, point], fallback: nil)
    }
    /// Default for a type that does not implement this member.
    public func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint) {
        notImplemented(self, "largeContentViewerInteraction:didEndOnItem:atPoint:", [interaction, item as Any, point], fallback: ())
    }
}

extension UIView: UILargeContentViewerItem {
    var largeContent: LargeContent { part(LargeContent.init) }
}

/// What a view says of its large form.
final class LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var insets = UIEdgeInsets.zero
}

/// A picture above words on a material in the middle of the screen.
final class LargeContentView: UIView {
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let picture = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let insets: UIEdgeInsets

    init(_ item: any UILargeContentViewerItem) {
        insets = item.largeContentImageInsets
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = 20
        clipsToBounds = true
        picture.image = item.largeContentImage
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .label
        label.text = item.largeContentTitle
        label.font = .preferredFont(forTextStyle: .body)
        label.textAlignment = .center
        label.numberOfLines = 0
        for part in [material, picture, label] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    private var imageHeight: CGFloat { picture.image == nil ? 0 : 120 }
    override var intrinsicContentSize: CGSize {
        CGSize(width: 280, height: imageHeight + label.sizeThatFits(CGSize(width: 248, height: CGFloat.greatestFiniteMagnitude)).height + 40)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        picture.frame = CGRect(x: 16, y: 16, width: bounds.width - 32, height: imageHeight).inset(by: insets)
        label.frame = CGRect(x: 16, y: 20 + imageHeight, width: bounds.width - 32, height: max(0, bounds.height - imageHeight - 36))
    }
}

// UIBarItem: what bar button items and tab bar items share.
// Owns title, image and text attributes; tells its listener (the bar that shows it) about changes.

@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    open var landscapeImagePhone: UIImage?
    open var largeContentSizeImage: UIImage?
    open var imageInsets: UIEdgeInsets = .zero { didSet { changed() } }
    open var isEnabled: Bool = true { didSet { changed() } }
    open var tag: Int = 0
    public var accessibilityLabel: String?
    public var accessibilityIdentifier: String?

    /// Called after anything visible changed.
    var onChange: (() -> Void)?
    private var textAttributes = StateTable<[NSAttributedString.Key: Any]>()

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        decodeBarItem(from: coder)
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[exact: state] = attributes
        changed()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes.value(for: state)
    }

    func changed() { onChange?() }
}

public enum UIBarStyle: Int, Sendable {
    case `default`, black
    public static var blackOpaque: UIBarStyle { .black }
}

public enum UIBarMetrics: Int, Sendable {
    case `default`, compact, defaultPrompt = 101, compactPrompt
}

public enum UIBarPosition: Int, Sendable {
    case any, bottom, top, topAttached
}

@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        notImplemented(self, "positionForBar:", [bar], fallback: .any)
    }
}

// UIBarItem: what bar button items and tab bar items share.
// Owns title, image and text attributes; tells its listener (the bar that shows it) about changes.
import ObjectiveC

/// What bar button items and tab bar items share. Its bar draws anew when a property changes.
@preconcurrency @MainActor
open class UIBarItem: NSObject, PartOwner {
    /// Shown where there is no image; a tab shows both.
    open var title: String? { didSet { changed(); notifyValueChange(self, "title", old: oldValue, new: title) } }
    /// As a template: it takes the bar's tint.
    open var image: UIImage? { didSet { changed(); notifyValueChange(self, "image", old: oldValue, new: image) } }
    /// For phones on their side; nil takes `image` there too.
    open var landscapeImagePhone: UIImage? { didSet { changed() } }
    /// For the large content viewer. Kept; there is none here.
    open var largeContentSizeImage: UIImage?
    /// Points by which the image's frame shrinks on each side.
    open var imageInsets: UIEdgeInsets = .zero { didSet { changed() } }
    /// A disabled item is grey and ignores taps.
    open var isEnabled: Bool = true { didSet { changed(); notifyValueChange(self, "isEnabled", old: oldValue, new: isEnabled) } }
    /// A number for the app, 0 at first; UIKit does not use it.
    open var tag: Int = 0
    /// What VoiceOver says instead of the title, and what scripts find the button by.
    open var accessibilityLabel: String?
    /// A name for tests and scripts; never shown.
    open var accessibilityIdentifier: String?
    /// What VoiceOver says of what the item does.
    open var accessibilityHint: String?
    /// What VoiceOver says that the item stands at.
    open var accessibilityValue: String?
    /// What kind of element it is; a button at first.
    open var accessibilityTraits: UIAccessibilityTraits = .button

    /// Called after anything visible changed.
    var onChange: (() -> Void)?
    /// What other files keep beside the item.
    final var parts = Parts()
    private(set) var textAttributes = StateTable<[NSAttributedString.Key: Any]>()

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        decodeBarItem(from: coder)
    }

    /// nil takes the state's away. They lie over those of a navigation bar's appearance.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[exact: state] = attributes
        changed()
    }

    /// The value set for the state, else for a part of the state, else for `normal`.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes.value(for: state)
    }

    func changed() { onChange?() }

    /// The image for a place with these traits.
    func picture(for traits: UITraitCollection) -> UIImage? {
        traits.verticalSizeClass == .compact ? landscapeImagePhone ?? image : image
    }
}

/// How bars are coloured when no appearance says so.
public enum UIBarStyle: Int, Sendable {
    /// `black` is a black bar with white titles.
    case `default`, black
    /// The old name of `black`.
    public static var blackOpaque: UIBarStyle { .black }
    /// Black and translucent: bars are translucent by `isTranslucent` since iOS 7.
    public static var blackTranslucent: UIBarStyle { .black }
}

/// The heights of a bar that a setting is for; bars here use `default` alone.
public enum UIBarMetrics: Int, Sendable {
    /// The prompt cases are for a bar with a line above the title.
    case `default`, compact, defaultPrompt = 101, compactPrompt
}

/// Where on the screen a bar lies, which decides how far its background reaches.
public enum UIBarPosition: Int, Sendable {
    /// `top` keeps the background in the bar's frame; `topAttached` and `any` let it reach up behind the status bar.
    case any, bottom, top, topAttached
}

/// A bar that knows where it lies.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// What the bar's delegate answers; `any` without one.
    var barPosition: UIBarPosition { get }
}

/// Tells a bar where it lies.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Asked by `barPosition`, which a navigation bar reads at each layout. Optional: `any`.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Default for a type that does not implement this member: returns `.any`.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        notImplemented(self, "positionForBar:", [bar], fallback: .any)
    }
}

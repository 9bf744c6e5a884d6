// UIBarItem: the members that bar button items and tab bar items share.
// Owns title, image and text attributes; tells its listener (the bar that shows it) about changes.
import ObjectiveC

/// The common superclass of bar button items and tab bar items. Its bar draws again when a property changes.
@preconcurrency @MainActor
open class UIBarItem: NSObject, PartOwner {
    /// Shown where there is no image; a tab shows both.
    open var title: String? { didSet { changed(); notifyValueChange(self, "title", old: oldValue, new: title) } }
    /// The image, drawn as a template in the bar's tint.
    open var image: UIImage? { didSet { changed(); notifyValueChange(self, "image", old: oldValue, new: image) } }
    /// The image for phones on their side; nil takes `image` there too.
    open var landscapeImagePhone: UIImage? { didSet { changed() } }
    /// The image for the large content viewer. Kept; there is none here.
    open var largeContentSizeImage: UIImage?
    /// The points by which the image's frame shrinks on each side.
    open var imageInsets: UIEdgeInsets = .zero { didSet { changed() } }
    /// The points by which the frame of `landscapeImagePhone` shrinks on each side.
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero { didSet { changed() } }
    /// A disabled item is grey and ignores taps.
    open var isEnabled: Bool = true { didSet { changed(); notifyValueChange(self, "isEnabled", old: oldValue, new: isEnabled) } }
    /// A number for the app, 0 by default; UIKit does not use it.
    open var tag: Int = 0
    /// The text that VoiceOver speaks instead of the title, and by which scripts find the button.
    open var accessibilityLabel: String?
    /// A name for tests and scripts; never shown.
    open var accessibilityIdentifier: String?
    /// VoiceOver's description of the item's effect.
    open var accessibilityHint: String?
    /// VoiceOver's description of the item's value.
    open var accessibilityValue: String?
    /// The traits of the element; a button by default.
    open var accessibilityTraits: UIAccessibilityTraits = .button

    /// Called after anything visible changed.
    var onChange: (() -> Void)?
    /// The state that other files store with the item.
    final var parts = Parts()
    private(set) var textAttributes = StateTable<[NSAttributedString.Key: Any]>()

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        decodeBarItem(from: coder)
    }

    /// Sets the title's attributes in a state, which override those of a navigation bar's appearance; nil removes the state's.
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

    /// The insets of that image.
    func pictureInsets(for traits: UITraitCollection) -> UIEdgeInsets {
        traits.verticalSizeClass == .compact && landscapeImagePhone != nil ? landscapeImagePhoneInsets : imageInsets
    }
}

/// The colours of a bar without an appearance.
public enum UIBarStyle: Int, Sendable {
    /// `black` is a black bar with white titles.
    case `default`, black
    /// The old name of `black`.
    public static var blackOpaque: UIBarStyle { .black }
    /// Black and translucent: bars are translucent by `isTranslucent` since iOS 7.
    public static var blackTranslucent: UIBarStyle { .black }
}

/// The bar heights for which a value is set; bars here use `default` only.
public enum UIBarMetrics: Int, Sendable {
    /// The prompt cases are for a bar with a line above the title.
    case `default`, compact, defaultPrompt = 101, compactPrompt
}

/// The position of a bar on the screen, which decides how far its background reaches.
public enum UIBarPosition: Int, Sendable {
    /// `top` keeps the background in the bar's frame; `topAttached` and `any` let it reach up behind the status bar.
    case any, bottom, top, topAttached
}

/// A bar that knows its position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The position that the bar's delegate returns; `any` without one.
    var barPosition: UIBarPosition { get }
}

/// Gives a bar its position.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// The position of the bar, which a navigation bar reads at each layout. Optional: `any`.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Default for a type that does not implement this member: returns `.any`.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        notImplemented(self, "positionForBar:", [bar], fallback: .any)
    }
}

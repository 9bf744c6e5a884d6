// UIBarAppearance and its kinds: how bars look, as objects that apps copy and adjust.
// Read by UINavigationBar, UIToolbar and UITabBar.

/// Colours and images of a bar's background. A bar repaints when a value of its standard appearance changes.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    enum Background { case standard, opaque, transparent }
    var background: Background = .standard

    /// Above it nothing but `backgroundImage`; nil takes the colour of the configured kind.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// Drawn over the background's colour; nil, the default, draws none.
    open var backgroundImage: UIImage? { didSet { changed() } }
    /// Kept; bars stretch their image in any case.
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
    /// The hairline at the bar's edge; nil hides it.
    open var shadowColor: UIColor? = .separator { didSet { changed() } }
    /// Kept and copied; the hairline is always a colour here.
    open var shadowImage: UIImage? { didSet { changed() } }

    var onChange: (() -> Void)?

    public override init() {
        super.init()
    }

    /// Copies background and hairline of any kind of bar; the subclasses copy their own parts from their own kind only.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        background = barAppearance.background
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }

    /// Back to the look of a new object: the system's background and a hairline. Drops colour and image.
    open func configureWithDefaultBackground() { configure(.standard, color: nil, shadow: .separator) }
    /// `systemBackground` and a hairline. Drops the image.
    open func configureWithOpaqueBackground() { configure(.opaque, color: .systemBackground, shadow: .separator) }
    /// No background and no hairline: content shines through.
    open func configureWithTransparentBackground() { configure(.transparent, color: nil, shadow: nil) }

    private func configure(_ background: Background, color: UIColor?, shadow: UIColor?) {
        self.background = background
        backgroundColor = color
        backgroundImage = nil
        shadowColor = shadow
        changed()
    }

    func changed() { onChange?() }

    /// The colour behind the bar's content; nil shows what lies beneath.
    var effectiveBackgroundColor: UIColor? {
        if let backgroundColor { return backgroundColor }
        switch background {
        case .transparent: return nil
        // The device blurs what lies below into nearly the background's own colour.
        case .opaque, .standard: return .systemBackground
        }
    }
}

/// Text and background of bar buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// Replaces the bar's own font and colour where it has them; empty changes nothing.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Points that the title is moved; kept, the title stays where it is.
    open var titlePositionAdjustment: UIOffset = .zero
    /// Behind the button. Kept, not drawn.
    open var backgroundImage: UIImage?
}

/// The look of bar buttons, state by state; bars read `normal` only.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The one state that bars draw by.
    open private(set) lazy var normal = UIBarButtonItemStateAppearance()
    /// For a button under the finger. Kept; bars draw by `normal`.
    open private(set) lazy var highlighted = UIBarButtonItemStateAppearance()
    /// For a button that cannot be tapped. Kept; bars draw by `normal`.
    open private(set) lazy var disabled = UIBarButtonItemStateAppearance()
    /// For the focus of a keyboard or remote control. Kept; bars draw by `normal`.
    open private(set) lazy var focused = UIBarButtonItemStateAppearance()

    /// The style makes no difference: every state begins without attributes.
    public init(style: UIBarButtonItem.Style) {
        super.init()
    }

    public convenience override init() {
        self.init(style: .plain)
    }
}

/// The look of a navigation bar: background, titles and buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// Over 17 points semibold, which stay where a key is missing.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// Over 34 points bold, which stay where a key is missing.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// Points that the standard title is moved to the right and down.
    open var titlePositionAdjustment: UIOffset = .zero { didSet { changed() } }
    /// Of buttons whose style is not `done`, and of those too while `doneButtonAppearance` is empty.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { changed() } }
    /// Of buttons of style `done`, as soon as it has attributes.
    open var doneButtonAppearance = UIBarButtonItemAppearance() { didSet { changed() } }
    /// The words of the back button; without a font they keep 17 points.
    open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { changed() } }
    /// Set with `setBackIndicatorImage(_:transitionMaskImage:)`. Kept; the chevron is always the system's.
    open private(set) var backIndicatorImage: UIImage?

    public override init() {
        super.init()
    }

    /// This one without background and hairline, for a bar at the scroll edge; made once for as long as nothing changes.
    var withoutBackground: UINavigationBarAppearance {
        if let clearCopy { return clearCopy }
        let copy = UINavigationBarAppearance(barAppearance: self)
        copy.configureWithTransparentBackground()
        clearCopy = copy
        return copy
    }
    private var clearCopy: UINavigationBarAppearance?

    override func changed() {
        clearCopy = nil
        super.changed()
    }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        backIndicatorImage = other.backIndicatorImage
    }

    /// Remembers the image; the mask is dropped, and the chevron stays the system's.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        changed()
    }
}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// Of the toolbar's buttons. Kept; toolbars read the background only.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { changed() } }
    /// Of buttons of style `done`. Kept; toolbars read the background only.
    open var doneButtonAppearance = UIBarButtonItemAppearance() { didSet { changed() } }
}

/// A tab's colours and text in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// For the title. Kept; the title takes the icon's colour and 10 points.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Colours icon and title; nil takes the bar's tint, or `unselectedItemTintColor`.
    open var iconColor: UIColor?
    /// Behind the badge. Kept; a badge takes its item's `badgeColor`.
    open var badgeBackgroundColor: UIColor?
}

/// The look of tabs, state by state; tab bars read `normal` and `selected`.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// For all tabs but the selected one.
    open private(set) lazy var normal = UITabBarItemStateAppearance()
    /// For the tab whose item is `selectedItem`.
    open private(set) lazy var selected = UITabBarItemStateAppearance()
    /// Kept; a disabled tab looks like any other.
    open private(set) lazy var disabled = UITabBarItemStateAppearance()
    /// Kept; nothing moves the focus to a tab.
    open private(set) lazy var focused = UITabBarItemStateAppearance()
}

/// The look of a tab bar: background and tabs.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// For tabs with the icon above the title, the one way they are laid out here.
    open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
    /// For icon and title side by side. Kept; tabs are always stacked.
    open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
    /// For the low bar of a phone on its side. Kept; tabs are always stacked.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
    /// For a shape behind the selected tab. Kept; there is none here.
    open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
}

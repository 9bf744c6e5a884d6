// UIBarAppearance and its kinds: how bars look, as objects that apps copy and adjust.
// Read by UINavigationBar, UIToolbar and UITabBar.

@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    enum Background { case standard, opaque, transparent }
    var background: Background = .standard

    open var backgroundColor: UIColor? { didSet { changed() } }
    open var backgroundImage: UIImage? { didSet { changed() } }
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
    open var shadowColor: UIColor? = .separator { didSet { changed() } }
    open var shadowImage: UIImage? { didSet { changed() } }

    var onChange: (() -> Void)?

    public override init() {
        super.init()
    }

    public init(barAppearance: UIBarAppearance) {
        super.init()
        background = barAppearance.background
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }

    open func configureWithDefaultBackground() { configure(.standard, color: nil, shadow: .separator) }
    open func configureWithOpaqueBackground() { configure(.opaque, color: .systemBackground, shadow: .separator) }
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

@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment: UIOffset = .zero
    open var backgroundImage: UIImage?
}

@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    open private(set) var normal = UIBarButtonItemStateAppearance()
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    open private(set) var focused = UIBarButtonItemStateAppearance()

    public init(style: UIBarButtonItem.Style) {
        super.init()
    }

    public convenience override init() {
        self.init(style: .plain)
    }
}

@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var titlePositionAdjustment: UIOffset = .zero { didSet { changed() } }
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { changed() } }
    open var doneButtonAppearance = UIBarButtonItemAppearance() { didSet { changed() } }
    open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { changed() } }
    open private(set) var backIndicatorImage: UIImage?

    public override init() {
        super.init()
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

    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        changed()
    }
}

@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { changed() } }
    open var doneButtonAppearance = UIBarButtonItemAppearance() { didSet { changed() } }
}

@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
}

@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    open private(set) var normal = UITabBarItemStateAppearance()
    open private(set) var selected = UITabBarItemStateAppearance()
    open private(set) var disabled = UITabBarItemStateAppearance()
    open private(set) var focused = UITabBarItemStateAppearance()
}

@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
    open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
    open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
    open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
}

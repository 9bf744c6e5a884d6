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

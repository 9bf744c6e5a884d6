// UIBarAppearance and its kinds: the looks of bars, as objects that apps copy and adjust.
// Read by UINavigationBar, UIToolbar and UITabBar, which keep copies of the objects that an app sets.

/// Colours, effect and images of a bar's background. A bar takes a copy, and repaints when its own copy changes.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
    /// The blur behind the bar. The system's chrome material by default, nil for none.
    open var backgroundEffect: UIBlurEffect? = UIBarAppearance.systemEffect { didSet { changed() } }
    /// Drawn over the effect.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// Drawn over the background's colour; nil, the default, draws none.
    open var backgroundImage: UIImage? { didSet { changed() } }
    /// The way in which the image fills the bar.
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill { didSet { changed() } }
    /// The hairline at the bar's edge, or the colour of a template `shadowImage`; nil or clear hides it.
    open var shadowColor: UIColor? = .separator { didSet { changed() } }
    /// An image in place of the hairline at the bar's edge, in its own height.
    open var shadowImage: UIImage? { didSet { changed() } }
    /// The idiom that the defaults are for.
    open private(set) var idiom: UIUserInterfaceIdiom

    /// The effect of a new appearance and of `configureWithDefaultBackground()`.
    private static let systemEffect = UIBlurEffect(style: .systemChromeMaterial)
    var onChange: (() -> Void)?

    public override convenience init() {
        self.init(idiom: UIDevice.current.userInterfaceIdiom)
    }

    /// The system's background and a hairline; one look for all idioms here.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }

    /// Copies background and hairline of any kind of bar; the subclasses copy their own parts from their own kind only.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }

    /// An appearance of the same kind with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { assumingMainActor { type(of: self).init(barAppearance: self) } }

    /// Back to the look of a new object: the system's background and a hairline. Drops colour and image.
    open func configureWithDefaultBackground() { configure(Self.systemEffect, color: nil, shadow: .separator) }
    /// `systemBackground` and a hairline. Drops the image.
    open func configureWithOpaqueBackground() { configure(nil, color: .systemBackground, shadow: .separator) }
    /// Removes background and hairline: the content shines through.
    open func configureWithTransparentBackground() { configure(nil, color: nil, shadow: nil) }

    private func configure(_ effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
        backgroundEffect = effect
        backgroundColor = color
        backgroundImage = nil
        shadowColor = shadow
        shadowImage = nil
    }

    func changed() {
        clearCopy = nil
        onChange?()
    }

    private var clearCopy: UIBarAppearance?
    /// Made once for as long as nothing changes.
    fileprivate var clear: UIBarAppearance {
        if let clearCopy { return clearCopy }
        let copy = type(of: self).init(barAppearance: self)
        copy.configureWithTransparentBackground()
        clearCopy = copy
        return copy
    }

    /// Whether the background is the one of a bar on which no colours were set.
    var hasSystemBackground: Bool { backgroundEffect === Self.systemEffect && backgroundColor == nil }

    /// An effect that an app chose. The system's own is drawn as a colour.
    var chosenEffect: UIBlurEffect? { backgroundEffect === Self.systemEffect ? nil : backgroundEffect }

    /// The colour behind the bar's content; nil shows the content beneath.
    var effectiveBackgroundColor: UIColor? {
        // The device blurs the content below into nearly the background's own colour.
        backgroundColor ?? (backgroundEffect === Self.systemEffect ? .systemBackground : nil)
    }
}

extension NSCopying where Self: UIBarAppearance {
    /// This one without background and hairline, for a bar at the scroll edge.
    @MainActor var withoutBackground: Self { clear as? Self ?? self }
}

extension NSCopying where Self: NSObject {
    /// A copy of the same type.
    var duplicate: Self { copy() as? Self ?? self }
}

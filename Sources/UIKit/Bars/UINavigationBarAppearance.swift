// The look of a navigation bar: background, titles and buttons. UIBarAppearance.swift has what it goes with.

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

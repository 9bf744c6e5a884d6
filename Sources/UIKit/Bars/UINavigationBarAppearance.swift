// The look of a navigation bar: background, titles and buttons. UIBarAppearance.swift has the related types.

/// The look of a navigation bar: background, titles and buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// Over 17 points semibold, which stay where a key is missing.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// Over 34 points bold, which stay where a key is missing.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// The points that the standard title is moved to the right and down.
    open var titlePositionAdjustment: UIOffset = .zero { didSet { changed() } }
    /// The look of buttons whose style is not `done`, and of those too while `doneButtonAppearance` is empty.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { adopt(buttonAppearance, insteadOf: oldValue) } }
    /// The look of buttons of style `done`, if any value in it is set.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { adopt(doneButtonAppearance, insteadOf: oldValue) } }
    /// The words of the back button; without a font they keep 17 points.
    open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { adopt(backButtonAppearance, insteadOf: oldValue) } }
    /// Over 13 points regular in the secondary colour, below the title.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// Over 15 points regular in the secondary colour, below the large title.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// An image in place of the chevron, in the tint's colour. Set with `setBackIndicatorImage(_:transitionMaskImage:)`.
    open private(set) var backIndicatorImage: UIImage?
    /// A device clips the words that slide below the indicator with this image. Set with `setBackIndicatorImage(_:transitionMaskImage:)`;
    /// here the words fade and nothing is clipped.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// The system's look.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        observeButtons()
    }

    private func observeButtons() {
        for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] { adopt(buttons, insteadOf: nil) }
    }

    /// Copies the values of a navigation bar's appearance, and the background of any other bar's.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        defer { observeButtons() }
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        subtitleTextAttributes = other.subtitleTextAttributes
        largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
        buttonAppearance = other.buttonAppearance.duplicate
        doneButtonAppearance = other.doneButtonAppearance.duplicate
        backButtonAppearance = other.backButtonAppearance.duplicate
        backIndicatorImage = other.backIndicatorImage
        backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    }

    /// Sets both images. As on a device, the chevron stays if one of them is nil.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        let isWhole = backIndicatorImage != nil && transitionMaskImage != nil
        self.backIndicatorImage = isWhole ? backIndicatorImage : nil
        backIndicatorTransitionMaskImage = isWhole ? transitionMaskImage : nil
        changed()
    }
}

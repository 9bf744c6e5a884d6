// Text and background of bar buttons in one state. UIBarAppearance.swift has the related types.

/// Text and background of bar buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// Attributes of the title; they replace the bar's own font and colour. Empty changes nothing.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// The points that the title is moved to the right and down.
    open var titlePositionAdjustment: UIOffset = .zero { didSet { onChange?() } }
    /// An image that is stretched behind the button.
    open var backgroundImage: UIImage? { didSet { onChange?() } }
    /// The points that the background is moved to the right and down.
    open var backgroundImagePositionAdjustment: UIOffset = .zero { didSet { onChange?() } }

    var onChange: (() -> Void)?

    func take(from other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }

    var isEmpty: Bool { titleTextAttributes.isEmpty && titlePositionAdjustment == .zero && backgroundImage == nil }
}

// UIInputView: the ground of an app's own keyboard or of the bar above one.
import CoreGraphics

/// The ground of an input view: an app's own keyboard, or the bar above one.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// How it looks.
    public enum Style: Int, Sendable {
        /// A view without a look of its own, and the keyboard's ground.
        case `default` = 0, keyboard
    }
    /// Fixed at creation.
    open private(set) var inputViewStyle: Style
    /// Takes its height from constraints, not from its frame. Default false.
    open var allowsSelfSizing = false { didSet { if allowsSelfSizing != oldValue { invalidateIntrinsicContentSize() } } }

    /// - Parameter frame: the height counts; the keyboard gives the width.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = KeyboardView.ground }
    }
    /// Without a look of its own.
    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

// UIInputView: the background of an app's own keyboard or of the bar above a keyboard.
import CoreGraphics

/// The ground of an input view: an app's own keyboard, or the bar above one.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The look of an input view.
    public enum Style: Int, Sendable {
        /// `default` has no look of its own; `keyboard` has the keyboard's background.
        case `default` = 0, keyboard
    }
    /// Fixed at creation.
    open private(set) var inputViewStyle: Style
    /// Whether its height comes from constraints, not from its frame. Default false.
    open var allowsSelfSizing = false { didSet { if allowsSelfSizing != oldValue { invalidateIntrinsicContentSize() } } }

    /// The colour behind the keys of a keyboard.
    static var ground: UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1) }
    }

    /// - Parameter frame: only its height applies; the keyboard sets the width.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = UIInputView.ground }
    }
    /// Creates an input view without a look of its own.
    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

// ASAuthorizationAppleIDButton: the system's button "Sign in with Apple", a control that sends its actions as any other.
import UIKit

/// The button that begins a sign-in with an Apple account.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
    /// The title of the button.
    public enum ButtonType: Int, Sendable {
        /// "Sign in", "Continue" or "Sign up with Apple".
        case signIn = 0, `continue`, signUp
        /// The one that new buttons have.
        public static var `default`: ButtonType { .signIn }
    }
    /// The button's colours.
    public enum Style: Int, Sendable {
        /// White, white with a line around it, or black.
        case white = 0, whiteOutline, black
    }
    private let label = UILabel()
    private let logo = UIImageView()
    private let type: ButtonType, style: Style

    /// The radius of the corners in points.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    /// A button.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        (self.type, self.style) = (type, style)
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        prepare()
    }
    /// A button.
    public convenience init(type: ButtonType, style: Style) { self.init(authorizationButtonType: type, authorizationButtonStyle: style) }
    /// A black button to sign in.
    public override convenience init(frame: CGRect) {
        self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black)
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        (type, style) = (.signIn, .black)
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        let ink: UIColor = style == .black ? .white : .black
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = cornerRadius
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        layer.borderColor = UIColor.black.cgColor
        label.text = switch type {
        case .signIn: "Sign in with Apple"
        case .continue: "Continue with Apple"
        case .signUp: "Sign up with Apple"
        }
        label.textColor = ink
        label.textAlignment = .center
        logo.image = UIImage(systemName: "apple.logo")
        logo.tintColor = ink
        logo.contentMode = .scaleAspectFit
        for part in [label, logo] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = label.text
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The text takes 43 % of the height, as Apple's guidelines draw it, and stands in the middle behind the logo.
    open override func layoutSubviews() {
        super.layoutSubviews()
        label.font = .systemFont(ofSize: max(1, bounds.height * 0.43), weight: .medium)
        let side = logo.image == nil ? 0 : bounds.height * 0.43
        let gap = side / 3
        let width = min(label.intrinsicContentSize.width, max(0, bounds.width - side - gap - 16))
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
        let left = (bounds.width - side - gap - width) / 2
        logo.frame = CGRect(x: left, y: (bounds.height - side) / 2, width: side, height: side)
        label.frame = CGRect(x: left + side + gap, y: 0, width: width, height: bounds.height)
    }

    open override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.7 : 1 } }
}

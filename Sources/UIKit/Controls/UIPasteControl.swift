// UIPasteControl: a button that pastes without asking the person for permission (iOS 16).
import CoreGraphics
import Foundation

/// A button that pastes the content of the general pasteboard into its target.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    /// The content of the button: icon, label or both.
    public enum DisplayMode: UInt, Sendable {
        /// The symbol, the word, or both.
        case iconAndLabel = 0, iconOnly, labelOnly
    }
    /// The look of the button.
    @preconcurrency @MainActor
    public final class Configuration: NSObject {
        /// The content of the button. Default both.
        public var displayMode = DisplayMode.iconAndLabel
        /// The corners of the button. Default dynamic.
        public var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// The corner radius in points, for a fixed corner style.
        public var cornerRadius: CGFloat = 8
        /// The colour of the symbol and the word; nil is white.
        public var baseForegroundColor: UIColor?
        /// The colour behind them; nil is the tint.
        public var baseBackgroundColor: UIColor?
        /// The standard look.
        public override init() { super.init() }
    }

    /// Fixed at creation.
    open private(set) var configuration: Configuration
    /// The object to paste into. Not retained. nil pastes into the first responder.
    open weak var target: (any UIPasteConfigurationSupporting)? { didSet { refresh() } }
    private let button: UIButton
    private var token: (any NSObjectProtocol)?

    /// A button that looks like `configuration`.
    public init(configuration: Configuration) {
        self.configuration = configuration
        button = UIButton(configuration: Self.look(configuration))
        super.init(frame: .zero)
        addSubview(button)
        button.addAction(UIAction { [weak self] _ in self?.pasteNow() }, for: .touchUpInside)
        accessibilityLabel = "Paste"
        token = NotificationCenter.default.addObserver(forName: UIPasteboard.changedNotification, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.refresh() }
        }
        frame.size = intrinsicContentSize
        refresh()
    }
    /// The standard look.
    public convenience override init(frame: CGRect) {
        self.init(configuration: Configuration())
        if !frame.isEmpty { self.frame = frame } else { self.frame.origin = frame.origin }
    }
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        button = UIButton(configuration: Self.look(configuration))
        super.init(coder: coder)
        addSubview(button)
        button.addAction(UIAction { [weak self] _ in self?.pasteNow() }, for: .touchUpInside)
    }

    isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    private static func look(_ configuration: Configuration) -> UIButton.Configuration {
        var look = UIButton.Configuration.filled()
        if configuration.displayMode != .iconOnly { look.title = "Paste" }
        if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
        look.imagePadding = 6
        look.cornerStyle = configuration.cornerStyle
        look.background.cornerRadius = configuration.cornerRadius
        look.baseForegroundColor = configuration.baseForegroundColor
        look.baseBackgroundColor = configuration.baseBackgroundColor
        return look
    }

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        refresh()
    }

    /// Dims the button if its target accepts nothing on the pasteboard (Apple, `UIPasteControl.target`).
    private func refresh() { button.isEnabled = target.map { $0.canPaste(UIPasteboard.general.itemProviders) } ?? true }

    private func pasteNow() {
        let items = UIPasteboard.general.itemProviders
        guard let receiver = target ?? (UIApplication.shared.keyWindowOrFirst.flatMap { FirstResponder.of($0).current }), receiver.canPaste(items) else { return }
        receiver.paste(itemProviders: items)
    }
}

// One button of an alert or action sheet. UIAlertController.swift has the related types.

/// One button of an alert or action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The style of the button; `cancel` is last or left and may occur once; `destructive` is red.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    /// The button's text.
    open private(set) var title: String?
    /// Fixed at creation.
    open private(set) var style: Style
    /// Whether the button is enabled; false greys it out. It may change while the alert is shown.
    open var isEnabled: Bool = true { didSet { onChange?() } }
    /// The colour that apps set by the key `titleTextColor`.
    var titleTextColor: UIColor? { didSet { onChange?() } }
    let handler: (@MainActor (UIAlertAction) -> Void)?
    var onChange: (() -> Void)?

    /// `handler` runs after the alert is dismissed, with this action.
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

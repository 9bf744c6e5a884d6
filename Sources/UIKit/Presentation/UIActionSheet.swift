// UIActionSheet, which apps before iOS 9 use: a sheet of buttons in a window of its own, which UIAlertController draws.
// The delegate's order is that of UIActionSheet.h.
import ObjectiveC

/// A sheet of buttons that shows itself.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    /// The delegate, which is told of the buttons. Not retained.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// The title above the buttons.
    open var title: String = ""
    /// The number of the button that cancels; -1 without one.
    open var cancelButtonIndex = -1
    /// The number of the red button; -1 without one.
    open var destructiveButtonIndex = -1
    /// Whether the sheet shows.
    open var isVisible: Bool { shown != nil }
    /// The number of buttons.
    open var numberOfButtons: Int { titles.count }
    /// The first button that neither cancels nor is red; -1 without one.
    open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1 }
    private var titles: [String] = []
    private var shown: UIAlertController?
    private var ownWindow: UIWindow?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Creates a sheet with its buttons: the red one first, then the one that cancels; others are added later.
    public convenience init(title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }
    /// A sheet with its buttons.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle, destructiveButtonTitle: destructiveButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    /// Adds a button, and gives its number.
    @discardableResult open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }
    /// The title of a button; nil for a number without a button.
    open func buttonTitle(at buttonIndex: Int) -> String? { titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil }

    /// Shows the sheet.
    open func show(in view: UIView) {
        guard shown == nil else { return }
        let sheet = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        for (index, title) in titles.enumerated() {
            let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
            sheet.addAction(UIAlertAction(title: title, style: style) { [self] _ in clicked(index) })
        }
        shown = sheet
        delegate?.willPresent(self)
        ownWindow = AlertWindow.present(sheet) { [self] in delegate?.didPresent(self) }
        sheet.popoverPresentationController?.sourceView = ownWindow?.rootViewController?.view
    }
    /// Shows the sheet, without an arrow to the item.
    open func show(from item: UIBarButtonItem, animated: Bool) { show(in: UIView()) }
    /// Shows the sheet, without an arrow to the rectangle.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(in: view) }

    private func clicked(_ index: Int) {
        delegate?.actionSheet(self, clickedButtonAt: index)
        delegate?.actionSheet(self, willDismissWithButtonIndex: index)
        end()
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }

    private func end() {
        shown = nil
        ownWindow?.isHidden = true
        ownWindow = nil
    }

    /// Removes the sheet as if the button had been tapped, without `clickedButtonAt`.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let sheet = shown else { return }
        delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
        sheet.dismiss(animated: animated) { [self] in
            end()
            delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
        }
    }
}

/// A delegate that is told of a sheet's buttons. All methods are optional.
@preconcurrency @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// A button was tapped; the sheet is still there.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// The sheet is about to show.
    func willPresent(_ actionSheet: UIActionSheet)
    /// The sheet shows.
    func didPresent(_ actionSheet: UIActionSheet)
    /// The sheet is about to go.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// The sheet is gone.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) { notImplemented(self, #function, [actionSheet, buttonIndex]) }
    public func willPresent(_ actionSheet: UIActionSheet) { notImplemented(self, #function, [actionSheet]) }
    public func didPresent(_ actionSheet: UIActionSheet) { notImplemented(self, #function, [actionSheet]) }
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) { notImplemented(self, #function, [actionSheet, buttonIndex]) }
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) { notImplemented(self, #function, [actionSheet, buttonIndex]) }
}

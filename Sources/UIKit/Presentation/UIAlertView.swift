// UIAlertView, which apps before iOS 9 use: an alert in a window of its own, which UIAlertController draws.
// The delegate's order is that of UIAlertView.h: will and did present; clicked, will and did dismiss.
import ObjectiveC

/// An alert that shows itself. Its buttons are numbered: the cancel button first, then the others as they were added.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    /// The fields of the alert.
    open var alertViewStyle: UIAlertViewStyle = .default
    /// The delegate, which is told of the buttons. Not retained.
    open weak var delegate: AnyObject?
    /// The first line.
    open var title: String = ""
    /// The message of the alert.
    open var message: String?
    /// The number of the button that cancels; -1 without one.
    open var cancelButtonIndex = -1
    /// Whether the alert shows.
    open var isVisible: Bool { shown != nil }
    /// The number of buttons.
    open var numberOfButtons: Int { titles.count }
    /// The first button that does not cancel; -1 without one.
    open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
    private var titles: [String] = []
    private var fields: [UITextField] = []
    private var shown: UIAlertController?
    private var ownWindow: UIWindow?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// An alert with its texts; other buttons are added later.
    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle, otherButtonTitles: [])
    }
    /// An alert with its texts and buttons.
    public convenience init(title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle, otherButtonTitles: [firstButtonTitle] + moreButtonTitles)
    }
    private convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?, otherButtonTitles: [String]) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate.map { $0 as AnyObject }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in otherButtonTitles { addButton(withTitle: title) }
    }

    /// Adds a button, and gives its number.
    @discardableResult open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }
    /// The title of a button; nil for a number without a button.
    open func buttonTitle(at buttonIndex: Int) -> String? { titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil }
    /// A field of the style. Another number ends the app, as on a device.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        makeFields()
        guard fields.indices.contains(textFieldIndex) else {
            Diagnostics.raise("NSInvalidArgumentException", "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
        }
        return fields[textFieldIndex]
    }

    private func makeFields() {
        guard fields.isEmpty else { return }
        let count = alertViewStyle == .default ? 0 : alertViewStyle == .loginAndPasswordInput ? 2 : 1
        fields = (0..<count).map { _ in UITextField(frame: .zero) }
        if alertViewStyle == .secureTextInput || alertViewStyle == .loginAndPasswordInput { fields.last?.isSecureTextEntry = true }
    }

    /// Shows the alert above everything else.
    open func show() {
        guard shown == nil else { return }
        makeFields()
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for field in fields {
            alert.addTextField { shown in
                (shown.text, shown.placeholder, shown.keyboardType, shown.isSecureTextEntry) = (field.text, field.placeholder, field.keyboardType, field.isSecureTextEntry)
                shown.addAction(UIAction { [weak shown] _ in field.text = shown?.text }, for: .editingChanged)
            }
        }
        for (index, title) in titles.enumerated() {
            alert.addAction(UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { [self] _ in clicked(index) })
        }
        begin(alert)
    }

    private func begin(_ alert: UIAlertController) {
        shown = alert
        let listener = delegate as? any UIAlertViewDelegate
        listener?.willPresent(self)
        ownWindow = AlertWindow.present(alert) { [self] in listener?.didPresent(self) }
    }

    private func clicked(_ index: Int) {
        let listener = delegate as? any UIAlertViewDelegate
        listener?.alertView(self, clickedButtonAt: index)
        listener?.alertView(self, willDismissWithButtonIndex: index)
        end()
        listener?.alertView(self, didDismissWithButtonIndex: index)
    }

    private func end() {
        shown = nil
        ownWindow?.isHidden = true
        ownWindow = nil
    }

    /// Removes the alert as if the button had been tapped, without `clickedButtonAt`.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let alert = shown else { return }
        let listener = delegate as? any UIAlertViewDelegate
        listener?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        alert.dismiss(animated: animated) { [self] in
            end()
            listener?.alertView(self, didDismissWithButtonIndex: buttonIndex)
        }
    }
}

/// The fields of an alert.
public enum UIAlertViewStyle: Int, Sendable { case `default` = 0, secureTextInput, plainTextInput, loginAndPasswordInput }

/// A delegate that is told of an alert's buttons. All methods are optional.
@preconcurrency @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// A button was tapped; the alert is still there.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// The alert is about to show.
    func willPresent(_ alertView: UIAlertView)
    /// The alert shows.
    func didPresent(_ alertView: UIAlertView)
    /// The alert is about to go.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// The alert is gone.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { notImplemented(self, #function, [alertView, buttonIndex]) }
    public func willPresent(_ alertView: UIAlertView) { notImplemented(self, #function, [alertView]) }
    public func didPresent(_ alertView: UIAlertView) { notImplemented(self, #function, [alertView]) }
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) { notImplemented(self, #function, [alertView, buttonIndex]) }
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { notImplemented(self, #function, [alertView, buttonIndex]) }
}

/// The window of an alert that shows itself.
@MainActor enum AlertWindow {
    static func present(_ alert: UIAlertController, completion: @escaping () -> Void) -> UIWindow {
        let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
        let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.windowLevel = .alert
        window.isHidden = false
        root.present(alert, animated: true, completion: completion)
        return window
    }
}

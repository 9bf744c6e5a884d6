// UIAlertController: the texts and buttons of an alert or action sheet.
// AlertView and ActionSheetView draw it, AlertPresentation brings it onto the screen.

/// An alert in the middle of the screen, or a sheet of actions from below. Shown with `present`.
@preconcurrency @MainActor
open class UIAlertController: UIViewController, PopoverAnchoring {
    /// A sheet from below (a popover on an iPad), or a card in the middle.
    public enum Style: Int, Sendable { case actionSheet, alert }
    /// The severity of the alert. Both look alike here.
    public enum Severity: Int, Sendable { case `default`, critical }

    /// The value given to the initialiser.
    open private(set) var preferredStyle: Style = .alert
    /// The actions in the order in which they were added, which is not always the order of the buttons.
    open private(set) var actions: [UIAlertAction] = []
    /// The fields that `addTextField` made; nil when there are none.
    open private(set) var textFields: [UITextField]?
    /// The text below the title; may change while the alert is shown.
    open var message: String? { didSet { contentChanged() } }
    open override var title: String? { didSet { contentChanged() } }
    /// The texts that apps set by the keys `attributedTitle` and `attributedMessage`; they take the place of the plain ones.
    var attributedTitle: NSAttributedString? { didSet { contentChanged() } }
    var attributedMessage: NSAttributedString? { didSet { contentChanged() } }
    /// The severity of the alert, without effect here.
    open var severity: Severity = .default
    /// The action of the return key, shown in bold.
    open var preferredAction: UIAlertAction? { didSet { contentChanged() } }
    private var popover: UIPopoverPresentationController?

    /// Creates an alert. Title and message may be nil, but an alert without title, message, action and field raises
    /// `NSInternalInconsistencyException` when it appears.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
        modalPresentationStyle = .custom
        modalTransitionStyle = .crossDissolve
        transitioningDelegate = AlertTransitioning.shared
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The popover presentation whose anchor an action sheet points to on a wide screen; without effect on a phone.
    var popoverAnchor: UIPopoverPresentationController? {
        guard preferredStyle == .actionSheet else { return nil }
        if let popover { return popover }
        let anchor = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        anchor.styleInForce = .popover
        anchor.belongs(to: self)
        popover = anchor
        return anchor
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        popover = nil
    }

    /// Adds a button, also to an alert on screen. A second `cancel` action raises `NSInternalInconsistencyException`.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            Diagnostics.raise(.internalInconsistency, "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
        action.onChange = { [weak self] in self?.contentChanged() }
        contentChanged()
    }

    /// Adds a text field; the handler configures it before the alert is shown.
    open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
        if preferredStyle == .actionSheet {
            Diagnostics.raise(.internalInconsistency, "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField(frame: .zero)
        field.font = .systemFont(ofSize: 13)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentChanged()
    }

    open override func loadView() {
        view = preferredStyle == .alert ? AlertView(self) : ActionSheetView(self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if title == nil, message == nil, actions.isEmpty, textFields == nil {
            Diagnostics.raise(.internalInconsistency, "UIAlertController must have a title, a message or an action to display")
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let field = textFields?.first else { return }
        field.becomeFirstResponder()
        // The card makes room for the keyboard.
        view.superview?.setNeedsLayout()
        UIView.animateTouchably(withDuration: Keyboard.duration) { self.view.superview?.layoutIfNeeded() }
    }

    private func contentChanged() {
        (viewIfLoaded as? any AlertContent)?.rebuild()
    }

    /// The tapped action's handler runs after the alert is gone.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        let run = { if let handler = action.handler { handler(action) } }
        if presentingViewController != nil {
            view.endEditing(true)
            dismiss(animated: true, completion: run)
        } else {
            run()
        }
    }

    /// MESSAGES.md 21; the words "from …" came with iOS 13's console texts.
    func reasonForMissingAnchor(source: UIViewController) -> String? {
        let alert = self
        let from = Behaviour.presentationMessages.isOn ? " from \(Diagnostics.className(source)) (\(Diagnostics.identity(source)))" : ""
        return "Your application has presented a UIAlertController (\(Diagnostics.identity(alert))) of style UIAlertControllerStyleActionSheet\(from). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    }

    func popoverSize(height: CGFloat) -> CGSize? {
        (viewIfLoaded as? any AlertContent)?.frame(in: CGRect(x: 0, y: 0, width: 320, height: height), safeArea: .zero).size
    }

    /// A tap beside an action sheet is its cancel action.
    @discardableResult func cancelByTouchOutside() -> Bool {
        guard preferredStyle == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
        choose(cancel)
        return true
    }

    /// Default actions first, cancel at the end of a column or at the left of a pair, as on the phone.
    var orderedActions: [UIAlertAction] {
        let others = actions.filter { $0.style != .cancel }
        let cancel = actions.filter { $0.style == .cancel }
        guard preferredStyle == .alert, actions.count == 2, let cancel = cancel.first else { return others + cancel }
        return [cancel] + others
    }

    var boldAction: UIAlertAction? { preferredAction ?? actions.first { $0.style == .cancel } }
}

/// The card of an alert or sheet.
@MainActor
protocol AlertContent: UIView {
    func rebuild()
    /// The card's frame in the container of its presentation.
    func frame(in container: CGRect, safeArea: UIEdgeInsets) -> CGRect
}

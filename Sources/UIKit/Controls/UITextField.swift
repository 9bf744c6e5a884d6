// UITextField: one line of text that can be edited. Stored state and overridable members;
// editing is UITextField+Editing, drawing and geometry UITextField+Layout.

/// One line of text that can be edited. A tap makes it the first responder, and the keyboard appears.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
    /// `roundedRect` has a white ground of its own while no background colour is set.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// When a view beside the text, or the clear button, is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    /// `cancelled` occurs on a TV only and is never given here.
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    /// Posted after the delegate heard of it; the object is the field.
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted after the delegate heard of it; the user info has the reason.
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted when the user changed the text, not when code set it.
    nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
    /// The key of the reason's raw value in the user info of the ending's notification.
    public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    /// Not retained; asked before, and told after each step of editing.
    open weak var delegate: UITextFieldDelegate?
    let label = UILabel(frame: .zero)
    let placeholderLabel = UILabel(frame: .zero)
    let caret = UIView(frame: .zero)
    var clearButton: UIButton?
    var backgroundPart: UIImageView?
    var appliedBorder: BorderStyle = .none
    /// True while the white behind a rounded border is the field's own.
    var appliedBackground = false
    var attributedStorage: NSAttributedString?
    var textStorage = ""
    /// Where typing goes: a UTF-16 range of the text.
    var selection = NSRange(location: 0, length: 0)
    var inputViewStorage: UIView?
    var inputAccessoryStorage: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpTextField()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpTextField()
        decodeTextField(from: coder)
        refreshText()
    }

    private func setUpTextField() {
        contentHorizontalAlignment = .left
        clipsToBounds = true
        for part in [placeholderLabel, label, caret] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        caret.isHidden = true
        caret.layer.cornerRadius = 1
        placeholderLabel.textColor = .placeholderText
        refreshText()
    }

    // MARK: Text

    /// Never nil when read. Setting it puts the caret at the end, keeps the attributes of an attributed text and sends no event.
    open var text: String? {
        get { textStorage }
        set { replaceAll(newValue ?? "") }
    }

    /// Without one, the text in `defaultTextAttributes`. Setting it sends no event.
    open var attributedText: NSAttributedString? {
        get { attributedStorage ?? NSAttributedString(string: textStorage, attributes: defaultTextAttributes) }
        set {
            textStorage = newValue?.string ?? ""
            attributedStorage = newValue
            moveCaretToEnd()
            refreshText()
        }
    }

    /// Shown in `placeholderText` colour while the field is empty. Drops an attributed one.
    open var placeholder: String? { didSet { attributedPlaceholderStorage = nil; refreshText() } }
    var attributedPlaceholderStorage: NSAttributedString?
    /// Attributes that are missing take the label's own.
    open var attributedPlaceholder: NSAttributedString? {
        get { attributedPlaceholderStorage ?? placeholder.map { NSAttributedString(string: $0) } }
        set {
            placeholder = newValue?.string
            attributedPlaceholderStorage = newValue
            refreshText()
        }
    }

    /// 17 points of the system font at first.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { refreshText(); invalidateIntrinsicContentSize() } }
    /// `label` at first.
    open var textColor: UIColor? = .label { didSet { refreshText() } }
    /// Of text and placeholder.
    open var textAlignment: NSTextAlignment = .natural { didSet { refreshText() } }
    /// Makes a long text smaller.
    open var adjustsFontSizeToFitWidth: Bool = false { didSet { refreshText() } }
    /// Read from nibs and kept; fitting does not stop there.
    open var minimumFontSize: CGFloat = 0
    /// Only fonts of a text style or of `UIFontMetrics` follow.
    open var adjustsFontForContentSizeCategory: Bool = false
    /// Of plain text. Font and colour in it are `font` and `textColor`.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes = extraAttributes
            attributes[.font] = font ?? UIFont.systemFont(ofSize: 17)
            attributes[.foregroundColor] = textColor ?? UIColor.label
            return attributes
        }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            extraAttributes = newValue
            refreshText()
        }
    }
    private var extraAttributes: [NSAttributedString.Key: Any] = [:]
    /// Kept; typed text takes the attributes of the text's first character.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// Kept; there is no menu to change attributes by.
    open var allowsEditingTextAttributes: Bool = false

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsFontForContentSizeCategory, previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        font = font?.adjusted(to: traitCollection)
    }

    // MARK: Looks

    /// Decides the space beside the text too: 7 points when rounded, 2 for a line.
    open var borderStyle: BorderStyle = .none { didSet { updateBorder(); invalidateIntrinsicContentSize() } }
    /// Behind the text; not with a rounded border.
    open var background: UIImage? { didSet { updateBorder() } }
    /// While disabled; nil keeps `background`.
    open var disabledBackground: UIImage? { didSet { updateBorder() } }
    /// The button stands at the right end and is hidden while the field is empty.
    open var clearButtonMode: ViewMode = .never { didSet { updateAccessories() } }
    /// In its own size, else its intrinsic one, centred vertically.
    open var leftView: UIView? { didSet { oldValue?.removeFromSuperview(); updateAccessories() } }
    /// `never` at first: a left view alone does not show.
    open var leftViewMode: ViewMode = .never { didSet { updateAccessories() } }
    /// In its own size, else its intrinsic one, centred vertically.
    open var rightView: UIView? { didSet { oldValue?.removeFromSuperview(); updateAccessories() } }
    /// `never` at first: a right view alone does not show.
    open var rightViewMode: ViewMode = .never { didSet { updateAccessories() } }

    // MARK: Traits

    var inputTraits = TextInputTraits() { didSet { if inputTraits.isSecureTextEntry != oldValue.isSecureTextEntry { refreshText() } } }
    /// Decides whether the keyboard has digits or letters, and its height.
    open var keyboardType: UIKeyboardType { get { inputTraits.keyboardType } set { inputTraits.keyboardType = newValue } }
    /// Kept; the keyboard follows the light or dark style.
    open var keyboardAppearance: UIKeyboardAppearance { get { inputTraits.keyboardAppearance } set { inputTraits.keyboardAppearance = newValue } }
    /// Names the return key.
    open var returnKeyType: UIReturnKeyType { get { inputTraits.returnKeyType } set { inputTraits.returnKeyType = newValue } }
    /// Kept; the return key is always enabled.
    open var enablesReturnKeyAutomatically: Bool { get { inputTraits.enablesReturnKeyAutomatically } set { inputTraits.enablesReturnKeyAutomatically = newValue } }
    /// Shows a bullet for each character; `text` stays readable.
    open var isSecureTextEntry: Bool { get { inputTraits.isSecureTextEntry } set { inputTraits.isSecureTextEntry = newValue } }
    /// Kept; keys type what they show.
    open var autocapitalizationType: UITextAutocapitalizationType { get { inputTraits.autocapitalizationType } set { inputTraits.autocapitalizationType = newValue } }
    /// Kept; nothing is corrected.
    open var autocorrectionType: UITextAutocorrectionType { get { inputTraits.autocorrectionType } set { inputTraits.autocorrectionType = newValue } }
    /// Kept; nothing is checked.
    open var spellCheckingType: UITextSpellCheckingType { get { inputTraits.spellCheckingType } set { inputTraits.spellCheckingType = newValue } }
    /// Kept; quotes stay as typed.
    open var smartQuotesType: UITextSmartQuotesType { get { inputTraits.smartQuotesType } set { inputTraits.smartQuotesType = newValue } }
    /// Kept; dashes stay as typed.
    open var smartDashesType: UITextSmartDashesType { get { inputTraits.smartDashesType } set { inputTraits.smartDashesType = newValue } }
    /// Kept; spaces stay as typed.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType { get { inputTraits.smartInsertDeleteType } set { inputTraits.smartInsertDeleteType = newValue } }
    /// Kept; there is nothing to fill in from.
    open var textContentType: UITextContentType! { get { inputTraits.textContentType } set { inputTraits.textContentType = newValue } }
    /// Empties the field before the delegate hears that editing began.
    open var clearsOnBeginEditing: Bool = false
    /// Kept; typing replaces the selection only.
    open var clearsOnInsertion: Bool = false

    // MARK: Editing

    /// True from before the delegate hears of the beginning until before it hears of the end.
    open internal(set) var isEditing: Bool = false
    /// Of `UIKeyInput`.
    open var hasText: Bool { !textStorage.isEmpty }
    /// As if typed: the delegate is asked, and a newline counts as the return key.
    open func insertText(_ text: String) { type(text) }
    /// As the delete key: the selection, else the whole character before the caret.
    open func deleteBackward() { erase() }
    open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

    @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
    @discardableResult open override func resignFirstResponder() -> Bool { finishEditing { super.resignFirstResponder() } }

    open override var inputView: UIView? {
        get { inputViewStorage }
        set { inputViewStorage = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { inputAccessoryStorage }
        set { inputAccessoryStorage = newValue }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { becomeFirstResponder() }
    }

    override var claimsTaps: Bool { true }
    override var showsKeyboardItself: Bool { true }

    // MARK: Geometry

    /// All of `bounds`; the border is drawn there whatever an override answers.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// `bounds` without the border's space, side views and clear button.
    open func textRect(forBounds bounds: CGRect) -> CGRect { builtInTextRect(bounds) }
    /// `textRect(forBounds:)`, unless overridden.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the text is while editing: `textRect(forBounds:)`, unless overridden.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// 19 points square, 5 from the right edge.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }
    /// Zero while the view does not show.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { builtInLeftRect(bounds) }
    /// Zero while the view does not show.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { builtInRightRect(bounds) }

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutTextParts()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        caret.backgroundColor = tintColor
    }

    override func stateDidChange() {
        super.stateDidChange()
        refreshText()
    }

    open override var forFirstBaselineLayout: UIView { label }
    open override var forLastBaselineLayout: UIView { label }
}

/// Decides about editing of a text field and hears of it. All optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Before the field becomes the first responder; false keeps it from that. Optional: true.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// The field is the first responder; the keyboard's notifications come afterwards.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Before the field gives up the first responder; false keeps it, unless `endEditing(true)` forces. Optional: true.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing ended, after the keyboard's notification. Not called where the variant with a reason is implemented.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Editing ended; called instead of the plain variant. The reason is always `committed`.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Before typing or deleting changes `range` (UTF-16 units); false keeps the text. Optional: true.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    /// After typing moved the caret, before `editingChanged` is sent.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// The clear button was tapped; false keeps the text. Optional: true.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// The return key was pressed. False ends it there; true sends `editingDidEndOnExit`. Optional: true.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Stands in for a type without it, with the answer `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        notImplemented(self, "textFieldShouldBeginEditing:", [textField], fallback: true)
    }
    /// Stands in for a type without it, and does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        notImplemented(self, "textFieldDidBeginEditing:", [textField])
    }
    /// Stands in for a type without it, with the answer `true`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        notImplemented(self, "textFieldShouldEndEditing:", [textField], fallback: true)
    }
    /// Stands in for a type without it, and does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {
        notImplemented(self, "textFieldDidEndEditing:", [textField])
    }
    /// Stands in for a type without it, and does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        notImplemented(self, "textFieldDidEndEditing:reason:", [textField, reason])
    }
    /// Stands in for a type without it, with the answer `true`.
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        notImplemented(self, "textField:shouldChangeCharactersInRange:replacementString:", [textField, range, string], fallback: true)
    }
    /// Stands in for a type without it, and does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        notImplemented(self, "textFieldDidChangeSelection:", [textField])
    }
    /// Stands in for a type without it, with the answer `true`.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        notImplemented(self, "textFieldShouldClear:", [textField], fallback: true)
    }
    /// Stands in for a type without it, with the answer `true`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        notImplemented(self, "textFieldShouldReturn:", [textField], fallback: true)
    }
}

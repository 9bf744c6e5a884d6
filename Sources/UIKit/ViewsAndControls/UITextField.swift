// UITextField: one line of text that can be edited. Stored state and overridable members;
// editing is UITextField+Editing, drawing and geometry UITextField+Layout.

@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
    public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

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

    open var text: String? {
        get { textStorage }
        set { replaceAll(newValue ?? "") }
    }

    open var attributedText: NSAttributedString? {
        get { attributedStorage ?? NSAttributedString(string: textStorage, attributes: defaultTextAttributes) }
        set {
            textStorage = newValue?.string ?? ""
            attributedStorage = newValue
            moveCaretToEnd()
            refreshText()
        }
    }

    open var placeholder: String? { didSet { attributedPlaceholderStorage = nil; refreshText() } }
    var attributedPlaceholderStorage: NSAttributedString?
    open var attributedPlaceholder: NSAttributedString? {
        get { attributedPlaceholderStorage ?? placeholder.map { NSAttributedString(string: $0) } }
        set {
            placeholder = newValue?.string
            attributedPlaceholderStorage = newValue
            refreshText()
        }
    }

    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { refreshText(); invalidateIntrinsicContentSize() } }
    open var textColor: UIColor? = .label { didSet { refreshText() } }
    open var textAlignment: NSTextAlignment = .natural { didSet { refreshText() } }
    open var adjustsFontSizeToFitWidth: Bool = false { didSet { refreshText() } }
    open var minimumFontSize: CGFloat = 0
    open var adjustsFontForContentSizeCategory: Bool = false
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
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var allowsEditingTextAttributes: Bool = false

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsFontForContentSizeCategory, previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        font = font?.adjusted(to: traitCollection)
    }

    // MARK: Looks

    open var borderStyle: BorderStyle = .none { didSet { updateBorder(); invalidateIntrinsicContentSize() } }
    open var background: UIImage? { didSet { updateBorder() } }
    open var disabledBackground: UIImage? { didSet { updateBorder() } }
    open var clearButtonMode: ViewMode = .never { didSet { updateAccessories() } }
    open var leftView: UIView? { didSet { oldValue?.removeFromSuperview(); updateAccessories() } }
    open var leftViewMode: ViewMode = .never { didSet { updateAccessories() } }
    open var rightView: UIView? { didSet { oldValue?.removeFromSuperview(); updateAccessories() } }
    open var rightViewMode: ViewMode = .never { didSet { updateAccessories() } }

    // MARK: Traits

    var inputTraits = TextInputTraits() { didSet { if inputTraits.isSecureTextEntry != oldValue.isSecureTextEntry { refreshText() } } }
    open var keyboardType: UIKeyboardType { get { inputTraits.keyboardType } set { inputTraits.keyboardType = newValue } }
    open var keyboardAppearance: UIKeyboardAppearance { get { inputTraits.keyboardAppearance } set { inputTraits.keyboardAppearance = newValue } }
    open var returnKeyType: UIReturnKeyType { get { inputTraits.returnKeyType } set { inputTraits.returnKeyType = newValue } }
    open var enablesReturnKeyAutomatically: Bool { get { inputTraits.enablesReturnKeyAutomatically } set { inputTraits.enablesReturnKeyAutomatically = newValue } }
    open var isSecureTextEntry: Bool { get { inputTraits.isSecureTextEntry } set { inputTraits.isSecureTextEntry = newValue } }
    open var autocapitalizationType: UITextAutocapitalizationType { get { inputTraits.autocapitalizationType } set { inputTraits.autocapitalizationType = newValue } }
    open var autocorrectionType: UITextAutocorrectionType { get { inputTraits.autocorrectionType } set { inputTraits.autocorrectionType = newValue } }
    open var spellCheckingType: UITextSpellCheckingType { get { inputTraits.spellCheckingType } set { inputTraits.spellCheckingType = newValue } }
    open var smartQuotesType: UITextSmartQuotesType { get { inputTraits.smartQuotesType } set { inputTraits.smartQuotesType = newValue } }
    open var smartDashesType: UITextSmartDashesType { get { inputTraits.smartDashesType } set { inputTraits.smartDashesType = newValue } }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType { get { inputTraits.smartInsertDeleteType } set { inputTraits.smartInsertDeleteType = newValue } }
    open var textContentType: UITextContentType! { get { inputTraits.textContentType } set { inputTraits.textContentType = newValue } }
    open var clearsOnBeginEditing: Bool = false
    open var clearsOnInsertion: Bool = false

    // MARK: Editing

    open internal(set) var isEditing: Bool = false
    open var hasText: Bool { !textStorage.isEmpty }
    open func insertText(_ text: String) { type(text) }
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

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { builtInTextRect(bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { builtInLeftRect(bounds) }
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

@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        notImplemented(self, "textFieldShouldBeginEditing:", [textField], fallback: true)
    }
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        notImplemented(self, "textFieldDidBeginEditing:", [textField])
    }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        notImplemented(self, "textFieldShouldEndEditing:", [textField], fallback: true)
    }
    public func textFieldDidEndEditing(_ textField: UITextField) {
        notImplemented(self, "textFieldDidEndEditing:", [textField])
    }
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        notImplemented(self, "textFieldDidEndEditing:reason:", [textField, reason])
    }
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        notImplemented(self, "textField:shouldChangeCharactersInRange:replacementString:", [textField, range, string], fallback: true)
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        notImplemented(self, "textFieldDidChangeSelection:", [textField])
    }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        notImplemented(self, "textFieldShouldClear:", [textField], fallback: true)
    }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        notImplemented(self, "textFieldShouldReturn:", [textField], fallback: true)
    }
}

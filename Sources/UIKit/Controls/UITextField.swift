// UITextField: one line of text that can be edited. Stored state and overridable members;
// editing is UITextField+Editing, drawing and geometry UITextField+Layout.
import ObjectiveC

/// One line of text that can be edited. A tap makes it the first responder, and the keyboard appears.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
    /// The border's style; `roundedRect` has its own white background while no background colour is set.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// The time at which a view beside the text, or the clear button, is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    /// `cancelled` occurs on a TV only and is never given here.
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    /// Posted after the delegate was told; the object is the field.
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted after the delegate was told; the user info has the reason.
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted when the user changed the text, not when code set it.
    nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
    /// The key of the reason's raw value in the user info of the ending's notification.
    public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    /// The delegate. Its should-methods are called before each step of editing, its did-methods after it. Not retained.
    open weak var delegate: UITextFieldDelegate?
    let label = TextFieldLabel(frame: .zero)
    let placeholderLabel = TextFieldLabel(frame: .zero)
    let caret = UIView(frame: .zero)
    var appliedBorder: BorderStyle = .none
    /// True while the white behind a rounded border is the field's own.
    var appliedBackground = false
    var attributedStorage: NSAttributedString?
    var textStorage = ""
    /// The points of a long text that are out of sight to the left while editing.
    var scrolled: CGFloat = 0
    /// True while `textRect` is called for the natural size; an override may ask for that.
    var isMeasuringInsets = false
    /// The text's area in the last layout, kept so that drawing a caret does not call an app's `textRect` again.
    var textArea = CGRect.zero
    /// The part of the selection that is highlighted.
    let highlight = UIView(frame: .zero)
    var inputViewStorage: UIView?
    var inputAccessoryStorage: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpTextField()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpTextField()
        NibClasses.textField.decode(self, from: coder)
        refreshText()
    }

    private func setUpTextField() {
        addTextPress()
        contentHorizontalAlignment = .left
        clipsToBounds = true
        for part in [placeholderLabel, highlight, label, caret] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        label.draws = { [weak self] in self?.drawText(in: $0) }
        placeholderLabel.draws = { [weak self] in self?.drawPlaceholder(in: $0) }
        caret.isHidden = true
        caret.layer.cornerRadius = 1
        placeholderLabel.textColor = .placeholderText
        refreshText()
    }

    // MARK: Text

    /// The text, never nil when read. Setting it puts the caret at the end, keeps the attributes of an attributed text and sends no event.
    open var text: String? {
        get { textStorage }
        set { withValueChange(self, "text", of: text) { replaceAll(newValue ?? "") } }
    }

    /// The attributed text; if none was set, the text in `defaultTextAttributes`. Setting it sends no event.
    open var attributedText: NSAttributedString? {
        get { attributedStorage ?? NSAttributedString(string: textStorage, attributes: defaultTextAttributes) }
        set {
            withValueChange(self, "attributedText", of: attributedText) {
                textStorage = newValue?.string ?? ""
                attributedStorage = newValue
                editor.textReplaced()
                refreshText()
            }
        }
    }

    /// Shown in `placeholderText` colour while the field is empty. Drops an attributed one.
    open var placeholder: String? {
        get { placeholderStorage }
        set { withValueChange(self, "placeholder", of: placeholder) { showPlaceholder(newValue, attributed: nil) } }
    }
    /// Attributes that are missing take the label's own.
    open var attributedPlaceholder: NSAttributedString? {
        get { attributedPlaceholderStorage ?? placeholderStorage.map { NSAttributedString(string: $0) } }
        set { showPlaceholder(newValue?.string, attributed: newValue) }
    }
    // Neither setter calls the other: an app may override both.
    private(set) var placeholderStorage: String?
    private(set) var attributedPlaceholderStorage: NSAttributedString?

    private func showPlaceholder(_ string: String?, attributed: NSAttributedString?) {
        placeholderStorage = string
        attributedPlaceholderStorage = attributed
        refreshText()
    }

    /// 17 points of the system font at first, and again when nil is set.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            refreshText()
            invalidateIntrinsicContentSize()
        }
    }
    /// The colour of the text. Default `label`.
    open var textColor: UIColor? = .label { didSet { refreshText() } }
    /// The alignment of text and placeholder.
    open var textAlignment: NSTextAlignment = .natural { didSet { refreshText() } }
    /// Makes a long text smaller.
    open var adjustsFontSizeToFitWidth: Bool = false { didSet { refreshText() } }
    /// Read from nibs and kept; fitting does not stop there.
    open var minimumFontSize: CGFloat = 0
    /// Whether the font follows the text size; only fonts of a text style or of `UIFontMetrics` do.
    open var adjustsFontForContentSizeCategory: Bool = false
    /// The attributes of plain text. Their font and colour are `font` and `textColor`.
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
    /// The attributes of typed text while editing; setting them makes the text an attributed one. nil while the field is not being edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? typingStorage ?? attributesBeforeCaret : nil }
        set { if isEditing { typingStorage = newValue } }
    }
    var typingStorage: [NSAttributedString.Key: Any]?
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
    /// The image behind the text; not with a rounded border.
    open var background: UIImage? { didSet { updateBorder() } }
    /// The image while disabled; nil keeps `background`.
    open var disabledBackground: UIImage? { didSet { updateBorder() } }
    /// The times at which the clear button shows, at the right end; it is hidden while the field is empty.
    open var clearButtonMode: ViewMode = .never { didSet { updateAccessories() } }
    /// The view at the left end, in its own size, else its intrinsic size, centred vertically.
    open var leftView: UIView? { didSet { oldValue?.removeFromSuperview(); updateAccessories() } }
    /// The times at which the left view shows. Default `never`: a left view alone does not show.
    open var leftViewMode: ViewMode = .never { didSet { updateAccessories() } }
    /// The view at the right end, in its own size, else its intrinsic size, centred vertically.
    open var rightView: UIView? { didSet { oldValue?.removeFromSuperview(); updateAccessories() } }
    /// The times at which the right view shows. Default `never`: a right view alone does not show.
    open var rightViewMode: ViewMode = .never { didSet { updateAccessories() } }

    // MARK: Traits

    var inputTraits = TextInputTraits() { didSet { if inputTraits.isSecureTextEntry != oldValue.isSecureTextEntry { refreshText() } } }
    /// Decides whether the keyboard has digits or letters, and its height.
    open var keyboardType: UIKeyboardType { get { inputTraits.keyboardType } set { inputTraits.keyboardType = newValue } }
    /// Kept; the keyboard follows the light or dark style.
    open var keyboardAppearance: UIKeyboardAppearance { get { inputTraits.keyboardAppearance } set { inputTraits.keyboardAppearance = newValue } }
    /// The title of the return key.
    open var returnKeyType: UIReturnKeyType { get { inputTraits.returnKeyType } set { inputTraits.returnKeyType = newValue } }
    /// Kept; the return key is always enabled.
    open var enablesReturnKeyAutomatically: Bool { get { inputTraits.enablesReturnKeyAutomatically } set { inputTraits.enablesReturnKeyAutomatically = newValue } }
    /// Shows a bullet for each character; `text` stays readable.
    open var isSecureTextEntry: Bool { get { inputTraits.isSecureTextEntry } set { inputTraits.isSecureTextEntry = newValue } }
    /// Kept; keys type the characters that they show.
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
    /// The rules for suggested passwords, a copy. Nothing suggests passwords here; the console says so once.
    open var passwordRules: UITextInputPasswordRules? { get { inputTraits.passwordRules } set { inputTraits.passwordRules = newValue?.forSuggestions } }
    /// Whether the field is emptied before the delegate is told that editing began.
    open var clearsOnBeginEditing: Bool = false
    /// Setting it to true selects the whole text, so that typing replaces it.
    open var clearsOnInsertion: Bool = false { didSet { if clearsOnInsertion { editor.select(NSRange(location: 0, length: editor.length)) } } }

    // MARK: Editing

    /// Whether the field is being edited: true from before the delegate's did-begin call until before its did-end call.
    open internal(set) var isEditing: Bool = false
    /// From `UIKeyInput`: whether there is text to delete.
    open var hasText: Bool { !textStorage.isEmpty }
    /// Inserts text as if typed: the delegate's should-method is called, and a newline counts as the return key.
    open func insertText(_ text: String) { type(text) }
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { editor.canEdit(action) ?? super.canPerformAction(action, withSender: sender) }
    open override func cut(_ sender: Any?) { editor.cut() }
    open override func copy(_ sender: Any?) { editor.copy() }
    open override func paste(_ sender: Any?) { editor.paste() }
    open override func select(_ sender: Any?) { editor.selectWord() }
    open override func delete(_ sender: Any?) { editor.erase() }
    open override func selectAll(_ sender: Any?) { editor.select(NSRange(location: 0, length: editor.length)) }
    /// Deletes like the delete key: the selection, else the whole character before the caret.
    open func deleteBackward() { editor.erase() }
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
        guard isTouchInside else { return }
        if isEditing, let touch { editor.tapped(at: touch.location(in: self), count: touch.tapCount) } else { becomeFirstResponder() }
    }

    override var claimsTaps: Bool { true }
    override var showsKeyboardItself: Bool { true }

    // MARK: UITextInput

    open func text(in range: UITextRange) -> String? { editor.text(in: range) }
    /// Replaces text; the delegate is told of the change but cannot refuse it.
    open func replace(_ range: UITextRange, withText text: String) { editor.replaceByCode(editor.range(range), with: text) }
    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(editor.selection) }
        set { editor.select(newValue.map(editor.range) ?? NSRange(location: 0, length: 0)) }
    }
    open var markedTextRange: UITextRange? { editor.marked.map(TextOffsetRange.init) }
    open var markedTextStyle: [NSAttributedString.Key: Any]? { get { editor.markedStyle } set { editor.markedStyle = newValue } }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { editor.mark(markedText ?? "", selected: selectedRange) }
    open func unmarkText() { editor.unmark() }
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    open var endOfDocument: UITextPosition { TextOffset(editor.length) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { editor.textRange(from: fromPosition, to: toPosition) }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { editor.position(from: position, offset: offset) }
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let one = editor.offset(position), two = editor.offset(other)
        return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { editor.offset(toPosition) - editor.offset(from) }
    open var inputDelegate: (any UITextInputDelegate)? { get { editor.inputDelegate } set { editor.inputDelegate = newValue } }
    open var tokenizer: any UITextInputTokenizer { editor.tokenizer }
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { editor.position(within: range, farthestIn: direction) }
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? { editor.characterRange(byExtending: position, in: direction) }
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        isRightToLeft(at: editor.offset(position)) ? .rightToLeft : .leftToRight
    }
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) { setDirection(writingDirection, in: editor.range(range)) }
    open func firstRect(for range: UITextRange) -> CGRect { selectionAreas(editor.range(range)).first ?? caretRect(for: range.start) }
    open func caretRect(for position: UITextPosition) -> CGRect { caretArea(at: editor.offset(position)) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(offset(nearest: point)) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { editor.closestPosition(to: point, within: range) }
    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { allowsChange(in: editor.range(range), to: text) }
    open var selectionAffinity: UITextStorageDirection { get { editor.affinity } set { editor.affinity = newValue } }

    // MARK: Geometry

    /// The border's rectangle, all of `bounds`; the border is drawn there whatever an override returns.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// `bounds` without the border's space, side views and clear button.
    open func textRect(forBounds bounds: CGRect) -> CGRect { systemTextRect(bounds) }
    /// The text's rectangle of this class of UIKit's.
    func systemTextRect(_ bounds: CGRect) -> CGRect { builtInTextRect(bounds) }
    /// `textRect(forBounds:)`, unless overridden.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The text's rectangle while editing. An override of `textRect(forBounds:)` does not change it: insets need both
    /// (YMatterType's TypographyTextFieldTests).
    open func editingRect(forBounds bounds: CGRect) -> CGRect { systemTextRect(bounds) }
    /// 19 points square, 5 from the trailing edge.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        directed(CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19), in: bounds)
    }
    /// Without a size at the leading edge while the view does not show.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { builtInLeftRect(bounds) }
    /// Without a size at the trailing edge while the view does not show.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { builtInRightRect(bounds) }

    /// Draws the text; `rect` has its origin at the corner of the text's area. Overrides draw something else.
    open func drawText(in rect: CGRect) { label.drawOwnText(in: rect) }
    /// Draws the placeholder while it shows; `rect` has its origin at the corner of the placeholder's area.
    open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawOwnText(in: rect) }

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutTextParts()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        caret.backgroundColor = tintColor
        highlight.backgroundColor = tintColor.withAlphaComponent(0.2)
    }

    override func stateDidChange() {
        super.stateDidChange()
        refreshText()
    }

    open override var forFirstBaselineLayout: UIView { label }
    open override var forLastBaselineLayout: UIView { label }
    override var baselineText: (font: UIFont, isOneLine: Bool)? { font.map { ($0, true) } }
}

/// The label of a field's text or placeholder: its drawing goes through the field's member, which apps override.
final class TextFieldLabel: UILabel {
    var draws: ((CGRect) -> Void)?

    override func drawText(in rect: CGRect) {
        guard let draws else {
            super.drawText(in: rect)
            return
        }
        draws(rect)
    }

    /// Calls the field's own member.
    func drawOwnText(in rect: CGRect) { super.drawText(in: rect) }
}

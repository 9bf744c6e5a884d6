// UITextView: several lines of text, scrolling, editable. Shows its text with one label.
// Text containers and layout managers are not here.

/// Several lines of text that scroll and can be edited. A tap puts the caret at the end, not under the finger.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput {
    /// Posted after the delegate heard of it; the object is the text view.
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted when the user changed the text, not when code set it.
    nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
    /// Posted after the delegate heard of it; the object is the text view.
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")
    /// Points between the container's side and the text.
    static let linePadding: CGFloat = 5

    let label = UILabel(frame: .zero)
    let caret = UIView(frame: .zero)
    var textStorageString = ""
    var attributedStorage: NSAttributedString?
    private var inputViewStorage: UIView?
    private var inputAccessoryStorage: UIView?

    /// The scroll view's delegate as well: it hears of scrolling too.
    open var delegate: UITextViewDelegate? {
        get { scrollDelegate as? UITextViewDelegate }
        set { scrollDelegate = newValue }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpTextView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpTextView()
        decodeTextView(from: coder)
        refreshText()
    }

    private func setUpTextView() {
        alwaysBounceVertical = false
        if backgroundColor == nil { backgroundColor = .systemBackground }
        label.numberOfLines = 0
        label.isUserInteractionEnabled = false
        caret.isUserInteractionEnabled = false
        caret.isHidden = true
        addSubview(label)
        addSubview(caret)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.onStateChange = { [weak self] in if $0.state == .ended { self?.tapped() } }
        addGestureRecognizer(tap)
        refreshText()
    }

    private func tapped() {
        if isEditable { becomeFirstResponder() }
    }

    // MARK: Text

    /// Never nil when read. Setting it drops attributes, puts the caret at the end and tells nobody.
    open var text: String! {
        get { textStorageString }
        set {
            textStorageString = newValue ?? ""
            attributedStorage = nil
            selectedRange = NSRange(location: (textStorageString as NSString).length, length: 0)
            refreshText()
        }
    }

    /// Without one, the text in `font` and `textColor`. Setting it tells nobody.
    open var attributedText: NSAttributedString! {
        get { attributedStorage ?? NSAttributedString(string: textStorageString, attributes: currentAttributes) }
        set {
            attributedStorage = newValue
            textStorageString = newValue?.string ?? ""
            selectedRange = NSRange(location: (textStorageString as NSString).length, length: 0)
            refreshText()
        }
    }

    /// nil draws in 12 points of the system font. No effect on an attributed text.
    open var font: UIFont? { didSet { refreshText() } }
    /// nil draws in `label`. No effect on an attributed text.
    open var textColor: UIColor? { didSet { refreshText() } }
    /// Of plain text.
    open var textAlignment: NSTextAlignment = .natural { didSet { refreshText() } }
    /// UTF-16 units; typing replaces it. Setting it tells nobody and does not move the caret's picture.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Setting it to false ends the editing.
    open var isEditable: Bool = true { didSet { if !isEditable, isFirstResponder { resignFirstResponder() } } }
    /// Lets a text view that is not editable be the first responder, without a keyboard.
    open var isSelectable: Bool = true
    /// Kept; there is no menu to change attributes by.
    open var allowsEditingTextAttributes: Bool = false
    /// Kept; typed text takes the attributes of the character at the caret.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Kept; links are drawn with their own attributes and cannot be tapped.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// Kept; typing replaces the selection only.
    open var clearsOnInsertion: Bool = false
    /// Only fonts of a text style or of `UIFontMetrics` follow.
    open var adjustsFontForContentSizeCategory: Bool = false
    /// Points between the edges and the text, to which 5 at each side are added.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { refreshText() } }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsFontForContentSizeCategory, previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        font = font?.adjusted(to: traitCollection)
    }

    // MARK: Traits

    var inputTraits = TextInputTraits()
    /// Decides whether the keyboard has digits or letters, and its height.
    open var keyboardType: UIKeyboardType { get { inputTraits.keyboardType } set { inputTraits.keyboardType = newValue } }
    /// Kept; the keyboard follows the light or dark style.
    open var keyboardAppearance: UIKeyboardAppearance { get { inputTraits.keyboardAppearance } set { inputTraits.keyboardAppearance = newValue } }
    /// Names the return key, which types a newline in any case.
    open var returnKeyType: UIReturnKeyType { get { inputTraits.returnKeyType } set { inputTraits.returnKeyType = newValue } }
    /// Kept; the return key is always enabled.
    open var enablesReturnKeyAutomatically: Bool { get { inputTraits.enablesReturnKeyAutomatically } set { inputTraits.enablesReturnKeyAutomatically = newValue } }
    /// Kept; the text stays visible.
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

    open override var inputView: UIView? {
        get { inputViewStorage }
        set { inputViewStorage = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { inputAccessoryStorage }
        set { inputAccessoryStorage = newValue }
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { (isEditable || isSelectable) && window != nil }
    override var showsKeyboardItself: Bool { true }
    override var bringsKeyboard: Bool { isEditable || inputView != nil }
    /// Of `UIKeyInput`.
    open var hasText: Bool { !textStorageString.isEmpty }
    /// As if typed over the selection: the delegate is asked first. Does nothing in a view that is not editable.
    open func insertText(_ text: String) { edit(selectedRange, with: text) }
    /// As the delete key: the selection, else the whole character before the caret.
    open func deleteBackward() { erase() }
    @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
    @discardableResult open override func resignFirstResponder() -> Bool { finishEditing { super.resignFirstResponder() } }

    /// Scrolls until `range` of the text is visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        let length = (textStorageString as NSString).length
        guard length > 0 else { return }
        let share = CGFloat(min(range.location + range.length, length)) / CGFloat(length)
        let y = label.frame.minY + label.frame.height * share
        scrollRectToVisible(CGRect(x: 0, y: max(0, y - 24), width: 1, height: 24), animated: false)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        return sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let padding = textContainerInset.horizontal + 2 * UITextView.linePadding
        let text = label.sizeThatFits(CGSize(width: max(0, size.width - padding), height: CGFloat.greatestFiniteMagnitude))
        let line = (font ?? .systemFont(ofSize: 12)).lineHeight
        return CGSize(width: min(size.width, text.width.rounded(.up) + padding), height: max(text.height, line).rounded(.up) + textContainerInset.vertical)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutText()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        caret.backgroundColor = tintColor
    }
}

extension UITextView {
    var currentAttributes: [NSAttributedString.Key: Any] {
        [.font: font ?? UIFont.systemFont(ofSize: 12), .foregroundColor: textColor ?? UIColor.label]
    }

    func refreshText() {
        if let attributedStorage {
            label.attributedText = attributedStorage
        } else {
            label.attributedText = NSAttributedString(string: textStorageString, attributes: currentAttributes)
            label.textAlignment = textAlignment
        }
        caret.isHidden = !(isFirstResponder && isEditable)
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    func layoutText() {
        let inset = textContainerInset
        let width = max(0, bounds.width - inset.horizontal - 2 * UITextView.linePadding)
        let height = label.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)).height
        label.frame = CGRect(x: inset.left + UITextView.linePadding, y: inset.top, width: width, height: height)
        let size = CGSize(width: bounds.width, height: (height + inset.vertical).rounded(.up))
        if contentSize != size { contentSize = size }
        caret.backgroundColor = tintColor
        let line = (font ?? .systemFont(ofSize: 12)).lineHeight
        let last = textStorageString.components(separatedBy: "\n").last ?? ""
        let lastWidth = (last as NSString).size(withAttributes: currentAttributes).width
        caret.frame = CGRect(x: label.frame.minX + min(lastWidth, width), y: max(inset.top, label.frame.maxY - line), width: 2, height: line)
    }

    /// The keyboard's notifications come before didBeginEditing here (kbhelper-textview, grummitt-textview).
    func beginEditing(_ become: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        if isEditable, let delegate, !(ifImplemented { delegate.textViewShouldBeginEditing(self) } ?? true) { return false }
        guard become() else { return false }
        refreshText()
        guard isEditable else { return true }
        Keyboard.of(self).show()
        if let delegate { ifImplemented { delegate.textViewDidBeginEditing(self) } }
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
        return true
    }

    func finishEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder, isEditable else { return resign() }
        let focus = FirstResponder.of(self)
        if !focus.isForcing, let delegate, !(ifImplemented { delegate.textViewShouldEndEditing(self) } ?? true) { return false }
        guard resign() else { return false }
        refreshText()
        focus.keyboard.follow()
        if let delegate { ifImplemented { delegate.textViewDidEndEditing(self) } }
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
        return true
    }

    func erase() {
        if selectedRange.length > 0 {
            edit(selectedRange, with: "")
        } else if selectedRange.location > 0 {
            edit((textStorageString as NSString).rangeOfComposedCharacterSequence(at: selectedRange.location - 1), with: "")
        }
    }

    func edit(_ range: NSRange, with string: String) {
        guard isEditable else { return }
        if let delegate, !(ifImplemented { delegate.textView(self, shouldChangeTextIn: range, replacementText: string) } ?? true) { return }
        textStorageString = (textStorageString as NSString).replacingCharacters(in: range, with: string)
        if let old = attributedStorage {
            let attributes = old.length > 0 ? old.attributes(at: max(0, min(range.location, old.length - 1)), effectiveRange: nil) : currentAttributes
            let changed = NSMutableAttributedString(attributedString: old)
            changed.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: attributes))
            attributedStorage = changed
        }
        selectedRange = NSRange(location: range.location + (string as NSString).length, length: 0)
        refreshText()
        if let delegate { ifImplemented { delegate.textViewDidChangeSelection(self) } }
        if let delegate { ifImplemented { delegate.textViewDidChange(self) } }
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }
}

/// Decides about editing of a text view and hears of it, and of its scrolling. All optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Before an editable view becomes the first responder; false keeps it from that. Optional: true.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Before the view gives up the first responder; false keeps it, unless `endEditing(true)` forces. Optional: true.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// The view is the first responder and the keyboard's notifications have been posted.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// The view is no longer the first responder, after the keyboard's notification.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Before typing or deleting changes `range` (UTF-16 units); false keeps the text. Optional: true.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The user changed the text; after the selection's message.
    func textViewDidChange(_ textView: UITextView)
    /// After each edit, before `textViewDidChange(_:)`.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Stands in for a type without it, with the answer `true`.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        notImplemented(self, "textViewShouldBeginEditing:", [textView], fallback: true)
    }
    /// Stands in for a type without it, with the answer `true`.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        notImplemented(self, "textViewShouldEndEditing:", [textView], fallback: true)
    }
    /// Stands in for a type without it, and does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {
        notImplemented(self, "textViewDidBeginEditing:", [textView])
    }
    /// Stands in for a type without it, and does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {
        notImplemented(self, "textViewDidEndEditing:", [textView])
    }
    /// Stands in for a type without it, with the answer `true`.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        notImplemented(self, "textView:shouldChangeTextInRange:replacementText:", [textView, range, text], fallback: true)
    }
    /// Stands in for a type without it, and does nothing.
    public func textViewDidChange(_ textView: UITextView) {
        notImplemented(self, "textViewDidChange:", [textView])
    }
    /// Stands in for a type without it, and does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {
        notImplemented(self, "textViewDidChangeSelection:", [textView])
    }
}

// UITextView: several lines of text, scrolling, editable. Shows its text with one label.
// Text containers and layout managers are not here.

@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput {
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")
    /// Points between the container's side and the text.
    static let linePadding: CGFloat = 5

    let label = UILabel(frame: .zero)
    let caret = UIView(frame: .zero)
    var textStorageString = ""
    var attributedStorage: NSAttributedString?
    private var inputViewStorage: UIView?
    private var inputAccessoryStorage: UIView?

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

    open var text: String! {
        get { textStorageString }
        set {
            textStorageString = newValue ?? ""
            attributedStorage = nil
            selectedRange = NSRange(location: (textStorageString as NSString).length, length: 0)
            refreshText()
        }
    }

    open var attributedText: NSAttributedString! {
        get { attributedStorage ?? NSAttributedString(string: textStorageString, attributes: currentAttributes) }
        set {
            attributedStorage = newValue
            textStorageString = newValue?.string ?? ""
            selectedRange = NSRange(location: (textStorageString as NSString).length, length: 0)
            refreshText()
        }
    }

    open var font: UIFont? { didSet { refreshText() } }
    open var textColor: UIColor? { didSet { refreshText() } }
    open var textAlignment: NSTextAlignment = .natural { didSet { refreshText() } }
    open var selectedRange = NSRange(location: 0, length: 0)
    open var isEditable: Bool = true { didSet { if !isEditable, isFirstResponder { resignFirstResponder() } } }
    open var isSelectable: Bool = true
    open var allowsEditingTextAttributes: Bool = false
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var clearsOnInsertion: Bool = false
    open var adjustsFontForContentSizeCategory: Bool = false
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { refreshText() } }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsFontForContentSizeCategory, previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        font = font?.adjusted(to: traitCollection)
    }

    // MARK: Traits

    var inputTraits = TextInputTraits()
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
    open var hasText: Bool { !textStorageString.isEmpty }
    open func insertText(_ text: String) { edit(selectedRange, with: text) }
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
        Keyboard.show()
        if let delegate { ifImplemented { delegate.textViewDidBeginEditing(self) } }
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
        return true
    }

    func finishEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder, isEditable else { return resign() }
        if !FirstResponder.isForcing, let delegate, !(ifImplemented { delegate.textViewShouldEndEditing(self) } ?? true) { return false }
        guard resign() else { return false }
        refreshText()
        Keyboard.follow()
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

@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        notImplemented(self, "textViewShouldBeginEditing:", [textView], fallback: true)
    }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        notImplemented(self, "textViewShouldEndEditing:", [textView], fallback: true)
    }
    public func textViewDidBeginEditing(_ textView: UITextView) {
        notImplemented(self, "textViewDidBeginEditing:", [textView])
    }
    public func textViewDidEndEditing(_ textView: UITextView) {
        notImplemented(self, "textViewDidEndEditing:", [textView])
    }
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        notImplemented(self, "textView:shouldChangeTextInRange:replacementText:", [textView, range, text], fallback: true)
    }
    public func textViewDidChange(_ textView: UITextView) {
        notImplemented(self, "textViewDidChange:", [textView])
    }
    public func textViewDidChangeSelection(_ textView: UITextView) {
        notImplemented(self, "textViewDidChangeSelection:", [textView])
    }
}

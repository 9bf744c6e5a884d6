// UITextView: several lines of text, scrolling, editable, over TextKit 1. Stored state and overridable members;
// UITextView+Content has the content, UITextView+Editing the editing, TextEditor is the input engine, TextCanvas draws.

import CoreGraphics
import Foundation
import ObjectiveC

/// Several lines of text that scroll and can be edited. A tap puts the caret under the finger, two select a word.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
    /// Posted after the delegate was told; the object is the text view.
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted when the user changed the text, not when code set it.
    nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
    /// Posted after the delegate was told; the object is the text view.
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")

    /// The region of the text: as wide as the view without its insets, as high as the text needs.
    open private(set) var textContainer: NSTextContainer
    private let ownStorage: NSTextStorage
    private let ownManager: NSLayoutManager
    private(set) lazy var canvas = TextCanvas(self)
    private(set) lazy var attachmentViews = AttachmentViews(self)
    private(set) lazy var textItemMenus = TextItemMenus(self)
    let caret = UIView(frame: .zero)
    private(set) lazy var editor = TextEditor(self)
    var fontStorage: UIFont?
    var colorStorage: UIColor?
    var alignmentStorage = NSTextAlignment.natural
    var typingStorage: [NSAttributedString.Key: Any]?
    var linkAttributesStorage: [NSAttributedString.Key: Any]?
    /// The text view itself edits the storage; its selection is set afterwards.
    var isReplacingText = false
    var isMeasuring = false
    weak var followedManager: NSLayoutManager?
    /// The previous tap, with which another one near it soon makes a double tap.
    var lastTap: (time: CFTimeInterval, point: CGPoint, count: Int)?
    private var inputViewStorage: UIView?
    private var inputAccessoryStorage: UIView?

    /// The delegate; it is the scroll view's delegate as well and is told of scrolling too.
    open weak var delegate: UITextViewDelegate? {
        get { scrollDelegate as? UITextViewDelegate }
        set { scrollDelegate = newValue }
    }

    /// A container that has a layout manager with a text shows that text; nil makes all three.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let container = textContainer ?? Self.makeContainer()
        (self.textContainer, ownManager, ownStorage) = Self.completed(container)
        super.init(frame: frame)
        if textContainer == nil { makeContentStorage() }
        setUpTextView()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a text view; with false, `textLayoutManager` is nil. Both ways of layout are the same engine here.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        if !usingTextLayoutManager { contentStorage = nil }
    }

    public required init?(coder: NSCoder) {
        (textContainer, ownManager, ownStorage) = Self.completed(Self.makeContainer())
        super.init(coder: coder)
        makeContentStorage()
        setUpTextView()
        NibClasses.textView.decode(self, from: coder)
    }

    private static func makeContainer() -> NSTextContainer {
        let container = NSTextContainer(size: .zero)
        container.widthTracksTextView = true
        return container
    }

    private static func completed(_ container: NSTextContainer) -> (NSTextContainer, NSLayoutManager, NSTextStorage) {
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        let storage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        return (container, manager, storage)
    }

    private func setUpTextView() {
        alwaysBounceVertical = false
        if backgroundColor == nil { backgroundColor = .systemBackground }
        caret.isUserInteractionEnabled = false
        caret.isHidden = true
        addSubview(canvas)
        addSubview(caret)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.onStateChange = { [weak self] tap in if let self, tap.state == .ended { tapped(at: tap.location(in: self)) } }
        addGestureRecognizer(tap)
        addTextPress()
        followLayoutManager()
        updateDisplay()
    }

    // MARK: Text

    /// The layout manager of the text, for TextKit 1 and 2.
    var engine: NSLayoutManager { textContainer.layoutManager ?? ownManager }
    /// The layout manager; apps supply their own with a container. A text view whose layout manager was read has no text layout manager
    /// from then on ("Using TextKit 2 to interact with text": reading it switches to compatibility mode for good).
    open var layoutManager: NSLayoutManager {
        if contentStorage != nil {
            contentStorage = nil
            attachmentViews.removeAll()
            engine.onStale = nil
            engine.shownText = nil
            textContainer.textLayoutManagerStorage = nil
            textChanged()
        }
        return engine
    }
    /// The NSTextContentStorage of the text view's own making, which holds its text layout manager: UITextView+TextLayoutManager.
    var contentStorage: AnyObject?

    /// The text itself. Edits of it show at once; no delegate is told.
    open var textStorage: NSTextStorage { engine.textStorage ?? ownStorage }

    /// The text, never nil when read. Setting it uses the attributes of plain text, puts the caret at the end and calls no delegate.
    open var text: String! {
        get { textStorage.string }
        set { withValueChange(self, "text", of: text) { setText(NSAttributedString(string: newValue ?? "", attributes: textStorage.length > 0 ? currentTypingAttributes : typingStorage ?? plainAttributes)) } }
    }

    /// The text with its attributes. Setting it calls no delegate.
    open var attributedText: NSAttributedString! {
        get { textStorage.copy() as? NSAttributedString }
        set { withValueChange(self, "attributedText", of: attributedText) { setText(newValue ?? NSAttributedString(string: "")) } }
    }

    /// The font; of an attributed text the first character's. Setting it applies to the whole text; nil uses the system font of 12 points.
    open var font: UIFont? {
        get { (textStorage.length > 0 ? textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil) ?? fontStorage }
        set {
            withValueChange(self, "font", of: font) {
                fontStorage = newValue
                overlay([.font: newValue ?? UIFont.systemFont(ofSize: 12)])
            }
        }
    }
    /// Applies to all of the text; nil draws in `label`.
    open var textColor: UIColor? {
        get { (textStorage.length > 0 ? textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : nil) ?? colorStorage }
        set {
            colorStorage = newValue
            overlay([.foregroundColor: newValue ?? UIColor.label])
        }
    }
    /// Applies to all of the text.
    open var textAlignment: NSTextAlignment {
        get { alignmentStorage }
        set {
            guard newValue != alignmentStorage else { return }
            alignmentStorage = newValue
            overlayAlignment()
        }
    }
    /// UTF-16 units, kept within the text. Setting another one tells `textViewDidChangeSelection(_:)`.
    open var selectedRange: NSRange { get { editor.selection } set { editor.select(newValue) } }
    /// Whether the text can be edited. Setting it to false ends editing.
    open var isEditable: Bool = true {
        didSet {
            if !isEditable, isFirstResponder { resignFirstResponder() }
            if isEditable != oldValue, !dataDetectorTypes.isEmpty { updateDisplay() }
            if isEditable != oldValue { textItemMenus.follow() }
        }
    }
    /// The kinds of data that become links while the view is not editable. Default none.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { if dataDetectorTypes != oldValue { updateDisplay() } } }
    /// Lets a text view that is not editable be the first responder, without a keyboard.
    open var isSelectable: Bool = true { didSet { if isSelectable != oldValue { textItemMenus.follow() } } }
    /// Kept; there is no menu to change attributes by.
    open var allowsEditingTextAttributes: Bool = false
    /// The attributes of typed text; until set, and after the caret moved, those of the character before the caret.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { currentTypingAttributes }
        set {
            typingStorage = newValue
            updateDisplay()
        }
    }
    /// Laid over the attributes of links: the tint colour until set.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { linkAttributesStorage ?? [.foregroundColor: tintColor ?? UIColor.link] }
        set {
            linkAttributesStorage = newValue
            updateDisplay()
        }
    }
    /// Typing and pasting replace all of the text, once.
    open var clearsOnInsertion: Bool = false { didSet { if clearsOnInsertion { editor.select(NSRange(location: 0, length: textStorage.length)) } } }
    /// Whether the font follows the text size; only fonts of a text style or of `UIFontMetrics` do.
    open var adjustsFontForContentSizeCategory: Bool = false
    /// The points between the edges and the container, whose padding adds 5 at each side.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { if textContainerInset != oldValue { textChanged() } } }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory, previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            font = font?.adjusted(to: traitCollection)
        }
        // Lines hold resolved colours.
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { updateDisplay() }
    }

    // MARK: Traits

    var inputTraits = TextInputTraits() { didSet { if inputTraits.isSecureTextEntry != oldValue.isSecureTextEntry { updateDisplay() } } }
    /// Decides whether the keyboard has digits or letters, and its height.
    open var keyboardType: UIKeyboardType { get { inputTraits.keyboardType } set { inputTraits.keyboardType = newValue } }
    /// Kept; the keyboard follows the light or dark style.
    open var keyboardAppearance: UIKeyboardAppearance { get { inputTraits.keyboardAppearance } set { inputTraits.keyboardAppearance = newValue } }
    /// The title of the return key, which types a newline in any case.
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
    override var widthDependentContent: (any WidthDependentContent)? { self }
    override var bringsKeyboard: Bool { isEditable || inputView != nil }
    /// From `UIKeyInput`: whether there is text to delete.
    open var hasText: Bool { textStorage.length > 0 }
    /// Inserts text over the selection as if typed: the delegate is asked first. Does nothing in a view that is not editable.
    open func insertText(_ text: String) { editor.insert(text) }
    /// Deletes like the delete key: the selection, else the whole character before the caret.
    open func deleteBackward() { editor.erase() }
    @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
    @discardableResult open override func resignFirstResponder() -> Bool { finishEditing { super.resignFirstResponder() } }
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { editor.canEdit(action) ?? super.canPerformAction(action, withSender: sender) }
    open override func cut(_ sender: Any?) { editor.cut() }
    open override func copy(_ sender: Any?) { editor.copy() }
    open override func paste(_ sender: Any?) { editor.paste() }
    open override func select(_ sender: Any?) { editor.selectWord() }
    open override func delete(_ sender: Any?) { editor.erase() }
    open override func selectAll(_ sender: Any?) { editor.select(NSRange(location: 0, length: textStorage.length)) }

    /// Scrolls until `range` of the text is visible.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

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

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        return sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutText()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateDisplay()
        showCaret()
    }
}

// NSTextStorage: attributed text that reports changes to its layout managers. Editing and its notifications, over
// the four primitives that a subclass overrides. TextStorageRuns reads its attributes. Text views and apps own one.

import Foundation

/// Attributed text that can be edited and whose layout managers follow. A subclass overrides `string`,
/// `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls
/// `edited(_:range:changeInLength:)` in the last two (NSTextStorage documentation, subclassing notes).
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of change in an edit.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes were added, removed or changed.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters were added, removed or replaced.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// Posted before attributes are fixed, after the delegate was told.
    public static let willProcessEditingNotification = NSNotification.Name("NSTextStorageWillProcessEditingNotification")
    /// Posted after attributes were fixed and before layout managers are told of the edit.
    public static let didProcessEditingNotification = NSNotification.Name("NSTextStorageDidProcessEditingNotification")

    /// The delegate, which is not retained.
    open weak var delegate: NSTextStorageDelegate?
    /// The layout managers in the order in which they were added.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// The changes of the edit in progress; empty between edits.
    open private(set) var editedMask: EditActions = []
    /// The range of the edit in progress, in UTF-16 units of the present text; location `NSNotFound` between edits.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The UTF-16 units that the edit in progress added, negative for removed ones.
    open private(set) var changeInLength = 0
    private var nesting = 0
    private var isProcessing = false
    /// Whether this class's own storage holds the text; a subclass has its own.
    package lazy var isConcrete = type(of: self) == NSTextStorage.self

    /// An empty text.
    public init() { super.init(string: "") }
    public override init(string: String) { super.init(string: string) }
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) { super.init(string: string, attributes: attrs) }
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Layout managers

    /// Adds a layout manager, retains it and gives it this text.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// The layout manager is left without a text.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    // MARK: Primitives

    open override func replaceCharacters(in range: NSRange, with str: String) {
        let range = checked(range, #function)
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        let range = checked(range, #function)
        guard range.length > 0 else { return }
        super.setAttributes(attrs ?? [:], range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    /// A range beyond the text raises, as Foundation's run array does on a device.
    package func checked(_ range: NSRange, _ function: String) -> NSRange {
        let length = length
        guard range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location else {
            Diagnostics.raise("NSRangeException", "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds (\(function) with {\(range.location), \(range.length)} of \(length))")
        }
        return range
    }

    // MARK: What follows from the primitives

    open override var length: Int { isConcrete ? super.length : string.utf16.count }

    open override func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func attributes(at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange) -> [NSAttributedString.Key: Any] {
        let found = attributes(at: location, effectiveRange: nil)
        range?.pointee = longestRange(at: location, in: rangeLimit) { TextStorageRuns.areEqual($0, found) }
        return found
    }

    open override func attribute(_ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange) -> Any? {
        let found = attributes(at: location, effectiveRange: nil)[attrName]
        range?.pointee = longestRange(at: location, in: rangeLimit) { TextStorageRuns.areEqual($0[attrName], found) }
        return found
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        if isConcrete { return super.attributedSubstring(from: range) }
        let part = NSMutableAttributedString(string: (string as NSString).substring(with: checked(range, #function)))
        for run in runs(in: range) {
            part.setAttributes(run.attributes, range: NSRange(location: run.range.location - range.location, length: run.range.length))
        }
        return part
    }

    open override func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(attributedString: attributedSubstring(from: NSRange(location: 0, length: length))) }
    open override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableAttributedString(attributedString: attributedSubstring(from: NSRange(location: 0, length: length))) }
    open override func isEqual(to other: NSAttributedString) -> Bool {
        isConcrete ? super.isEqual(to: other) : attributedSubstring(from: NSRange(location: 0, length: length)).isEqual(to: other)
    }

    open override var mutableString: NSMutableString { TextStorageString(self) }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) { addAttributes([name: value], range: range) }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change(range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }

    private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        for run in runs(in: checked(range, #function)) {
            var attributes = run.attributes
            body(&attributes)
            setAttributes(attributes, range: run.range)
        }
        endEditing()
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        // The text to insert may be this text.
        let inserted = attrString is NSTextStorage ? attrString.copy() as? NSAttributedString ?? attrString : attrString
        beginEditing()
        replaceCharacters(in: range, with: inserted.string)
        inserted.enumerateAttributes(in: NSRange(location: 0, length: inserted.length), options: []) { attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) { replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString) }
    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    open override func setAttributedString(_ attrString: NSAttributedString) { replaceCharacters(in: NSRange(location: 0, length: length), with: attrString) }

    // MARK: Editing

    /// Edits until the matching `endEditing()` are processed together.
    open override func beginEditing() { nesting += 1 }

    /// Ends an edit; the outermost call processes the changes.
    open override func endEditing() {
        guard nesting > 0 else { return }
        nesting -= 1
        if nesting == 0, !editedMask.isEmpty { process() }
    }

    /// Adds to the edit in progress; outside `beginEditing()` it is processed at once. `editedRange` is the range before the change.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let now = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        if self.editedMask.isEmpty {
            self.editedRange = now
        } else {
            var before = self.editedRange
            // The characters after the new change have moved.
            if editedRange.location < before.location + before.length { before.length = max(0, before.length + delta) }
            if editedRange.location + editedRange.length <= before.location, editedRange.location < before.location { before.location = max(0, before.location + delta); before.length = max(0, before.length - delta) }
            self.editedRange = NSUnionRange(before, now)
        }
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if nesting == 0 { process() }
    }

    /// Processes an edit; changes that an override of `processEditing()` or a delegate makes meanwhile belong to the same edit.
    private func process() {
        guard !isProcessing else { return }
        isProcessing = true
        // Layout managers may edit in their turn; one that edits without end waits for the next edit.
        for _ in 0..<10 where !editedMask.isEmpty { processEditing() }
        isProcessing = false
    }

    /// Tells the delegate, fixes attributes, tells the delegate again, then the layout managers (NSTextStorage documentation, `processEditing()`).
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        let isNested = isProcessing
        isProcessing = true
        delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        NotificationCenter.default.post(name: NSTextStorage.willProcessEditingNotification, object: self)
        let end = length
        let start = min(editedRange.location, end)
        fixAttributes(in: NSRange(location: start, length: min(editedRange.length, end - start)))
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        NotificationCenter.default.post(name: NSTextStorage.didProcessEditingNotification, object: self)
        isProcessing = isNested
        let mask = editedMask, range = editedRange, delta = changeInLength
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        for manager in layoutManagers {
            manager.processEditing(for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
        }
    }

    /// Removes attachments from characters that cannot hold one.
    open func fixAttributes(in range: NSRange) {
        var bare: [NSRange] = []
        let text = string as NSString
        enumerateAttribute(.attachment, in: range, options: []) { value, part, _ in
            guard value != nil else { return }
            for location in part.location..<(part.location + part.length) where Int(text.character(at: location)) != 0xFFFC {
                bare.append(NSRange(location: location, length: 1))
            }
        }
        for part in bare { removeAttribute(.attachment, range: part) }
    }

    /// False: attributes are fixed when an edit is processed.
    open var fixesAttributesLazily: Bool { false }
    /// Fixes nothing that `processEditing()` has not fixed already.
    open func ensureAttributesAreFixed(in range: NSRange) { if fixesAttributesLazily { fixAttributes(in: range) } }
    /// Fixes the attributes of the range again.
    open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }
}

// A text view's text and attributes, its size, and its parts: the canvas, the caret, tinted links.
// UITextView+Editing has the editing; UITextView has the overridable members.

import CoreGraphics
import Foundation

extension UITextView {
    /// The attributes of plain text.
    var plainAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: fontStorage ?? UIFont.systemFont(ofSize: 12), .foregroundColor: colorStorage ?? UIColor.label]
        if alignmentStorage != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = alignmentStorage
            attributes[.paragraphStyle] = style
        }
        return attributes
    }

    func setText(_ string: NSAttributedString) {
        editor.inputDelegate?.textWillChange(self)
        isReplacingText = true
        textStorage.setAttributedString(string)
        isReplacingText = false
        typingStorage = nil
        editor.textReplaced()
        editor.inputDelegate?.textDidChange(self)
        textChanged()
    }

    /// Sets attributes on the whole text, and on text that is typed next.
    func overlay(_ attributes: [NSAttributedString.Key: Any]) {
        let all = NSRange(location: 0, length: textStorage.length)
        if all.length > 0 { textStorage.addAttributes(attributes, range: all) }
        if typingStorage != nil { typingStorage?.merge(attributes) { $1 } }
        updateDisplay()
        textChanged()
    }

    func overlayAlignment() {
        let all = NSRange(location: 0, length: textStorage.length)
        textStorage.beginEditing()
        for run in textStorage.runs(in: all) {
            let style = (run.attributes[.paragraphStyle] as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
            style.alignment = alignmentStorage
            textStorage.addAttribute(.paragraphStyle, value: style, range: run.range)
        }
        textStorage.endEditing()
        typingStorage = nil
        updateDisplay()
        textChanged()
    }

    /// The attributes of typed text: those of the character before the caret, else of the first one, else of plain text.
    var currentTypingAttributes: [NSAttributedString.Key: Any] {
        if let typingStorage { return typingStorage }
        guard textStorage.length > 0 else { return plainAttributes }
        var attributes = textStorage.attributes(at: min(max(0, editor.selection.location - 1), textStorage.length - 1), effectiveRange: nil)
        attributes[.attachment] = nil
        attributes[.link] = nil
        if attributes[.font] == nil { attributes[.font] = plainAttributes[.font] }
        return attributes
    }

    func updateDisplay() {
        var display = TextDisplay()
        display.linkAttributes = linkAttributesStorage ?? [.foregroundColor: tintColor ?? UIColor.link]
        display.detects = isEditable ? [] : dataDetectorTypes
        display.isSecure = inputTraits.isSecureTextEntry
        display.emptyLineAttributes = currentTypingAttributes
        engine.display = display
    }

    /// Lines, size or colours differ.
    func textChanged() {
        canvas.setNeedsDisplay()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    // MARK: Size

    /// The size of the text in a width, with insets, in whole pixels (LayoutKit's TextViewLayoutTests). A width of 0 bounds nothing, so that
    /// a view without a size takes its natural one in sizeToFit() (YMatterType's TypographyTextViewTests).
    func fittingSize(_ size: CGSize) -> CGSize {
        let inset = textContainerInset
        let isBounded = size.width > 0 && size.width < 10_000_000
        let old = textContainer.size
        let width = isBounded ? max(1, size.width - inset.horizontal) : 0
        isMeasuring = true
        if old.width != width || old.height != 0 { textContainer.size = CGSize(width: width, height: 0) }
        let used = engine.usedRect(for: textContainer)
        if textContainer.size != old { textContainer.size = old }
        isMeasuring = false
        let line = (currentTypingAttributes[.font] as? UIFont ?? .systemFont(ofSize: 12)).lineHeight
        let text = PixelGrid.roundUp(CGSize(width: used.maxX, height: max(used.maxY, line))), widest = text.width + inset.horizontal
        return CGSize(width: isBounded ? min(size.width, widest) : widest, height: text.height + inset.vertical)
    }

    /// An app may have put another layout manager in the container.
    func followLayoutManager() {
        let manager = engine
        guard followedManager !== manager else { return }
        followedManager = manager
        manager.onInvalidation = { [weak self] in assumingMainActor { if let self, !self.isMeasuring { self.textChanged() } } }
        manager.onEdit = { [weak self] range, delta in
            assumingMainActor {
                guard let self else { return }
                self.attachmentViews.textEdited(range)
                self.editedWhileFinding(range, delta: delta)
                if !self.isReplacingText { self.editor.storageEdited(range, delta: delta) }
            }
        }
    }

    func layoutText() {
        followLayoutManager()
        let inset = textContainerInset
        var size = textContainer.size
        if textContainer.widthTracksTextView { size.width = max(1, bounds.width - inset.horizontal) }
        if textContainer.heightTracksTextView { size.height = max(1, bounds.height - inset.vertical) }
        if bounds.width > 0, size != textContainer.size {
            isMeasuring = true
            textContainer.size = size
            isMeasuring = false
            canvas.setNeedsDisplay()
        }
        let used = engine.usedRect(for: textContainer)
        let content = CGSize(width: bounds.width, height: (used.maxY + inset.vertical).rounded(.up))
        if contentSize != content { contentSize = content }
        let visible = CGRect(origin: isScrollEnabled ? contentOffset : .zero, size: bounds.size)
        canvas.place(over: visible, content: content)
        attachmentViews.place(in: visible)
        showCaret()
    }

    func showCaret() {
        caret.backgroundColor = tintColor
        caret.isHidden = !(isFirstResponder && isEditable && editor.selection.length == 0)
        guard !caret.isHidden else { return }
        caret.frame = caretRect(for: TextOffset(editor.selection.location))
    }

    func reveal(_ range: NSRange) {
        guard bounds.height > 0 else { return }
        layoutText()
        let range = editor.clamped(range)
        let areas = range.length > 0 ? selectionAreas(range) : [caretArea(at: range.location)]
        guard let area = areas.reduce(nil, { (all: CGRect?, part) in all?.union(part) ?? part }) else { return }
        scrollRectToVisible(area, animated: false)
    }
}

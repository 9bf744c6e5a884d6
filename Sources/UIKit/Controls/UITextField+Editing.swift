// Editing a text field: first responder, typed characters, the return key, and the calls of its delegate.
// Order: didBeginEditing before the keyboard's notifications (kbhelper-textfield, grummitt-textfield);
// keyboardWillHide before didEndEditing (kbhelper-hide); the variant with a reason replaces the plain one
// (apple-tf-didend-reason).

extension UITextField {
    /// Whether the delegate allows clearing: asked for the clear button and, with `clearsOnBeginEditing`, as editing begins (apple-clears-on-begin).
    private var mayClear: Bool {
        guard let delegate else { return true }
        return ifImplemented { delegate.textFieldShouldClear(self) } ?? true
    }

    func beginEditing(_ become: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        if window == nil { return isEnabled && waitToBecomeFirstResponder() }
        guard canBecomeFirstResponder else { return false }
        if let delegate, !(ifImplemented { delegate.textFieldShouldBeginEditing(self) } ?? true) { return false }
        guard become() else { return false }
        isEditing = true
        if clearsOnBeginEditing, mayClear { replaceAll("") }
        moveCaretToEnd()
        updateAccessories()
        refreshText()
        if let delegate { ifImplemented { delegate.textFieldDidBeginEditing(self) } }
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
        if isFirstResponder { Keyboard.of(self).show() }
        return true
    }

    func finishEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return resign() }
        let focus = FirstResponder.of(self)
        if !focus.isForcing, let delegate, !(ifImplemented { delegate.textFieldShouldEndEditing(self) } ?? true) { return false }
        guard resign() else { return false }
        isEditing = false
        typingStorage = nil
        if editor.marked != nil { editor.commitMark() }
        updateAccessories()
        refreshText()
        focus.keyboard.follow()
        if let delegate, ifImplemented({ delegate.textFieldDidEndEditing(self, reason: .committed) }) == nil {
            ifImplemented { delegate.textFieldDidEndEditing(self) }
        }
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: UITextField.textDidEndEditingNotification, object: self,
            userInfo: [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
        return true
    }

    // MARK: Typing

    func type(_ string: String) {
        guard string != "\n" else {
            returnPressed()
            return
        }
        editor.insert(string)
    }

    private func returnPressed() {
        let proceeds = delegate.map { delegate in ifImplemented { delegate.textFieldShouldReturn(self) } ?? true } ?? true
        guard proceeds else { return }
        let exits = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if exits, isFirstResponder { resignFirstResponder() }
    }

    func clearTapped() {
        if !mayClear { return }
        replaceAll("")
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    // MARK: Setting

    func replaceAll(_ text: String) {
        editor.inputDelegate?.textWillChange(self)
        textStorage = text
        if let old = attributedStorage, old.length > 0 {
            attributedStorage = NSAttributedString(string: text, attributes: old.attributes(at: 0, effectiveRange: nil))
        } else {
            attributedStorage = nil
        }
        editor.textReplaced()
        editor.inputDelegate?.textDidChange(self)
        refreshText()
    }

    func moveCaretToEnd() { editor.move(to: NSRange(location: editor.length, length: 0)) }

    var attributesBeforeCaret: [NSAttributedString.Key: Any] {
        guard let attributedStorage, attributedStorage.length > 0 else { return defaultTextAttributes }
        return attributedStorage.attributes(at: min(max(0, editor.selection.location - 1), attributedStorage.length - 1), effectiveRange: nil)
    }
}

extension UITextField: TextEditing {
    var editedString: NSString { textStorage as NSString }
    var acceptsEdits: Bool { true }

    func allowsChange(in range: NSRange, to string: String) -> Bool {
        guard let delegate else { return true }
        if Behaviour.editsRanges.isOn,
            let answer = ifImplemented({ delegate.textField(self, shouldChangeCharactersInRanges: [NSValue(range: range)], replacementString: string) }) { return answer }
        return ifImplemented { delegate.textField(self, shouldChangeCharactersIn: range, replacementString: string) } ?? true
    }

    func store(_ string: String, in range: NSRange) {
        if attributedStorage != nil || typingStorage != nil {
            let text = NSMutableAttributedString(attributedString: attributedStorage ?? NSAttributedString(string: textStorage, attributes: defaultTextAttributes))
            text.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: typingStorage ?? attributesBeforeCaret))
            attributedStorage = text
        }
        textStorage = editedString.replacingCharacters(in: range, with: string)
        refreshText()
    }

    func tellChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    func tellSelectionChange() {
        if let delegate { ifImplemented { delegate.textFieldDidChangeSelection(self) } }
    }

    func selectionMoved() { setNeedsLayout() }

    func setDirection(_ direction: NSWritingDirection, in range: NSRange) {
        let text = NSMutableAttributedString(attributedString: attributedText ?? NSAttributedString(string: ""))
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = direction
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        attributedStorage = text
        refreshText()
    }
}

extension UITextField {
    /// Selection, marked text and editing of the field's text.
    var editor: TextEditor { part { TextEditor(self) } }
}

// Editing a text field: first responder, typed characters, the return key, and whom it tells.
// Order: didBeginEditing before the keyboard's notifications (kbhelper-textfield, grummitt-textfield);
// keyboardWillHide before didEndEditing (kbhelper-hide); the variant with a reason replaces the plain one
// (apple-tf-didend-reason).

extension UITextField {
    func beginEditing(_ become: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        if let delegate, !(ifImplemented { delegate.textFieldShouldBeginEditing(self) } ?? true) { return false }
        guard become() else { return false }
        isEditing = true
        if clearsOnBeginEditing { replaceAll("") }
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
        edit(selection, with: string)
    }

    func erase() {
        if selection.length > 0 {
            edit(selection, with: "")
            return
        }
        guard selection.location > 0 else { return }
        let text = textStorage as NSString
        // A character may be several UTF-16 units: emoji, composed Hangul.
        let range = text.rangeOfComposedCharacterSequence(at: selection.location - 1)
        edit(range, with: "")
    }

    private func edit(_ range: NSRange, with string: String) {
        if let delegate, !(ifImplemented { delegate.textField(self, shouldChangeCharactersIn: range, replacementString: string) } ?? true) { return }
        let text = (textStorage as NSString).replacingCharacters(in: range, with: string)
        setStored(text)
        selection = NSRange(location: range.location + (string as NSString).length, length: 0)
        refreshText()
        if let delegate { ifImplemented { delegate.textFieldDidChangeSelection(self) } }
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    private func returnPressed() {
        let proceeds = delegate.map { delegate in ifImplemented { delegate.textFieldShouldReturn(self) } ?? true } ?? true
        guard proceeds else { return }
        let exits = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if exits, isFirstResponder { resignFirstResponder() }
    }

    func clearTapped() {
        if let delegate, !(ifImplemented { delegate.textFieldShouldClear(self) } ?? true) { return }
        replaceAll("")
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    // MARK: Setting

    func replaceAll(_ text: String) {
        setStored(text)
        moveCaretToEnd()
        refreshText()
    }

    private func setStored(_ text: String) {
        textStorage = text
        guard let old = attributedStorage, old.length > 0 else {
            attributedStorage = nil
            return
        }
        attributedStorage = NSAttributedString(string: text, attributes: old.attributes(at: 0, effectiveRange: nil))
    }

    func moveCaretToEnd() {
        selection = NSRange(location: (textStorage as NSString).length, length: 0)
    }
}

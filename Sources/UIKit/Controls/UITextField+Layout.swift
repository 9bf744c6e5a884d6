// The content of a text field and its positions: text, placeholder, caret, border, side views, clear button.

import CoreGraphics
import CoreText
import Foundation

extension UITextField {
    /// The drawn text: secret characters become bullets. It is as long as the text, so that offsets stay the same:
    /// the other units of a character become word joiners, which take no space.
    private var shownText: String {
        guard isSecureTextEntry else { return textStorage }
        return textStorage.map { "•" + String(repeating: "\u{2060}", count: $0.utf16.count - 1) }.joined()
    }

    func refreshText() {
        let font = font ?? .systemFont(ofSize: 17)
        if let attributedStorage, !isSecureTextEntry {
            label.attributedText = attributedStorage
        } else {
            label.attributedText = NSAttributedString(string: shownText, attributes: defaultTextAttributes)
        }
        for part in [label, placeholderLabel] { part.semanticContentAttribute = semanticContentAttribute }
        label.textAlignment = textAlignment
        label.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.isHidden = textStorage.isEmpty
        if let attributed = attributedPlaceholderStorage {
            placeholderLabel.attributedText = attributed
        } else {
            placeholderLabel.font = font
            placeholderLabel.textColor = .placeholderText
            placeholderLabel.text = placeholderStorage
        }
        placeholderLabel.textAlignment = textAlignment
        placeholderLabel.isHidden = !textStorage.isEmpty
        caret.isHidden = !isEditing
        caret.backgroundColor = tintColor
        label.alpha = isEnabled ? 1 : 0.5
        updateAccessories()
        setNeedsLayout()
    }

    func updateBorder() {
        switch borderStyle {
        case .none:
            layer.borderWidth = 0
            if appliedBorder == .roundedRect { layer.cornerRadius = 0 }
            if appliedBackground { backgroundColor = nil }
            appliedBackground = false
        case .line, .bezel:
            layer.borderWidth = 1
            layer.borderColor = UIColor.label.cgColor
        case .roundedRect:
            layer.borderWidth = 1 / max(1, traitCollection.displayScale)
            layer.borderColor = UIColor.systemGray4.cgColor
            layer.cornerRadius = 5
            if backgroundColor == nil {
                backgroundColor = .systemBackground
                appliedBackground = true
            }
        }
        appliedBorder = borderStyle
        let image = isEnabled ? background : disabledBackground ?? background
        if let image, borderStyle != .roundedRect {
            let view = backgroundPart ?? UIImageView(frame: bounds)
            view.image = image
            if view.superview == nil { insertSubview(view, at: 0) }
            backgroundPart = view
        } else {
            backgroundPart?.removeFromSuperview()
            backgroundPart = nil
        }
        setNeedsLayout()
    }

    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: return false
        case .always: return true
        case .whileEditing: return isEditing
        case .unlessEditing: return !isEditing
        }
    }

    var showsLeft: Bool { leftView != nil && shows(leftViewMode) }
    var showsClear: Bool { !textStorage.isEmpty && shows(clearButtonMode) }
    var showsRight: Bool { rightView != nil && shows(rightViewMode) && !(showsClear && rightViewMode == .unlessEditing) }

    func updateAccessories() {
        for (view, isShown) in [(leftView, showsLeft), (rightView, showsRight)] {
            guard let view else { continue }
            if isShown, view.superview !== self { addSubview(view) }
            if !isShown, view.superview === self { view.removeFromSuperview() }
        }
        if showsClear, clearButton == nil {
            let button = UIButton(type: .custom)
            button.setImage(clearImage ?? UIImage(systemName: "xmark.circle.fill")?.templateByDefault, for: .normal)
            button.tintColor = .systemGray3
            button.accessibilityLabel = "Clear text"
            button.addAction(UIAction { [weak self] _ in self?.clearTapped() }, for: .touchUpInside)
            addSubview(button)
            clearButton = button
        }
        clearButton?.isHidden = !showsClear
        setNeedsLayout()
    }

    // MARK: Geometry

    /// The points between border and text.
    private var sideInset: CGFloat { borderStyle == .none ? 0 : borderStyle == .roundedRect ? 7 : 2 }

    private func sideSize(_ view: UIView?) -> CGSize {
        guard let view else { return .zero }
        if view.bounds.size != .zero { return view.bounds.size }
        let natural = view.intrinsicContentSize
        return CGSize(width: max(0, natural.width), height: max(0, natural.height))
    }

    /// Side views and clear button change sides where one reads from right to left: the left view is the leading one
    /// (UITextField.leftView, Apple documentation). One that does not show has its place all the same (YMatterType's
    /// TypographyTextFieldTests).
    func builtInLeftRect(_ bounds: CGRect) -> CGRect {
        let size = showsLeft ? sideSize(leftView) : .zero
        return directed(CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height), in: bounds)
    }

    func builtInRightRect(_ bounds: CGRect) -> CGRect {
        let size = showsRight ? sideSize(rightView) : .zero
        return directed(CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height), in: bounds)
    }

    func builtInTextRect(_ bounds: CGRect) -> CGRect {
        var rect = bounds.insetBy(dx: sideInset, dy: borderStyle == .none ? 0 : 2)
        if showsLeft { rect.stepAside(of: leftViewRect(forBounds: bounds), at: readsRightToLeft ? .maxXEdge : .minXEdge, gap: borderStyle == .roundedRect ? 6 : 0) }
        let end: CGRectEdge = readsRightToLeft ? .minXEdge : .maxXEdge
        if showsRight {
            rect.stepAside(of: rightViewRect(forBounds: bounds), at: end, gap: 0)
        } else if showsClear {
            rect.stepAside(of: clearButtonRect(forBounds: bounds), at: end, gap: 0)
        }
        return rect
    }

    var naturalSize: CGSize {
        let font = font ?? .systemFont(ofSize: 17)
        let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let shown: UILabel = textStorage.isEmpty ? placeholderLabel : label
        let width = shown.text?.isEmpty == false ? shown.sizeThatFits(limit).width.rounded(.up) : 0
        let line = (font.lineHeight).rounded(.up)
        let height: CGFloat
        switch borderStyle {
        case .none: height = line + 1
        case .line, .bezel: height = line + 5
        case .roundedRect: height = max(34, line + 13)
        }
        let sides = (showsLeft ? sideSize(leftView).width : 0) + (showsRight ? sideSize(rightView).width : 0)
        let insets = appInsets
        return CGSize(width: max(0, width + 2 * sideInset + sides + (showsClear ? 24 : 0) + insets.width), height: max(0, height + insets.height))
    }

    /// The space that an override of `textRect` takes off each side of any bounds belongs to the natural size; a rectangle of a fixed size
    /// does not (YMatterType's TypographyTextFieldTests, where negative insets make a field lower than its line).
    private var appInsets: CGSize {
        guard Swift.type(of: self) != UITextField.self, !isMeasuringInsets else { return .zero }
        isMeasuringInsets = true
        defer { isMeasuringInsets = false }
        let taken = [1000, 2000].map { side -> CGSize in
            let bounds = CGRect(x: 0, y: 0, width: side, height: side)
            let built = systemTextRect(bounds).size, rect = textRect(forBounds: bounds)
            return CGSize(width: built.width - rect.size.width, height: built.height - rect.size.height)
        }
        return CGSize(width: taken[0].width == taken[1].width ? taken[0].width : 0, height: taken[0].height == taken[1].height ? taken[0].height : 0)
    }

    func layoutTextParts() {
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        textArea = rect
        backgroundPart?.frame = bounds
        if !placeholderLabel.isHidden { placeholderLabel.frame = placeholderRect(forBounds: bounds) }
        if showsLeft { leftView?.frame = leftViewRect(forBounds: bounds) }
        if showsRight { rightView?.frame = rightViewRect(forBounds: bounds) }
        if let clearButton { clearButton.frame = clearButtonRect(forBounds: bounds) }
        let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let width = textStorage.isEmpty ? 0 : label.sizeThatFits(limit).width.rounded(.up)
        // While editing, text longer than the field shows its caret.
        if isEditing, width > rect.width {
            let one = label.layout(width: .infinity, lines: 1)
            let place = one.lines.first.map { one.offset(of: editor.selection.location + editor.selection.length, in: $0) } ?? 0
            if place - scrolled > rect.width - 2 { scrolled = place - rect.width + 2 }
            scrolled = min(max(0, min(scrolled, place)), width - rect.width)
            label.frame = CGRect(x: rect.minX - scrolled, y: rect.minY, width: width, height: rect.height)
        } else {
            scrolled = 0
            label.frame = rect
        }
        caret.isHidden = !isEditing || editor.selection.length > 0
        let selected = isEditing ? selectionAreas(editor.selection).reduce(CGRect.null) { $0.union($1) } : .null
        highlight.isHidden = selected.isNull
        if !selected.isNull { highlight.frame = selected.intersection(rect) }
        if isEditing { caret.frame = caretRect(for: TextOffset(editor.selection.location)) }
    }

    // MARK: Carets

    /// The line of the text and its start.
    private var shownLine: (layout: TextLayout, line: TextLayout.Line, x: CGFloat)? {
        guard !textStorage.isEmpty, label.bounds.width > 0, label.bounds.height > 0 else { return nil }
        let layout = label.placement(in: label.bounds).layout
        return layout.lines.first.map { (layout, $0, label.frame.minX + $0.x) }
    }

    func caretArea(at offset: Int) -> CGRect {
        let rect = textArea
        let height = (font ?? .systemFont(ofSize: 17)).lineHeight
        var x = rect.minX
        if let shown = shownLine {
            x = shown.x + shown.layout.offset(of: offset, in: shown.line)
        } else if textAlignment == .center {
            x = rect.midX
        } else if textAlignment == .right || textAlignment == .natural && readsRightToLeft {
            x = rect.maxX
        }
        return CGRect(x: min(max(x, rect.minX), max(rect.minX, rect.maxX - 2)), y: rect.midY - height / 2, width: 2, height: height)
    }

    func selectionAreas(_ range: NSRange) -> [CGRect] {
        guard range.length > 0, let shown = shownLine else { return [] }
        let caret = caretArea(at: range.location)
        return shown.layout.spans(of: range.location..<(range.location + range.length), in: shown.line).map {
            CGRect(x: shown.x + $0.lowerBound, y: caret.minY, width: $0.upperBound - $0.lowerBound, height: caret.height)
        }
    }

    func offset(nearest point: CGPoint) -> Int {
        guard let shown = shownLine else { return 0 }
        return min(shown.layout.index(at: point.x - shown.x, in: shown.line), editor.length)
    }

    func hasItem(at point: CGPoint) -> Bool { false }
    func affinity(of offset: Int, at point: CGPoint) -> UITextStorageDirection { .forward }
    func caretArea(at offset: Int, _ affinity: UITextStorageDirection) -> CGRect { caretArea(at: offset) }

    func lineCarets(at offset: Int, _ affinity: UITextStorageDirection) -> LineCarets? {
        guard let shown = shownLine else { return nil }
        let carets = shown.layout.carets(in: shown.line)
        return LineCarets(range: NSRange(location: 0, length: editor.length), end: editor.length, carets: carets, isRightToLeft: shown.layout.isRightToLeft(shown.line))
    }

    func isRightToLeft(at offset: Int) -> Bool { shownLine.map { $0.layout.isRightToLeft($0.line) } ?? false }
}

extension UITextField {
    fileprivate(set) var clearButton: UIButton? {
        get { part(UIButton.self) }
        set { keep(newValue) }
    }
    /// The picture behind the text.
    fileprivate(set) var backgroundPart: UIImageView? {
        get { part(UIImageView.self) }
        set { keep(newValue) }
    }
    private final class ClearImage { var image: UIImage? }
    /// An image in place of the cross in the clear button, for search bars.
    var clearImage: UIImage? {
        get { part(ClearImage.self)?.image }
        set {
            part { ClearImage() }.image = newValue
            clearButton?.setImage(newValue ?? UIImage(systemName: "xmark.circle.fill")?.templateByDefault, for: .normal)
        }
    }
}

extension CGRect {
    /// Shrinks by the space that another rectangle takes at one side, and by `gap` more.
    fileprivate mutating func stepAside(of other: CGRect, at edge: CGRectEdge, gap: CGFloat) {
        if edge == .minXEdge {
            let left = max(minX, other.maxX + gap)
            size.width = max(0, maxX - left)
            origin.x = left
        } else {
            size.width = max(0, min(maxX, other.minX - gap) - minX)
        }
    }
}

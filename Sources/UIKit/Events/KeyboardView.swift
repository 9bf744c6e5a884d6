// Draws the keys and types the tapped ones into the first responder. One view without subviews, so that
// scripts that look for a text on screen do not find keys.
import ObjectiveC

final class KeyboardView: UIView {
    private struct Key {
        enum Kind: Equatable { case character, shift, delete, space, done, plain }
        let rect: CGRect
        let label: String
        let kind: Kind
    }

    /// Whom the keys write to.
    var typesInto: () -> UIResponder? = { nil }
    @_ZeroingDelegate var traits: (any UITextInputTraits)? { didSet { setNeedsDisplay() } }
    var showsKeys = true { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        accessibilityIdentifier = "UIKeyboard"
    }

    required init?(coder: NSCoder) { nil }

    static func isNumeric(_ type: UIKeyboardType) -> Bool {
        type == .numberPad || type == .phonePad || type == .decimalPad || type == .asciiCapableNumberPad
    }

    /// An empty field begins with a capital.
    private var isShifted: Bool { (traits as? any UIKeyInput)?.hasText == false }

    // MARK: Keys

    private var layoutOfKeys: [Key] {
        guard showsKeys else { return [] }
        return KeyboardView.isNumeric(traits?.keyboardType ?? .default) ? numberKeys : letterKeys
    }

    private var letterKeys: [Key] {
        let gap: CGFloat = 6
        let side: CGFloat = 3
        let width = (bounds.width - 2 * side - 9 * gap) / 10
        let isTall = bounds.height > 250
        let height: CGFloat = isTall ? 42 : 33
        let step: CGFloat = isTall ? 54 : 40
        var y: CGFloat = isTall ? 53 : 42
        var keys: [Key] = []
        func row(_ letters: String, from x: CGFloat) {
            for (index, letter) in letters.enumerated() {
                let rect = CGRect(x: x + CGFloat(index) * (width + gap), y: y, width: width, height: height)
                keys.append(Key(rect: rect, label: isShifted ? letter.uppercased() : String(letter), kind: .character))
            }
        }
        row("qwertyuiop", from: side)
        y += step
        row("asdfghjkl", from: side + (width + gap) / 2)
        y += step
        let wide = width * 1.35
        keys.append(Key(rect: CGRect(x: side, y: y, width: wide, height: height), label: "⇧", kind: .shift))
        row("zxcvbnm", from: side + (width + gap) * 1.5)
        keys.append(Key(rect: CGRect(x: bounds.width - side - wide, y: y, width: wide, height: height), label: "⌫", kind: .delete))
        y += step
        let quarter = (bounds.width - 2 * side - 2 * gap) / 4
        keys.append(Key(rect: CGRect(x: side, y: y, width: quarter, height: height), label: "123", kind: .plain))
        keys.append(Key(rect: CGRect(x: side + quarter + gap, y: y, width: 2 * quarter, height: height), label: "space", kind: .space))
        keys.append(Key(rect: CGRect(x: bounds.width - side - quarter, y: y, width: quarter, height: height), label: returnTitle, kind: .done))
        return keys
    }

    private var numberKeys: [Key] {
        let gap: CGFloat = 6
        let width = (bounds.width - 4 * gap) / 3
        let last = traits?.keyboardType == .decimalPad ? "." : ""
        let labels = ["1", "2", "3", "4", "5", "6", "7", "8", "9", last, "0", "⌫"]
        return labels.enumerated().compactMap { index, label in
            guard !label.isEmpty else { return nil }
            let rect = CGRect(x: gap + CGFloat(index % 3) * (width + gap), y: 6 + CGFloat(index / 3) * 53, width: width, height: 46)
            return Key(rect: rect, label: label, kind: label == "⌫" ? .delete : .character)
        }
    }

    private var returnTitle: String {
        switch traits?.returnKeyType ?? .default {
        case .go: return "go"
        case .google, .search, .yahoo: return "search"
        case .join: return "join"
        case .next: return "next"
        case .route: return "route"
        case .send: return "send"
        case .done: return "done"
        case .continue: return "continue"
        case .default, .emergencyCall: return "return"
        }
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        let isDark = traitCollection.userInterfaceStyle == .dark
        (isDark ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)).setFill()
        UIBezierPath(rect: bounds).fill()
        let light = isDark ? UIColor(white: 0.42, alpha: 1) : UIColor.white
        let dim = isDark ? UIColor(white: 0.28, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
        for key in layoutOfKeys {
            let isAccent = key.kind == .done && (traits?.returnKeyType ?? .default) != .default
            UIColor(white: 0, alpha: 0.25).setFill()
            UIBezierPath(roundedRect: key.rect.offsetBy(dx: 0, dy: 1), cornerRadius: 5).fill()
            (isAccent ? UIColor.systemBlue : key.kind == .character || key.kind == .space ? light : dim).setFill()
            UIBezierPath(roundedRect: key.rect, cornerRadius: 5).fill()
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: key.kind == .character ? 23 : 16),
                .foregroundColor: isAccent || isDark ? UIColor.white : UIColor.black,
            ]
            if key.kind == .delete || key.kind == .shift {
                drawGlyph(key.kind, in: key.rect, color: isDark ? .white : .black)
                continue
            }
            let size = (key.label as NSString).size(withAttributes: attributes)
            (key.label as NSString).draw(at: CGPoint(x: key.rect.midX - size.width / 2, y: key.rect.midY - size.height / 2), withAttributes: attributes)
        }
    }

    private func drawGlyph(_ kind: Key.Kind, in rect: CGRect, color: UIColor) {
        let path = UIBezierPath()
        let c = CGPoint(x: rect.midX, y: rect.midY)
        if kind == .shift {
            path.move(to: CGPoint(x: c.x, y: c.y - 8))
            for (x, y) in [(9.0, 1.0), (4.5, 1.0), (4.5, 8.0), (-4.5, 8.0), (-4.5, 1.0), (-9.0, 1.0)] {
                path.addLine(to: CGPoint(x: c.x + x, y: c.y + y))
            }
            path.close()
        } else {
            path.move(to: CGPoint(x: c.x - 11, y: c.y))
            for (x, y) in [(-4.0, -7.0), (11.0, -7.0), (11.0, 7.0), (-4.0, 7.0)] { path.addLine(to: CGPoint(x: c.x + x, y: c.y + y)) }
            path.close()
            path.move(to: CGPoint(x: c.x, y: c.y - 3))
            path.addLine(to: CGPoint(x: c.x + 6, y: c.y + 3))
            path.move(to: CGPoint(x: c.x + 6, y: c.y - 3))
            path.addLine(to: CGPoint(x: c.x, y: c.y + 3))
        }
        path.lineWidth = 1.5
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self), let input = typesInto() as? any UIKeyInput,
            let key = layoutOfKeys.first(where: { $0.rect.insetBy(dx: -3, dy: -6).contains(point) })
        else { return }
        switch key.kind {
        case .character: input.insertText(key.label)
        case .space: input.insertText(" ")
        case .done: input.insertText("\n")
        case .delete: input.deleteBackward()
        case .shift, .plain: break
        }
        setNeedsDisplay()
    }
}

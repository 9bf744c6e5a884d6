// The labels of a text field. A subclass of the field may draw text or placeholder itself, so the label asks the field first.
// UITextField makes two of them; nobody else does.

final class TextFieldLabel: UILabel {
    weak var field: UITextField?

    override func drawText(in rect: CGRect) {
        guard let field else { return drawContent(in: rect) }
        if self === field.placeholderLabel { field.drawPlaceholder(in: rect) } else { field.drawText(in: rect) }
    }

    /// As a label draws: what the field's own methods do.
    func drawContent(in rect: CGRect) { super.drawText(in: rect) }
}

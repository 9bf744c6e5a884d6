// The label of a text field's text or placeholder. Its drawing goes through the field's member, which apps override.
// UITextField owns two. Decides nothing about text or place.

import CoreGraphics

final class TextFieldLabel: UILabel {
    var draws: ((CGRect) -> Void)?

    override func drawText(in rect: CGRect) {
        guard let draws else {
            super.drawText(in: rect)
            return
        }
        draws(rect)
    }

    /// What the field's own member does.
    func drawOwnText(in rect: CGRect) { super.drawText(in: rect) }
}

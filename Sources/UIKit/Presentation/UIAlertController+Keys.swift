// Keys of alerts and their buttons that public apps set by key-value coding, though no property of that name is public: the texts with attributes
// and the colour of a button. The class tables of ObjectiveC hold this load-time record.
import Foundation
import ObjectiveC

@used @section(".init_array") private let alertKeysRecord: @convention(c) () -> Void = {
    registerKeys(of: UIAlertController.self) {
        $0.p("attributedTitle", \UIAlertController.attributedTitle)
        $0.p("attributedMessage", \UIAlertController.attributedMessage)
    }
    registerKeys(of: UIAlertAction.self) {
        $0.p("titleTextColor", \UIAlertAction.titleTextColor)
    }
}

extension UILabel {
    /// Takes a text with attributes where an alert has one.
    func show(_ text: NSAttributedString?) {
        guard let text else { return }
        attributedText = text
    }
}

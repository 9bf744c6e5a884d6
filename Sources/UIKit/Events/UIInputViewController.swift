// UIInputViewController: the controller of a keyboard of an app's own, or of the view above a keyboard. Keyboard extensions are not run
// here; their classes can be named, made and shown in an app.
import ObjectiveC
import CoreGraphics
import Foundation

/// What an app's own keyboard types into: the first responder.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
    /// The text of the first responder before the caret; nil if it has none or does not tell.
    var documentContextBeforeInput: String? { get }
    /// The text after the caret.
    var documentContextAfterInput: String? { get }
    /// The selected text.
    var selectedText: String? { get }
}

/// The controller of a keyboard of an app's own.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
    /// The controller's view.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }
    /// What typing reaches: the first responder of the controller's window.
    open var textDocumentProxy: any UITextDocumentProxy { ResponderDocument(of: self) }
    /// The language that the keyboard is for, as "en-US"; nil follows the device.
    open var primaryLanguage: String?
    /// Whether a person has allowed the keyboard to reach its app's data: false, for it is no extension here.
    open var hasFullAccess: Bool { false }
    /// Whether the keyboard has to offer a key for the next one: false, for there is no other.
    open var needsInputModeSwitchKey: Bool { false }

    open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }

    /// Ends editing in the controller's window, so that the keyboard goes.
    open func dismissKeyboard() { viewIfLoaded?.window?.endEditing(true) }

    /// Changes nothing, for there is no other keyboard; said once on the console.
    open func advanceToNextInputMode() { OnceSaid.say("WillAppear: advanceToNextInputMode() changes nothing: there is no other keyboard") }
}

private final class ResponderDocument: NSObject, UITextDocumentProxy {
    @_ZeroingReference private var controller: UIInputViewController?
    init(of controller: UIInputViewController) { self.controller = controller }

    private var responder: (any UIKeyInput)? { UIApplication.shared.firstResponder(of: controller?.viewIfLoaded?.window).current as? any UIKeyInput }
    private var input: (any UITextInput)? { responder as? any UITextInput }

    var hasText: Bool { responder?.hasText ?? false }
    func insertText(_ text: String) { responder?.insertText(text) }
    func deleteBackward() { responder?.deleteBackward() }

    private func text(_ range: (any UITextInput, UITextRange) -> UITextRange?) -> String? {
        guard let input, let selection = input.selectedTextRange, let wanted = range(input, selection) else { return nil }
        return input.text(in: wanted)
    }
    var documentContextBeforeInput: String? { text { input, selection in input.textRange(from: input.beginningOfDocument, to: selection.start) } }
    var documentContextAfterInput: String? { text { input, selection in input.textRange(from: selection.end, to: input.endOfDocument) } }
    var selectedText: String? { text { _, selection in selection.isEmpty ? nil : selection } }
}

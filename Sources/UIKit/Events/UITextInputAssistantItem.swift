// UITextInputAssistantItem: the buttons beside the suggestions of an iPad's keyboard. Every responder has one.

/// The buttons beside a keyboard's suggestions on an iPad.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Whether the person may hide the buttons. Default true.
    open var allowsHidingShortcuts = true
    /// Buttons before the suggestions. The keyboard here has no suggestions and does not show the buttons; it says so once.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { told(leadingBarButtonGroups) } }
    /// Buttons after the suggestions. The keyboard here has no suggestions and does not show the buttons; it says so once.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { told(trailingBarButtonGroups) } }

    private func told(_ groups: [UIBarButtonItemGroup]) {
        if groups.contains(where: { !$0.barButtonItems.isEmpty }) {
            OnceSaid.say("WillAppear: UITextInputAssistantItem shows no buttons: the keyboard here has no row of suggestions")
        }
    }
}

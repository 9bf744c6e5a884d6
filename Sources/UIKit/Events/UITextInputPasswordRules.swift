// UITextInputPasswordRules: the requirements for a new password, for the system's suggestions.

/// The requirements for a new password, in Apple's language of rules. The keyboard here suggests no passwords.
open class UITextInputPasswordRules: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// The rules, as "required: upper; minlength: 8".
    open private(set) var passwordRulesDescriptor: String

    /// Rules in Apple's language.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(forKey: "passwordRulesDescriptor") as? String else { return nil }
        passwordRulesDescriptor = text
        super.init()
    }
    /// The descriptor.
    open func encode(with coder: NSCoder) { coder.encode(passwordRulesDescriptor as NSString, forKey: "passwordRulesDescriptor") }
    /// True: rules may be read from archives that name their classes.
    open class var supportsSecureCoding: Bool { true }
    /// The object itself: rules do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// For a text input that was given them: a copy, and a line on the console the first time.
    @MainActor var forSuggestions: UITextInputPasswordRules {
        if ProcessState.current.nextNumber(for: "use of password rules") == 1 { Diagnostics.log("UITextInputPasswordRules: nothing suggests passwords here.") }
        return UITextInputPasswordRules(descriptor: passwordRulesDescriptor)
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor }
    open override var hash: Int { passwordRulesDescriptor.hashValue }
}

// The default answers of every object, until its class has others: nib and undefined-key hooks. In an extension of
// NSObjectProtocol, so that UIResponder and the apps' own classes can declare theirs.

extension NSObjectProtocol {
    /// Called on every object of a nib after all its connections are made.
    public func awakeFromNib() {}
    /// Called in Interface Builder only.
    public func prepareForInterfaceBuilder() {}
    /// Ends the process with NSUnknownKeyException.
    public func setValue(_ value: Any?, forUndefinedKey key: String) { raiseUndefinedKey(self, key, setting: true) }
    /// The object that takes a message which the receiver has no method for; nil for none.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
    /// Ends the process with NSInvalidArgumentException, as a message that nobody takes does.
    public func doesNotRecognizeSelector(_ aSelector: Selector!) {
        raiseException(name: "NSInvalidArgumentException", reason: "\(SelectorError.unrecognized(self, aSelector?.name ?? "(null selector)"))")
    }
    /// Ends the process with NSUnknownKeyException.
    public func value(forUndefinedKey key: String) -> Any? {
        raiseUndefinedKey(self, key, setting: false)
        return nil
    }
}

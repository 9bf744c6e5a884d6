// What any object answers until its class says otherwise: nib and undefined-key hooks.
// In an extension of NSObjectProtocol, so that UIResponder and the apps' own classes can declare theirs.

extension NSObjectProtocol {
    /// Called on every object of a nib after all its connections are made.
    public func awakeFromNib() {}
    /// Called in Interface Builder only.
    public func prepareForInterfaceBuilder() {}
    /// Ends the process with NSUnknownKeyException.
    public func setValue(_ value: Any?, forUndefinedKey key: String) { raiseUndefinedKey(self, key, setting: true) }
    /// Ends the process with NSUnknownKeyException.
    public func value(forUndefinedKey key: String) -> Any? {
        raiseUndefinedKey(self, key, setting: false)
        return nil
    }
}

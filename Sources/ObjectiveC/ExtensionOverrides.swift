// Overrides of methods that a lowered module declares in an extension of another module's class.
// The method asks here for the override of the receiver's own class before it runs its body.

extension _ObjC {
    /// The key under which a class table holds such an override.
    private static func key(_ selector: String) -> String { "override " + selector }

    /// Whether the receiver's class or one of its superclasses overrides the method.
    public static func isOverridden(_ object: AnyObject, _ selector: String) -> Bool {
        ClassTables.shared.method(type(of: object), key(selector)) != nil
    }

    /// Runs the override.
    public static func sendOverride<R>(_ object: AnyObject, _ selector: String, _ arguments: [Any?], as type: R.Type) -> R {
        send(object, key(selector), arguments, as: type)
    }
}

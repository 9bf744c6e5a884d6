// NSMutableString's method of C's variable arguments.

extension NSMutableString {
    /// Adds what the format gives.
    public func appendFormat(_ format: NSString, _ args: CVarArg...) {
        append(withVaList(args) { NSString(format: format as String, arguments: $0) } as String)
    }
    /// Adds what the format gives.
    public func appendFormat(_ format: String, _ args: CVarArg...) {
        append(withVaList(args) { NSString(format: format, arguments: $0) } as String)
    }
}

// Methods of NSString and NSMutableString that take C's variable arguments.
import Foundation

extension NSString {
    /// The format's text, with numbers as the current locale writes them.
    public class func localizedStringWithFormat(_ format: NSString, _ args: CVarArg...) -> NSString {
        String(format: format as String, locale: .current, arguments: args) as NSString
    }
}

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

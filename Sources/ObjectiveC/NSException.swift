// NSException: what code of an app makes and raises. Nothing catches it in Swift: raised, it ends the process as on a device.

/// A failure with a name and a reason; `raise()` ends the process.
open class NSException: NSObject, @unchecked Sendable {
    /// The kind of exception.
    public let name: NSExceptionName
    /// A sentence for people.
    public let reason: String?
    /// Further facts about the failure.
    public let userInfo: [AnyHashable: Any]?

    /// Raises nothing yet.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
        super.init()
    }

    /// "*** Terminating app due to uncaught exception" on the console, then the process ends.
    open func raise() { raiseException(name: name.rawValue, reason: reason ?? "(null)") }

    /// Makes one and raises it.
    public class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        raiseException(name: name.rawValue, reason: NSString(format: format, arguments: argList).description)
    }
}

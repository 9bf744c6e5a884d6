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
    open func raise() { ObjectiveC.raise(self) }

    /// Makes one and raises it.
    public class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        raiseException(name: name.rawValue, reason: NSString(format: format, arguments: argList).description)
    }
}

/// Sets the function that is told of an exception before it ends the process; nil removes it.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) { uncaughtExceptionHandler = handler }
/// The function that was set last; nil without one.
public func NSGetUncaughtExceptionHandler() -> ((NSException) -> Void)? { uncaughtExceptionHandler }
nonisolated(unsafe) private var uncaughtExceptionHandler: ((NSException) -> Void)?

/// Tells the app's handler once: an exception that the handler itself raises ends the process.
package func tellUncaughtExceptionHandler(_ exception: NSException) {
    let handler = uncaughtExceptionHandler
    uncaughtExceptionHandler = nil
    handler?(exception)
}

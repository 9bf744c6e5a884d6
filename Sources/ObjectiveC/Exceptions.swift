// The effect of an uncaught Objective-C exception: its text on standard error, then the process ends. UIKit's
// Diagnostics may take over through `exceptionHandler` to finish the trace first.

/// Set once at start by who wants to see an exception before the process ends.
nonisolated(unsafe) package var exceptionHandler: (@Sendable (_ name: String, _ reason: String) -> Never)?

/// Ends the process the way an uncaught NSException does on a device.
package func raiseException(name: String, reason: String) -> Never { raise(NSException(name: NSExceptionName(rawValue: name), reason: reason)) }

func raise(_ exception: NSException) -> Never {
    tellUncaughtExceptionHandler(exception)
    let name = exception.name.rawValue, reason = exception.reason ?? "(null)"
    if let exceptionHandler { exceptionHandler(name, reason) }
    let text = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(text.utf8))
    fatalError(reason)
}

/// `<App.ViewController 0x55…>`, as exception texts show an object.
package func objcDescription(_ object: AnyObject) -> String {
    "<\(objcClassName(type(of: object))) \(objcAddress(object))>"
}

package func objcAddress(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

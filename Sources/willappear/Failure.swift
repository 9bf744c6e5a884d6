// The end of a command that cannot do its job: a message and one of the documented exit statuses.
// Thrown anywhere in the command line; WillAppear.main prints it once.

import HostProtocol

struct Failure: Error {
    let status: ExitCode
    /// Printed after "willappear: "; nil when the cause has been shown already (compiler diagnostics).
    let message: String?

    /// Wrong options, or no app at the path.
    static func usage(_ message: String) -> Failure { Failure(status: .usage, message: message) }
    /// Swift that does not compile, a malformed nib, property list or script.
    static func badInput(_ message: String?) -> Failure { Failure(status: .badInput, message: message) }
    /// A fault of WillAppear or of the machine it runs on.
    static func ours(_ message: String) -> Failure { Failure(status: .ours, message: message) }
}

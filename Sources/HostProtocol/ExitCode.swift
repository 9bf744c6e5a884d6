// The exit statuses of `willappear run` and of the app process, one meaning each.
import Foundation

package enum ExitCode: Int32, Codable, Sendable {
    /// Everything asked for was done.
    case done = 0
    /// The app trapped, an expectation failed, or a script target was not on screen.
    case failed = 1
    /// The command line was wrong (EX_USAGE).
    case usage = 64
    /// A nib, property list or script could not be read (EX_DATAERR).
    case badInput = 65
    /// A fault of WillAppear itself (EX_SOFTWARE).
    case ours = 70
}

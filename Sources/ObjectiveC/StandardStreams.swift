// The streams of the C library as Darwin declares them: values that cannot be set, and that any thread may use. Glibc's are variables,
// which Swift 6 refuses. Lowered code passes these to functions like `fputs`.
import CObjectiveC
import Glibc

extension _ObjC {
    /// The stream of errors.
    public static var stderr: UnsafeMutablePointer<FILE> { willappear_stderr() }
    /// The stream of results.
    public static var stdout: UnsafeMutablePointer<FILE> { willappear_stdout() }
    /// The stream of what is entered.
    public static var stdin: UnsafeMutablePointer<FILE> { willappear_stdin() }
}

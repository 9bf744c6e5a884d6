// The command line's own messages: progress and errors, on standard error only.
// Called by every command. The app's own output never passes through here.

import Foundation

enum Console {
    /// Whether a person watches standard error: progress lines then overwrite each other.
    static let isTerminal = isatty(STDERR_FILENO) == 1

    private nonisolated(unsafe) static var hasOpenProgressLine = false
    private nonisolated(unsafe) static var listener: ((String) -> Void)?

    /// Hands complete texts (compiler diagnostics) to `listener` too; nil ends it.
    static func listen(_ listener: ((String) -> Void)?) { self.listener = listener }

    /// Writes one line of the tool, after closing an unfinished progress line.
    static func say(_ text: String) {
        closeProgress()
        write("willappear: \(text)\n")
    }

    /// Text that is already complete, such as a compiler diagnostic.
    static func pass(_ text: String) {
        closeProgress()
        listener?(text)
        write(text.hasSuffix("\n") ? text : text + "\n")
    }

    /// A step of a build. On a terminal it replaces the step before it.
    static func progress(_ done: Int, _ total: Int, _ text: String) {
        let line = "[\(done)/\(total)] \(text)"
        if isTerminal {
            write("\r\u{1B}[2K\(line)")
            hasOpenProgressLine = true
        } else {
            write(line + "\n")
        }
    }

    static func closeProgress() {
        guard hasOpenProgressLine else { return }
        hasOpenProgressLine = false
        write("\n")
    }

    private static func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}

// Runs a piece of work in a child process, so that a trap, an exception or a hang is an answer and not the end.
// Hunt and its shrinker call it. The parent must not have touched UIKit or Dispatch before.
@preconcurrency import Glibc
import Foundation
import ObjectiveC

@MainActor enum Child {
    /// What came of it, and the lines it wrote on the way.
    struct Outcome {
        var failure: Failure?
        var lines: [String]
    }

    /// The child writes lines through `write`; the last word is its failure, if any.
    static func run(seconds: UInt32, _ body: (_ write: @escaping (String) -> Void) -> Failure?) -> Outcome {
        let file = "/tmp/willappear-adversary-\(getpid())"
        let descriptor = open(file, O_CREAT | O_TRUNC | O_RDWR, 0o600)
        let errors = open(file + ".err", O_CREAT | O_TRUNC | O_RDWR, 0o600)
        fflush(nil)
        let pid = fork()
        if pid == 0 {
            alarm(seconds)
            if getenv("WILLAPPEAR_ADVERSARY_TRAPS") == nil { dup2(errors, 2) }
            let write: (String) -> Void = { line in
                var text = line + "\n"
                text.withUTF8 { _ = Glibc.write(descriptor, $0.baseAddress, $0.count) }
            }
            exceptionHandler = { name, reason in
                var text = "FAILED\texception \(name)\t\(reason.replacingOccurrences(of: "\n", with: " "))\n"
                text.withUTF8 { _ = Glibc.write(descriptor, $0.baseAddress, $0.count) }
                _exit(3)
            }
            if let failure = body(write) {
                write("FAILED\t\(failure.rule)\t\(failure.text)")
                _exit(3)
            }
            _exit(0)
        }
        var status: Int32 = 0
        while waitpid(pid, &status, 0) == -1 && errno == EINTR {}
        defer {
            close(descriptor)
            close(errors)
            unlink(file)
            unlink(file + ".err")
        }
        var lines = ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
        if let last = lines.last, last.hasPrefix("FAILED\t") {
            lines.removeLast()
            let parts = last.split(separator: "\t").map(String.init)
            return Outcome(failure: Failure(rule: parts.count > 1 ? parts[1] : "?", text: parts.count > 2 ? parts[2] : ""), lines: lines)
        }
        let signal = status & 0x7f
        if signal == 0 && (status >> 8) & 0xff == 0 { return Outcome(failure: nil, lines: lines) }
        let said = ((try? String(contentsOfFile: file + ".err", encoding: .utf8)) ?? "").split(separator: "\n").first { !$0.isEmpty }.map(String.init)
        if signal == SIGALRM { return Outcome(failure: Failure(rule: "hang", text: "no end after \(seconds) seconds"), lines: lines) }
        return Outcome(failure: Failure(rule: "trap \(trapPlace(said))", text: "signal \(signal), status \(status >> 8): \(said ?? "without a word")"), lines: lines)
    }

    /// "UIKit/UIView.swift:12: Fatal error": what tells traps apart.
    private static func trapPlace(_ said: String?) -> String {
        guard let said, let end = said.range(of: "rror") else { return said.map { String($0.prefix(40)) } ?? "" }
        return String(said[..<end.upperBound])
    }
}

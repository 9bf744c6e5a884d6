// Passes a request to stop (Ctrl-C, `kill`) on to the child, which has a second to end. The tool then ends with the status that shells
// expect of a program that a signal ended: 130 for SIGINT, 143 for SIGTERM. Called by ChildProcess and WillAppear.

import Foundation

enum Interruption {
    private static let signals = [SIGTERM, SIGHUP, SIGINT]
    /// Written before the handlers are installed, read by them.
    nonisolated(unsafe) private static var child: pid_t = 0
    nonisolated(unsafe) private static var received: Int32 = 0

    /// The status to end with; nil if there was no request to stop.
    static var status: Int32? { received == 0 ? nil : 128 + received }

    static func forward(to pid: pid_t) {
        child = pid
        for number in signals {
            var action = sigaction()
            // SA_RESTART is not set: a wait for the child returns, so that its loop sees the signal.
            action.__sigaction_handler.sa_handler = { number in
                Interruption.received = number
                if Interruption.child > 0 { kill(Interruption.child, number) }
            }
            sigaction(number, &action, nil)
        }
    }

    static func end() { child = 0 }

    /// Waits for the child's end. A child that was asked to stop and does not is killed after a second.
    ///
    /// - Parameter endsWhenStopped: whether a child that stops itself is killed; SIGSTOP is then its end, because no one would continue it. A
    /// terminal's Ctrl-Z is another signal, and a debugger's stops are its own.
    static func wait(for pid: pid_t, endsWhenStopped: Bool = false) -> Int32 {
        var status: Int32 = 0
        var rounds = 0
        while true {
            let ended = waitpid(pid, &status, (received == 0 ? 0 : WNOHANG) | (endsWhenStopped ? WUNTRACED : 0))
            if ended == pid, status & 0xFF == 0x7F {
                guard (status >> 8) & 0xFF == SIGSTOP, !isTraced(pid) else { continue }
                kill(pid, SIGKILL)
                waitpid(pid, &status, 0)
                return SIGSTOP
            }
            if ended == pid || (ended < 0 && errno != EINTR) { return status }
            guard received != 0 else { continue }
            rounds += 1
            if rounds == 50 { kill(pid, SIGKILL) }
            usleep(20_000)
        }
    }

    private static func isTraced(_ pid: pid_t) -> Bool {
        let text = (try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)) ?? ""
        return !text.contains("TracerPid:\t0\n")
    }
}

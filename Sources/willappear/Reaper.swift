// Ends everything that a run leaves: processes that the app started, and, if the tool itself is killed, the app and its
// files. A shell waits for the end of the tool through a pipe that only the tool holds. Called by AppProcess.

import Foundation

struct Reaper {
    /// Our end of the pipe.
    private let descriptor: Int32
    private let pid: pid_t

    /// Reads the app's process number, then either "done" or, when the tool died, nothing more.
    private static let program = """
        trap '' HUP INT TERM; cd /; read -r app || app=; read -r word && exit 0
        if [ -n "$app" ]; then kill -KILL "-$app"; kill -KILL "$app"; fi
        n=0; while [ $n -lt 5 ] && [ -e "$1" ]; do rm -rf -- "$1" "$2"; n=$((n+1)); done; rmdir -- "${1%/*}"
        """

    /// Nil if it cannot be started: a run works without it.
    init?(removing folder: RunFolder) {
        var pipe: [Int32] = [-1, -1]
        guard Glibc.pipe(&pipe) == 0 else { return nil }
        defer { close(pipe[0]) }
        for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var child = ChildProcess(executable: "/bin/sh", arguments: ["-c", Self.program, "sh", folder.path, folder.path + ".lock"])
        child.input = pipe[0]
        child.output = .discard
        child.mergesStandardError = true
        child.leadsGroup = true
        guard let pid = try? child.start() else {
            close(pipe[1])
            return nil
        }
        self.pid = pid
        descriptor = pipe[1]
    }

    func watch(_ app: pid_t) { tell("\(app)\n") }

    /// Called when the run has ended normally.
    func dismiss() {
        tell("done\n")
        close(descriptor)
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    }

    private func tell(_ text: String) { _ = text.withCString { write(descriptor, $0, strlen($0)) } }

    // MARK: What the app leaves behind

    /// From now on processes whose parent has ended are this process's children, wherever they moved.
    static func adoptOrphans() { _ = adopt(36, 1, 0, 0, 0) }

    /// Ends all child processes of this process except the reaper, and their children.
    func endOrphans(of app: pid_t? = nil) {
        // All are stopped at once: a process that is about to be killed makes no other.
        if let app, app > 1 { kill(-app, SIGKILL) }
        // Each round ends a generation. A process that forks faster than the rounds is stopped by its group's end.
        for _ in 0..<200 {
            let orphans = Self.children().filter { $0 != pid }
            if orphans.isEmpty { return }
            for orphan in orphans { kill(orphan, SIGKILL) }
            for orphan in orphans {
                var status: Int32 = 0
                while waitpid(orphan, &status, 0) < 0 && errno == EINTR {}
            }
        }
    }

    private static func children() -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        let own = getpid()
        return names.compactMap { name in
            guard let pid = pid_t(name), let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8), let end = text.lastIndex(of: ")") else { return nil }
            // State and parent follow the name, which may hold anything.
            let fields = text[text.index(after: end)...].split(separator: " ")
            return fields.count > 1 && pid_t(fields[1]) == own ? pid : nil
        }
    }
}

/// prctl(PR_SET_CHILD_SUBREAPER, 1): Swift has no spelling for C's variable arguments.
@_silgen_name("prctl") private func adopt(_ option: Int32, _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt) -> Int32

// Starting other programs: posix_spawn with inherited or collected output.
// Foundation's Process puts its child into a separate group, which would keep Ctrl-C and the terminal from the app.
// Called by the builds (swiftc, pkg-config, swift build) and by AppProcess.

import Foundation

struct ChildProcess {
    enum Output {
        /// The child writes to the same output as this process.
        case inherit
        /// The child's output goes to this process's standard error.
        case standardError
        /// Collected line by line.
        case lines((String) -> Void)
        case discard
        /// The child writes to this process's output, which is also read here, line by line. On a terminal it sees a terminal.
        case watched((String) -> Void)

        fileprivate var isWatched: Bool { if case .watched = self { true } else { false } }
    }

    enum Ending: Equatable {
        case exited(Int32)
        case signalled(Int32)

        var succeeded: Bool { self == .exited(0) }
    }

    var executable: String
    var arguments: [String]
    var environment: [String: String] = ProcessInfo.processInfo.environment
    var output: Output = .inherit
    /// Sends the child's standard error into `output` as well.
    var mergesStandardError = false
    /// The child's input; nil for this process's own.
    var input: Int32?
    /// Whether the child and its children form a separate process group.
    var leadsGroup = false
    /// Whether the child is killed when it stops itself.
    var endsWhenStopped = false
    /// Called once with the child's process number.
    var hasStarted: (pid_t) -> Void = { _ in }

    /// Starts the program and waits for its end.
    func run() throws -> Ending {
        let (pid, pipe) = try spawn()
        Interruption.forward(to: pid)
        defer { Interruption.end() }
        hasStarted(pid)
        if case .lines(let receive) = output { Self.readLines(from: pipe, receive) }
        if case .watched(let receive) = output { Self.readLines(from: pipe, passing: STDOUT_FILENO, receive) }
        let status = Interruption.wait(for: pid, endsWhenStopped: endsWhenStopped)
        let signal = status & 0x7F
        return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
    }

    /// Starts the program without waiting; the caller waits for it.
    func start() throws -> pid_t { try spawn().pid }

    /// The child, and this process's end of the pipe for the child's lines.
    private func spawn() throws -> (pid: pid_t, lines: Int32) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }

        var pipe: [Int32] = [-1, -1]
        switch output {
        case .inherit: break
        case .standardError: posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
        case .discard: posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        case .lines, .watched:
            guard Self.open(&pipe, asTerminal: output.isWatched && isatty(STDOUT_FILENO) == 1) else { throw Failure.ours("pipe: \(String(cString: strerror(errno)))") }
            for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            posix_spawn_file_actions_adddup2(&actions, pipe[1], STDOUT_FILENO)
        }
        // A group in the background that reads from a terminal is stopped.
        if leadsGroup, input == nil, isatty(STDIN_FILENO) == 1 { posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0) }
        if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
        if mergesStandardError { posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO) }

        // This process ignores SIGPIPE; the child gets the ordinary behaviour back.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t()
        sigemptyset(&defaults)
        sigaddset(&defaults, SIGPIPE)
        // A shell that starts this process in the background ignores Ctrl-C for it; the app gets the signal from this process alone.
        if leadsGroup { for number in [SIGINT, SIGTERM] { sigaddset(&defaults, number) } }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | (leadsGroup ? Int16(POSIX_SPAWN_SETPGROUP) : 0))

        let argv = ([executable] + arguments).map { strdup($0) } + [nil]
        let envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var pid: pid_t = 0
        let result = posix_spawn(&pid, executable, &actions, &attributes, argv, envp)
        if pipe[1] >= 0 { close(pipe[1]) }
        guard result == 0 else {
            if pipe[0] >= 0 { close(pipe[0]) }
            throw Failure.ours("cannot start \(executable): \(String(cString: strerror(result)))")
        }
        return (pid, pipe[0])
    }

    /// Makes a pair of ends: the first is read, the second is written.
    private static func open(_ ends: inout [Int32], asTerminal: Bool) -> Bool {
        guard asTerminal else { return Glibc.pipe(&ends) == 0 }
        var settings = termios()
        guard tcgetattr(STDOUT_FILENO, &settings) == 0 else { return Glibc.pipe(&ends) == 0 }
        // Ends of lines are made once, by the real terminal.
        settings.c_oflag &= ~tcflag_t(OPOST)
        var (reading, writing): (Int32, Int32) = (-1, -1)
        guard openpty(&reading, &writing, nil, &settings, nil) == 0 else { return false }
        ends = [reading, writing]
        return true
    }

    private static func readLines(from descriptor: Int32, passing: Int32? = nil, _ receive: (String) -> Void) {
        defer { close(descriptor) }
        var pending: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count < 0 && errno == EINTR { continue }
            if count <= 0 { break }
            if let passing { write(Data(chunk[..<count]), to: passing) }
            pending += chunk[..<count]
            while let newline = pending.firstIndex(of: 10) {
                receive(String(decoding: pending[..<newline], as: UTF8.self))
                pending.removeSubrange(...newline)
            }
        }
        if !pending.isEmpty { receive(String(decoding: pending, as: UTF8.self)) }
    }

    private static func write(_ bytes: Data, to descriptor: Int32) {
        bytes.withUnsafeBytes { all in
            var rest = all[...]
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0 && errno != EINTR { return }
                if count > 0 { rest = rest.dropFirst(count) }
            }
        }
    }

    /// Runs a program for its standard output; nil if it fails.
    static func read(_ executable: String, _ arguments: [String]) -> String? {
        var text: [String] = []
        var child = ChildProcess(executable: executable, arguments: arguments)
        child.output = .lines { text.append($0) }
        guard let ending = try? child.run(), ending.succeeded else { return nil }
        return text.joined(separator: "\n")
    }
}

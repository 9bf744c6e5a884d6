// Starts an app that requests drive, in a separate process that outlives the command, and sends it requests.
// Called by open, view and the session commands. AppProcess runs apps that are driven by a script.

import Foundation
import HostProtocol

struct SessionApp {
    let folder: SessionFolder
    let process: pid_t

    /// Starts `app` and waits until it has launched.
    static func start(_ app: BuiltApp, _ options: AppOptions, timeout: Double) throws -> (app: SessionApp, launch: LiveAnswer) {
        let app = options.launch.apply(to: app)
        let folder = try SessionFolder.make(for: app.name)
        do {
            let listener = try LiveClient.listen(at: folder.socket)
            var configuration = RunConfiguration(
                device: options.device.flatMap(DeviceProfile.named) ?? app.standardDevice, iOSVersion: options.iOSVersion, traceFile: folder.trace, screenshotDirectory: folder.path + "/pictures", liveTrace: false)
            configuration.channel = inheritedListener
            // An app that waits for requests is at rest; one that serves a request without end hangs, as in a run.
            configuration.watch = RunWatch(reportFile: folder.report, timeout: options.watchdog, reportsSignals: ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil)
            let process = try spawn(app, configuration, folder, listener)
            Glibc.close(listener)
            let made = SessionApp(folder: folder, process: process)
            try folder.write(.init(app: app.name, path: options.path, device: configuration.device.name, iOS: options.iOSVersion, process: process, executable: app.executable, bundle: app.bundle))
            return (made, try made.ask(.status, timeout: timeout).answer)
        } catch {
            if let text = try? String(contentsOfFile: folder.log, encoding: .utf8), !text.isEmpty { Console.pass(text) }
            folder.remove()
            throw error
        }
    }

    /// POSIX_SPAWN_SETSID of spawn.h, which Swift does not import.
    private static let newSession: Int16 = 0x80

    /// The listening socket's number in the app process.
    private static let inheritedListener: Int32 = 3

    private static func spawn(_ app: BuiltApp, _ configuration: RunConfiguration, _ folder: SessionFolder, _ listener: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, folder.log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
        posix_spawn_file_actions_adddup2(&actions, listener, inheritedListener)
        // A reader that waits for the end of this process's output must not wait for the app.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
            if let number = Int32(name), number > inheritedListener { posix_spawn_file_actions_addclose(&actions, number) }
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t()
        sigemptyset(&defaults)
        for number in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&defaults, number) }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        var blocked = sigset_t()
        sigemptyset(&blocked)
        posix_spawnattr_setsigmask(&attributes, &blocked)
        // The app gets a process session of its own: Ctrl-C in the terminal does not reach it.
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK) | Self.newSession)

        // The session's own home, gone with the session, as a run's.
        let container = AppContainer(path: folder.path + "/container")
        try container.create()
        let environment = try AppLaunch(app: app, container: container, folder: folder.path, file: folder.configuration).prepare(configuration)
        let arguments = ([app.executable] + app.arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var process: pid_t = 0
        let result = posix_spawn(&process, app.executable, &actions, &attributes, arguments, variables)
        guard result == 0 else { throw Failure.ours("cannot start \(app.executable): \(String(cString: strerror(result)))") }
        return process
    }

    /// An open session's app.
    init(_ folder: SessionFolder) throws {
        guard let description = folder.description else { throw Failure.usage("the session \(folder.name) is not open") }
        self.init(folder: folder, process: description.process)
    }

    private init(folder: SessionFolder, process: pid_t) {
        self.folder = folder
        self.process = process
    }

    /// - Parameter timeout: real seconds; an app that never comes back is left to `close`.
    func ask(_ request: LiveRequest, timeout: Double) throws -> (answer: LiveAnswer, payload: Data, printed: [String]) {
        let before = logLength
        do throws(LiveWire.Problem) {
            let (answer, payload) = try folder.connect(timeout: timeout).ask(request)
            return (answer, payload, printed(since: before))
        } catch .timeout {
            throw Failure(status: .failed, message: "the app has not answered for \(ScriptSource.number(timeout)) seconds; willappear close \(folder.name) ends it" + lines(printed(since: before)))
        } catch .closed {
            let text = lines(printed(since: before)), end = end
            endGroup()
            folder.remove()
            throw Failure(status: .failed, message: "the app has ended, and the session with it" + text + (end?.lines.map { "\n" + $0 }.joined() ?? ""))
        } catch {
            throw Failure.ours("session \(folder.name): \(error)")
        }
    }

    /// The last printed lines, without those of Swift's backtracer.
    private func lines(_ printed: [String]) -> String { printed.prefix { !$0.hasPrefix("*** ") && !$0.contains("Program crashed:") }.suffix(12).map { "\n  " + $0 }.joined() }

    /// Ends the app, by a request if it answers.
    func close() {
        if (try? folder.connect(timeout: 5).ask(.close)) == nil { kill(process, SIGKILL) }
        endGroup()
        // Our own child, when this process started it.
        var status: Int32 = 0
        waitpid(process, &status, 0)
        folder.remove()
    }

    /// Ends the app's process group, with all processes that it has left.
    private func endGroup() { kill(-process, SIGKILL) }

    /// The reason why the app ended, if it did not end itself.
    private var end: AppEnd? {
        guard let description = folder.description, let executable = description.executable, let bundle = description.bundle else { return nil }
        var end = AppEnd(EndReport.read(folder.report), name: description.app, executable: executable, bundle: bundle)
        end?.advice = "--watchdog SECONDS of open and view changes the limit, 0 lifts it"
        return end
    }

    // MARK: What the app printed

    private var logLength: Int { (try? FileManager.default.attributesOfItem(atPath: folder.log)[.size] as? Int) ?? 0 }

    private func printed(since start: Int) -> [String] {
        guard let file = FileHandle(forReadingAtPath: folder.log) else { return [] }
        defer { try? file.close() }
        try? file.seek(toOffset: UInt64(start))
        let data = (try? file.read(upToCount: 1 << 20)) ?? Data()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}

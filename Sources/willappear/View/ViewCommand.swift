// `willappear view PATH`: the running app in the browser, with its life cycle beside it. Builds, starts the app as a
// session, serves the page and stays until it is interrupted. LiveServer has the page; AppWatch detects saved files.

import ArgumentParser
import Foundation
import HostProtocol
import LiveServer

struct ViewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "view", abstract: "Show an app in the browser: touch it, and watch its life cycle.",
        discussion: """
            Prints the page's address and opens it where there is a browser. The page is for this machine alone unless
            --address names another of its addresses; whoever has the whole address may touch the app.
            The session has a name too: `willappear tap "Next"` in another terminal is seen on the page.
            """)

    @OptionGroup var app: AppOptions
    @Option(help: ArgumentHelp("Address to listen on, in numbers. Any but 127.0.0.1 lets other machines in.", valueName: "address")) var address = "127.0.0.1"
    @Option(help: ArgumentHelp("Port of the page. Default: any that is free.", valueName: "port")) var port: UInt16 = 0
    @Flag(inversion: .prefixedNo, help: "Build and launch again when a file of the app is saved.") var watch = true
    @Flag(help: "Begin with time standing still.") var paused = false
    @Flag(inversion: .prefixedNo, help: "Open a browser.") var browser = true
    @Option(help: ArgumentHelp("Real seconds to wait for the app.", valueName: "seconds")) var timeout = 60.0

    func run() throws {
        let source = try app.source()
        let built = try source.build()
        let session = try ViewedApp(built, app, timeout)
        defer { session.end() }
        let result = Outcome<(any Error)?>()
        Interrupts.hold()
        Task {
            do {
                try await serve(session, source)
            } catch {
                result.value = error
                Interrupts.end()
            }
        }
        Interrupts.wait()
        if let error = result.value { throw (error as? Failure) ?? Failure.ours("\(error)") }
    }

    private func serve(_ session: ViewedApp, _ source: AppSource) async throws {
        let stage = Stage(app: try session.connect(timeout))
        let server: LiveServer
        do {
            server = try await LiveServer(stage: stage, host: address, port: port, sources: PageSources(explain: { ExplainedName.card($0) }, locate: { [path = source.path] in CallbackPlace.find($1, of: $0, in: path) }))
        } catch {
            throw Failure.usage("the page cannot be served at \(address):\(port): \(error)")
        }
        await stage.ask(.status)
        if !paused { await stage.setPace(.running(1)) }
        // On standard output: scripts read it.
        print(server.address)
        fflush(nil)
        Console.say("session \(session.name); Ctrl-C ends it")
        if browser { Browser.open(server.address) }
        Interrupts.hold()
        let watcher = watch ? AppWatch(path: source.path) : nil
        while true {
            try await Task.sleep(for: .milliseconds(200))
            await stage.printed(session.newOutput())
            guard let watcher, watcher.hasChanged() else { continue }
            await rebuild(source, session, stage)
        }
    }

    /// Builds the app again; the running app continues until the new one is built and launched.
    private func rebuild(_ source: AppSource, _ session: ViewedApp, _ stage: Stage) async {
        Console.say("building again")
        let started = ContinuousClock.now
        var errors: [String] = []
        Console.listen { errors.append($0) }
        defer { Console.listen(nil) }
        do {
            let steps = await stage.recorded
            defer { Interrupts.hold() }
            let built = try app.source().build()
            let connection = try session.restart(built, app, timeout)
            await stage.replace(with: connection)
            await stage.show(buildErrors: nil)
            await stage.replay(steps)
            Console.say("launched again after \((ContinuousClock.now - started).formatted(.units(allowed: [.seconds], fractionalPart: .show(length: 1))))")
        } catch {
            if let message = (error as? Failure)?.message { errors.append(message) }
            await stage.show(buildErrors: errors.joined(separator: "\n"))
        }
    }
}

/// A value that a task leaves for the thread that waits for it.
private final class Outcome<Value>: @unchecked Sendable where Value: ExpressibleByNilLiteral {
    var value: Value = nil
}

/// Ctrl-C and its like end the command in order, so that no app stays behind.
enum Interrupts {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    /// Written before the handlers are installed, used by them: a handler may do little more than write.
    nonisolated(unsafe) private static var pipe: (read: Int32, write: Int32) = (-1, -1)

    /// From now on signals end `wait`. Call this again after waiting for a child: that puts the default back.
    static func hold() {
        if pipe.read < 0 {
            var ends: [Int32] = [-1, -1]
            guard Glibc.pipe(&ends) == 0 else { return }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            pipe = (ends[0], ends[1])
        }
        for number in signals { signal(number) { _ in Interrupts.end() } }
    }

    /// Ends `wait`.
    static func end() {
        var byte: UInt8 = 1
        _ = write(pipe.write, &byte, 1)
    }

    /// Waits until a signal comes, or `end` is called.
    static func wait() {
        var byte: UInt8 = 0
        while read(pipe.read, &byte, 1) < 0 && errno == EINTR {}
    }
}

enum Browser {
    /// Opens the address in a browser if there is a desktop; on a server the terminal shows the address.
    static func open(_ address: String) {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil, FileManager.default.isExecutableFile(atPath: "/usr/bin/xdg-open") else { return }
        var child = ChildProcess(executable: "/usr/bin/xdg-open", arguments: [address])
        child.output = .discard
        child.mergesStandardError = true
        _ = try? child.run()
    }
}

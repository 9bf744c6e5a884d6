// Apps that mean no good, or know no better: each ends with one sentence and the right status, and leaves nothing behind.
// One app holds them all; an environment variable chooses. Limits are small here: what happens is asserted, not how long it takes.

import Foundation
import Testing

@Suite(.serialized) struct HostileAppTests {
    private static let app = """
        import UIKit

        struct Refused: Error {}

        class Grower: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                addSubview(Grower(frame: bounds))
                setNeedsLayout()
            }
        }

        class Drawer: UIView {
            override func draw(_ rect: CGRect) { while true {} }
        }

        class ViewController: UIViewController {
            let mode = ProcessInfo.processInfo.environment["HOSTILE"] ?? ""

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                let button = UIButton(type: .system)
                button.setTitle("Press", for: .normal)
                button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
                button.addTarget(self, action: #selector(press), for: .touchUpInside)
                view.addSubview(button)
                misbehave()
            }

            func misbehave() {
                switch mode {
                case "loop": spin()
                case "semaphore": DispatchSemaphore(value: 0).wait()
                case "lock":
                    let lock = NSLock()
                    lock.lock()
                    lock.lock()
                case "sleep": Thread.sleep(forTimeInterval: 1_000_000)
                case "flood": while true { print("a line of a flood") }
                case "recursion": print(deeper(1))
                case "memory": grow()
                case "exit0": exit(0)
                case "exit70": exit(70)
                case "throw": try! refuse()
                case "bounds": print([Int]()[CommandLine.arguments.count])
                case "abort": abort()
                case "wild": UnsafeMutablePointer<Int>(bitPattern: 16)!.pointee = 1
                case "sync": DispatchQueue.main.sync {}
                case "background": DispatchQueue.global().async { print([Int]()[CommandLine.arguments.count]) }; Thread.sleep(forTimeInterval: 5)
                case "screens":
                    let done = DispatchSemaphore(value: 0), spinner = UIActivityIndicatorView(), table = UITableView(), view = view!
                    view.addSubview(spinner)
                    view.addSubview(table)
                    DispatchQueue.global().async {
                        let alert = UIAlertController(title: "Late", message: nil, preferredStyle: .alert)
                        alert.addAction(UIAlertAction(title: "OK", style: .default))
                        spinner.startAnimating()
                        spinner.stopAnimating()
                        table.reloadData()
                        let label = UILabel()
                        label.text = "from behind"
                        view.addSubview(label)
                        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
                        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 50).isActive = true
                        view.endEditing(true)
                        DispatchQueue.main.async { print("made", alert.actions.count, view.subviews.contains(label)) }
                        done.signal()
                    }
                    done.wait()
                case "thread": Thread.detachNewThread { while true {} }
                case "children":
                    let child = Process()
                    child.executableURL = URL(fileURLWithPath: "/bin/sh")
                    child.arguments = ["-c", "setsid sleep 98761 & sleep 98762"]
                    try! child.run()
                case "child":
                    let child = Process()
                    child.executableURL = URL(fileURLWithPath: "/bin/sleep")
                    child.arguments = ["98763"]
                    try! child.run()
                    child.waitUntilExit()
                case "forks":
                    typealias Fork = @convention(c) () -> pid_t
                    let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
                    while true { _ = fork() }
                case "shells":
                    for _ in 0..<40 {
                        let child = Process()
                        child.executableURL = URL(fileURLWithPath: "/bin/sh")
                        child.arguments = ["-c", "(setsid sleep 98764 &) ; (setsid sh -c 'sleep 98765; true' &)"]
                        try! child.run()
                    }
                    abort()
                case "huge":
                    let size = 30 << 30
                    let block = malloc(size)!
                    for offset in stride(from: 0, to: size, by: 4096) { block.storeBytes(of: 1, toByteOffset: offset, as: UInt8.self) }
                case "threads":
                    for _ in 0..<64 { Thread.detachNewThread { while true { Thread.sleep(forTimeInterval: 3600) } } }
                    for _ in 0..<4 { Thread.detachNewThread { while true {} } }
                case "deadlock":
                    let first = DispatchQueue(label: "first"), second = DispatchQueue(label: "second")
                    let ready = DispatchSemaphore(value: 0)
                    first.async { ready.wait(); second.sync {} }
                    second.sync { ready.signal(); first.sync {} }
                case "errors": while true { FileHandle.standardError.write(Data("a line of a flood of errors\\n".utf8)) }
                case "raise": NSException(name: .genericException, reason: "raised on purpose", userInfo: nil).raise()
                case "closedOutput":
                    for descriptor in Int32(0)..<3 { close(descriptor) }
                    print([Int]()[CommandLine.arguments.count])
                case "callbacks":
                    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in MainActor.assumeIsolated { try! self.refuse() } }
                case "queueOfQueues":
                    func again() { DispatchQueue.main.async { again() } }
                    again()
                case "files":
                    var index = 0
                    while true {
                        _ = FileManager.default.createFile(atPath: NSTemporaryDirectory() + "file\\(index)", contents: Data(count: 16))
                        index += 1
                    }
                case "filesTaken": while open("/dev/null", O_RDONLY) >= 0 {}
                case "stop": raise(SIGSTOP)
                case "pipe": raise(SIGPIPE)
                case "signals":
                    for number in Int32(1)..<32 { signal(number, SIG_IGN) }
                    while true {}
                case "trapHandler":
                    for number in [SIGILL, SIGTRAP] { signal(number) { _ in while true {} } }
                    print([Int]()[CommandLine.arguments.count])
                case "growingLayout": view.addSubview(Grower(frame: view.bounds))
                case "drawing": view.addSubview(Drawer(frame: view.bounds))
                case "runLoop": while true { RunLoop.current.run(mode: .default, before: .distantFuture) }
                case "atExit":
                    atexit { while true {} }
                    exit(3)
                case "queueToMain": DispatchQueue(label: "queue").sync { DispatchQueue.main.sync { print("never") } }
                case "group":
                    let group = DispatchGroup()
                    group.enter()
                    group.wait()
                case "task":
                    let done = DispatchSemaphore(value: 0)
                    Task { @MainActor in done.signal() }
                    done.wait()
                case "another":
                    let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("98766"), nil]
                    print(execv("/bin/sleep", arguments), errno == EPERM)
                case "quick": quick_exit(0)
                case "notifications":
                    NotificationCenter.default.addObserver(forName: .init("again"), object: nil, queue: nil) { _ in NotificationCenter.default.post(name: .init("again"), object: nil) }
                    NotificationCenter.default.post(name: .init("again"), object: nil)
                case "deepThread":
                    Thread.detachNewThread { [self] in print(deeper(1)) }
                    Thread.sleep(forTimeInterval: 30)
                case "freedTwice":
                    let block = malloc(16)!
                    for _ in 0..<3 { free(block) }
                case "key": view.setValue(1, forKey: "noSuchKey")
                case "bundle": print(try! FileManager.default.removeItem(at: Bundle.main.bundleURL))
                case "frames": changeAgain()
                case "descriptors":
                    for descriptor in Int32(3)..<4096 { close(descriptor) }
                default: break
                }
                print("loaded")
            }

            override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); rest("viewIsAppearing") }
            override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); rest("viewDidLayoutSubviews") }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); rest("viewDidAppear") }

            private func rest(_ name: String) {
                guard mode == "rest" else { return }
                let start = Date()
                Thread.sleep(forTimeInterval: 5)
                _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 2)
                print(name, Date().timeIntervalSince(start).rounded())
            }

            @objc private func press() {
                if mode == "pressExit" { exit(0) }
                print("pressed")
                if mode == "signalled" { Thread.detachNewThread { while true {} }; while true {} }
            }

            private func spin() { while true {} }
            private nonisolated func deeper(_ depth: Int) -> Int { deeper(depth + 1) + 1 }
            private func refuse() throws { throw Refused() }

            private func changeAgain() {
                view.setNeedsLayout()
                DispatchQueue.main.async { [self] in changeAgain() }
            }

            private func grow() {
                var blocks: [UnsafeMutableRawPointer] = []
                while true {
                    let block = malloc(64 << 20)!
                    memset(block, 7, 64 << 20)
                    blocks.append(block)
                }
            }
        }
        """

    private func tool() throws -> CommandLineTool {
        let tool = try CommandLineTool()
        try tool.writeApp("Hostile", controller: Self.app)
        return tool
    }

    private func run(_ mode: String, _ options: String = "") throws -> CommandLineTool.Result {
        let tool = try tool()
        defer { tool.clean() }
        let result = try tool.shell("\"$willappear\" run Hostile --env HOSTILE=\(mode) --quiet --timeout 1 \(options)")
        #expect(try remains(of: tool) == [], "\(mode) leaves something behind")
        return result
    }

    /// Processes of the app or its children, and files of the run.
    private func remains(of tool: CommandLineTool) throws -> [String] {
        let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }.compactMap { pid -> String? in
            let command = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(pid)/cmdline"))).map { String(decoding: $0, as: UTF8.self) } ?? ""
            return command.contains("9876") || command.contains("/apps/Hostile") ? command : nil
        }
        let runs = CommandLineTool.checkout.appendingPathComponent(".build/test-cache/runs").path
        return processes + ((try? FileManager.default.contentsOfDirectory(atPath: runs)) ?? []).filter { $0.hasPrefix("Hostile") }
    }

    @Test(arguments: [
        ("loop", "Hostile hangs: for 1 s its main thread computes in ViewController.spin() at ViewController.swift:"),
        ("flood", "Hostile hangs: for 1 s its main thread"),
        ("semaphore", "Hostile hangs: for 1 s its main thread waits for another thread in ViewController.misbehave() at ViewController.swift:"),
        ("lock", "Hostile hangs: for 1 s its main thread waits in pthread_mutex_lock() in ViewController.misbehave() at ViewController.swift:"),
        ("sleep", "Hostile hangs: for 30 s of its own time its main thread waits in Thread.sleep(forTimeInterval: Double) in ViewController.misbehave()"),
        ("child", "Hostile hangs: for 1 s its main thread waits"),
        ("recursion", "Hostile overflowed its stack: it calls itself without end in ViewController.deeper(Int) at ViewController.swift:"),
        ("memory", "of memory, for which a device ends an app too"),
        ("exit0", "Hostile ended itself with status 0 before the script began"),
        ("exit70", "Hostile ended itself with status 70 before the script began"),
        ("throw", "Hostile trapped (its message is above) in ViewController.misbehave() at ViewController.swift:"),
        ("bounds", "Hostile trapped (its message is above) in ViewController.misbehave() at ViewController.swift:"),
        ("abort", "Hostile aborted (its message is above) in ViewController.misbehave() at ViewController.swift:"),
        ("wild", "Hostile crashed on a bad memory access in ViewController.misbehave() at ViewController.swift:"),
        ("sync", "Hostile "),
        ("background", "in a background thread; the trace ends there"),
        ("forks", "Hostile hangs: for 1 s its main thread"),
        ("shells", "Hostile aborted (its message is above) in ViewController.misbehave() at ViewController.swift:"),
        ("huge", "Hostile trapped (its message is above) in ViewController.misbehave() at ViewController.swift:"),
        ("deadlock", "Hostile hangs: for 1 s its main thread waits"),
        ("errors", "Hostile hangs: for 1 s its main thread"),
        ("files", "Hostile hangs: for 1 s its main thread"),
        ("raise", "Hostile trapped (its message is above) in ViewController.misbehave() at ViewController.swift:"),
        ("filesTaken", "Hostile could open no more files: it has as many open as a process may, and closes none"),
        ("stop", "Hostile stopped itself (SIGSTOP), and nothing continues it"),
        ("pipe", "Hostile wrote to a pipe or socket that nobody reads any more (SIGPIPE)"),
        ("signals", "Hostile hangs: for 1 s its main thread computes in ViewController.misbehave() at ViewController.swift:"),
        ("trapHandler", "Hostile hangs: for 1 s its main thread computes in a closure in ViewController.misbehave() at ViewController.swift:"),
        ("growingLayout", "Hostile hangs: for 1 s its main thread computes in "),
        ("drawing", "Hostile hangs: for 1 s its main thread computes in Drawer.draw(CGRect) at ViewController.swift:"),
        ("runLoop", "Hostile hangs: for 1 s its main thread waits in RunLoop.run(mode: RunLoop.Mode, before: Date) in ViewController.misbehave() at ViewController.swift:"),
        ("atExit", "Hostile hangs: for 1 s its main thread computes in a closure in ViewController.misbehave() at ViewController.swift:"),
        ("queueToMain", "Hostile was ended by Dispatch: it waits for a queue that it runs on itself"),
        ("group", "Hostile hangs: for 1 s its main thread waits"),
        ("task", "Hostile hangs: for 1 s its main thread waits for another thread in ViewController.misbehave() at ViewController.swift:"),
        ("quick", "Hostile ended itself with status 0 before the script began"),
        ("notifications", "Hostile "),
        ("deepThread", "Hostile overflowed its stack: it calls itself without end in ViewController.deeper(Int) at ViewController.swift:"),
        ("freedTwice", "Hostile aborted (its message is above) in ViewController.misbehave() at ViewController.swift:"),
        ("key", "Hostile trapped (its message is above) in ViewController.misbehave() at ViewController.swift:"),
        ("bundle", "Hostile trapped (its message is above) in ViewController.misbehave() at ViewController.swift:"),
        ("closedOutput", "Hostile trapped (its message is above) in ViewController.misbehave() at ViewController.swift:"),
    ])
    func endsWithOneSentence(mode: String, sentence: String) throws {
        let result = try run(mode, ["memory", "huge"].contains(mode) ? "--memory 512" : "-e 'settle; tap \"Press\"'")
        #expect(result.status == 1)
        #expect(!result.errors.contains("__lowered_"), "\(mode): \(result.errors)")
        let lines = result.errors.split(separator: "\n").filter { $0.hasPrefix("willappear: Hostile") }
        #expect(lines.count == 1, "\(mode): \(result.errors)")
        #expect(lines.first?.contains(sentence) == true, "\(mode): \(result.errors)")
        #expect(!result.errors.contains("rax"), "registers are for --backtrace full")
        if !["memory", "huge"].contains(mode) { #expect(result.errors.contains("steps not run: settle; tap \"Press\"")) }
    }

    @Test func aThrowingCallbackEndsInItsStep() throws {
        let result = try run("callbacks", "-e 'tap \"Press\"; wait 1; back'")
        #expect(result.status == 1)
        #expect(result.errors.split(separator: "\n").contains { $0.hasPrefix("willappear: Hostile trapped (its message is above) in ") && $0.contains("ViewController.misbehave() at ViewController.swift:") }, "\(result.errors)")
        #expect(result.errors.contains("steps not run: "), "\(result.errors)")
    }

    @Test(arguments: ["threads", "queueOfQueues"]) func whatNeverEndsDoesNotHoldTheRun(mode: String) throws {
        let result = try run(mode, "-e 'tap \"Press\"'")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == ["loaded", "pressed"])
    }

    @Test func framesThatNeverEndComeOneARefresh() throws {
        let result = try run("frames")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == ["loaded"])
        #expect(result.errors.contains("the app changes something in every frame, 500 times without a pause; from now on it gets one frame a refresh"), "\(result.errors)")
    }

    @Test func anAppBecomesNoOtherProgram() throws {
        let result = try run("another", "-e 'tap \"Press\"'")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == ["-1 true", "loaded", "pressed"])
    }

    /// A device lets an app live that makes controllers and views in a background thread, and Xcode's checker speaks of it.
    @Test func whatABackgroundThreadDoesToScreensEndsNoApp() throws {
        let result = try run("screens", "-e 'wait 1; tap \"Press\"'")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == ["loaded", "made 1 true", "pressed"])
        #expect(result.errors.contains("Main Thread Checker: UI API called on a background thread: UIAlertController.init"), "\(result.errors)")
    }

    @Test func closedDescriptorsDoNotPassForSuccess() throws {
        let result = try run("descriptors", "-e 'tap \"Press\"'")
        #expect(result.status != 0)
        #expect(result.errors.contains("willappear: "), "\(result.errors)")
    }

    @Test func timeThatTheFirstScreenTakesPasses() throws {
        let result = try run("rest")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == ["loaded", "viewIsAppearing 7.0", "viewDidLayoutSubviews 7.0", "viewDidAppear 7.0"])
    }

    @Test func aThreadWithoutEndDoesNotHoldTheRun() throws {
        let result = try run("thread", "-e 'tap \"Press\"'")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == ["loaded", "pressed"])
        #expect(result.errors.contains("a background thread of the app computes without end"), "\(result.errors)")
    }

    @Test func childrenNeitherHoldNorOutliveTheRun() throws {
        let result = try run("children", "-e 'wait 1000'")
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func exitInAStepNamesTheStepsThatDidNotRun() throws {
        let result = try run("pressExit", "-e 'settle; tap \"Press\"; expect \"Never\"; back'")
        #expect(result.status == 1)
        #expect(result.errors.contains("Hostile ended itself with status 0 in step 2 of 4\n  steps not run: tap \"Press\"; expect \"Never\"; back"), "\(result.errors)")
    }

    @Test func fullBacktracesAreSwifts() throws {
        let result = try run("bounds", "--backtrace full")
        #expect(result.status == 1)
        #expect(result.errors.contains("rax") || result.errors.contains("x0 "), "\(result.errors)")
    }

    /// The app is interrupted while it computes: it has printed "pressed" into a pipe.
    @Test(arguments: [("INT", 130), ("TERM", 143), ("KILL", 137)])
    func signalsEndToolAndApp(signal: String, status: Int) throws {
        let tool = try tool()
        defer { tool.clean() }
        #expect(try tool.run("build", "Hostile").status == 0)
        let result = try tool.shell(
            """
            mkfifo output
            "$willappear" run Hostile --env HOSTILE=signalled --quiet --timeout 0 -e 'tap "Press"' > output 2> errors & pid=$!
            exec 9< output
            while read -r line <&9; do [ "$line" = pressed ] && break; done
            kill -\(signal) $pid
            wait $pid; echo "status $?"
            cat <&9 > rest
            """)
        #expect(result.output.last == "status \(status)")
        // The shell that cleans up after a killed tool works beside us.
        for _ in 0..<500 where try !remains(of: tool).isEmpty { try #require(try tool.run(["-c", "sleep 0.01"], with: URL(fileURLWithPath: "/bin/bash")).status == 0) }
        #expect(try remains(of: tool) == [])
    }
}

// An app's files are its own: every run has a home of its own, and the user's is not touched.

import Foundation
import Testing

@Suite(.serialized) struct ContainerTests {
    /// Writes defaults and files wherever an app may, and says what it found.
    private static let writer = """
        import UIKit

        class ViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let files = FileManager.default
                let home = NSHomeDirectory()
                let defaults = UserDefaults.standard
                let launches = defaults.integer(forKey: "launches") + 1
                defaults.set(launches, forKey: "launches")
                defaults.synchronize()
                print("launch \\(launches)")
                for directory in [FileManager.SearchPathDirectory.documentDirectory, .libraryDirectory, .cachesDirectory, .applicationSupportDirectory] {
                    let url = files.urls(for: directory, in: .userDomainMask)[0]
                    let path = NSSearchPathForDirectoriesInDomains(directory, .userDomainMask, true)[0]
                    let before = (try? files.contentsOfDirectory(atPath: path).sorted()) ?? ["unreadable"]
                    print(url.path.replacingOccurrences(of: home, with: "~"), path == url.path, before)
                    try! Data("x".utf8).write(to: url.appendingPathComponent("written"))
                }
                print(URL.documentsDirectory.path == home + "/Documents", URL.cachesDirectory.path == home + "/Library/Caches")
                print(NSTemporaryDirectory() == home + "/tmp/", URL.temporaryDirectory.path == home + "/tmp", files.homeDirectoryForCurrentUser.path == home)
                let group = files.containerURL(forSecurityApplicationGroupIdentifier: "group.example")!
                print("group inside", group.path.hasPrefix(home), (try? files.contentsOfDirectory(atPath: group.path)) ?? ["missing"])
                try! Data("x".utf8).write(to: group.appendingPathComponent("shared"))
                try? files.removeItem(at: files.urls(for: .cachesDirectory, in: .userDomainMask)[0])
                print("cwd \\(files.currentDirectoryPath)")
                let bait = ProcessInfo.processInfo.environment["BAIT"] ?? "/none"
                print("bait", files.contents(atPath: bait + "/Documents/letter.txt") == nil, (try? Data("x".utf8).write(to: URL(fileURLWithPath: bait + "/new"))) == nil)
                print("bundle", (try? Data("x".utf8).write(to: Bundle.main.bundleURL.appendingPathComponent("new"))) == nil, Bundle.main.infoDictionary?["CFBundleName"] != nil)
            }
        }
        """

    private static let first = [
        "launch 1", "~/Documents true []", "~/Library true [\"Application Support\", \"Caches\", \"Preferences\"]", "~/Library/Caches true []",
        "~/Library/Application Support true []", "true true", "true true true", "group inside false []", "cwd /", "bait true true", "bundle true true",
    ]

    /// A folder as text: names, kinds and contents.
    private func listing(_ folder: URL) throws -> [String] {
        let names = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }.sorted()
        return names.map { name in "\(name) \((try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? "folder")" }
    }

    /// A device's app knows nothing of the shell that starts it.
    @Test func anAppSeesItsOwnVariablesOnly() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Variables", controller: """
            class ViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let variables = ProcessInfo.processInfo.environment
                    print(variables["API_KEY"] ?? "none", variables["LC_ALL"] ?? "none", variables["PATH"] ?? "none", variables["COLOUR"] ?? "none", variables["HOME"] == NSHomeDirectory())
                }
            }
            """)
        let result = try tool.shell("API_KEY=secret LC_ALL=C PATH=/opt/own:$PATH \"$willappear\" run Variables --env COLOUR=red=1 --quiet")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == ["none none /usr/bin:/bin:/usr/sbin:/sbin red=1 true"])
        let wrong = try tool.run("run", "Variables", "--env", "COLOUR")
        #expect(wrong.status == 64)
        #expect(wrong.errors.contains("--env COLOUR: give NAME=value"), "\(wrong.errors)")
    }

    @Test func manyRunsLeaveNoTraceOfEachOtherAndTheHomeAlone() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Writer", controller: Self.writer)
        for (file, text) in [("Documents/letter.txt", "dear"), (".cache/builds/object.o", "o"), (".config/Writer.plist", "no plist"), ("Library/Caches/picture", "p")] {
            try tool.write(text, to: "bait/\(file)")
        }
        let bait = tool.folder.appendingPathComponent("bait")
        let before = try listing(bait)
        var traces: Set<String> = []
        // script/same-runs asks for a hundred.
        let runs = ProcessInfo.processInfo.environment["WILLAPPEAR_RUNS"].flatMap { Int($0) } ?? 20
        for _ in 1...max(2, runs) {
            let result = try tool.shell("HOME=\(bait.path) XDG_CACHE_HOME=\(bait.path)/.cache XDG_CONFIG_HOME=\(bait.path)/.config \"$willappear\" run Writer --env BAIT=\(bait.path) --quiet")
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.output == Self.first)
            traces.insert(try tool.trace("Writer"))
        }
        #expect(traces.count == 1)
        #expect(try listing(bait) == before)
    }

    /// Every path that the app's process opens for reading or writing, as the kernel records it: none in the user's home succeeds.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace"), "needs strace"))
    func noPathInTheHomeIsOpened() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Watched", controller: Self.writer)
        for file in ["Documents/letter.txt", ".cache/builds/object.o", ".config/Watched.plist", ".config/user-dirs.dirs", ".fonts/face.ttf", ".local/share/data"] { try tool.write("bait", to: "bait/\(file)") }
        #expect(try tool.run("build", "Watched").status == 0)
        let bait = tool.folder.appendingPathComponent("bait").path
        let result = try tool.shell("""
            export HOME=\(bait) XDG_CONFIG_HOME=\(bait)/.config
            strace -ff -qq -e trace=open,openat,openat2,creat,unlink,unlinkat,rename,renameat,renameat2,mkdir,mkdirat -o record "$willappear" run Watched --env BAIT=\(bait) --quiet
            """)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == Self.first)
        // A file a thread: in one file for all, a call that another thread interrupts stands on two lines, its result on the second.
        let records = try FileManager.default.contentsOfDirectory(at: tool.folder, includingPropertiesForKeys: nil).filter { $0.lastPathComponent.hasPrefix("record.") }
            .map { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
        // The app begins where its confinement is: the process that says "run.json" and goes on.
        let apps = records.filter { $0.contains { $0.contains("run.json") && $0.contains("O_RDONLY") } }
        #expect(!apps.isEmpty)
        let opened = apps.joined().filter { line in
            line.contains("\"\(bait)/") && !line.contains(" = -1 ") && !line.contains("O_PATH") && !line.contains("O_DIRECTORY")
        }
        #expect(opened == [])
    }

    @Test func aKeptContainerIsThereAgain() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Keeper", controller: Self.writer)
        let name = "test-\(UUID().uuidString)"
        #expect(try tool.run("run", "Keeper", "--quiet", "--container", name).output.first == "launch 1")
        let second = try tool.run("run", "Keeper", "--quiet", "--container", name)
        #expect(second.output.prefix(2) == ["launch 2", "~/Documents true [\"written\"]"])
        #expect(try tool.run("run", "Keeper", "--quiet").output.first == "launch 1")
        #expect(try tool.run("run", "Keeper", "--container", "a/b").status == 64)
    }

    @Test func aContainerBeginsWithWhatItIsGiven() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Seeded", controller: Self.writer)
        try tool.write("x", to: "seed/Documents/notes/one.txt")
        let result = try tool.run("run", "Seeded", "--quiet", "--container-from", "seed")
        #expect(result.output.prefix(2) == ["launch 1", "~/Documents true [\"notes\"]"])
        let missing = try tool.run("run", "Seeded", "--container-from", "nowhere")
        #expect(missing.status == 64)
        #expect(missing.errors.contains("--container-from nowhere: there is no such folder"))
    }

    @Test func aRunLeavesNoFiles() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Tidy", controller: "import UIKit\nclass ViewController: UIViewController {}")
        let cache = tool.folder.appendingPathComponent("cache").path
        let result = try tool.shell("WILLAPPEAR_CACHE=\(cache) \"$willappear\" run Tidy --quiet")
        #expect(result.status == 0, "\(result.errors)")
        #expect((try? FileManager.default.contentsOfDirectory(atPath: cache + "/runs")) == [])
    }
}

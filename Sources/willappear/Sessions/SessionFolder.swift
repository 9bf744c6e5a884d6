// The folders of open sessions: a private folder each, with the socket to the app process and the session's description.
// Called by the session commands. WILLAPPEAR_SESSIONS moves it; a socket's path must be short.

import Foundation
import HostProtocol

struct SessionFolder {
    /// The description of an open session; session.json.
    struct Description: Codable {
        var app: String
        var path: String
        var device: String
        var iOS: Int
        var process: Int32
        /// The executable, for reading stacks.
        var executable: String?
        var bundle: String?
    }

    let name: String
    let path: String

    var socket: String { path + "/socket" }
    var configuration: String { path + "/run.json" }
    /// The app's own output and the host's messages.
    var log: String { path + "/output.log" }
    /// See EndReport.
    var report: String { path + "/report" }
    var trace: String { path + "/trace.jsonl" }
    private var descriptionFile: String { path + "/session.json" }

    static func base() throws -> String {
        let environment = ProcessInfo.processInfo.environment
        let path = environment["WILLAPPEAR_SESSIONS"].flatMap { $0.isEmpty ? nil : $0 } ?? environment["XDG_RUNTIME_DIR"].map { $0 + "/willappear" } ?? "/tmp/willappear-\(getuid())"
        mkdir(path, 0o700)
        var info = stat()
        // Another user's folder could pass that user's app to this one.
        guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR, info.st_uid == getuid(), info.st_mode & 0o022 == 0 else {
            throw Failure.usage("\(path): sessions need a folder of your own that nobody else can write to")
        }
        return path
    }

    private init(name: String, base: String) {
        self.name = name
        path = "\(base)/\(name)"
    }

    /// A new one, named after the app: "notes", "notes-2", …
    static func make(for app: String) throws -> SessionFolder {
        let base = try base()
        let plain = app.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(24)
        let stem = plain.isEmpty ? "app" : String(plain)
        for number in 1...999 {
            let folder = SessionFolder(name: number == 1 ? stem : "\(stem)-\(number)", base: base)
            if mkdir(folder.path, 0o700) == 0 { return folder }
            if errno != EEXIST { throw Failure.usage("\(folder.path): \(String(cString: strerror(errno)))") }
            // The folder of an app that has ended is removed.
            if let description = folder.description, !isAlive(description.process) {
                folder.remove()
                if mkdir(folder.path, 0o700) == 0 { return folder }
            }
        }
        throw Failure.usage("\(base) holds too many sessions; willappear close --all ends them")
    }

    /// The sessions that are open, by name.
    static func all() throws -> [SessionFolder] {
        let base = try base()
        return ((try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []).sorted().map { SessionFolder(name: $0, base: base) }.filter { $0.description != nil }
    }

    /// The session called `name`, or the only open one.
    static func find(_ name: String?) throws -> SessionFolder {
        let open = try all().filter(\.isOpen)
        let wanted = name ?? ProcessInfo.processInfo.environment["WILLAPPEAR_SESSION"].flatMap { $0.isEmpty ? nil : $0 }
        if let wanted {
            if let found = open.first(where: { $0.name == wanted }) { return found }
            throw Failure.usage("no session \"\(wanted)\" is open" + list(open))
        }
        if open.count == 1 { return open[0] }
        throw Failure.usage(open.isEmpty ? "no session is open; willappear open PATH opens one" : "several sessions are open; say which with --session NAME" + list(open))
    }

    private static func list(_ open: [SessionFolder]) -> String { open.map { "\n  \($0.name)" }.joined() }

    var description: Description? {
        FileManager.default.contents(atPath: descriptionFile).flatMap { try? JSONDecoder().decode(Description.self, from: $0) }
    }

    var isOpen: Bool { description.map { Self.isAlive($0.process) } ?? false }

    private static func isAlive(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno == EPERM }

    func write(_ description: Description) throws {
        try JSONEncoder().encode(description).write(to: URL(fileURLWithPath: descriptionFile), options: .atomic)
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    func connect(timeout: Double) throws(LiveWire.Problem) -> LiveClient { try LiveClient(path: socket, timeout: timeout) }
}

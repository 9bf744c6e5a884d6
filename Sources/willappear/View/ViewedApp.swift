// The app process behind a viewer: starts it, replaces it by another, and reads its output.
// Only ViewCommand uses it; SessionApp does the starting.

import Foundation
import HostProtocol
import LiveServer

final class ViewedApp: @unchecked Sendable {
    /// The bytes of output that are read at a time; an app that prints more is read later.
    private static let chunk = 64 * 1024
    private static let maximumLines = 500

    // ViewCommand's one task uses it, and its main thread once that is over.
    private var session: SessionApp
    private var offset: UInt64 = 0

    init(_ built: BuiltApp, _ options: AppOptions, _ timeout: Double) throws {
        session = try Self.start(built, options, timeout)
    }

    var name: String { session.folder.name }

    private static func start(_ built: BuiltApp, _ options: AppOptions, _ timeout: Double) throws -> SessionApp {
        try SessionApp.start(built, options, timeout: timeout).app
    }

    func connect(_ timeout: Double) throws -> ConnectedApp { ConnectedApp(try session.folder.connect(timeout: timeout)) }

    /// The new app launches before the old one ends.
    func restart(_ built: BuiltApp, _ options: AppOptions, _ timeout: Double) throws -> ConnectedApp {
        let next = try Self.start(built, options, timeout)
        let connection = ConnectedApp(try next.folder.connect(timeout: timeout))
        session.close()
        session = next
        offset = 0
        return connection
    }

    func end() { session.close() }

    /// The lines that the app printed since the last call; of a flood only the last ones.
    func newOutput() -> [String] {
        guard let file = FileHandle(forReadingAtPath: session.folder.log) else { return [] }
        defer { try? file.close() }
        guard let end = try? file.seekToEnd(), end > offset else { return [] }
        let start = max(offset, end > UInt64(Self.chunk) ? end - UInt64(Self.chunk) : 0)
        let skipped = start > offset
        try? file.seek(toOffset: start)
        guard let data = try? file.read(upToCount: Self.chunk), let last = data.lastIndex(of: 10) else { return [] }
        offset = start + UInt64(last - data.startIndex) + 1
        let lines = String(decoding: data[...last], as: UTF8.self).split(separator: "\n").map(String.init)
        return (skipped ? ["… more than can be shown"] : []) + lines.suffix(Self.maximumLines)
    }
}

// The container of a process that was given none: an app that was started by hand, or a test process. Made before `main`,
// removed at the end. `willappear run` makes its own (RunFolder). Called by LoadTimeRecord, SimulatorHost and WillAppearTesting.
@preconcurrency import Glibc
import DeviceServices
import Foundation
import HostProtocol

package enum ProcessContainer {
    /// The container that the process runs in.
    package static var current: AppContainer? { getenv(AppContainer.environmentVariable).map { AppContainer(path: String(cString: $0)) } }

    /// Makes a container for this process and its children, unless it has one.
    static func makeIfNeeded() {
        atexit { ProcessContainer.discard() }
        // A process that a test starts is another app, or another tool.
        if current != nil, getenv(AppContainer.ownerVariable).map({ String(cString: $0) }) ?? "\(getpid())" == "\(getpid())" { return }
        var template = Array("\(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp")/willappear-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil, let end = template.firstIndex(of: 0) else { return }
        let container = AppContainer(path: String(decoding: template[..<end].map(UInt8.init(bitPattern:)), as: UTF8.self))
        guard (try? container.create()) != nil else { return }
        for (name, value) in container.environment { setenv(name, value, 1) }
        setenv(AppContainer.ownerVariable, "\(getpid())", 1)
    }

    private static var isOwner: Bool { getenv(AppContainer.ownerVariable).map { String(cString: $0) } == "\(getpid())" }

    /// Files, defaults and the user's answers as before the first launch: the next test begins without those of the last.
    package static func empty() {
        ServiceEvents.forgetAnswers()
        guard let container = current, isOwner else { return }
        let defaults = UserDefaults.standard
        for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
        defaults.synchronize()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: container.home + "/Library/Preferences")) ?? []
        for name in names where name.hasSuffix(".plist") { defaults.removePersistentDomain(forName: String(name.dropLast(".plist".count))) }
        defaults.synchronize()
        try? container.empty()
    }

    /// Removes a container that is this process's own.
    static func discard() {
        guard let container = current, isOwner else { return }
        try? FileManager.default.removeItem(atPath: container.path)
    }
}

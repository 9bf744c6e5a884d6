// The limits under which an app's process runs, and where it writes why it ended. Part of RunConfiguration; the command
// line sets it, the host obeys. A process without it is left alone, as one that somebody starts in a debugger.

package struct RunWatch: Codable, Sendable, Equatable {
    /// Seconds (real ones) without progress of the main thread after which a run ends, by default: a device gives an app
    /// as long to launch before it ends it with 0x8badf00d (Apple, "Addressing watchdog terminations").
    package static let standardTimeout = 20.0
    /// Megabytes; a phone of 8 GB gives one app about half.
    package static let standardMemory = 4096
    /// How many seconds of the app's own time may pass meanwhile for each real one: time flies while a thread sleeps.
    package static let virtualSeconds = 30.0

    /// Folders of the process. Everything that is not named here stays within reach.
    package struct Confinement: Codable, Sendable, Equatable {
        /// The user's home, by the environment and by the user database.
        package var hidden: [String]
        /// The app's bundle and what else it may read but not change, also in the home.
        package var readable: [String]
        /// Its container and its results.
        package var writable: [String]

        package init(hidden: [String], readable: [String], writable: [String]) {
            self.hidden = hidden
            self.readable = readable
            self.writable = writable
        }
    }

    /// What the process can reach; nil for all that the user can.
    package var confinement: Confinement?
    /// Absolute path of the report, see EndReport.
    package var reportFile: String
    /// Seconds without progress; 0 for no limit.
    package var timeout: Double
    /// Megabytes that the process may hold.
    package var memory: Int
    /// Whether fatal signals are reported; otherwise Swift's own backtraces are.
    package var reportsSignals: Bool

    package init(reportFile: String, timeout: Double = Self.standardTimeout, memory: Int = Self.standardMemory, reportsSignals: Bool = true) {
        self.reportFile = reportFile
        self.timeout = timeout
        self.memory = memory
        self.reportsSignals = reportsSignals
    }
}

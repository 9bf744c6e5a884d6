// Results and states of background fetches; no system wakes the app for them here.

/// The result that an app reports after it was woken to fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// New data came, none came, or the fetch failed.
    case newData = 0, noData, failed
}

/// Whether the person lets apps fetch in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// May not be changed by the person, switched off, or allowed.
    case restricted = 0, denied, available
}

/// Lines that are said once a process about calls without effect.
@MainActor enum OnceSaid {
    private static var said: Set<String> = []
    static func say(_ line: String) { if said.insert(line).inserted { Diagnostics.log(line) } }
}

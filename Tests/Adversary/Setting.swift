// What a seed decides before the first operation: which iOS, which kind of app, which device. The first line of a
// replay file names it: "# iOS 18 scenes iPad: what it was".

public struct Setting: Sendable, Hashable, CustomStringConvertible {
    public var iOSVersion: Int
    /// An app whose scenes have delegates (iOS 13 and later), on an iPad with several of them; else an application delegate only.
    public var hasScenes: Bool
    public var isPad: Bool

    public init(iOSVersion: Int = 26, hasScenes: Bool = false, isPad: Bool = false) {
        self.iOSVersion = iOSVersion
        self.hasScenes = hasScenes && iOSVersion >= Setting.firstWithScenes
        self.isPad = isPad
    }

    private static let firstWithScenes = 13
    private static let versions = [26, 18, 13, 5, 12]

    /// The versions that differ, each with every kind of app on both devices.
    public init(seed: UInt64, iOSVersion: Int?, hasScenes: Bool?, isPad: Bool?) {
        let turn = Int(seed) / Setting.versions.count % 4
        self.init(
            iOSVersion: iOSVersion ?? Setting.versions[Int(seed) % Setting.versions.count],
            hasScenes: hasScenes ?? (turn == 1 || turn == 2), isPad: isPad ?? (turn >= 2))
    }

    public var description: String { "iOS \(iOSVersion)\(hasScenes ? " scenes" : "")\(isPad ? " iPad" : "")" }

    /// Reads what `description` writes, after a "# " and up to a colon.
    public init?(firstLine: String) {
        guard firstLine.hasPrefix("# iOS ") else { return nil }
        let words = firstLine.dropFirst(6).prefix { $0 != ":" }.split(separator: " ")
        guard let version = words.first.flatMap({ Int($0) }) else { return nil }
        self.init(iOSVersion: version, hasScenes: words.contains("scenes"), isPad: words.contains("iPad"))
    }
}

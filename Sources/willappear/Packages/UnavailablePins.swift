// Pins of a Package.resolved whose revisions cannot be had here: SwiftPM then chooses among the versions that can be had and that the
// manifest allows. The user's Package.resolved stays unchanged; one without these pins takes its place while SwiftPM runs. Called by
// ResolvedDependencies when a checkout fails, and by PackageBuild around SwiftPM's commands.

import Foundation

struct UnavailablePins: Codable, Equatable {
    struct Pin: Codable, Equatable {
        var identity: String
        /// A version, a branch or a revision, as a sentence names it.
        var wanted: String
    }

    let pins: [Pin]
    /// The resolved file that SwiftPM reads and writes instead of the user's.
    let file: String

    /// - Parameter identities: the packages whose pins go.
    /// - Parameter folder: the folder for the other resolved file. Nil if the user's file pins none of the packages.
    init?(_ identities: Set<String>, root: String, folder: String) throws {
        guard var text = Self.read(root + "/Package.resolved") else { return nil }
        var object = text["object"] as? [String: Any]
        let all = Self.all(in: text)
        func isUnavailable(_ pin: [String: Any]) -> Bool { identities.contains(Self.identity(of: pin)) }
        guard all.contains(where: isUnavailable) else { return nil }
        pins = all.filter(isUnavailable).map { Pin(identity: Self.identity(of: $0), wanted: Self.state(of: $0)) }
        object?["pins"] = all.filter { !isUnavailable($0) }
        if let object { text["object"] = object } else { text["pins"] = all.filter { !isUnavailable($0) } }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        file = folder + "/Package.resolved"
        try JSONSerialization.data(withJSONObject: text, options: [.prettyPrinted, .sortedKeys]).write(to: URL(fileURLWithPath: file))
    }

    /// The packages whose pinned revision SwiftPM's messages report as missing: by the package's name, or by the commit where a branch is pinned.
    static func identities(in lines: [String], root: String) -> Set<String> {
        let named = lines.compactMap { $0.firstMatch(of: /'([^']+)': Couldn.t check out revision\b/).map { String($0.1) } }
        let commits = Set(lines.compactMap { $0.firstMatch(of: /could not find the commit ([0-9a-f]+)/).map { String($0.1) } })
        let pinned = all(in: root + "/Package.resolved").filter { commits.contains(($0["state"] as? [String: Any])?["revision"] as? String ?? "") }
        return Set(named + pinned.map(Self.identity(of:)))
    }

    private static func read(_ path: String) -> [String: Any]? {
        FileManager.default.contents(atPath: path).flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
    }
    private static func all(in path: String) -> [[String: Any]] { all(in: read(path) ?? [:]) }
    /// The first format has its pins in an object of their own.
    private static func all(in text: [String: Any]) -> [[String: Any]] { ((text["object"] as? [String: Any]) ?? text)["pins"] as? [[String: Any]] ?? [] }

    private static func identity(of pin: [String: Any]) -> String {
        if let identity = pin["identity"] as? String { return identity }
        let place = ((pin["repositoryURL"] as? String ?? "") as NSString).lastPathComponent.lowercased()
        return place.hasSuffix(".git") ? String(place.dropLast(4)) : place
    }

    private static func state(of pin: [String: Any]) -> String {
        let state = pin["state"] as? [String: Any]
        let revision = (state?["revision"] as? String ?? "").prefix(7)
        guard let name = state?["version"] as? String ?? state?["branch"] as? String else { return String(revision) }
        return "\(name) (\(revision))"
    }

    /// Runs `work` with SwiftPM, which sees the other resolved file.
    func replacing<Result>(_ root: String, _ work: () throws -> Result) rethrows -> Result {
        try AbsentPackages.keepingResolvedFile(of: root) {
            let own = root + "/Package.resolved"
            if let text = FileManager.default.contents(atPath: file) { try? text.write(to: URL(fileURLWithPath: own)) }
            defer { if let text = FileManager.default.contents(atPath: own) { try? text.write(to: URL(fileURLWithPath: file)) } }
            return try work()
        }
    }

    // MARK: For the user

    func say(root: String) {
        let all = Self.all(in: file)
        let texts = pins.map { pin in
            let instead = all.first { Self.identity(of: $0) == pin.identity }.map { Self.state(of: $0) }
            return "\(pin.identity) \(pin.wanted)" + (instead.map { " by \($0)" } ?? "")
        }
        Console.say("Package.resolved names what cannot be fetched here, replaced as the manifest allows: \(texts.joined(separator: ", ")); `swift package --package-path \(root) resolve` fetches the pinned ones where they can be reached")
    }
}

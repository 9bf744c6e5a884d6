// The versions of iOS that `--ios` takes. Every command with that option calls it.
import ArgumentParser
import HostProtocol

enum VersionOption {
    /// Refuses a version that UIKit does not know here.
    static func validate(_ version: Int) throws {
        let known = RunConfiguration.versions
        guard known.contains(version) else { throw ValidationError("--ios \(version): the versions are \(known.lowerBound) to \(known.upperBound)") }
    }
}

// The version of iOS that the process behaves as. Lowered code asks it where a device's code asks the system:
// `#available(iOS …)`, ProcessInfo's operatingSystemVersion. UIKit sets it when it knows its host.
import Foundation
import Synchronization

/// A profile's version has no minor number: 13 is 13.0.
package enum SystemVersion {
    private static let major = Atomic<Int>(26)

    package static var current: Int { major.load(ordering: .relaxed) }
    package static func become(_ version: Int) { major.store(version, ordering: .relaxed) }
}

extension _ObjC {
    /// The condition that lowered code asks for `#available(iOS major.minor.patch, *)`.
    public static func isAvailable(iOS major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
        (major, minor, patch) <= (SystemVersion.current, 0, 0)
    }
}

extension ProcessInfo {
    /// The property that lowered code reads for `operatingSystemVersion`: the version of iOS, not the kernel's.
    public var _iOSVersion: OperatingSystemVersion { OperatingSystemVersion(majorVersion: SystemVersion.current, minorVersion: 0, patchVersion: 0) }

    /// The method that lowered code calls for `isOperatingSystemAtLeast(_:)`.
    public func _isIOSAtLeast(_ version: OperatingSystemVersion) -> Bool {
        _ObjC.isAvailable(iOS: version.majorVersion, version.minorVersion, version.patchVersion)
    }
}

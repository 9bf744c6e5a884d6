// The devices that a test can launch on, by name. The profiles themselves are HostProtocol's.
import HostProtocol
import UIKit

/// A device that a test launches an app on.
public struct TestDevice: Sendable, Equatable {
    let profile: DeviceProfile

    private init(_ profile: DeviceProfile) { self.profile = profile }

    /// The device of that marketing name, such as "iPhone 16" or "iPad (A16)"; nil when there is none.
    /// Case, spaces and hyphens do not matter.
    public init?(_ name: String) {
        guard let profile = DeviceProfile.named(name) else { return nil }
        self.init(profile)
    }

    /// The marketing name.
    public var name: String { profile.name }

    /// A phone of today's usual size with a home indicator.
    public static let phone = TestDevice(.default)
    /// A phone with a home button and a small rectangular display.
    public static let smallPhone = TestDevice("iPhone SE (3rd generation)") ?? .phone
    /// A tablet.
    public static let pad = TestDevice("iPad (A16)") ?? .phone
    /// Every known device.
    public static var all: [TestDevice] { DeviceProfile.all.map(TestDevice.init) }
}

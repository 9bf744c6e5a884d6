// The only interface between UIKit and the program that runs it: a simulator host, a test, a viewer.
// UIKit calls out through these protocols and never imports the host.
import CoreGraphics
import HostProtocol

/// The services that UIKit needs from the process around it: a device, a log, and a driver of frames.
@MainActor package protocol ApplicationHost: AnyObject {
    /// The screen, insets and idiom of the device on which the application runs.
    var device: DeviceProfile { get }
    /// Selects behaviour that changed between iOS versions.
    var iOSVersion: Int { get }
    /// Runs the main thread once the application object and its delegate exist.
    func run() -> Never
    /// Receives every life-cycle fact once; the host stamps time, frame and sequence.
    func record(_ event: LifecycleEvent.Draft)
    /// Receives UIKit's own console text, one message a call.
    func log(_ text: String)
}

/// The host of this process. A load-time record of the host module installs the real one.
@MainActor package enum Host {
    nonisolated(unsafe) private static var factory: (@MainActor () -> any ApplicationHost)?
    /// The numbers of the objects in the host's trace; they continue when the app is launched again.
    package private(set) static var numbers = ObjectNumbers()
    private static var instance: (any ApplicationHost)? { didSet { if let instance { SystemVersion.become(instance.iOSVersion) } } }

    /// Pixels a point of the device's screen.
    package static var screenScale: CGFloat { CGFloat(current.device.scale) }

    package static var current: any ApplicationHost {
        if let instance { return instance }
        let made = factory?() ?? DetachedHost()
        instance = made
        return made
    }

    /// Called from `.init_array`, before any Swift object of the application exists.
    package nonisolated static func install(_ make: @escaping @MainActor () -> any ApplicationHost) {
        factory = make
    }

    /// Replaces the host; unit tests use it to read the events of only one test.
    package static func use(_ host: any ApplicationHost) {
        instance = host
        numbers = ObjectNumbers()
    }
}

/// The host of a process without a simulator host (unit tests): an iPhone 16 that stores what UIKit tells it. It also launches the
/// app that hosts the tests of an Xcode project; then the tests have the main thread.
@MainActor package final class DetachedHost: ApplicationHost {
    package let device: DeviceProfile
    package let iOSVersion: Int
    package private(set) var events: [LifecycleEvent.Draft] = []
    package private(set) var console: [String] = []

    package init(device: DeviceProfile = .default, iOSVersion: Int = 26) {
        self.device = device
        self.iOSVersion = iOSVersion
    }

    package func record(_ event: LifecycleEvent.Draft) { events.append(event) }
    package func log(_ text: String) { console.append(text) }
    package func clear() { events.removeAll(); console.removeAll() }
}

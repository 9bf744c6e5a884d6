// The application host of a launched app in a test: keeps events and console texts with their times.
// UIKit sees it as ApplicationHost; AppScenario reads it.
import HostProtocol
import SimulatorHost
import UIKit

@MainActor final class TestHost: ApplicationHost {
    let device: DeviceProfile
    let iOSVersion: Int
    private let clock: AppClock
    private(set) var events: [LifecycleEvent] = []
    private(set) var console: [String] = []
    /// The app's own host hears nothing of an app that was replaced.
    var isRecording = true

    init(device: DeviceProfile, iOSVersion: Int, clock: AppClock) {
        self.device = device
        self.iOSVersion = iOSVersion
        self.clock = clock
    }

    func run() -> Never {
        fatalError("UIApplicationMain was called in a test; launch the app with launch(app:) instead")
    }

    func record(_ event: LifecycleEvent.Draft) {
        guard isRecording else { return }
        events.append(LifecycleEvent(event, sequence: events.count + 1, time: clock.now, frame: UpdateCycle.shared.framesCommitted))
    }

    func log(_ text: String) { console.append(text) }
}

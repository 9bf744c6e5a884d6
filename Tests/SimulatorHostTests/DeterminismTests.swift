// The same input gives the same trace, byte for byte.
import HostProtocol
@testable import SimulatorHost
import UIKit
import XCTest

@MainActor final class DeterminismTests: XCTestCase {
    override class func setUp() {
        VirtualTime.use()
    }

    private final class First: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            Task { try? await Task.sleep(for: .milliseconds(300)); self.title = "slept" }
        }
    }

    private final class Second: UIViewController {}

    /// Takes UIKit's facts as the real host does.
    @MainActor private final class TracingHost: ApplicationHost {
        let device = DeviceProfile.default
        let iOSVersion = 26
        let clock = AppClock(.virtual)
        let recorder: TraceRecorder

        init(file: String) throws { recorder = try TraceRecorder(file: file) }
        func run() -> Never { fatalError("a test does not run an application") }
        func record(_ event: LifecycleEvent.Draft) { _ = recorder.record(event, time: clock.now, frame: 0) }
        func log(_ text: String) {}
    }

    private func walk(_ file: String) throws -> String {
        let before = Host.current
        defer { Host.use(before) }
        let host = try TracingHost(file: file)
        Host.use(host)
        let loop = MainLoop(clock: host.clock)
        // Runs start on a refresh.
        loop.run(for: 1.0 / 60)
        let window = UIWindow(frame: UIScreen.main.bounds)
        let first = First()
        window.rootViewController = first
        window.makeKeyAndVisible()
        loop.settle()
        first.present(Second(), animated: true)
        loop.settle()
        loop.run(for: 0.5)
        first.dismiss(animated: true)
        loop.settle()
        window.isHidden = true
        window.rootViewController = nil
        let text = try String(contentsOfFile: file, encoding: .utf8)
        unlink(file)
        // Objects of the two walks have different numbers.
        return text.replacingOccurrences(of: #""object":\d+"#, with: #""object":1"#, options: .regularExpression)
    }

    func testTwoWalksGiveTheSameTrace() {
        attempt {
            let path = NSTemporaryDirectory() + "willappear-\(getpid())-walk"
            let one = try walk(path + "1"), two = try walk(path + "2")
            XCTAssertEqual(one, two)
            XCTAssertTrue(one.contains("viewDidAppear"), one)
        }
    }
}

// What an app asks of the device, the screen and the application: answers, errors and notifications as of Apple's simulator.
import XCTest
@testable import UIKit

@MainActor final class DeviceFactsTests: XCTestCase {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var failure: NSError?
        var frames: [CGRect] = []
        var onFailure: (() -> Void)?
        func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
            failure = error as NSError
            onFailure?()
        }
        func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) { frames.append(oldStatusBarFrame) }
    }

    func testThereIsNoBattery() {
        let device = UIDevice.current
        device.isBatteryMonitoringEnabled = true
        XCTAssertEqual(device.batteryLevel, -1)
        XCTAssertEqual(device.batteryState, .unknown)
        device.isProximityMonitoringEnabled = true
        XCTAssertFalse(device.isProximityMonitoringEnabled)
        device.isBatteryMonitoringEnabled = false
    }

    func testRegisteringForPushFails() async {
        let stage = Stage(), delegate = Delegate()
        let application = UIApplication.shared, before = application.delegate
        application.delegate = delegate
        await withCheckedContinuation { done in
            delegate.onFailure = { done.resume() }
            application.registerForRemoteNotifications()
            XCTAssertNil(delegate.failure, "it comes in a later turn")
        }
        XCTAssertEqual(delegate.failure?.domain, NSCocoaErrorDomain)
        XCTAssertEqual(delegate.failure?.code, 3010)
        XCTAssertFalse(application.isRegisteredForRemoteNotifications)
        application.delegate = before
        stage.tearDown()
    }

    func testAnAppWithoutOtherIcons() async {
        XCTAssertFalse(UIApplication.shared.supportsAlternateIcons)
        do {
            try await UIApplication.shared.setAlternateIconName("Dark")
            XCTFail("no icon of that name")
        } catch {
            XCTAssertEqual((error as? CocoaError)?.code, .featureUnsupported)
        }
        XCTAssertNil(UIApplication.shared.alternateIconName)
    }

    func testTheFixedSpaceStaysUpright() {
        let stage = Stage()
        stage.show(UIViewController())
        let screen = UIScreen.main
        XCTAssertEqual(screen.fixedCoordinateSpace.bounds, CGRect(x: 0, y: 0, width: 393, height: 852))
        screen.orientation = .landscapeRight
        stage.window.frame = screen.bounds
        XCTAssertEqual(screen.fixedCoordinateSpace.bounds.size, CGSize(width: 393, height: 852))
        // The corner that was the upper left one is the lower left one of an interface whose home indicator side is right.
        XCTAssertEqual(screen.fixedCoordinateSpace.convert(CGPoint(x: 0, y: 0), to: screen.coordinateSpace), CGPoint(x: 0, y: 393))
        XCTAssertEqual(screen.fixedCoordinateSpace.convert(CGPoint(x: 0, y: 393), from: screen.coordinateSpace), CGPoint(x: 0, y: 0))
        stage.tearDown()
    }

    func testBrightnessIsTold() {
        var told = 0
        let token = NotificationCenter.default.addObserver(forName: UIScreen.brightnessDidChangeNotification, object: nil, queue: nil) { _ in MainActor.assumeIsolated { told += 1 } }
        UIScreen.main.brightness = 0.7
        UIScreen.main.brightness = 0.7
        XCTAssertEqual(told, 1)
        UIScreen.main.brightness = 0.5
        NotificationCenter.default.removeObserver(token)
    }

    func testAHiddenStatusBarTellsItsFrame() {
        final class Root: UIViewController {
            var hides = false
            override var prefersStatusBarHidden: Bool { hides }
        }
        let stage = Stage(), root = Root(), delegate = Delegate()
        let before = UIApplication.shared.delegate
        UIApplication.shared.delegate = delegate
        stage.show(root)
        let frame = UIApplication.shared.statusBarFrame
        delegate.frames = []
        root.hides = true
        root.setNeedsStatusBarAppearanceUpdate()
        stage.settle()
        XCTAssertEqual(delegate.frames, [frame])
        root.hides = false
        root.setNeedsStatusBarAppearanceUpdate()
        stage.settle()
        XCTAssertEqual(delegate.frames, [frame, .zero])
        UIApplication.shared.delegate = before
        stage.tearDown()
    }

    func testATouchHasOnePlaceAFrame() {
        let stage = Stage()
        let event = UIEvent(), touch = UITouch(window: stage.window, location: .zero, timestamp: 1)
        XCTAssertNil(event.coalescedTouches(for: touch))
        event.update([touch], timestamp: 1)
        XCTAssertEqual(event.coalescedTouches(for: touch), [touch])
        XCTAssertEqual(event.predictedTouches(for: touch), [])
        XCTAssertEqual(UIEvent.ButtonMask.button(2), .secondary)
        stage.tearDown()
    }
}

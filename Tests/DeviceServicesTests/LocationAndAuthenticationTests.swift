// A device whose location services are off and that has no biometry: what apps are told, in which order.
import CoreLocation
import DeviceServices
import LocalAuthentication
import MessageUI
import XCTest

final class LocationAndAuthenticationTests: XCTestCase {
    override func setUp() { ServiceEvents.forgetAnswers() }

    private final class Recorder: NSObject, CLLocationManagerDelegate {
        var events: [String] = []
        func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) { events.append("status \(status.rawValue)") }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { events.append("fail \((error as NSError).domain) \((error as NSError).code)") }
    }

    @MainActor private func settle() { for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: .distantPast) } }

    /// The delegate hears of the authorization when it is set, then of the refusal; places fail with kCLErrorDenied.
    @MainActor func testRequestsAreDenied() {
        let manager = CLLocationManager(), recorder = Recorder()
        manager.delegate = recorder
        manager.startUpdatingLocation()
        settle()
        XCTAssertEqual(recorder.events, ["status 0"])
        manager.requestWhenInUseAuthorization()
        settle()
        manager.requestLocation()
        settle()
        XCTAssertEqual(recorder.events, ["status 0", "status 2", "fail kCLErrorDomain 1"])
    }

    /// London to Paris: 343.6 km on a sphere of the mean radius.
    @MainActor func testDistance() {
        let made = CLLocation(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 30, horizontalAccuracy: 5, verticalAccuracy: 6, timestamp: Date())
        XCTAssertEqual([made.courseAccuracy, made.speedAccuracy, made.ellipsoidalAltitude], [-1, -1, 30])
        XCTAssertNil(made.sourceInformation)
        let source = CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false)
        XCTAssertEqual([source.isSimulatedBySoftware, source.isProducedByAccessory], [true, false])
        let distance = CLLocation(latitude: 51.5074, longitude: -0.1278).distance(from: CLLocation(latitude: 48.8566, longitude: 2.3522))
        XCTAssertEqual(distance, 343_556, accuracy: 200)
    }

    @MainActor func testBiometryIsNotAvailable() {
        let context = LAContext()
        var error: NSError?
        XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        XCTAssertEqual(error?.domain, LAErrorDomain)
        XCTAssertEqual(error?.code, LAError.Code.biometryNotAvailable.rawValue)
    }

    @MainActor func testNothingCanBeSent() {
        XCTAssertFalse(MFMailComposeViewController.canSendMail())
        XCTAssertFalse(MFMessageComposeViewController.canSendText())
    }
}

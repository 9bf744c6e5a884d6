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
        XCTAssertEqual([made.courseAccuracy, made.speedAccuracy, made.ellipsoidalAltitude], [-1, -1, 0])
        XCTAssertNil(made.sourceInformation)
        let source = CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false)
        XCTAssertEqual([source.isSimulatedBySoftware, source.isProducedByAccessory], [true, false])
        let distance = CLLocation(latitude: 51.5074, longitude: -0.1278).distance(from: CLLocation(latitude: 48.8566, longitude: 2.3522))
        XCTAssertEqual(distance, 343_556, accuracy: 200)
    }

    /// What apps and tests make themselves: swift-custom-dump's CoreLocationTests.
    func testLocationsAndFloorsOfAnApp() throws {
        final class Fake: CLFloor, @unchecked Sendable {
            init(fake: Int) { number = fake; super.init() }
            required init?(coder: NSCoder) { nil }
            private let number: Int
            override var level: Int { number }
        }
        final class Home: CLLocation, @unchecked Sendable {
            init(name: String) { super.init(latitude: 1, longitude: 2) }
            required init?(coder: NSCoder) { nil }
            override var floor: CLFloor? { Fake(fake: 7) }
        }
        XCTAssertEqual(Home(name: "home").floor?.level, 7)
        XCTAssertEqual(Home(name: "home").coordinate.longitude, 2)
        let source = CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false), date = Date(timeIntervalSinceReferenceDate: 0)
        let place = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 10, longitude: 20), altitude: 300, horizontalAccuracy: 4, verticalAccuracy: 5, course: 6, courseAccuracy: 7, speed: 8, speedAccuracy: 9,
            timestamp: date, sourceInfo: source)
        XCTAssertEqual([place.altitude, place.horizontalAccuracy, place.verticalAccuracy, place.course, place.courseAccuracy, place.speed, place.speedAccuracy], [300, 4, 5, 6, 7, 8, 9])
        XCTAssertTrue(place.sourceInformation === source)
        XCTAssertEqual([place.ellipsoidalAltitude, CLLocation().verticalAccuracy, CLLocation().courseAccuracy], [0, -1, -1])
        func copied<T: NSObject & NSCoding>(_ object: T) throws -> T? {
            try NSKeyedUnarchiver.unarchivedObject(ofClass: T.self, from: NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true))
        }
        XCTAssertEqual(try copied(CLFloor())?.level, 0)
        let copy = try copied(place)
        XCTAssertEqual(copy?.description, place.description)
        XCTAssertEqual(copy.map { [$0.altitude, $0.verticalAccuracy, $0.courseAccuracy, $0.speedAccuracy] }, [300, 5, 7, 9])
        XCTAssertEqual(copy?.timestamp, date)
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

// Silent sounds whose lengths come from their files, and annotations on a map's placeholder.
import AVFoundation
import MapKit
import XCTest

final class MediaAndMapTests: XCTestCase {
    /// One second of silence: 8,000 bytes at 8,000 bytes a second.
    private static var wave: Data {
        func number(_ value: UInt32, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) } }
        var bytes = Array("RIFF".utf8) + number(36 + 8000, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
        bytes += number(1, 2) + number(1, 2) + number(8000, 4) + number(8000, 4) + number(1, 2) + number(8, 2)
        return Data(bytes + Array("data".utf8) + number(8000, 4) + [UInt8](repeating: 128, count: 8000))
    }

    @MainActor func testASoundHasTheLengthOfItsFile() throws {
        let player = try AVAudioPlayer(data: Self.wave)
        XCTAssertEqual(player.duration, 1)
        XCTAssertFalse(player.isPlaying)
        player.play()
        XCTAssertTrue(player.isPlaying)
        player.currentTime = 0.5
        player.pause()
        XCTAssertEqual(player.currentTime, 0.5, accuracy: 0.2)
        XCTAssertThrowsError(try AVAudioPlayer(data: Data("no sound".utf8))) { XCTAssertEqual(($0 as NSError).code, 0x7479_703f) }
    }

    @MainActor func testTimesAreFractions() {
        let half = CMTime(value: 1, timescale: 2)
        XCTAssertEqual(half + half, CMTime(seconds: 1, preferredTimescale: 600))
        XCTAssertTrue(CMTime.indefinite.seconds.isNaN)
        XCTAssertLessThan(half, .positiveInfinity)
    }

    @MainActor func testARectangleOfAShape() {
        XCTAssertEqual(AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 0, y: 0, width: 100, height: 100)), CGRect(x: 0, y: 25, width: 100, height: 50))
    }

    @MainActor func testAMapShowsBuildingsAndNoTraffic() {
        let map = MKMapView()
        XCTAssertTrue(map.showsBuildings)
        XCTAssertFalse(map.showsTraffic)
        map.showsBuildings = false
        XCTAssertFalse(map.showsBuildings)
        map.showsTraffic = true
        func words(_ view: UIView) -> [String] { ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(words) }
        XCTAssertEqual(words(map).map { $0.split(separator: "\n").dropFirst(2).joined(separator: ", ") }, ["without buildings, with traffic"])
    }

    private final class Office: MKAnnotationView {
        override var annotation: (any MKAnnotation)? { didSet { frame.size = CGSize(width: 8, height: 9) } }
    }
    @MainActor func testAMarkIsMadeWithoutAPlace() {
        let office = Office()
        XCTAssertNil(office.annotation)
        office.annotation = MKPointAnnotation()
        XCTAssertEqual(office.bounds.size, CGSize(width: 8, height: 9))
        XCTAssertEqual(MKAnnotationView(frame: CGRect(x: 0, y: 0, width: 4, height: 5)).frame.size, CGSize(width: 4, height: 5))
        XCTAssertNil(MKMarkerAnnotationView().reuseIdentifier)
    }

    func testAreasOfTheFlatMapIntersect() {
        let area = MKMapRect(x: 0, y: 0, width: 10, height: 10)
        XCTAssertEqual(area.intersection(MKMapRect(x: 5, y: 6, width: 10, height: 10)), MKMapRect(x: 5, y: 6, width: 5, height: 4))
        XCTAssertTrue(area.intersects(MKMapRect(x: 5, y: 6, width: 10, height: 10)))
        // "The rectangles aren't intersecting if the only intersection occurs along an edge" (intersects(_:)'s documentation).
        XCTAssertFalse(area.intersects(MKMapRect(x: 10, y: 0, width: 10, height: 10)))
        XCTAssertFalse(area.intersects(.null))
        XCTAssertTrue(area.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
        XCTAssertTrue(area.contains(MKMapRect(x: 1, y: 1, width: 9, height: 9)))
        XCTAssertFalse(area.contains(MKMapRect(x: 1, y: 1, width: 10, height: 9)))
        XCTAssertTrue(MKMapRect().isEmpty && !MKMapRect().isNull)
        XCTAssertEqual(area.offsetBy(dx: 1, dy: -1).minY, -1)
        XCTAssertFalse(area.spans180thMeridian)
        let beyond = MKMapRect(x: MKMapSize.world.width - 3, y: 0, width: 10, height: 10)
        XCTAssertTrue(beyond.spans180thMeridian)
        XCTAssertEqual(beyond.remainder(), MKMapRect(x: 0, y: 0, width: 7, height: 10))
        XCTAssertTrue(area.remainder().isNull)
    }

    @MainActor func testARequestLooksForAllKindsOfPlaces() {
        let request = MKLocalSearch.Request(naturalLanguageQuery: "tea", region: MKCoordinateRegion())
        XCTAssertEqual(request.naturalLanguageQuery, "tea")
        XCTAssertEqual(request.resultTypes, [.address, .pointOfInterest, .physicalFeature])
        request.resultTypes = .pointOfInterest
        XCTAssertEqual(request.resultTypes.rawValue, 2)
    }

    @MainActor func testAFilterOfPlaces() {
        let filter = MKPointOfInterestFilter(including: [.cafe, .museum])
        XCTAssertTrue(filter.includes(.cafe))
        XCTAssertTrue(filter.excludes(.bank))
        XCTAssertFalse(MKPointOfInterestFilter(excluding: [.cafe]).includes(.cafe))
        XCTAssertTrue(MKPointOfInterestFilter(excluding: [.cafe]).includes(.bank))
        XCTAssertEqual(filter, MKPointOfInterestFilter(including: [.museum, .cafe]))
        XCTAssertEqual(MKPointOfInterestCategory.atm.rawValue, "MKPOICategoryATM")
        let map = MKMapView()
        func words(_ view: UIView) -> [String] { ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(words) }
        func lines() -> [String] { words(map).map { $0.split(separator: "\n").dropFirst(2).joined(separator: ", ") } }
        XCTAssertTrue(map.showsPointsOfInterest)
        map.pointOfInterestFilter = filter
        XCTAssertEqual(lines(), ["places only: Cafe, Museum"])
        XCTAssertFalse(map.showsPointsOfInterest)
        map.showsPointsOfInterest = false
        XCTAssertEqual(map.pointOfInterestFilter, .excludingAll)
        XCTAssertEqual(lines(), ["without places"])
        map.showsPointsOfInterest = true
        XCTAssertEqual(lines(), [""])
    }

    @MainActor private final class Gradients: NSObject, MKMapViewDelegate {
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            let renderer = MKGradientPolylineRenderer(overlay: overlay)
            renderer.setColors([.red, .blue], locations: [0, 1])
            renderer.lineWidth = 3
            return renderer
        }
    }

    @MainActor func testALineChangesItsColour() throws {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), gradients = Gradients()
        map.delegate = gradients
        map.region = MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))
        let places = [-5.0, 0, 5].map { CLLocationCoordinate2D(latitude: 0, longitude: $0) }
        let line = MKPolyline(coordinates: places, count: 3)
        map.add(line)
        let shapes = (map.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
        let pieces = try XCTUnwrap(shapes.first?.sublayers?.first?.sublayers).compactMap { $0 as? CAShapeLayer }
        XCTAssertEqual(pieces.count, 32)
        XCTAssertEqual(try XCTUnwrap(pieces.first?.path).boundingBox.minX, 0, accuracy: 0.01)
        XCTAssertEqual(try XCTUnwrap(pieces.last?.path).boundingBox.maxX, 100, accuracy: 0.01)
        XCTAssertEqual(try XCTUnwrap(pieces.first?.strokeColor?.components)[0], 1, accuracy: 0.02)
        XCTAssertEqual(try XCTUnwrap(pieces.last?.strokeColor?.components)[2], 1, accuracy: 0.02)
        XCTAssertEqual(try XCTUnwrap(pieces[16].strokeColor?.components)[0], 0.5, accuracy: 0.05)
        XCTAssertNil(shapes.first?.strokeColor)
        map.remove(line)
        XCTAssertTrue(map.overlays.isEmpty)
    }

    @MainActor private final class Views: NSObject, MKMapViewDelegate {
        var events: [String] = []
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            events.append("view for \((annotation.title ?? nil) ?? "")")
            return mapView.dequeueReusableAnnotationView(withIdentifier: "pin") ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
        }
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { events.append("region \(animated)") }
    }

    @MainActor func testAnnotationsStandWhereTheirCoordinatesAre() throws {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), views = Views()
        map.delegate = views
        map.setRegion(MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 50, longitude: 10), span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10)), animated: true)
        let place = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 55, longitude: 10), title: "North", subtitle: nil)
        map.addAnnotation(place)
        let view = try XCTUnwrap(map.view(for: place))
        XCTAssertEqual(view.center.x, 50, accuracy: 0.001)
        XCTAssertEqual(view.center.y, 0, accuracy: 0.001)
        XCTAssertEqual(views.events, ["region true", "view for North"])
        map.removeAnnotation(place)
        XCTAssertTrue(map.dequeueReusableAnnotationView(withIdentifier: "pin") === view)
        let back = map.convert(CGPoint(x: 50, y: 0), toCoordinateFrom: map)
        XCTAssertEqual(back.latitude, 55, accuracy: 0.001)
    }

    @MainActor private final class Bare: NSObject, MKAnnotation {
        var coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    }

    /// Optional requirements of an optional type have two question marks where a protocol's value is asked.
    @MainActor func testTextsOfAnAnnotationAreOptionalRequirements() {
        let view = MKAnnotationView(annotation: MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), title: "Here", subtitle: nil), reuseIdentifier: nil)
        if let title = view.annotation?.title, let text = title { XCTAssertEqual(text, "Here") } else { XCTFail("no title") }
        XCTAssertEqual(view.annotation?.subtitle, .some(nil) as String??, "a property that is nil")
        view.annotation = Bare()
        XCTAssertEqual(view.annotation?.title, .none as String??, "no property")
        XCTAssertNil(view.annotation?.title as? String)
    }

    @MainActor private final class Mark: MKAnnotationView {
        let words: String
        override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
            words = "\((annotation?.title ?? nil) ?? "-") \(reuseIdentifier ?? "-")"
            super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
    }

    @MainActor func testViewsOfARegisteredClassAreMadeThroughTheirInitialiser() throws {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        map.register(Mark.self, forAnnotationViewWithReuseIdentifier: "mark with a name that is longer than fifteen bytes")
        let place = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), title: "Here", subtitle: nil)
        let view = try XCTUnwrap(map.dequeueReusableAnnotationView(withIdentifier: "mark with a name that is longer than fifteen bytes", for: place) as? Mark)
        XCTAssertEqual(view.words, "Here mark with a name that is longer than fifteen bytes")
        XCTAssertTrue(view.annotation === place)
        map.register(Mark.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        map.addAnnotation(place)
        XCTAssertTrue(map.view(for: place) is Mark, "the default class, where no delegate makes a view")
        map.register(nil, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        let other = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 3, longitude: 2), title: nil, subtitle: nil)
        map.addAnnotation(other)
        XCTAssertTrue(map.view(for: other) is MKMarkerAnnotationView)
    }

    @MainActor private final class Follower: NSObject, MKMapViewDelegate {
        var modes: [String] = []
        func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) { modes.append("\(mode) \(animated)") }
    }

    @MainActor func testATrackingButtonTurnsTheMapsMode() throws {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), follower = Follower()
        map.delegate = follower
        let view = MKUserTrackingButton(mapView: map)
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 44, height: 44))
        let button = try XCTUnwrap(view.subviews.first as? UIButton)
        for _ in 0..<3 { button.sendActions(for: .touchUpInside) }
        map.userTrackingMode = .none
        map.userTrackingMode = .follow
        XCTAssertEqual(follower.modes, ["follow true", "followWithHeading true", "none true", "follow false"])
        XCTAssertTrue(map.showsUserLocation)
        XCTAssertTrue(MKUserTrackingBarButtonItem(mapView: map).customView is MKUserTrackingButton)
    }

    func testSessionsByTheNamesOfSwift4() throws {
        XCTAssertEqual(CMTimeRangeMake(start: .zero, duration: CMTime(seconds: 2, preferredTimescale: 600)).end.seconds, 2)
        XCTAssertEqual(AVPlayerItem(asset: AVAsset(url: URL(fileURLWithPath: "/nothing")), automaticallyLoadedAssetKeys: ["playable"]).automaticallyLoadedAssetKeys, ["playable"])
    }

    @MainActor func testACameraShowsItsRegion() throws {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), seoul = CLLocationCoordinate2D(latitude: 37.5, longitude: 127)
        let camera = MKMapCamera(lookingAtCenter: seoul, fromDistance: 1000, pitch: 30, heading: 90)
        XCTAssertEqual(camera.altitude, 866, accuracy: 0.1)
        map.camera = camera
        XCTAssertEqual(map.region.center.latitude, 37.5)
        XCTAssertEqual(map.region.span.latitudeDelta * 111_320, 535.9, accuracy: 0.1)
        XCTAssertEqual(map.camera.centerCoordinateDistance, 1000, accuracy: 0.001)
        XCTAssertEqual(map.camera.heading, 90)
        map.camera.centerCoordinateDistance = 500
        XCTAssertEqual(map.camera.centerCoordinateDistance, 500, accuracy: 0.001)
        XCTAssertEqual(camera.centerCoordinateDistance, 1000)
        map.cameraZoomRange = MKMapView.CameraZoomRange(minCenterCoordinateDistance: 800, maxCenterCoordinateDistance: 2000)
        XCTAssertEqual(map.camera.centerCoordinateDistance, 800, accuracy: 0.001)
        map.setCamera(MKMapCamera(lookingAtCenter: seoul, fromDistance: 9000, pitch: 0, heading: 0), animated: true)
        XCTAssertEqual(map.camera.centerCoordinateDistance, 2000, accuracy: 0.001)
        XCTAssertNil(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 2, maxCenterCoordinateDistance: 1))
        let above = MKMapCamera(lookingAtCenter: seoul, fromEyeCoordinate: seoul, eyeAltitude: 300)
        XCTAssertEqual(above.centerCoordinateDistance, 300)
        XCTAssertEqual(above.pitch, 0)
    }
}

// MKMapCamera: the place from which a map is seen, and the distances to which a map keeps it. A map shows a region; its camera stands where
// the region fills the view. The field of view is 30° from top to bottom, by which public code computes distances and regions.

/// The place from which a map is seen.
open class MKMapCamera: NSObject, NSCopying, @unchecked Sendable {
    /// The place in the middle of the map.
    open var centerCoordinate: CLLocationCoordinate2D
    /// Metres from the eye to the place in the middle.
    open var centerCoordinateDistance: CLLocationDistance
    /// Degrees by which the eye looks up; 0 looks straight down.
    open var pitch: CGFloat
    /// Degrees from north, clockwise, that are up on the map.
    open var heading: CLLocationDirection

    /// A camera above the place of no latitude and longitude.
    public override convenience init() { self.init(lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 0, pitch: 0, heading: 0) }

    /// A camera so many metres away from a place.
    public init(lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection) {
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
        super.init()
    }

    /// A camera above one place that looks at another one.
    public convenience init(lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance) {
        let north = (centerCoordinate.latitude - eyeCoordinate.latitude) * 111_320
        let east = (centerCoordinate.longitude - eyeCoordinate.longitude) * 111_320 * cos(centerCoordinate.latitude * .pi / 180)
        let along = (north * north + east * east).squareRoot(), degrees = atan2(east, north) * 180 / .pi
        self.init(
            lookingAtCenter: centerCoordinate, fromDistance: (along * along + eyeAltitude * eyeAltitude).squareRoot(),
            pitch: along > 0 ? CGFloat(atan2(along, eyeAltitude) * 180 / .pi) : 0, heading: along > 0 ? (degrees < 0 ? degrees + 360 : degrees) : 0)
    }

    /// Metres from the eye to the ground below it. Setting it moves the eye along its line.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / max(0.01, cos(Double(pitch) * .pi / 180)) }
    }

    /// Another camera at the same place.
    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }
}

/// The camera of a map: what an app changes of it, the map shows (`mapView.camera.altitude *= 1.4` is a well-known idiom).
private final class LiveCamera: MKMapCamera, @unchecked Sendable {
    weak var map: MKMapView?
    override var centerCoordinate: CLLocationCoordinate2D { didSet { show() } }
    override var centerCoordinateDistance: CLLocationDistance { didSet { show() } }
    override var pitch: CGFloat { didSet { show() } }
    override var heading: CLLocationDirection { didSet { show() } }
    private func show() { MainActor.assumeIsolated { map?.setCamera(self, animated: false) } }
}

/// The distance for a map that has none.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
    /// The distances between which a map keeps its camera.
    open class CameraZoomRange: NSObject {
        /// Metres from the place in the middle that the camera never goes below; `MKMapCameraZoomDefault` for none.
        open private(set) var minCenterCoordinateDistance: CLLocationDistance
        /// Metres from the place in the middle that the camera never goes beyond; `MKMapCameraZoomDefault` for none.
        open private(set) var maxCenterCoordinateDistance: CLLocationDistance

        /// A range; nil if the first number is above the second.
        public init?(minCenterCoordinateDistance minDistance: CLLocationDistance, maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
            guard minDistance < 0 || maxDistance < 0 || minDistance <= maxDistance else { return nil }
            (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
        }
        /// A range without an upper end.
        public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) { self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: MKMapCameraZoomDefault) }
        /// A range without a lower end.
        public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) { self.init(minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: maxDistance) }

        func kept(_ distance: CLLocationDistance) -> CLLocationDistance {
            let upper = maxCenterCoordinateDistance >= 0 ? min(distance, maxCenterCoordinateDistance) : distance
            return max(upper, minCenterCoordinateDistance)
        }
    }

    /// Metres that are seen from top to bottom, for each metre of distance.
    private static let heightPerDistance = 2 * tan(15 * Double.pi / 180)

    /// The place from which the map is seen. Changing it moves the map, and setting one copies it, as far as `cameraZoomRange` allows. The
    /// placeholder is not turned or tilted.
    public var camera: MKMapCamera {
        get {
            let camera = LiveCamera(lookingAtCenter: region.center, fromDistance: region.span.latitudeDelta * 111_320 / Self.heightPerDistance, pitch: turn.pitch, heading: turn.heading)
            camera.map = self
            return camera
        }
        set { setCamera(newValue, animated: false) }
    }

    /// Shows the region of a camera, and tells the delegate.
    public func setCamera(_ camera: MKMapCamera, animated: Bool) {
        turn = (camera.pitch, camera.heading)
        let height = cameraZoomRange.kept(camera.centerCoordinateDistance) * Self.heightPerDistance
        let width = bounds.height > 0 ? height * Double(bounds.width / bounds.height) : height
        setRegion(MKCoordinateRegion(center: camera.centerCoordinate, latitudinalMeters: height, longitudinalMeters: width), animated: animated)
    }

    /// Keeps the camera between two distances, and moves it there if it is elsewhere.
    public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        zoomRange = cameraZoomRange
        let camera = camera
        if self.cameraZoomRange.kept(camera.centerCoordinateDistance) != camera.centerCoordinateDistance { setCamera(camera, animated: animated) }
    }

    /// The distances between which the map keeps its camera. All at first; nil lifts the limits.
    public var cameraZoomRange: CameraZoomRange! {
        get { zoomRange ?? CameraZoomRange(minCenterCoordinateDistance: MKMapCameraZoomDefault) }
        set { setCameraZoomRange(newValue, animated: false) }
    }
}

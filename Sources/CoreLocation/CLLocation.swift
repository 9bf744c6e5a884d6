// Places on the earth: coordinates, locations, floors, headings.
@_exported import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres a second.
public typealias CLLocationSpeed = Double
/// Metres a second of uncertainty.
public typealias CLLocationSpeedAccuracy = Double
/// Metres of uncertainty.
public typealias CLLocationAccuracy = Double
/// Degrees.
public typealias CLLocationDirectionAccuracy = Double
/// Degrees from north.
public typealias CLLocationDirection = Double

/// The accuracy that navigation needs.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Hear of every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Hear of every turn.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// A coordinate that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A point on the earth.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees
    /// 0, 0.
    public init() { self.init(latitude: 0, longitude: 0) }
    /// A point.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Whether the degrees name a point.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool { abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180 }
/// A point.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// The place of the device at a time.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The point.
    open var coordinate: CLLocationCoordinate2D { measured.coordinate }
    /// Metres above the sea.
    open var altitude: CLLocationDistance { measured.altitude }
    /// Metres around the point; negative: not known.
    open var horizontalAccuracy: CLLocationAccuracy { measured.horizontalAccuracy }
    /// Metres above and below; negative: not known.
    open var verticalAccuracy: CLLocationAccuracy { measured.verticalAccuracy }
    /// Degrees from north; negative: not known.
    open var course: CLLocationDirection { measured.course }
    /// Metres a second; negative: not known.
    open var speed: CLLocationSpeed { measured.speed }
    /// The time of the measurement.
    open var timestamp: Date { measured.timestamp }
    /// Degrees around the course; negative: not known.
    open var courseAccuracy: CLLocationDirectionAccuracy { measured.courseAccuracy }
    /// Metres a second around the speed; negative: not known.
    open var speedAccuracy: CLLocationSpeedAccuracy { measured.speedAccuracy }
    /// Metres above the ellipsoid: 0 in a location that the app made (swift-custom-dump's CoreLocationTests).
    open var ellipsoidalAltitude: CLLocationDistance { 0 }
    /// Where the location comes from; nil in one that the app made without it.
    open var sourceInformation: CLLocationSourceInformation? { measured.source }
    /// The floor of the building, if known.
    open var floor: CLFloor? { nil }

    private struct Measured {
        var coordinate = CLLocationCoordinate2D()
        var altitude = 0.0, horizontalAccuracy = 0.0, verticalAccuracy = -1.0, course = -1.0, courseAccuracy = -1.0, speed = -1.0, speedAccuracy = -1.0
        var timestamp = Date()
        var source: CLLocationSourceInformation?
    }
    private let measured: Measured

    /// A place at 0, 0.
    public override init() { measured = Measured() }
    /// A point, with everything else not known.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { measured = Measured(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude)) }
    /// A point, without a movement.
    public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date) {
        measured = Measured(coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy, timestamp: timestamp)
    }
    /// A point with its movement.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        speed: CLLocationSpeed, timestamp: Date
    ) {
        measured = Measured(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy, course: course, speed: speed, timestamp: timestamp)
    }
    /// A point with its movement and how sure that is.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        measured = Measured(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: courseAccuracy,
            speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp)
    }
    /// A point with its movement, how sure that is, and where it comes from.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        measured = Measured(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: courseAccuracy,
            speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp, source: sourceInfo)
    }

    /// Metres to another place along the earth, which is taken for a sphere of its mean radius (IUGG: 6,371,008.8 m).
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let radians = Double.pi / 180
        let first = coordinate.latitude * radians, second = location.coordinate.latitude * radians
        let high = sin((second - first) / 2), wide = sin((location.coordinate.longitude - coordinate.longitude) * radians / 2)
        let chord = high * high + cos(first) * cos(second) * wide * wide
        return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
    }

    open func copy(with zone: NSZone?) -> Any { self }
    /// Reads a location.
    public required init?(coder: NSCoder) {
        func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
        measured = Measured(
            coordinate: CLLocationCoordinate2D(latitude: number("latitude"), longitude: number("longitude")), altitude: number("altitude"), horizontalAccuracy: number("horizontalAccuracy"),
            verticalAccuracy: number("verticalAccuracy"), course: number("course"), courseAccuracy: number("courseAccuracy"), speed: number("speed"),
            speedAccuracy: number("speedAccuracy"), timestamp: Date(timeIntervalSinceReferenceDate: number("timestamp")))
    }
    /// Writes the location, without where it comes from.
    open func encode(with coder: NSCoder) {
        let numbers = [
            "latitude": coordinate.latitude, "longitude": coordinate.longitude, "altitude": altitude, "horizontalAccuracy": horizontalAccuracy, "verticalAccuracy": verticalAccuracy,
            "course": course, "courseAccuracy": courseAccuracy, "speed": speed, "speedAccuracy": speedAccuracy, "timestamp": timestamp.timeIntervalSinceReferenceDate,
        ]
        for (key, number) in numbers.sorted(by: { $0.key < $1.key }) { coder.encode(number, forKey: key) }
    }
    /// A location holds numbers alone.
    public static var supportsSecureCoding: Bool { true }
    open override var description: String {
        String(format: "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f)", coordinate.latitude, coordinate.longitude, horizontalAccuracy, speed, course)
    }
}

/// Where a location comes from.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
    /// Whether software made it up.
    public let isSimulatedBySoftware: Bool
    /// Whether an accessory measured it.
    public let isProducedByAccessory: Bool
    /// Both answers.
    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) { (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory) }
}

/// A floor of a building.
open class CLFloor: NSObject, NSSecureCoding, @unchecked Sendable {
    /// 0 is the ground.
    open private(set) var level: Int
    init(level: Int) { self.level = level }
    /// The ground floor.
    public override init() { level = 0 }
    /// Reads a floor.
    public required init?(coder: NSCoder) { level = coder.decodeInteger(forKey: "level") }
    /// Writes the floor.
    open func encode(with coder: NSCoder) { coder.encode(level, forKey: "level") }
    /// A floor holds a number alone.
    public static var supportsSecureCoding: Bool { true }
}

/// The direction in which the device points.
open class CLHeading: NSObject, @unchecked Sendable {
    /// Degrees from the magnetic north.
    open private(set) var magneticHeading: CLLocationDirection
    /// Degrees from the north.
    open private(set) var trueHeading: CLLocationDirection
    init(magneticHeading: CLLocationDirection, trueHeading: CLLocationDirection) {
        self.magneticHeading = magneticHeading
        self.trueHeading = trueHeading
    }
}

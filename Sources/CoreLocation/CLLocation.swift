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
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    /// The point.
    open private(set) var coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    open private(set) var altitude: CLLocationDistance
    /// Metres around the point; negative: not known.
    open private(set) var horizontalAccuracy: CLLocationAccuracy
    /// Metres above and below; negative: not known.
    open private(set) var verticalAccuracy: CLLocationAccuracy
    /// Degrees from north; negative: not known.
    open private(set) var course: CLLocationDirection
    /// Metres a second; negative: not known.
    open private(set) var speed: CLLocationSpeed
    /// The time of the measurement.
    open private(set) var timestamp: Date
    /// Degrees around the course; negative: not known. Only a device's measurement states it.
    open var courseAccuracy: CLLocationDirectionAccuracy { -1 }
    /// Metres a second around the speed; negative: not known. Only a device's measurement states it.
    open var speedAccuracy: CLLocationSpeedAccuracy { -1 }
    /// Metres above the ellipsoid: as the sea, whose difference from it is not known here.
    open var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// Where the location comes from; nil: it was made by the app.
    open var sourceInformation: CLLocationSourceInformation? { nil }
    /// The floor of the building, if known.
    open var floor: CLFloor? { nil }

    /// A place at 0, 0.
    public override convenience init() { self.init(latitude: 0, longitude: 0) }
    /// A point, with everything else not known.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }
    /// A point, without a movement.
    public convenience init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date) {
        self.init(coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }
    /// A point with its movement.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        speed: CLLocationSpeed, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
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
open class CLFloor: NSObject, @unchecked Sendable {
    /// 0 is the ground.
    open private(set) var level: Int
    init(level: Int) { self.level = level }
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

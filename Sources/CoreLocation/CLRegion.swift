// Regions and beacons that a device could watch.
import Foundation

/// A region that can be watched.
open class CLRegion: NSObject, @unchecked Sendable {
    /// The app's name for it.
    open private(set) var identifier: String
    /// Whether entering tells.
    open var notifyOnEntry = true
    /// Whether leaving tells.
    open var notifyOnExit = true
    init(identifier: String) { self.identifier = identifier }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A circle.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle of the region.
    open private(set) var center: CLLocationCoordinate2D
    /// The radius of the region in metres.
    open private(set) var radius: CLLocationDistance
    /// A circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }
    /// Whether a point is in it.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocation(latitude: center.latitude, longitude: center.longitude).distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}

/// A beacon's larger number.
public typealias CLBeaconMajorValue = UInt16
/// A beacon's smaller number.
public typealias CLBeaconMinorValue = UInt16

/// A condition for beacons.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
    /// The identifier of the beacons.
    open private(set) var uuid: UUID
    /// The larger number of the beacons; nil: any.
    open private(set) var major: CLBeaconMajorValue?
    /// The smaller number of the beacons; nil: any.
    open private(set) var minor: CLBeaconMinorValue?
    /// Beacons of an identifier.
    public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
    }
}

/// An area in which beacons can be received.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// The condition for the region's beacons.
    open private(set) var beaconIdentityConstraint: CLBeaconIdentityConstraint
    /// The identifier of the beacons.
    open var uuid: UUID { beaconIdentityConstraint.uuid }
    /// The identifier of the beacons, by its older name.
    open var proximityUUID: UUID { uuid }
    /// The larger number of the beacons.
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    /// The smaller number of the beacons.
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
    /// Whether waking the device tells.
    open var notifyEntryStateOnDisplay = false

    /// Beacons that are meant.
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }
    /// Beacons of an identifier.
    public convenience init(uuid: UUID, identifier: String) { self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier) }
    /// Beacons of an identifier, by its older name.
    public convenience init(proximityUUID: UUID, identifier: String) { self.init(uuid: proximityUUID, identifier: identifier) }
    /// Beacons of an identifier and a number.
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: proximityUUID, major: major), identifier: identifier)
    }
    /// One beacon.
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: proximityUUID, major: major, minor: minor), identifier: identifier)
    }
}

/// A beacon near the device.
open class CLBeacon: NSObject, @unchecked Sendable {
    /// The identifier of the beacon.
    open private(set) var uuid: UUID
    /// The identifier of the beacon, by its older name.
    open var proximityUUID: UUID { uuid }
    /// The larger number of the beacon.
    open private(set) var major: NSNumber
    /// The smaller number of the beacon.
    open private(set) var minor: NSNumber
    /// The distance of the beacon.
    open private(set) var proximity: CLProximity
    /// Metres.
    open private(set) var accuracy: CLLocationAccuracy
    /// The signal in decibels.
    open private(set) var rssi: Int
    /// The time at which the beacon was received.
    open private(set) var timestamp = Date()
    init(uuid: UUID, major: NSNumber, minor: NSNumber, proximity: CLProximity, accuracy: CLLocationAccuracy, rssi: Int) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
        self.proximity = proximity
        self.accuracy = accuracy
        self.rssi = rssi
    }
}

/// The distance of a beacon.
public enum CLProximity: Int, Sendable { case unknown = 0, immediate, near, far }

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable { case unknown = 0, inside, outside }

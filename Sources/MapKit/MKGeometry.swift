// Regions of the earth as maps show them.
@_exported import CoreLocation
@_exported import UIKit

/// The degrees that a map shows.
public struct MKCoordinateSpan: Sendable {
    /// Degrees from south to north.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees from west to east.
    public var longitudeDelta: CLLocationDegrees
    /// Creates an empty span.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    /// So many degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
    /// The middle of the region.
    public var center: CLLocationCoordinate2D
    /// The size of the region.
    public var span: MKCoordinateSpan
    /// Creates an empty region.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    /// A part of the earth.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }
    /// So many metres around a point; a degree of latitude has 111,320 m.
    public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
        let width = max(0.01, cos(center.latitude * .pi / 180)) * 111_320
        self.init(center: center, span: MKCoordinateSpan(latitudeDelta: latitudinalMeters / 111_320, longitudeDelta: longitudinalMeters / width))
    }
}

/// A part of the earth.
public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion { MKCoordinateRegion(center: center, span: span) }
/// So many degrees.
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
/// So many metres around a point.
public func MKCoordinateRegionMakeWithDistance(_ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// The style of a map.
public enum MKMapType: UInt, Sendable { case standard = 0, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }

/// Whether a map follows the user.
public enum MKUserTrackingMode: Int, Sendable { case none = 0, follow, followWithHeading }

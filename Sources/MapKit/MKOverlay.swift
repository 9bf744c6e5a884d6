// Shapes on a map: lines, areas and circles as coordinates, and the flat map that they lie on.
import CoreLocation
import UIKit

/// A point of the whole world as a square of 2^28 points a side (MKGeometry.h), in Mercator's projection.
public struct MKMapPoint: Hashable, Sendable {
    /// To the east.
    public var x: Double
    /// To the south.
    public var y: Double
    /// The upper left corner of the world.
    public init() { (x, y) = (0, 0) }
    /// A point.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    /// Creates the point of a coordinate.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let size = MKMapSize.world.width, sine = min(max(sin(coordinate.latitude * .pi / 180), -0.9999), 0.9999)
        self.init(x: (coordinate.longitude + 180) / 360 * size, y: (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * size)
    }
    /// The coordinate of the point.
    public var coordinate: CLLocationCoordinate2D {
        let size = MKMapSize.world.width
        return CLLocationCoordinate2D(latitude: 90 - 360 * atan(exp((y / size - 0.5) * 2 * .pi)) / .pi, longitude: x / size * 360 - 180)
    }
    /// Metres to another point.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let one = coordinate, other = point.coordinate
        return CLLocation(latitude: one.latitude, longitude: one.longitude).distance(from: CLLocation(latitude: other.latitude, longitude: other.longitude))
    }
}

/// A size on the flat map.
public struct MKMapSize: Hashable, Sendable {
    /// To the east.
    public var width: Double
    /// To the south.
    public var height: Double
    /// A size.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    /// The whole world.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// An area of the flat map.
public struct MKMapRect: Hashable, Sendable {
    /// The upper left corner.
    public var origin: MKMapPoint
    /// The size of the rectangle.
    public var size: MKMapSize
    /// An area.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    /// An area.
    public init(x: Double, y: Double, width: Double, height: Double) { self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height)) }
    /// The whole world.
    public static let world = MKMapRect(x: 0, y: 0, width: MKMapSize.world.width, height: MKMapSize.world.height)
    /// No area.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// Whether it is no area.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// The left edge.
    public var minX: Double { origin.x }
    /// The upper edge.
    public var minY: Double { origin.y }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The lower edge.
    public var maxY: Double { origin.y + size.height }
    /// The middle.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle.
    public var midY: Double { origin.y + size.height / 2 }
    /// The width.
    public var width: Double { size.width }
    /// The height.
    public var height: Double { size.height }
    /// No size, at the upper left corner of the world.
    public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
    /// Whether a part lies beyond the world's left or right edge.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapRect.world.maxX) }
    /// The part beyond the world's left or right edge, where it lies on the other side of the world; `null` without such a part.
    public func remainder() -> MKMapRect {
        guard spans180thMeridian else { return .null }
        let world = MKMapRect.world
        if minX < 0 { return MKMapRect(x: minX + world.width, y: minY, width: -minX, height: height) }
        return MKMapRect(x: 0, y: minY, width: maxX - world.maxX, height: height)
    }
    /// The smallest area that holds both.
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let x = min(minX, other.minX), y = min(minY, other.minY)
        return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }
    /// The area that both have in common; `null` where they have none.
    public func intersection(_ other: MKMapRect) -> MKMapRect {
        let x = max(minX, other.minX), y = max(minY, other.minY)
        guard !isNull, !other.isNull, min(maxX, other.maxX) >= x, min(maxY, other.maxY) >= y else { return .null }
        return MKMapRect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
    }
    /// Whether both have an area in common: edges that only touch are none.
    public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isEmpty }
    /// Whether it has no area.
    public var isEmpty: Bool { isNull || width == 0 || height == 0 }
    /// The same size, elsewhere.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height) }
    /// Whether another area lies within.
    public func contains(_ other: MKMapRect) -> Bool { !isNull && !other.isNull && union(other) == self }
    /// Smaller, or larger for negative numbers.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy) }
    /// Whether a point is within.
    public func contains(_ point: MKMapPoint) -> Bool { point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY }
}

extension MKCoordinateRegion {
    /// The coordinates of an area of the flat map.
    public init(_ rect: MKMapRect) {
        let upper = rect.origin.coordinate, lower = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(latitudeDelta: upper.latitude - lower.latitude, longitudeDelta: lower.longitude - upper.longitude))
    }
}

/// An object that covers a part of the map.
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {
    /// The area that it covers.
    var boundingMapRect: MKMapRect { get }
}

/// A shape with texts.
@preconcurrency @MainActor open class MKShape: NSObject, MKAnnotation {
    /// The middle of the shape.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    /// The first line of the callout.
    open var title: String?
    /// The second line of the callout.
    open var subtitle: String?
}

/// A shape of several points.
@preconcurrency @MainActor open class MKMultiPoint: MKShape {
    let coordinates: [CLLocationCoordinate2D]
    fileprivate init(_ coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }
    /// The number of points.
    open var pointCount: Int { coordinates.count }
    /// Writes coordinates of the points; those outside of the shape are not written.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (place, index) in (range.location..<range.location + range.length).enumerated() where coordinates.indices.contains(index) { coords[place] = coordinates[index] }
    }
    /// The area of all points.
    open var boundingMapRect: MKMapRect {
        coordinates.map { MKMapPoint($0) }.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize(width: 0, height: 0))) }
    }
    open override var coordinate: CLLocationCoordinate2D {
        let area = boundingMapRect
        return area.isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: area.midX, y: area.midY).coordinate
    }
}

/// A line through points.
@preconcurrency @MainActor open class MKPolyline: MKMultiPoint, MKOverlay {
    /// A line through no points.
    public init() { super.init([]) }
    /// Through coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { self.init(Array(UnsafeBufferPointer(start: coords, count: max(0, count)))) }
    /// Through points.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) { self.init(UnsafeBufferPointer(start: points, count: max(0, count)).map(\.coordinate)) }
    fileprivate override init(_ coordinates: [CLLocationCoordinate2D]) { super.init(coordinates) }
}

/// An area between points.
@preconcurrency @MainActor open class MKPolygon: MKMultiPoint, MKOverlay {
    /// An area between no points.
    public init() { super.init([]) }
    /// What is cut out.
    open private(set) var interiorPolygons: [MKPolygon]?
    /// Between coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { self.init(Array(UnsafeBufferPointer(start: coords, count: max(0, count)))) }
    /// Between coordinates, with areas cut out.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(coordinates: coords, count: count)
        self.interiorPolygons = interiorPolygons
    }
    fileprivate override init(_ coordinates: [CLLocationCoordinate2D]) { super.init(coordinates) }
}

/// A circle around a place.
@preconcurrency @MainActor open class MKCircle: MKShape, MKOverlay {
    private let center: CLLocationCoordinate2D
    /// Metres.
    open private(set) var radius: CLLocationDistance
    /// Around a place.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) { (center, self.radius) = (coord, max(0, radius)) }
    open override var coordinate: CLLocationCoordinate2D { center }
    /// The square around it.
    open var boundingMapRect: MKMapRect {
        let region = MKCoordinateRegion(center: center, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2)
        let corner = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude + region.span.latitudeDelta / 2, longitude: center.longitude - region.span.longitudeDelta / 2))
        let other = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude - region.span.latitudeDelta / 2, longitude: center.longitude + region.span.longitudeDelta / 2))
        return MKMapRect(x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y)
    }
}

// Draws overlays: a renderer for each, which the delegate supplies when the overlay is added, and a layer of shapes on the
// placeholder.
import CoreLocation
import UIKit

/// The layer of the map over which overlays lie.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads = 0, aboveLabels }

/// Draws an overlay. The map here draws lines, areas and circles; other renderers are kept.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
    /// The overlay that the renderer draws.
    open private(set) var overlay: any MKOverlay
    /// The opacity of the overlay, 0 to 1.
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    weak var map: MKMapView?
    /// Creates a renderer for an overlay.
    public init(overlay: any MKOverlay) { self.overlay = overlay }
    /// Draws it again.
    open func setNeedsDisplay() { map?.placeOverlays() }
    func path(on map: MKMapView) -> CGPath? { nil }
    func apply(to layer: CAShapeLayer) { layer.opacity = Float(alpha) }
}

/// Draws a path.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The colour that fills the shape.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the line.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The line's width; 0 is the system's own.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The shape of the line's corners.
    open var lineJoin = CGLineJoin.round
    /// The shape of the line's ends.
    open var lineCap = CGLineCap.round
    /// Lengths of dashes and gaps.
    open var lineDashPattern: [NSNumber]?
    /// The place in the pattern of dashes at which the line begins, in points.
    open var lineDashPhase: CGFloat = 0

    override func apply(to layer: CAShapeLayer) {
        super.apply(to: layer)
        layer.fillColor = fillColor?.cgColor
        layer.strokeColor = strokeColor?.cgColor
        layer.lineWidth = lineWidth > 0 ? lineWidth : 2
        layer.lineJoin = lineJoin == .miter ? .miter : lineJoin == .bevel ? .bevel : .round
        layer.lineCap = lineCap == .butt ? .butt : lineCap == .square ? .square : .round
        layer.lineDashPattern = lineDashPattern
        layer.lineDashPhase = lineDashPhase
    }

    func line(_ shape: MKMultiPoint, on map: MKMapView, closed: Bool) -> CGPath {
        let path = CGMutablePath()
        for (index, place) in shape.coordinates.enumerated() {
            let point = map.convert(place, toPointTo: map)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        if closed, !shape.coordinates.isEmpty { path.closeSubpath() }
        return path
    }
}

/// Draws a line.
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// The line that the renderer draws.
    open var polyline: MKPolyline { shape }
    private let shape: MKPolyline
    /// Creates a renderer for a line.
    public init(polyline: MKPolyline) {
        shape = polyline
        super.init(overlay: polyline)
    }
    /// Creates a renderer for a line; another overlay draws nothing.
    public override init(overlay: any MKOverlay) {
        shape = overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0)
        super.init(overlay: overlay)
    }
    override func path(on map: MKMapView) -> CGPath? { line(shape, on: map, closed: false) }
    override func apply(to layer: CAShapeLayer) {
        super.apply(to: layer)
        layer.fillColor = nil
    }
}

/// Draws an area.
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// The area that the renderer draws.
    open var polygon: MKPolygon { shape }
    private let shape: MKPolygon
    /// Creates a renderer for an area.
    public init(polygon: MKPolygon) {
        shape = polygon
        super.init(overlay: polygon)
    }
    /// Creates a renderer for an area; another overlay draws nothing.
    public override init(overlay: any MKOverlay) {
        shape = overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0)
        super.init(overlay: overlay)
    }
    override func path(on map: MKMapView) -> CGPath? { line(shape, on: map, closed: true) }
}

/// Draws a circle.
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
    /// The circle that the renderer draws.
    open var circle: MKCircle { shape }
    private let shape: MKCircle
    /// Creates a renderer for a circle.
    public init(circle: MKCircle) {
        shape = circle
        super.init(overlay: circle)
    }
    /// Creates a renderer for a circle; another overlay draws nothing.
    public override init(overlay: any MKOverlay) {
        shape = overlay as? MKCircle ?? MKCircle(center: kCLLocationCoordinate2DInvalid, radius: 0)
        super.init(overlay: overlay)
    }
    override func path(on map: MKMapView) -> CGPath? {
        let region = MKCoordinateRegion(shape.boundingMapRect), center = map.convert(shape.coordinate, toPointTo: map)
        let corner = map.convert(CLLocationCoordinate2D(latitude: shape.coordinate.latitude + region.span.latitudeDelta / 2, longitude: shape.coordinate.longitude - region.span.longitudeDelta / 2), toPointTo: map)
        return CGPath(ellipseIn: CGRect(x: corner.x, y: corner.y, width: 2 * (center.x - corner.x), height: 2 * (center.y - corner.y)), transform: nil)
    }
}

/// The overlays of a map, in the order of their adding, and the layers that show them.
@MainActor struct MapOverlays {
    var parts: [(overlay: any MKOverlay, renderer: MKOverlayRenderer, layer: CAShapeLayer)] = []
}

extension MKMapView {
    /// The overlays of the map, in the order in which they were added.
    public var overlays: [any MKOverlay] { overlayParts.parts.map(\.overlay) }
    /// Covers a part of the map; the delegate is asked for its renderer.
    public func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
    /// Covers a part of the map; levels are not told apart.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
    /// Covers parts of the map; levels are not told apart.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
    /// Covers parts of the map; the delegate is asked for each renderer.
    public func addOverlays(_ overlays: [any MKOverlay]) {
        var made: [MKOverlayRenderer] = []
        for overlay in overlays {
            let renderer = delegate?.mapView(self, rendererFor: overlay) ?? MKOverlayRenderer(overlay: overlay)
            renderer.map = self
            let shape = CAShapeLayer()
            overlayParts.parts.append((overlay, renderer, shape))
            layer.insertSublayer(shape, at: UInt32(overlayParts.parts.count))
            made.append(renderer)
        }
        placeOverlays()
        if !made.isEmpty { delegate?.mapView(self, didAdd: made) }
    }
    /// Swift 4's name of `addOverlay(_:)`.
    public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
    /// Swift 4's name of `addOverlay(_:level:)`.
    public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay, level: level) }
    /// Swift 4's name of `removeOverlay(_:)`.
    public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
    /// Takes an overlay away.
    public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    /// Takes overlays away.
    public func removeOverlays(_ overlays: [any MKOverlay]) {
        for part in overlayParts.parts where overlays.contains(where: { $0 === part.overlay }) { part.layer.removeFromSuperlayer() }
        overlayParts.parts.removeAll { part in overlays.contains { $0 === part.overlay } }
    }
    /// The renderer of an overlay; nil for an overlay that was not added.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { overlayParts.parts.first { $0.overlay === overlay }?.renderer }
    /// The area of the flat map that shows.
    public var visibleMapRect: MKMapRect {
        get {
            let upper = MKMapPoint(CLLocationCoordinate2D(latitude: region.center.latitude + region.span.latitudeDelta / 2, longitude: region.center.longitude - region.span.longitudeDelta / 2))
            let lower = MKMapPoint(CLLocationCoordinate2D(latitude: region.center.latitude - region.span.latitudeDelta / 2, longitude: region.center.longitude + region.span.longitudeDelta / 2))
            return MKMapRect(x: upper.x, y: upper.y, width: lower.x - upper.x, height: lower.y - upper.y)
        }
        set { setVisibleMapRect(newValue, animated: false) }
    }
    /// Shows an area.
    public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        guard !mapRect.isNull else { return }
        setRegion(MKCoordinateRegion(mapRect), animated: animated)
    }
    /// Shows an area with points free at the edges.
    public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        let width = max(1, bounds.width - insets.left - insets.right), height = max(1, bounds.height - insets.top - insets.bottom)
        let scaleX = mapRect.width / Double(width), scaleY = mapRect.height / Double(height)
        setVisibleMapRect(
            MKMapRect(
                x: mapRect.minX - Double(insets.left) * scaleX, y: mapRect.minY - Double(insets.top) * scaleY,
                width: mapRect.width + Double(insets.left + insets.right) * scaleX, height: mapRect.height + Double(insets.top + insets.bottom) * scaleY), animated: animated)
    }

    func placeOverlays() {
        for part in overlayParts.parts {
            part.layer.path = part.renderer.path(on: self)
            part.renderer.apply(to: part.layer)
        }
    }
}

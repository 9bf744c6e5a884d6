// MKMapView without maps: a labelled placeholder, on which annotations stand where their coordinates are.
import CoreLocation
import DeviceServices
import ObjectiveC
import UIKit

/// A map. Here: a placeholder, with the annotations' views in their places.
@preconcurrency @MainActor open class MKMapView: UIView {
    /// Makes the annotations' views and hears of changes.
    open weak var delegate: (any MKMapViewDelegate)?
    /// The style of the map.
    open var mapType = MKMapType.standard { didSet { showText() } }
    /// The region that the map shows. Setting it tells the delegate.
    open var region: MKCoordinateRegion {
        get { shown }
        set { setRegion(newValue, animated: false) }
    }
    /// The middle of what it shows.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { shown.center }
        set { setCenter(newValue, animated: false) }
    }
    /// The places marked on it.
    open private(set) var annotations: [any MKAnnotation] = []
    /// The annotations whose callouts show.
    open private(set) var selectedAnnotations: [any MKAnnotation] = []
    /// The place of the user: not known here.
    open private(set) var userLocation = MKUserLocation()
    /// Whether the user's place shows. It is not known here.
    open var showsUserLocation = false
    /// Whether it follows the user. Following shows the user's place, and tells the delegate of the mode.
    open var userTrackingMode: MKUserTrackingMode {
        get { tracking }
        set { setUserTrackingMode(newValue, animated: false) }
    }
    /// Follows the user or rests. The user's place is not known here, so that the map stays where it is.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        guard mode != tracking else { return }
        tracking = mode
        if mode != .none { showsUserLocation = true }
        for button in trackers.allObjects { button.show() }
        delegate?.mapView(self, didChange: mode, animated: animated)
    }
    private var tracking = MKUserTrackingMode.none
    /// Buttons that show the mode.
    let trackers = NSHashTable<MKUserTrackingButton>.weakObjects()
    /// Whether two fingers change its scale.
    open var isZoomEnabled = true
    /// Whether a finger moves it.
    open var isScrollEnabled = true
    /// Whether two fingers turn it.
    open var isRotateEnabled = true
    /// Whether two fingers tilt it.
    open var isPitchEnabled = true
    /// Whether it shows a compass.
    open var showsCompass = true
    /// Whether it shows a scale.
    open var showsScale = false
    /// Whether it shows buildings. The placeholder says when it does not.
    open var showsBuildings = true { didSet { showText() } }
    /// Whether it shows the traffic. The placeholder says when it does.
    open var showsTraffic = false { didSet { showText() } }
    /// The kinds of sights and shops that show; nil: all. The placeholder says when some do not.
    open var pointOfInterestFilter: MKPointOfInterestFilter? { didSet { showText() } }
    /// Whether sights and shops show: whether the filter lets all through (deprecated in iOS 13).
    open var showsPointsOfInterest: Bool {
        get { pointOfInterestFilter?.isOfAll ?? true }
        set { pointOfInterestFilter = newValue ? .includingAll : .excludingAll }
    }

    private var shown = MKCoordinateRegion(center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 90, longitudeDelta: 90))
    private let placeholder = PlaceholderView("MKMapView")
    private var views: [ObjectIdentifier: MKAnnotationView] = [:]
    var registered: [String: MKAnnotationView.Type] = [:]
    private var reusable: [String: [MKAnnotationView]] = [:]
    var overlayParts = MapOverlays()
    /// What the camera has beside the region.
    var turn = (pitch: CGFloat(0), heading: CLLocationDirection(0))
    var zoomRange: CameraZoomRange?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        placeholder.fill(self)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        placeholder.fill(self)
        mapType = MKMapType(rawValue: UInt(clamping: coder.decodeInteger(forKey: "MKMapType"))) ?? .standard
        let flags: [(String, ReferenceWritableKeyPath<MKMapView, Bool>)] = [
            ("MKZoomEnabled", \.isZoomEnabled), ("MKScrollEnabled", \.isScrollEnabled), ("MKRotateEnabled", \.isRotateEnabled), ("MKPitchEnabled", \.isPitchEnabled),
            ("MKShowsUserLocation", \.showsUserLocation), ("MKShowsCompass", \.showsCompass), ("MKShowsScale", \.showsScale),
            ("MKShowsBuildings", \.showsBuildings), ("MKShowsTraffic", \.showsTraffic),
        ]
        for (key, property) in flags where coder.containsValue(forKey: key) { self[keyPath: property] = coder.decodeBool(forKey: key) }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { MissingService.say("MKMapView", "shows no map here: annotations stand on a placeholder") }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeAnnotations()
        placeOverlays()
    }

    // MARK: Region

    /// Shows a region.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        shown = region
        showText()
        placeAnnotations()
        placeOverlays()
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }
    /// Shows a place in the middle.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { setRegion(MKCoordinateRegion(center: coordinate, span: shown.span), animated: animated) }
    /// The region as the view's shape would show it.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    /// Shows a region that holds the places.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
        let places = annotations.map(\.coordinate)
        guard let south = places.map(\.latitude).min(), let north = places.map(\.latitude).max(), let west = places.map(\.longitude).min(), let east = places.map(\.longitude).max() else { return }
        let center = CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2)
        setRegion(MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: max(0.01, (north - south) * 1.2), longitudeDelta: max(0.01, (east - west) * 1.2))), animated: animated)
    }
    /// The point of a coordinate in a view, with degrees of one size.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let span = shown.span, center = shown.center
        let point = CGPoint(
            x: bounds.midX + (span.longitudeDelta > 0 ? (coordinate.longitude - center.longitude) / span.longitudeDelta * bounds.width : 0),
            y: bounds.midY - (span.latitudeDelta > 0 ? (coordinate.latitude - center.latitude) / span.latitudeDelta * bounds.height : 0))
        return convert(point, to: view)
    }
    /// The coordinate at a point of a view.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let point = convert(point, from: view)
        guard bounds.width > 0, bounds.height > 0 else { return shown.center }
        return CLLocationCoordinate2D(
            latitude: shown.center.latitude - (point.y - bounds.midY) / bounds.height * shown.span.latitudeDelta,
            longitude: shown.center.longitude + (point.x - bounds.midX) / bounds.width * shown.span.longitudeDelta)
    }

    // MARK: Annotations

    /// Marks a place.
    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    /// Marks places; the delegate is asked for their views.
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        var added: [MKAnnotationView] = []
        for annotation in annotations {
            self.annotations.append(annotation)
            let view = delegate?.mapView(self, viewFor: annotation) ?? standardView(for: annotation)
            views[ObjectIdentifier(annotation)] = view
            addSubview(view)
            added.append(view)
        }
        placeAnnotations()
        if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
    }
    /// Takes a mark away.
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    /// Takes marks away.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations {
            self.annotations.removeAll { $0 === annotation }
            guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
            view.removeFromSuperview()
            if let identifier = view.reuseIdentifier { reusable[identifier, default: []].append(view) }
        }
    }
    /// The view of a place, if it shows.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }
    /// A view to use again.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        guard let view = reusable[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }
    /// Selects a place.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard let view = views[ObjectIdentifier(annotation)] else { return }
        selectedAnnotations = [annotation]
        view.setSelected(true, animated: animated)
        delegate?.mapView(self, didSelect: view)
    }
    /// Ends the selection of a place.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, let view = views[ObjectIdentifier(annotation)], selectedAnnotations.contains(where: { $0 === annotation }) else { return }
        selectedAnnotations = []
        view.setSelected(false, animated: animated)
        delegate?.mapView(self, didDeselect: view)
    }

    private func placeAnnotations() {
        for annotation in annotations {
            guard let view = views[ObjectIdentifier(annotation)] else { continue }
            let point = convert(annotation.coordinate, toPointTo: self)
            view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
        }
    }
    private func showText() {
        var lines = ["MKMapView", String(format: "%.4f, %.4f", shown.center.latitude, shown.center.longitude)]
        if mapType != .standard { lines.append("\(mapType)") }
        if !showsBuildings { lines.append("without buildings") }
        if showsTraffic { lines.append("with traffic") }
        if let filter = pointOfInterestFilter, !filter.isOfAll { lines.append(filter.text) }
        placeholder.text = lines.joined(separator: "\n")
    }
}

/// Makes annotations' views and hears of changes. All optional.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
    /// The region is about to change.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// The region has changed.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// The view of a place; nil is the map's own.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Views are on the map.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// A place was selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// The selection of a place ended.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// A button of a bubble was tapped.
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// The user is somewhere else.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// The map follows the user, or rests.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    /// Returns the renderer of an overlay.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Overlays are on the map.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { notImplemented(self, #function, [mapView, overlay], fallback: MKOverlayRenderer(overlay: overlay)) }
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) { notImplemented(self, #function, [mapView, mode, animated]) }
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) { notImplemented(self, #function, [mapView, renderers]) }
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { notImplemented(self, #function, [mapView, animated]) }
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { notImplemented(self, #function, [mapView, animated]) }
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        notImplemented(self, #function, [mapView, annotation], fallback: nil)
    }
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { notImplemented(self, #function, [mapView, views]) }
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { notImplemented(self, #function, [mapView, view]) }
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { notImplemented(self, #function, [mapView, view]) }
    public func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) { notImplemented(self, #function, [mapView, view, control]) }
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) { notImplemented(self, #function, [mapView, userLocation]) }
}

@used @section(".init_array") private let mapViewKeysRecord: @convention(c) () -> Void = {
    registerKeys(of: MKMapView.self) { $0.p("delegate", \MKMapView.delegate) }
}

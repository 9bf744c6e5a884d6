// CLLocationManager on a device whose location services are off: it is asked, it refuses, it says so to its delegate.
import DeviceServices
import Foundation
import ObjectiveC

/// Finds out where the device is. Here the location services are off: requests end in `denied`.
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// The delegate, which is told of places, refusals and errors, on the main thread.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { tell { $0.announceAuthorization() } } }
    }
    /// The wanted accuracy in metres, or one of the constants.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// Metres between two places.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// Degrees between two headings.
    open var headingFilter: CLLocationDegrees = 1
    /// The use that the app makes of places.
    open var activityType = CLActivityType.other
    /// Whether updates rest while nothing moves.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether updates go on in the background.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the status bar shows it.
    open var showsBackgroundLocationIndicator = false
    /// The last place that the statement `location` told; none without.
    open var location: CLLocation? { isAllowed ? Self.place : nil }
    /// The last heading: none.
    open var heading: CLHeading? { nil }
    /// The regions that are watched: none.
    open var monitoredRegions: Set<CLRegion> { [] }
    /// The longest distance that can be watched.
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    /// Whether exact places are allowed.
    open var accuracyAuthorization: CLAccuracyAuthorization { isAllowed ? .fullAccuracy : .reducedAccuracy }

    private var isUpdating = false
    /// What the delegate was told last.
    private var toldStatus: CLAuthorizationStatus?

    /// A manager; its delegate hears of the authorization in the next turn of the run loop.
    public override init() {
        super.init()
        ServiceEvents.listenToPlaces { [weak self] in self?.placeChanged() }
    }

    private var isAllowed: Bool { Self.authorizationStatus() == .authorizedWhenInUse }
    private static var place: CLLocation? {
        ServiceEvents.place.map { CLLocation(coordinate: CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude), altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date()) }
    }

    /// The device moved, or its location services were turned on or off: that is a change of the authorization too.
    private func placeChanged() {
        guard ServiceEvents.hasAskedForPlaces else { return }
        if toldStatus != authorizationStatus { tell { $0.announceAuthorization() } }
        if isUpdating { if isAllowed { tellPlace() } else { refuse() } }
    }

    private func tellPlace() { tell { manager in if let place = Self.place { manager.delegate?.locationManager(manager, didUpdateLocations: [place]) } } }

    /// The permission of the user: not determined until the app asks, then denied.
    open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
    /// The permission of the user.
    open class func authorizationStatus() -> CLAuthorizationStatus { ServiceEvents.hasAskedForPlaces ? ServiceEvents.place == nil ? .denied : .authorizedWhenInUse : .notDetermined }
    /// Whether the device's location services are on: when the statement `location` has told a place.
    open class func locationServicesEnabled() -> Bool { ServiceEvents.place != nil }
    /// Whether there is a compass: no.
    open class func headingAvailable() -> Bool { false }
    /// Whether large movements can be told: no.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// Whether regions of a class can be watched: no.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// Whether distances to beacons can be measured: no.
    open class func isRangingAvailable() -> Bool { false }

    /// Asks the user.
    open func requestWhenInUseAuthorization() { ask() }
    /// Asks the user.
    open func requestAlwaysAuthorization() { ask() }
    /// Asks for one place: fails while the location services are off.
    open func requestLocation() { if isAllowed { tellPlace() } else { refuse() } }
    /// Begins to tell places, those of the statement `location`; fails while the location services are off.
    open func startUpdatingLocation() {
        isUpdating = true
        if isAllowed { tellPlace() } else { refuse() }
    }
    /// Ends telling places.
    open func stopUpdatingLocation() { isUpdating = false }
    /// Begins to tell headings: fails.
    open func startUpdatingHeading() { fail(.headingFailure) }
    /// Ends telling headings. None are told here.
    open func stopUpdatingHeading() {}
    /// Begins to tell large movements: fails.
    open func startMonitoringSignificantLocationChanges() { refuse() }
    /// Ends telling large movements. None are told here.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Begins to take pushes that ask for the place: fails, because the extension that would answer them is not built here.
    open func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = nil) {
        nonisolated(unsafe) let completion = completion
        tell { _ in completion?(nil, CLLocationPushServiceError(.missingPushExtension)) }
    }
    /// Ends taking them. None come here.
    open func stopMonitoringLocationPushes() {}
    /// Begins to watch a region: fails.
    open func startMonitoring(for region: CLRegion) {
        tell { $0.delegate?.locationManager($0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied)) }
    }
    /// Ends watching a region. None is watched here.
    open func stopMonitoring(for region: CLRegion) {}
    /// Begins to measure distances to beacons: fails.
    open func startRangingBeacons(in region: CLBeaconRegion) { fail(.rangingUnavailable) }
    /// Ends measuring distances. None are measured here.
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
    /// Begins to measure distances to beacons: fails.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) { fail(.rangingUnavailable) }
    /// Ends measuring distances. None are measured here.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

    private func ask() {
        MissingService.say("CLLocationManager", "has no location services here: requests are denied")
        guard !ServiceEvents.hasAskedForPlaces else { return }
        ServiceEvents.hasAskedForPlaces = true
        tell { $0.announceAuthorization() }
    }

    private func announceAuthorization() {
        toldStatus = authorizationStatus
        delegate?.locationManagerDidChangeAuthorization(self)
    }

    private func refuse() {
        guard ServiceEvents.hasAskedForPlaces else { return }  // Without a decision of the user nothing is told at all.
        fail(.denied)
    }

    private func fail(_ code: CLError.Code) { tell { $0.delegate?.locationManager($0, didFailWithError: CLError(code)) } }

    private func tell(_ body: @escaping @Sendable (CLLocationManager) -> Void) { DispatchQueue.main.async { [self] in body(self) } }
}

/// A delegate that is told of places. All methods are optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Called when the permission has changed, and for a new manager.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Called when the permission has changed, if the variant without a status is not implemented.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// New places, the newest last.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// No place can be told.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// A new heading.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// The device is in a region now.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// The device left a region.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// A region is watched now.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// A region cannot be watched.
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    /// Whether the device is in a region.
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// Beacons near the device.
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    /// Beacons near the device.
    func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
}

extension CLLocationManagerDelegate {
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        notImplemented(self, #function, [manager], fallback: locationManager(manager, didChangeAuthorization: manager.authorizationStatus))
    }
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) { notImplemented(self, #function, [manager, status]) }
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { notImplemented(self, #function, [manager, locations]) }
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { notImplemented(self, #function, [manager, error]) }
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) { notImplemented(self, #function, [manager, newHeading]) }
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { notImplemented(self, #function, [manager, region]) }
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { notImplemented(self, #function, [manager, region]) }
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) { notImplemented(self, #function, [manager, region]) }
    public func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) { notImplemented(self, #function, [manager, region, error]) }
    public func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) { notImplemented(self, #function, [manager, state, region]) }
    public func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) { notImplemented(self, #function, [manager, beacons, region]) }
    public func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint) { notImplemented(self, #function, [manager, beacons, beaconConstraint]) }
}

/// The permission of the user.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0, restricted = 1, denied = 2, authorizedAlways = 3, authorizedWhenInUse = 4
}

/// The accuracy that the user allows.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy = 0, reducedAccuracy = 1 }

/// The use that an app makes of places.
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// The reason why no place is known.
public struct CLError: CustomNSError, Hashable, Sendable {
    /// Core Location's numbers.
    public enum Code: Int, Sendable {
        case locationUnknown = 0, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed
        case regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
        case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure, promptDeclined
    }
    /// `kCLErrorDomain`
    public static var errorDomain: String { kCLErrorDomain }
    /// The reason.
    public let code: Code
    /// An error of a number.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// The reason of that name.
    public static let locationUnknown = Code.locationUnknown
    /// The reason of that name.
    public static let denied = Code.denied
    /// The reason of that name.
    public static let network = Code.network
}

/// The domain of its errors.
public let kCLErrorDomain = "kCLErrorDomain"

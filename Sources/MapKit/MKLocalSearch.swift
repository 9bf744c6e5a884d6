// Looking for places and ways without a network: every request ends in the error that a device gives then.
import CoreLocation
import DeviceServices
import ObjectiveC
import UIKit

/// The reason why the map's service did not answer.
public struct MKError: CustomNSError, Hashable, Sendable {
    /// MKTypes.h's numbers.
    public enum Code: UInt, Sendable { case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed }
    /// `MKErrorDomain`
    public static var errorDomain: String { "MKErrorDomain" }
    /// The reason.
    public let code: Code
    /// An error of a number.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { Int(code.rawValue) }
}

/// An address on the map.
@preconcurrency open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// The coordinate of the place.
    @preconcurrency @MainActor open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    /// The first line of the callout.
    @preconcurrency @MainActor open var title: String? { name }
    /// The second line of the callout: none.
    @preconcurrency @MainActor open var subtitle: String? { nil }
    /// A place without address.
    nonisolated public init(coordinate: CLLocationCoordinate2D) { super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) }
    /// A place; the address is not kept.
    nonisolated public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) }
    /// The same place.
    nonisolated public override init(placemark: CLPlacemark) { super.init(location: placemark.location) }
}

/// The key of how to go there.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// Directions by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Directions on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// A place that can be opened in Maps.
open class MKMapItem: NSObject, @unchecked Sendable {
    /// The place of the item.
    open private(set) var placemark: MKPlacemark
    /// The name of the place.
    open var name: String?
    /// The telephone number of the place.
    open var phoneNumber: String?
    /// The web page of the place.
    open var url: URL?
    /// Creates an item for a place.
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
    }
    /// An item for the place of the user: not known here.
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)) }
    /// Opens Maps: there is none here.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        MissingService.say("MKMapItem", "has no Maps here to open")
        return false
    }
    /// Opens Maps: there is none here.
    @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        MissingService.say("MKMapItem", "has no Maps here to open")
        return false
    }
}

/// Looks for places once.
@preconcurrency @MainActor open class MKLocalSearch: NSObject {
    /// The description of a search.
    @preconcurrency @MainActor open class Request: NSObject {
        /// The words to search for.
        open var naturalLanguageQuery: String?
        /// The region in which to search.
        open var region = MKCoordinateRegion()
        /// Anything, anywhere.
        public override init() {}
        /// Creates a request for words.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        /// Creates a request for words near a place.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
        /// The kinds of places to look for.
        open var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest, .physicalFeature]
        /// The kinds of sights and shops that are looked for; nil: all.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Creates a request for a completion.
        public convenience init(completion: MKLocalSearchCompletion) { self.init(naturalLanguageQuery: completion.title) }
    }
    /// The kinds of places that a search looks for.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Sights and shops.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Mountains, lakes and the like.
        public static let physicalFeature = ResultType(rawValue: 4)
    }
    /// The places that were found. Never made here.
    @preconcurrency @MainActor open class Response: NSObject {
        /// The places.
        open var mapItems: [MKMapItem] { [] }
        /// The region around the places.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
    /// The closure that a search calls at its end.
    public typealias CompletionHandler = (MKLocalSearch.Response?, (any Error)?) -> Void
    /// Whether it looks.
    open private(set) var isSearching = false
    /// Creates a search for a request.
    public init(request: MKLocalSearch.Request) {}
    /// Looks: fails soon.
    open func start(completionHandler: @escaping CompletionHandler) {
        MissingService.say("MKLocalSearch", "finds no places here: it fails as without a network")
        isSearching = true
        DispatchQueue.main.async { [self] in
            guard isSearching else { return }
            isSearching = false
            completionHandler(nil, MKError(.serverFailure))
        }
    }
    /// Looks: throws.
    open func start() async throws -> MKLocalSearch.Response { throw MKError(.serverFailure) }
    /// Ends; nobody hears of it.
    open func cancel() { isSearching = false }
}

/// A suggestion for incomplete words. Never made here.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    /// The first line.
    open var title: String { "" }
    /// The second line.
    open var subtitle: String { "" }
    /// The typed parts of the first line.
    open var titleHighlightRanges: [NSValue] { [] }
    /// The typed parts of the second line.
    open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Says what may be meant while it is typed.
@preconcurrency @MainActor open class MKLocalSearchCompleter: NSObject {
    /// The kinds of suggestions.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Sights and shops.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Words to look for.
        public static let query = ResultType(rawValue: 4)
    }
    /// The delegate, which is told of results.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// The words so far; setting them starts a search.
    open var queryFragment = "" { didSet { ask() } }
    /// The region in which to search.
    open var region = MKCoordinateRegion()
    /// The kinds of suggestions that the completer gives.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// The kinds of sights and shops that are suggested; nil: all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The suggestions: none here.
    open var results: [MKLocalSearchCompletion] { [] }
    /// Whether it asks.
    open private(set) var isSearching = false
    public override init() {}
    /// Ends asking.
    open func cancel() { isSearching = false }

    private func ask() {
        guard !queryFragment.isEmpty else { return cancel() }
        MissingService.say("MKLocalSearchCompleter", "finds no places here: it fails as without a network")
        guard !isSearching else { return }
        isSearching = true
        DispatchQueue.main.async { [self] in
            guard isSearching else { return }
            isSearching = false
            delegate?.completer(self, didFailWithError: MKError(.serverFailure))
        }
    }
}

/// A delegate that is told of suggestions. All methods are optional.
@preconcurrency @MainActor public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// There are other results.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// There are none.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) { notImplemented(self, #function, [completer]) }
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { notImplemented(self, #function, [completer, error]) }
}

/// Swift 3's name of `MKLocalSearch.Request`.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// Swift 3's name of `MKLocalSearch.Response`.
public typealias MKLocalSearchResponse = MKLocalSearch.Response

// Looking for places and ways without a network: every request ends in the error that a device gives then.
import CoreLocation
import DeviceServices
import ObjectiveC
import UIKit

/// Why the map's service did not answer.
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
    /// Where.
    @MainActor open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    /// What its bubble says.
    @MainActor open var title: String? { name }
    /// What its bubble says below: nothing.
    @MainActor open var subtitle: String? { nil }
    /// A place without address.
    nonisolated public init(coordinate: CLLocationCoordinate2D) { super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) }
    /// A place; the address is not kept.
    nonisolated public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) }
    /// The same place.
    nonisolated public override init(placemark: CLPlacemark) { super.init(location: placemark.location) }
}

/// The key of how to go there.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// A place that can be opened in Maps.
open class MKMapItem: NSObject, @unchecked Sendable {
    /// Where.
    open private(set) var placemark: MKPlacemark
    /// Its name.
    open var name: String?
    /// Its telephone.
    open var phoneNumber: String?
    /// Its page.
    open var url: URL?
    /// Of a place.
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
    }
    /// Where the user is: not known.
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
    /// What is looked for.
    @preconcurrency @MainActor open class Request: NSObject {
        /// In words.
        open var naturalLanguageQuery: String?
        /// Where.
        open var region = MKCoordinateRegion()
        /// Anything, anywhere.
        public override init() {}
        /// In words.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        /// What a completion says.
        public convenience init(completion: MKLocalSearchCompletion) { self.init(naturalLanguageQuery: completion.title) }
    }
    /// What was found. Never made here.
    @preconcurrency @MainActor open class Response: NSObject {
        /// The places.
        open var mapItems: [MKMapItem] { [] }
        /// Where they are.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
    /// What hears of the end.
    public typealias CompletionHandler = (MKLocalSearch.Response?, (any Error)?) -> Void
    /// Whether it looks.
    open private(set) var isSearching = false
    /// For a request.
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

/// What may be meant. Never made here.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    /// The first line.
    open var title: String { "" }
    /// The second line.
    open var subtitle: String { "" }
    /// What of the first line was typed.
    open var titleHighlightRanges: [NSValue] { [] }
    /// What of the second line was typed.
    open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Says what may be meant while it is typed.
@preconcurrency @MainActor open class MKLocalSearchCompleter: NSObject {
    /// What is looked for.
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
    /// Hears of results.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// What was typed; setting it asks.
    open var queryFragment = "" { didSet { ask() } }
    /// Where.
    open var region = MKCoordinateRegion()
    /// What is looked for.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// None.
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

/// Hears what may be meant. All optional.
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

// CLGeocoder: addresses of places, which a device asks a server for. Without a network it answers with an error.
import DeviceServices
import Foundation
import ObjectiveC

/// The closure that a search for addresses calls.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds addresses of places and places of addresses. Here it fails as without a network.
open class CLGeocoder: NSObject {
    /// Whether a search runs.
    open private(set) var isGeocoding = false
    /// A geocoder.
    public override init() {}
    /// Searches the address of a place.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) { fail(completionHandler) }
    /// Searches the address of a place, in a language.
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler) { fail(completionHandler) }
    /// Searches the place of an address.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) { fail(completionHandler) }
    /// Searches the place of an address, near a region.
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler) { fail(completionHandler) }
    /// Searches the address of a place.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Searches the address of a place, in a language.
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Searches the place of an address.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Searches the place of an address, near a region.
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Searches the place of an address, near a region and in a language.
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Searches the place of an address, near a region and in a language.
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler) { fail(completionHandler) }
    /// Ends the search.
    open func cancelGeocode() { isGeocoding = false }

    private func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
        MissingService.say("CLGeocoder", "finds nothing here: searches fail as on a device without a network")
        isGeocoding = true
        // Foundation's queue wants a Sendable closure; this one goes to the main thread alone.
        let sent = Unchecked(completion)
        DispatchQueue.main.async { [self] in
            let code: CLError.Code = isGeocoding ? .network : .geocodeCanceled
            isGeocoding = false
            sent.value(nil, CLError(code))
        }
    }
}
extension CLGeocoder: @unchecked Sendable {}


/// An address of a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// The place.
    open private(set) var location: CLLocation?
    /// The name of the place.
    open var name: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The number in the street.
    open var subThoroughfare: String? { nil }
    /// The town.
    open var locality: String? { nil }
    /// The part of the town.
    open var subLocality: String? { nil }
    /// The state.
    open var administrativeArea: String? { nil }
    /// The county.
    open var subAdministrativeArea: String? { nil }
    /// The postal code.
    open var postalCode: String? { nil }
    /// The country's two letters.
    open var isoCountryCode: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The region around it.
    open var region: CLRegion? { nil }
    /// The time there.
    open var timeZone: TimeZone? { nil }
    /// Sights.
    open var areasOfInterest: [String]? { nil }
    /// Creates a placemark with the same address.
    public init(placemark: CLPlacemark) { location = placemark.location }
    package init(location: CLLocation?) { self.location = location }
}

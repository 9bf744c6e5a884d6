// The kinds of sights and shops of a map, and the filter that lets some of them through. MKMapView and searches keep one.
import Foundation

/// A kind of sight or shop, with the names of MKPointOfInterestCategory.h.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "MKPOICategory" + name }

    /// Airports.
    public static let airport = MKPointOfInterestCategory("Airport")
    /// Amusement parks.
    public static let amusementPark = MKPointOfInterestCategory("AmusementPark")
    /// Aquariums.
    public static let aquarium = MKPointOfInterestCategory("Aquarium")
    /// Machines that give money.
    public static let atm = MKPointOfInterestCategory("ATM")
    /// Bakeries.
    public static let bakery = MKPointOfInterestCategory("Bakery")
    /// Banks.
    public static let bank = MKPointOfInterestCategory("Bank")
    /// Beaches.
    public static let beach = MKPointOfInterestCategory("Beach")
    /// Breweries.
    public static let brewery = MKPointOfInterestCategory("Brewery")
    /// Cafés.
    public static let cafe = MKPointOfInterestCategory("Cafe")
    /// Places for tents.
    public static let campground = MKPointOfInterestCategory("Campground")
    /// Places that rent cars.
    public static let carRental = MKPointOfInterestCategory("CarRental")
    /// Chargers of electric cars.
    public static let evCharger = MKPointOfInterestCategory("EVCharger")
    /// Fire stations.
    public static let fireStation = MKPointOfInterestCategory("FireStation")
    /// Gyms.
    public static let fitnessCenter = MKPointOfInterestCategory("FitnessCenter")
    /// Shops of food.
    public static let foodMarket = MKPointOfInterestCategory("FoodMarket")
    /// Petrol stations.
    public static let gasStation = MKPointOfInterestCategory("GasStation")
    /// Hospitals.
    public static let hospital = MKPointOfInterestCategory("Hospital")
    /// Hotels.
    public static let hotel = MKPointOfInterestCategory("Hotel")
    /// Places that wash clothes.
    public static let laundry = MKPointOfInterestCategory("Laundry")
    /// Libraries.
    public static let library = MKPointOfInterestCategory("Library")
    /// Marinas.
    public static let marina = MKPointOfInterestCategory("Marina")
    /// Cinemas.
    public static let movieTheater = MKPointOfInterestCategory("MovieTheater")
    /// Museums.
    public static let museum = MKPointOfInterestCategory("Museum")
    /// National parks.
    public static let nationalPark = MKPointOfInterestCategory("NationalPark")
    /// Bars and clubs.
    public static let nightlife = MKPointOfInterestCategory("Nightlife")
    /// Parks.
    public static let park = MKPointOfInterestCategory("Park")
    /// Car parks.
    public static let parking = MKPointOfInterestCategory("Parking")
    /// Pharmacies.
    public static let pharmacy = MKPointOfInterestCategory("Pharmacy")
    /// Police stations.
    public static let police = MKPointOfInterestCategory("Police")
    /// Post offices.
    public static let postOffice = MKPointOfInterestCategory("PostOffice")
    /// Stops of buses and trains.
    public static let publicTransport = MKPointOfInterestCategory("PublicTransport")
    /// Restaurants.
    public static let restaurant = MKPointOfInterestCategory("Restaurant")
    /// Toilets.
    public static let restroom = MKPointOfInterestCategory("Restroom")
    /// Schools.
    public static let school = MKPointOfInterestCategory("School")
    /// Stadiums.
    public static let stadium = MKPointOfInterestCategory("Stadium")
    /// Shops.
    public static let store = MKPointOfInterestCategory("Store")
    /// Theatres.
    public static let theater = MKPointOfInterestCategory("Theater")
    /// Universities.
    public static let university = MKPointOfInterestCategory("University")
    /// Wineries.
    public static let winery = MKPointOfInterestCategory("Winery")
    /// Zoos.
    public static let zoo = MKPointOfInterestCategory("Zoo")
}

/// Lets some kinds of sights and shops through.
public final class MKPointOfInterestFilter: NSObject, NSCopying, Sendable {
    /// All but `categories` if `excludes`, else only `categories`.
    private let categories: Set<MKPointOfInterestCategory>
    private let excludes: Bool

    private init(_ categories: [MKPointOfInterestCategory], excludes: Bool) { (self.categories, self.excludes) = (Set(categories), excludes) }
    /// Lets only these kinds through.
    public convenience init(including categories: [MKPointOfInterestCategory]) { self.init(categories, excludes: false) }
    /// Lets all other kinds through.
    public convenience init(excluding categories: [MKPointOfInterestCategory]) { self.init(categories, excludes: true) }
    /// Lets all kinds through.
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    /// Lets no kind through.
    public static let excludingAll = MKPointOfInterestFilter(including: [])

    /// Whether a kind passes.
    public func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) != excludes }
    /// Whether a kind does not pass.
    public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? MKPointOfInterestFilter).map { $0.categories == categories && $0.excludes == excludes } ?? false }
    public override var hash: Int { categories.hashValue }

    var isOfAll: Bool { excludes && categories.isEmpty }
    /// The words of the placeholder.
    var text: String {
        let names = categories.map { $0.rawValue.replacingOccurrences(of: "MKPOICategory", with: "") }.sorted().joined(separator: ", ")
        if excludes { return "places without " + names }
        return names.isEmpty ? "without places" : "places only: " + names
    }
}

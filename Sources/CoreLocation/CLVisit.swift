// CLVisit: a stay at a place. The device notices none here; an app may make an empty one, as it may on iOS.
import Foundation

/// A stay at a place.
open class CLVisit: NSObject, @unchecked Sendable {
    /// The begin of the visit.
    open private(set) var arrivalDate = Date.distantPast
    /// The end of the visit.
    open private(set) var departureDate = Date.distantFuture
    /// The place of the visit.
    open private(set) var coordinate = CLLocationCoordinate2D()
    /// The accuracy of the place in metres.
    open private(set) var horizontalAccuracy: CLLocationAccuracy = 0
}

// CLVisit: a stay at a place. The device notices none here; an app may make an empty one, as it may on iOS.
import Foundation

/// A stay at a place.
open class CLVisit: NSObject, @unchecked Sendable {
    /// When it began.
    open private(set) var arrivalDate = Date.distantPast
    /// When it ended.
    open private(set) var departureDate = Date.distantFuture
    /// The place of the visit.
    open private(set) var coordinate = CLLocationCoordinate2D()
    /// How exactly that is known, in metres.
    open private(set) var horizontalAccuracy: CLLocationAccuracy = 0
}

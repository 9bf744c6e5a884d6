// Events that come to a device from outside and concern a framework beside UIKit: pushes and places. The host tells it, the
// frameworks that an app uses have said here that they listen. Nothing happens by itself.
import Foundation

package enum ServiceEvents {
    /// Degrees.
    package struct Place: Equatable, Sendable {
        package let latitude: Double
        package let longitude: Double

        package init(latitude: Double, longitude: Double) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    // The host and the frameworks use these on the main thread alone.
    /// Shows a push with an alert to the notification centre's delegate. False when there is none that hears of it.
    nonisolated(unsafe) package static var presentPush: ((_ payload: [AnyHashable: Any]) -> Bool)?
    /// Where the device is; nil while the location services are off.
    nonisolated(unsafe) package private(set) static var place: Place?
    /// Whether the app has asked the user for places, who answers as the location services are.
    nonisolated(unsafe) package static var hasAskedForPlaces = false
    nonisolated(unsafe) private static var placeListeners: [() -> Void] = []

    package static func listenToPlaces(_ listener: @escaping () -> Void) { placeListeners.append(listener) }

    package static func move(to place: Place?) {
        self.place = place
        placeListeners.forEach { $0() }
    }

    /// As before the app was installed: nobody has been asked, and the location services are off.
    package static func forgetAnswers() {
        hasAskedForPlaces = false
        place = nil
    }
}

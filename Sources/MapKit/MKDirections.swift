// Ways between places: none are found without the service.
import CoreLocation
import DeviceServices
import UIKit

/// The means of transport.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Travel by car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// Travel on foot.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// Travel by bus and train.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// Any means of transport.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way. Never made here.
@preconcurrency @MainActor open class MKRoute: NSObject {
    /// A part of a way.
    @preconcurrency @MainActor open class Step: NSObject {
        /// The instructions for this part of the way.
        open var instructions: String { "" }
        /// Metres.
        open var distance: CLLocationDistance { 0 }
        /// The line of the step.
        open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    }
    /// The name of the route.
    open var name: String { "" }
    /// Metres.
    open var distance: CLLocationDistance { 0 }
    /// The duration in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The line of the route.
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    /// The parts of the route.
    open var steps: [Step] { [] }
}

/// Looks for ways once.
@preconcurrency @MainActor open class MKDirections: NSObject {
    /// The start, the destination and the means of transport.
    @preconcurrency @MainActor open class Request: NSObject {
        /// The start.
        open var source: MKMapItem?
        /// To.
        open var destination: MKMapItem?
        /// The means of transport.
        open var transportType = MKDirectionsTransportType.any
        /// Whether other ways are wanted too.
        open var requestsAlternateRoutes = false
        /// The time of departure.
        open var departureDate: Date?
        public override init() {}
    }
    /// The routes that were found. Never made here.
    @preconcurrency @MainActor open class Response: NSObject {
        /// The ways.
        open var routes: [MKRoute] { [] }
    }
    /// The time that a way takes. Never made here.
    @preconcurrency @MainActor open class ETAResponse: NSObject {
        /// A duration in seconds.
        open var expectedTravelTime: TimeInterval { 0 }
    }
    /// Whether it looks.
    open private(set) var isCalculating = false
    /// Creates directions for a request.
    public init(request: MKDirections.Request) {}
    /// Looks: fails soon.
    open func calculate(completionHandler: @escaping (MKDirections.Response?, (any Error)?) -> Void) { fail { completionHandler(nil, $0) } }
    /// Looks how long a way takes: fails soon.
    open func calculateETA(completionHandler: @escaping (MKDirections.ETAResponse?, (any Error)?) -> Void) { fail { completionHandler(nil, $0) } }
    /// Looks: throws.
    open func calculate() async throws -> MKDirections.Response { throw MKError(.serverFailure) }
    /// Ends; nobody hears of it.
    open func cancel() { isCalculating = false }

    private func fail(_ tell: @escaping (any Error) -> Void) {
        MissingService.say("MKDirections", "finds no ways here: it fails as without a network")
        isCalculating = true
        DispatchQueue.main.async { [self] in
            guard isCalculating else { return }
            isCalculating = false
            tell(MKError(.serverFailure))
        }
    }
}

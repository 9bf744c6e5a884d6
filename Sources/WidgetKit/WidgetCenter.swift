// The home screen's widgets: an app here has none, and its requests to draw them again find none.
import DeviceServices
@_exported import Foundation

/// Asks for the app's widgets to be drawn again.
public final class WidgetCenter: Sendable {
    /// The one center.
    public static let shared = WidgetCenter()
    /// Asks for all widgets to be drawn again: there are none.
    public func reloadAllTimelines() { MissingService.say("WidgetCenter", "has no widgets here to draw again") }
    /// Asks for the widgets of a kind to be drawn again: there are none.
    public func reloadTimelines(ofKind kind: String) { reloadAllTimelines() }
    /// Tells which widgets the user has placed: none.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) { DispatchQueue.main.async { completion(.success([])) } }
}

/// A widget that the user has placed. There are none here.
public struct WidgetInfo: Hashable, Sendable {
    /// The kind that the app gave it.
    public let kind: String
}

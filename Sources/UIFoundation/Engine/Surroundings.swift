// The only interface between text, pictures and colours and the device they are drawn for: its screen, its traits, its console, and
// the place of the drawing state. UIKit implements it by its host; a process without UIKit has an iPhone without a console.
import CoreGraphics

/// The services that this module needs from the modules above it.
@MainActor package protocol Surroundings: AnyObject {
    /// Selects behaviour that changed between iOS versions.
    var iOSVersion: Int { get }
    /// Pixels a point of the screen.
    var screenScale: CGFloat { get }
    /// The traits if no others are current.
    var screenTraits: UITraitCollection { get }
    /// Lives as long as the running application.
    var drawing: DrawingState { get }
    /// Receives UIKit's console text, one message a call.
    func log(_ text: String)
}

/// The drawing state of the main thread. The application owns it, so that the next one of a test process starts with an empty one.
@MainActor package final class DrawingState {
    /// The traits that were set as `UITraitCollection.current`.
    package var traits: UITraitCollection?
    /// The contexts of UIGraphicsPushContext and similar functions.
    package let graphicsContexts = GraphicsContextStack()
    /// The names without a symbol that were already reported.
    package var missingSymbols: Set<String> = []
    /// Languages whose words cannot be parted, which was said.
    package var missingHyphenation: Set<String> = []

    package init() {}
}

/// The present surroundings. A load-time record of UIKit installs them.
@MainActor package enum Surrounded {
    nonisolated(unsafe) private static var factory: (@MainActor () -> any Surroundings)?

    package static let by: any Surroundings = factory?() ?? NoSurroundings()

    /// Called from `.init_array`, before any Swift object of the application exists.
    package nonisolated static func install(_ make: @escaping @MainActor () -> any Surroundings) { factory = make }
}

/// A phone with three pixels per point and factory settings.
@MainActor private final class NoSurroundings: Surroundings {
    let iOSVersion = 26
    let screenScale: CGFloat = 3
    let drawing = DrawingState()
    let screenTraits: UITraitCollection = {
        var values = TraitValues.unspecified
        values.userInterfaceIdiom = .phone
        values.userInterfaceStyle = .light
        values.displayScale = 3
        values.preferredContentSizeCategory = .large
        return UITraitCollection(values: values)
    }()

    func log(_ text: String) {}
}

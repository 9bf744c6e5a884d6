// The only door from text, pictures and colours to the device they are drawn for: its screen, its traits, its console, and
// where the state of drawing is kept. UIKit answers from its host; a process without UIKit has an iPhone without a console.
import CoreGraphics

/// What this module asks of whatever stands above it.
@MainActor package protocol Surroundings: AnyObject {
    /// Selects behaviour that changed between iOS versions.
    var iOSVersion: Int { get }
    /// Pixels a point of the screen.
    var screenScale: CGFloat { get }
    /// Traits where nobody set others as current.
    var screenTraits: UITraitCollection { get }
    /// Lives as long as the running application.
    var drawing: DrawingState { get }
    /// Receives UIKit's console text, one message a call.
    func log(_ text: String)
}

/// What drawing keeps on the main thread. The application owns it, so that the next one of a test process starts with none.
@MainActor package final class DrawingState {
    /// What was set as `UITraitCollection.current`.
    package var traits: UITraitCollection?
    /// Of UIGraphicsPushContext and its like.
    package let graphicsContexts = GraphicsContextStack()
    /// Names without a symbol that were reported.
    package var missingSymbols: Set<String> = []
    /// Languages whose words cannot be parted, which was said.
    package var missingHyphenation: Set<String> = []

    package init() {}
}

/// Who answers. A load-time record of UIKit installs it.
@MainActor package enum Surrounded {
    nonisolated(unsafe) private static var factory: (@MainActor () -> any Surroundings)?

    package static let by: any Surroundings = factory?() ?? NoSurroundings()

    /// Called from `.init_array`, before any Swift object of the application exists.
    package nonisolated static func install(_ make: @escaping @MainActor () -> any Surroundings) { factory = make }
}

/// A phone of three pixels a point with the settings that it is delivered with.
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

// Reads main-actor state from colours, fonts and images, which Apple lets any thread use.
// Values read this way are traits and device facts; nothing is written through it.

import Foundation

/// Runs `body` as if on the main actor. Off the main thread it sees the main thread's last values.
package func assumingMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    typealias Plain = () -> Result
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)() }
}

/// The traits that decide a dynamic colour or image, as a plain value.
package struct ColorAppearance: Hashable, Sendable {
    package var isDark = false
    package var isHighContrast = false
    package var isElevated = false

    package init() {}

    package init(_ traits: UITraitCollection) {
        self = assumingMainActor {
            var result = ColorAppearance()
            result.isDark = traits.userInterfaceStyle == .dark
            result.isHighContrast = traits.accessibilityContrast == .high
            result.isElevated = traits.userInterfaceLevel == .elevated
            return result
        }
    }

    /// The present value of `UITraitCollection.current`.
    package static var current: ColorAppearance { ColorAppearance(assumingMainActor { UITraitCollection.current }) }
}

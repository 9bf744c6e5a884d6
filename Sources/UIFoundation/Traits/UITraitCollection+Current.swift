// `UITraitCollection.current`: one per thread, set around drawing, colour providers and trait callbacks.
import CoreGraphics
import QuartzCore

/// The traits in force on this thread.
extension UITraitCollection {
    /// The current traits: set while UIKit calls `draw(_:)`, a dynamic colour's provider or a trait callback; else the screen's.
    public static var current: UITraitCollection {
        get { present ?? assumingMainActor { Surrounded.by.screenTraits } }
        set { present = newValue }
    }

    /// Runs `actions` with this collection as `current`.
    public func performAsCurrent(_ actions: () -> Void) { Self.performAsCurrent(self, actions) }

    package static func performAsCurrent<Result>(_ traits: UITraitCollection, _ body: () throws -> Result) rethrows -> Result {
        let outer = present
        present = traits
        defer { present = outer }
        return try body()
    }

    /// The current traits of the thread; the main thread's are kept apart because views draw there.
    private static var present: UITraitCollection? {
        get { MainQueue.isCurrent ? assumingMainActor { Surrounded.by.drawing.traits } : Thread.current.threadDictionary[threadKey] as? UITraitCollection }
        set {
            if MainQueue.isCurrent { assumingMainActor { Surrounded.by.drawing.traits = newValue } } else { Thread.current.threadDictionary[threadKey] = newValue }
        }
    }

    private static let threadKey = "UITraitCollection.current"
}

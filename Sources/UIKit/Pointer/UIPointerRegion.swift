// UIPointerRegion: a part of a view in which the pointer looks the same.
import CoreGraphics
import Foundation

/// A part of a view in which the pointer looks the same.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
    /// The region in the view's coordinates.
    nonisolated public let rect: CGRect
    /// Tells regions of the same place apart.
    nonisolated(unsafe) open private(set) var identifier: AnyHashable?
    /// Axes along which the pointer stays in the region while a button is pressed.
    open var latchingAxes: UIAxis = []

    /// A rectangle of the view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }

    /// The object itself.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Regions are equal by rectangle and identifier.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return other.rect == rect && other.identifier == identifier
    }

    /// As `isEqual` compares.
    nonisolated open override var hash: Int {
        var hasher = Hasher()
        for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
        hasher.combine(identifier)
        return hasher.finalize()
    }
}

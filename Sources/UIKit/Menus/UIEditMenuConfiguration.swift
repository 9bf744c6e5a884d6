// UIEditMenuConfiguration: a request for an edit menu at a point.
import CoreGraphics

/// The side of an edit menu's arrow.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// The side with enough room.
    case automatic
    /// At the top of the menu, which lies below its target; and so on. Left and right are `automatic` here.
    case up, down, left, right
}

/// A request for an edit menu at a point.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// The app's identifier for the menu; a unique number if the app gives none.
    open private(set) var identifier: AnyHashable
    /// The point that the menu points at, in points of the interaction's view.
    open private(set) var sourcePoint: CGPoint
    /// The wanted side of the arrow.
    open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

    /// An edit menu at a point of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable("editMenu-\(ProcessState.current.nextNumber(for: "editMenu"))")
        self.sourcePoint = sourcePoint
        super.init()
    }
}

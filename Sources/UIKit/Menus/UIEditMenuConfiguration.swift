// UIEditMenuConfiguration: which edit menu is asked for, and where.
import CoreGraphics

/// Where the arrow of an edit menu is.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Where there is room.
    case automatic
    /// At the top of the menu, which lies below its target; and so on. Left and right are `automatic` here.
    case up, down, left, right
}

/// An edit menu that is asked for at a point.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// The app's name for the menu; a number of its own without one.
    open private(set) var identifier: AnyHashable
    /// In points of the interaction's view.
    open private(set) var sourcePoint: CGPoint
    /// Where the arrow is wanted.
    open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

    /// An edit menu at a point of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable("editMenu-\(ProcessState.current.nextNumber(for: "editMenu"))")
        self.sourcePoint = sourcePoint
        super.init()
    }
}

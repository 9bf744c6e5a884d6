// UIAccessibilityLocationDescriptor: a point of a view that can be dragged from or dropped on.
import CoreGraphics
import Foundation

/// A place of a view that can be dragged from or dropped on, with its name.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    /// The view. Not retained.
    open private(set) weak var view: UIView?
    /// The point in the view's coordinates.
    open private(set) var point: CGPoint
    /// The name that is read out, with attributes for speech.
    open private(set) var attributedName: NSAttributedString
    /// The name that is read out.
    open var name: String { attributedName.string }

    /// The middle of a view.
    public convenience init(name: String, view: UIView) { self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view) }
    /// A point of a view.
    public convenience init(name: String, point: CGPoint, in view: UIView) { self.init(attributedName: NSAttributedString(string: name), point: point, in: view) }
    /// Creates a descriptor for a point of a view; its name has attributes for speech.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        self.attributedName = attributedName
        self.point = point
        self.view = view
        super.init()
    }
}

// UIScribbleInteraction: handwriting into text views. A phone has no pencil, so there is no handwriting.
import CoreGraphics
import Foundation

/// Decides about handwriting in its view. Nobody writes by hand on a phone.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    /// The delegate, which is not retained.
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    /// The view that has it.
    open private(set) weak var view: UIView?
    /// Whether the person is writing now: never.
    open var isHandlingWriting: Bool { false }
    /// Whether a pencil may be used: never on a phone.
    open class var isPencilInputExpected: Bool { false }

    /// Creates an interaction with a delegate.
    public init(delegate: any UIScribbleInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Decides about handwriting and is told of it. All methods are optional.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    /// Whether writing may begin at a position.
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    /// Whether the view gets focus only when writing pauses.
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    /// The person begins to write.
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    /// Writing has ended.
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
    /// Default for a type that does not implement this member: returns `true`.
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
        notImplemented(self, "scribbleInteraction:shouldBeginAtLocation:", [interaction, location], fallback: true)
    }
    /// Default for a type that does not implement this member: returns `false`.
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
        notImplemented(self, "scribbleInteractionShouldDelayFocus:", [interaction], fallback: false)
    }
    /// Default for a type that does not implement this member.
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) { notImplemented(self, "scribbleInteractionWillBeginWriting:", [interaction], fallback: ()) }
    /// Default for a type that does not implement this member.
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) { notImplemented(self, "scribbleInteractionDidFinishWriting:", [interaction], fallback: ()) }
}

// UIPreviewInteraction, deprecated: an app's own previews that follow the pressure of a finger. The simulated screens feel none
// (`forceTouchCapability` is unavailable), so that no interaction begins, as on devices without 3D Touch.
import CoreGraphics
import ObjectiveC

/// Follows the pressure of a finger on a view and tells its delegate how far the preview is. On a screen that feels no pressure it
/// never begins, and the delegate is told nothing.
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
    /// The view that the finger presses.
    open private(set) weak var view: UIView?
    /// Who is told of the preview's progress.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// An interaction with a view.
    public init(view: UIView) { self.view = view }

    /// Where the finger is, in a coordinate space's points; the view's space for nil. Without a finger, the middle of the view.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
        guard let view else { return .zero }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return coordinateSpace.map { view.convert(middle, to: $0) } ?? middle
    }

    /// Ends the interaction, if one is under way.
    open func cancel() {}
}

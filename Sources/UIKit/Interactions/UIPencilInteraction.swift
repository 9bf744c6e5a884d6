// UIPencilInteraction: taps and squeezes of a pencil. A phone has no pencil: its delegate is never called.
import Foundation

/// Tells its delegate of taps and squeezes of a pencil. There is none on a phone.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    /// The person's choice for a tap or a squeeze.
    public enum PreferredAction: Int, Sendable {
        /// No action; between the eraser and the tool; the previous tool; the palette; the ink's attributes; the palette at the pencil; a shortcut.
        case ignore = 0, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette, runSystemShortcut
    }
    /// The phase of a squeeze.
    public enum Phase: UInt, Sendable {
        /// Begun; the pressure changes; ended; cancelled.
        case began = 0, changed, ended, cancelled
    }

    /// The delegate, which is told of taps and squeezes. Not retained.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether the delegate is called.
    open var isEnabled = true
    /// The view that has it.
    open private(set) weak var view: UIView?
    /// The person's choice for taps: as on a device without a pencil, between the eraser and the tool.
    open class var preferredTapAction: PreferredAction { .switchEraser }
    /// The person's choice for squeezes.
    open class var preferredSqueezeAction: PreferredAction { .showContextualPalette }
    /// Whether a pencil's tools are used by the pencil only.
    open class var prefersPencilOnlyDrawing: Bool { false }
    /// Whether the tool is shown above the screen.
    open class var prefersHoverToolPreview: Bool { false }

    public override init() { super.init() }
    /// Creates an interaction with a delegate (iOS 17.5).
    public convenience init(delegate: any UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that is told of taps and squeezes of a pencil. All methods are optional.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    /// The pencil was tapped twice.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    /// Default for a type that does not implement this member.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { notImplemented(self, "pencilInteractionDidTap:", [interaction], fallback: ()) }
}

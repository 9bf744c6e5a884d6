// NSTextViewportLayoutController: tells a delegate which fragments are visible. An app's own text views drive it.

import CoreGraphics
import Foundation

/// A delegate that supplies the visible area and is told of each fragment there.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// The visible area, in coordinates of the container.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    /// A fragment is visible: the delegate places a view or layer for it.
    func textViewportLayoutController(_ textViewportLayoutController: NSTextViewportLayoutController, configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    /// Called before the first fragment. Optional.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    /// Called after the last fragment. Optional.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    /// Default for a type that does not implement this member: does nothing.
    public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
    /// Default for a type that does not implement this member: does nothing.
    public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}

/// Goes through the fragments that are visible.
open class NSTextViewportLayoutController: NSObject, @unchecked Sendable {
    /// The delegate, which is not retained.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    /// The layout manager whose fragments are shown.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The visible area of the last `layoutViewport()`.
    open private(set) var viewportBounds = CGRect.zero
    /// The range of the text that was visible at the last `layoutViewport()`.
    open private(set) var viewportRange: NSTextRange?

    /// Text layout managers make their own.
    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    /// Asks the delegate for the visible area and tells it of each fragment there.
    open func layoutViewport() {
        guard let delegate, let manager = textLayoutManager else { return }
        viewportBounds = delegate.viewportBounds(for: self)
        delegate.textViewportLayoutControllerWillLayout(self)
        viewportRange = nil
        if let container = manager.textContainer {
            var seen = -1
            for line in manager.engine.flow.lines(in: viewportBounds, of: container) where line.block > seen {
                seen = line.block
                guard let fragment = manager.fragment(line.block) else { continue }
                viewportRange = viewportRange?.union(fragment.rangeInElement) ?? fragment.rangeInElement
                delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
            }
        }
        delegate.textViewportLayoutControllerDidLayout(self)
    }

    /// The height of a place in the container, which a scroll view goes to.
    @discardableResult
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
    }
}

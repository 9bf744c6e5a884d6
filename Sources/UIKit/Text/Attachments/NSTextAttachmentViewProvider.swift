// NSTextAttachmentViewProvider: makes the view for an attachment in a text view, and gives its size.
// NSTextAttachment makes providers, AttachmentViews keeps them and places their views.

import CoreGraphics
import Foundation

/// Makes the view of an attachment at one place of a text. Subclasses override `loadView()`.
open class NSTextAttachmentViewProvider: NSObject, @unchecked Sendable {
    /// The attachment; not retained.
    open private(set) weak var textAttachment: NSTextAttachment?
    /// The layout manager of the text; not retained.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The attachment's location when the provider was made.
    open private(set) var location: any NSTextLocation
    /// The size of the view decides that of the attachment. False at first: the attachment's own bounds do.
    open var tracksTextAttachmentViewBounds = false
    /// The future superview of the view; not retained.
    weak var parentView: UIView?
    private var loadedView: UIView?
    private var isLoading = false

    /// Text views make providers when an attachment comes into a layout.
    public required init(textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation) {
        self.textAttachment = textAttachment
        self.parentView = parentView
        self.textLayoutManager = textLayoutManager
        self.location = location
        super.init()
    }

    /// The view; reading it calls `loadView()` if there is none.
    open var view: UIView? {
        get {
            if loadedView == nil, !isLoading {
                isLoading = true
                loadView()
                isLoading = false
            }
            return loadedView
        }
        set { loadedView = newValue }
    }

    /// Makes the view and sets `view`. Not called by apps. An empty view without an override.
    open func loadView() { loadedView = assumingMainActor { UIView(frame: .zero) } }

    /// The bounds in points relative to the baseline, y up. With `tracksTextAttachmentViewBounds` they are the view's bounds, or its own size
    /// if those are empty; else the attachment's.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        guard tracksTextAttachmentViewBounds, let view else {
            return textAttachment?.attachmentBounds(
                for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position, characterIndex: (location as? TextStorageLocation)?.offset ?? 0) ?? .zero
        }
        return assumingMainActor {
            if view.bounds.width > 0 || view.bounds.height > 0 { return CGRect(origin: .zero, size: view.bounds.size) }
            return CGRect(origin: .zero, size: view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
        }
    }

    /// Whether `loadView()` was called.
    var isViewLoaded: Bool { loadedView != nil }
}

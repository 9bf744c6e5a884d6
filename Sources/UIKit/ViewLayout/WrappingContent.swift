// Views whose text wraps: what they want on one line, and in the width that layout gave them.
// LayoutRegion+ContentSize.swift calls these in its first and second pass.
import CoreGraphics

/// A view whose height depends on its width.
@MainActor protocol WidthDependentContent: UIView {
    var wrapsContent: Bool { get }
    /// What the view wants when nothing limits its width.
    var unwrappedContentSize: CGSize { get }
    func intrinsicContentSize(wrappedIn width: CGFloat) -> CGSize
}

/// Labels of more than one line wrap; an app that sets `preferredMaxLayoutWidth` decides the width itself.
extension UILabel: WidthDependentContent {
    var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
    var unwrappedContentSize: CGSize { intrinsicContentSize }

    /// Overrides of `intrinsicContentSize` see the width as UIKit shows it to them: as `preferredMaxLayoutWidth`.
    func intrinsicContentSize(wrappedIn width: CGFloat) -> CGSize {
        LayoutEngine.measuring {
            preferredMaxLayoutWidth = width
            defer { preferredMaxLayoutWidth = 0 }
            return intrinsicContentSize
        }
    }
}

/// A text view that does not scroll is as high as its text.
extension UITextView: WidthDependentContent {
    var wrapsContent: Bool { !isScrollEnabled }

    var unwrappedContentSize: CGSize {
        isScrollEnabled ? intrinsicContentSize : sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    func intrinsicContentSize(wrappedIn width: CGFloat) -> CGSize { sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) }
}

// The height of a text view in the width that layout gave it. LayoutRegion reads it as it reads labels.
import CoreGraphics

/// A text view that does not scroll is as high as its text.
extension UITextView: WidthDependentContent {
    var wrapsContent: Bool { !isScrollEnabled }

    var unwrappedContentSize: CGSize {
        isScrollEnabled ? intrinsicContentSize : sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    func intrinsicContentSize(wrappedIn width: CGFloat) -> CGSize { sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) }
}

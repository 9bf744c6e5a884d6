// Views whose text wraps: what they want on one line, and in the width that layout gave them.
// LayoutRegion+ContentSize.swift calls these in its first and second pass.
import CoreGraphics

/// A view whose height depends on its width.
@MainActor protocol WidthDependentContent: AnyObject {
    var wrapsContent: Bool { get }
    /// What the view wants when nothing limits its width.
    var unwrappedContentSize: CGSize { get }
    func intrinsicContentSize(wrappedIn width: CGFloat) -> CGSize
}

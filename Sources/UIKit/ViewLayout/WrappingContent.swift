// Views whose text wraps: their wanted size on one line, and in the width that layout gave them.
// LayoutRegion+ContentSize.swift calls these in its first and second pass.
import CoreGraphics

/// A view whose height depends on its width.
@MainActor protocol WidthDependentContent: AnyObject {
    var wrapsContent: Bool { get }
    /// The wanted size without a limit of the width.
    var unwrappedContentSize: CGSize { get }
    func intrinsicContentSize(wrappedIn width: CGFloat) -> CGSize
}

// The text layout manager of a container. NSTextContainer names no class of TextKit 2, so that TextKit 2 stands above it.

import Foundation

extension NSTextContainer {
    /// The text layout manager that it was given to, which lays out through `layoutManager`.
    public var textLayoutManager: NSTextLayoutManager? { textLayoutManagerStorage as? NSTextLayoutManager }
}

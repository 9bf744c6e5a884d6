// The text layout manager of a container. NSTextContainer uses no class of TextKit 2, so that TextKit 2 can depend on it.

import Foundation

extension NSTextContainer {
    /// The text layout manager of the container, which lays out through `layoutManager`.
    public var textLayoutManager: NSTextLayoutManager? { textLayoutManagerStorage as? NSTextLayoutManager }
}

// The descriptions of points, sizes and rectangles: `(1.0, 2.0)`, as Apple's CoreGraphics overlay shows them.
// Foundation on Linux declares the types without a description of their own.

import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// `(x, y)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// `(width, height)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// `(x, y, width, height)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

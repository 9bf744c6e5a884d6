// UIView's nested types and the enumerations it shares with its subclasses (raw values: public SDK documentation).

extension UIView {
    /// The edges and dimensions that stretch when the superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a set from raw bits; bits without a name here are preserved.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The space to the left grows and shrinks.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width grows and shrinks.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The space to the right grows and shrinks.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The space above grows and shrinks.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height grows and shrinks.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The space below grows and shrinks.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The placement of content whose size differs from the view's.
    public enum ContentMode: Int, Sendable {
        /// `redraw` calls `draw(_:)` again at each change of size; the other modes move or stretch the last drawing.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        /// The corners keep the content's size.
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Whether a view and its subviews show their tint or a grey; `automatic` follows the superview.
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}

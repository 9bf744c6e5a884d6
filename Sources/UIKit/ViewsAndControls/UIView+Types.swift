// UIView's nested types and the enumerations it shares with its subclasses (raw values: public SDK documentation).

extension UIView {
    /// Which edges and dimensions stretch when the superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// How content is placed when the view's size differs from the content's.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The accessibility properties that scripts and tests find views by.
struct AccessibilityState {
    var identifier: String?
    var label: String?
    var value: String?
    var hint: String?
    var isElement: Bool?
    var traits: UIAccessibilityTraits?
}

/// Archiving a live view is not offered; the attempt says so instead of writing half an object.
enum EncodingUnavailable {
    static func report(_ object: AnyObject, _ coder: NSCoder) {
        FileHandle.standardError.write(Data("WillAppear: \(Diagnostics.className(object)).encode(with:) is not implemented; nothing was written to \(coder)\n".utf8))
    }
}

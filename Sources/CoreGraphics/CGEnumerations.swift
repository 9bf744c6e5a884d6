// Owns the enumerations of drawing: line ends, blending, bitmaps, rules.

import Foundation

/// The shape of the ends of lines.
public enum CGLineCap: Int32, Sendable {
    /// `butt` ends at the point; the others go on by half a line width.
    case butt, round, square
}

/// The shape of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
    /// `miter` is pointed up to the miter limit and cut off beyond it.
    case miter, round, bevel
}

/// The smoothing of scaled images.
public enum CGInterpolationQuality: Int32, Sendable {
    /// Smoothed.
    case `default` = 0
    /// Pixels stay visible.
    case none = 1
    /// Smoothed as `default`.
    case low = 2
    /// Smoothed as `default`.
    case medium = 4
    /// Smoothed as `default`.
    case high = 3
}

/// The rule that says which parts of a path that crosses itself are inside.
public enum CGPathFillRule: Int, Sendable {
    /// Where the turns around a point do not cancel each other.
    case winding = 0
    /// Where a line out crosses the path an odd number of times.
    case evenOdd = 1
}

/// Whether a path is filled, stroked or both; the `eo` ones fill by the even-odd rule.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Filling comes before stroking.
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// Whether text is filled, stroked or added to the clip.
public enum CGTextDrawingMode: Int32, Sendable {
    /// Kept by contexts; text is filled in every mode.
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// The way in which a source is put over a destination. R, S and D are premultiplied.
public enum CGBlendMode: Int32, Sendable {
    /// `normal` puts the source over what is there; the others in this row mix colours of both.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// The last four take hue, saturation or lightness of one from the other.
    case difference, exclusion, hue, saturation, color, luminosity
    /// Porter and Duff's operators: where source or destination are kept.
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    /// `plusLighter` adds and cuts off; `plusDarker` is drawn as `darken`.
    case xor, plusDarker, plusLighter
}

/// The place of alpha in a pixel, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// `none` has no alpha, the `Skip` ones an unused byte, `alphaOnly` nothing else.
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of a pixel's bytes in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits that hold the order.
    case orderMask = 0x7000
    /// As they are named: first component first.
    case orderDefault = 0
    /// No bitmap is made with 16 bits.
    case order16Little = 0x1000
    /// Last component first: BGRA with alpha first.
    case order32Little = 0x2000
    /// No bitmap is made with 16 bits.
    case order16Big = 0x3000
    /// First component first.
    case order32Big = 0x4000
}

/// The layout of a pixel: alpha, byte order, kind of numbers.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: UInt32

    /// Creates a set from raw bits; bits without a name here are preserved.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits that hold a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that say whether components are floating point.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floats. Contexts and images of this layout are not made.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that hold the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// First component first.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// No bitmap is made with 16 bits.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Last component first: BGRA with alpha first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// No bitmap is made with 16 bits.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// First component first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    var alphaInfo: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & 0x1F) }
}

/// Whether a gradient's first and last colours go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: UInt32

    /// Creates a set from raw bits; bits without a name here are preserved.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour fills what lies before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour fills what lies beyond the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

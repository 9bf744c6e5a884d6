// Owns the small geometry that Foundation on Linux lacks: CGVector, the time
// interval and glyph aliases, comparisons and boxing in NSValue.

import Foundation

/// A difference of two points.
public struct CGVector: Hashable, Codable, Sendable {
    /// Difference to the right.
    public var dx: CGFloat
    /// Difference along y; up or down as the space has it.
    public var dy: CGFloat

    /// No difference.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Zero.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// The two differences.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// The two differences from whole numbers.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// The two differences.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

/// Index of a glyph in its font.
public typealias CGGlyph = UInt16
/// Index of a glyph in its font; the name that CoreText's and UIKit's headers use.
public typealias CGFontIndex = UInt16

extension CGPoint {
    /// Whether the points are equal; for code from before Swift 3.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
    /// Whether the sizes are equal; for code from before Swift 3.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
    /// Whether the rectangles are equal; for code from before Swift 3.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension NSValue {
    /// Boxes a point, read again with `cgPointValue`.
    public convenience init(cgPoint point: CGPoint) {
        self.init(point: point)
    }

    /// Boxes a size, read again with `cgSizeValue`.
    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    /// Boxes a rectangle, read again with `cgRectValue`.
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    /// Boxes a vector, read again with `cgVectorValue`.
    public convenience init(cgVector vector: CGVector) {
        self.init(doubles: [vector.dx, vector.dy])
    }

    /// Boxes a matrix, read again with `cgAffineTransformValue`.
    public convenience init(cgAffineTransform t: CGAffineTransform) {
        self.init(doubles: [t.a, t.b, t.c, t.d, t.tx, t.ty])
    }

    /// The point in a value that boxes one.
    public var cgPointValue: CGPoint { pointValue }
    /// The size in a value that boxes one.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle in a value that boxes one.
    public var cgRectValue: CGRect { rectValue }

    /// Zero for values that box something else.
    public var cgVectorValue: CGVector {
        let numbers = doubles(count: 2)
        return CGVector(dx: numbers[0], dy: numbers[1])
    }

    /// All zeros for values that box something else.
    public var cgAffineTransformValue: CGAffineTransform {
        let n = doubles(count: 6).map { CGFloat($0) }
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    /// Boxes a structure whose members are all `double`, as an array of them.
    package convenience init(doubles: [Double]) {
        self.init(bytes: doubles, objCType: "[\(doubles.count)d]")
    }

    /// The members boxed by `init(doubles:)`; zeros when `self` boxes something else.
    package func doubles(count: Int) -> [Double] {
        var numbers = [Double](repeating: 0, count: count)
        guard boxedDoubleCount == count else { return numbers }
        numbers.withUnsafeMutableBytes { bytes in
            if let base = bytes.baseAddress { getValue(base) }
        }
        return numbers
    }

    /// How many doubles `init(doubles:)` boxed here, or nil for another kind of value.
    package var boxedDoubleCount: Int? {
        let type = String(cString: objCType)
        guard type.hasPrefix("["), type.hasSuffix("d]") else { return nil }
        return Int(type.dropFirst().dropLast(2))
    }
}

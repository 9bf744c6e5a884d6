// Owns CATransform3D, the 4 x 4 matrix of layers, and its functions. The compositor
// uses its affine part only.

@_exported import CoreGraphics

/// Row-major: a point is a row vector, so translation is in `m41 m42 m43`.
public struct CATransform3D: Hashable, Sendable {
    /// First row: the image of x.
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    /// Second row: the image of y.
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    /// Third row: the image of z.
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    /// Fourth row: the translation, in points, and 1.
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// A matrix of zeros.
    public init() {
        self.init(rows: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Creates a transform from all sixteen numbers, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    init(rows r: [CGFloat]) {
        self.init(
            m11: r[0], m12: r[1], m13: r[2], m14: r[3], m21: r[4], m22: r[5], m23: r[6], m24: r[7],
            m31: r[8], m32: r[9], m33: r[10], m34: r[11], m41: r[12], m42: r[13], m43: r[14], m44: r[15])
    }

    var rows: [CGFloat] { [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] }

    package static let identity = CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

    package init(_ t: CGAffineTransform) {
        self = .identity
        (m11, m12, m21, m22, m41, m42) = (t.a, t.b, t.c, t.d, t.tx, t.ty)
    }

    /// The effect of the matrix on points of the z = 0 plane, seen from the front, without perspective.
    package var affinePart: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
    package var isIdentity: Bool { self == .identity }
}

/// Changes nothing.
public let CATransform3DIdentity = CATransform3D.identity

/// Whether it is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.isIdentity }
/// Whether all sixteen numbers are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Moves by points; `tz` is not seen, since there is no perspective.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3D.identity
    (t.m41, t.m42, t.m43) = (tx, ty, tz)
    return t
}

/// Stretches by factors; `sz` is not seen.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3D.identity
    (t.m11, t.m22, t.m33) = (sx, sy, sz)
    return t
}

/// Turns by `angle` radians around the axis (`x`, `y`, `z`); the identity for an axis of no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return .identity }
    let x = x / length, y = y / length, z = z / length
    let c = cos(angle), s = sin(angle), k = 1 - c
    return CATransform3D(rows: [
        c + x * x * k, x * y * k + z * s, x * z * k - y * s, 0,
        x * y * k - z * s, c + y * y * k, y * z * k + x * s, 0,
        x * z * k + y * s, y * z * k - x * s, c + z * z * k, 0,
        0, 0, 0, 1,
    ])
}

/// `translate` first, then `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The scale first, then `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The rotation of `angle` radians first, then `t`.
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let l = a.rows, r = b.rows
    var product = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
        for column in 0..<4 {
            for k in 0..<4 { product[row * 4 + column] += l[row * 4 + k] * r[k * 4 + column] }
        }
    }
    return CATransform3D(rows: product)
}

/// The inverse, or `t` where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var left = t.rows, right = CATransform3D.identity.rows
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) } ?? column
        let value = left[pivot * 4 + column]
        guard value != 0, value.isFinite else { return t }
        for k in 0..<4 {
            left.swapAt(column * 4 + k, pivot * 4 + k)
            right.swapAt(column * 4 + k, pivot * 4 + k)
        }
        for k in 0..<4 {
            left[column * 4 + k] /= value
            right[column * 4 + k] /= value
        }
        for row in 0..<4 where row != column {
            let factor = left[row * 4 + column]
            if factor == 0 { continue }
            for k in 0..<4 {
                left[row * 4 + k] -= factor * left[column * 4 + k]
                right[row * 4 + k] -= factor * right[column * 4 + k]
            }
        }
    }
    return CATransform3D(rows: right)
}

/// A transform of the plane as one of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// Whether it is a transform of the plane: no depth, no perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
        && t.m43 == 0 && t.m44 == 1
}

/// The 2D part; the identity where `t` is not affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CATransform3DIsAffine(t) ? t.affinePart : .identity
}

extension NSValue {
    /// A boxed transform, for animation values and archives.
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(doubles: t.rows.map { Double($0) })
    }

    /// The boxed transform; zeros in a value of another kind.
    public var caTransform3DValue: CATransform3D { CATransform3D(rows: doubles(count: 16).map { CGFloat($0) }) }
}

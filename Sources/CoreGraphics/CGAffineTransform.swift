// Owns CGAffineTransform, the 2 x 3 matrix of user space to another space, and
// its application to Foundation's CGPoint, CGSize and CGRect.
// Called by everything that draws or lays out.

@_exported import AppleCoreFoundation
@_exported import Foundation

/// A matrix that maps `(x, y)` to `(a·x + c·y + tx, b·x + d·y + ty)`.
public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// Part of x in the new x.
    public var a: CGFloat
    /// Part of x in the new y.
    public var b: CGFloat
    /// Part of y in the new x.
    public var c: CGFloat
    /// Part of y in the new y.
    public var d: CGFloat
    /// Added to the new x.
    public var tx: CGFloat
    /// Added to the new y.
    public var ty: CGFloat

    /// Leaves points where they are.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// A matrix of zeros, as in Apple's overlay.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// The six numbers of the matrix.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The six numbers of the matrix, without names.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Moves by these distances.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Stretches from the origin; negative values mirror.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// - Parameter angle: radians; positive turns the x axis towards the y axis.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle), cosine = cos(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Scale, then shear, then rotation, then translation.
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// Exactly the identity: a rotation by a whole turn may not be.
    public var isIdentity: Bool { self == .identity }

    /// Translates first, then applies `self`.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Scales first, then applies `self`.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Rotates by `angle` radians first, then applies `self`.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse, or `self` where the matrix has none (Apple: `CGAffineTransformInvert`).
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// `self` first, `other` second.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Scale, then shear, then rotation, then translation; their product is `self`.
    public func decomposed() -> CGAffineTransformComponents {
        let determinant = a * d - b * c
        let width = (a * a + b * b).squareRoot()
        let height = width == 0 ? (c * c + d * d).squareRoot() : determinant / width
        let rotation = width == 0 ? atan2(-c, d) : atan2(b, a)
        let shear = width == 0 || height == 0 ? 0 : (a * c + b * d) / (width * height)
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: rotation,
            translation: CGVector(dx: tx, dy: ty))
    }

    /// True when points map to finite points and back.
    package var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
    }

    /// True when axis-aligned rectangles stay axis-aligned and upright or mirrored.
    package var isScaleAndTranslation: Bool { b == 0 && c == 0 }
}

/// The parts of an affine transform, as `CGAffineTransform.decomposed()` returns them.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// Factors of width and height; a negative height mirrors.
    public var scale: CGSize
    /// The distance by which x moves for each unit of y.
    public var horizontalShear: CGFloat
    /// The turn, in radians.
    public var rotation: CGFloat
    /// Distances in the new space.
    public var translation: CGVector

    /// All zero, the scale too.
    public init() {
        self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// The parts in the order in which they are applied.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }

    /// Exact comparison, without a tolerance.
    public static func == (left: Self, right: Self) -> Bool {
        left.scale == right.scale && left.horizontalShear == right.horizontalShear
            && left.rotation == right.rotation && left.translation == right.translation
    }

    /// Hashes all four parts.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(scale.width)
        hasher.combine(scale.height)
        hasher.combine(horizontalShear)
        hasher.combine(rotation)
        hasher.combine(translation)
    }
}

extension CGPoint {
    /// The point where `t` puts this one.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Turned and stretched, not moved; sides may become negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle that holds the four mapped corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        var low = corners[0], high = corners[0]
        for corner in corners.dropFirst() {
            low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
            high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

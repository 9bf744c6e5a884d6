// simd_quatd: rotations in space as quaternions, and simd's functions on them.
import Foundation

/// A rotation in space.
public struct simd_quatd: Equatable, Sendable {
    /// The three imaginary parts and the real one.
    public var vector: SIMD4<Double>
    /// Zeros.
    public init() { vector = .zero }
    /// The three imaginary parts and the real one.
    public init(vector: SIMD4<Double>) { self.vector = vector }
    /// The four parts.
    public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4<Double>(ix, iy, iz, r) }
    /// The parts.
    public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4<Double>(imag, real) }
    /// A turn about an axis of length one, in radians.
    public init(angle: Double, axis: SIMD3<Double>) { self.init(real: cos(angle / 2), imag: axis * sin(angle / 2)) }
    /// The turn that leads one direction, of length one, to another.
    public init(from: SIMD3<Double>, to: SIMD3<Double>) {
        let middle = from + to
        guard simd_length(middle) > Double.ulpOfOne else {
            // Half a turn about any axis at a right angle.
            let other: SIMD3<Double> = Swift.abs(from.x) < 0.9 ? SIMD3<Double>(1, 0, 0) : SIMD3<Double>(0, 1, 0)
            self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
            return
        }
        let half = simd_normalize(middle)
        self.init(real: simd_dot(from, half), imag: simd_cross(from, half))
    }

    /// The real part.
    public var real: Double { get { vector.w } set { vector.w = newValue } }
    /// The imaginary parts.
    public var imag: SIMD3<Double> { get { SIMD3<Double>(vector.x, vector.y, vector.z) } set { vector = SIMD4<Double>(newValue, vector.w) } }
    /// The turn in radians.
    public var angle: Double { 2 * atan2(simd_length(imag), real) }
    /// The axis, of length one.
    public var axis: SIMD3<Double> { simd_normalize(imag) }
    /// The length of the four parts.
    public var length: Double { simd_length(vector) }
    /// The same turn with a length of one.
    public var normalized: simd_quatd { simd_quatd(vector: simd_normalize(vector)) }
    /// The turn back, of one of length one.
    public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
    /// The turn back.
    public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / simd_length_squared(vector)) }
    /// Turns a vector.
    public func act(_ v: SIMD3<Double>) -> SIMD3<Double> { (self * simd_quatd(real: 0, imag: v) * inverse).imag }

    /// Sums of parts.
    public static func + (left: simd_quatd, right: simd_quatd) -> simd_quatd { simd_quatd(vector: left.vector + right.vector) }
    /// Differences of parts.
    public static func - (left: simd_quatd, right: simd_quatd) -> simd_quatd { simd_quatd(vector: left.vector - right.vector) }
    /// The other representation of the same turn.
    public static prefix func - (quaternion: simd_quatd) -> simd_quatd { simd_quatd(vector: -quaternion.vector) }
    /// All parts times a number.
    public static func * (left: simd_quatd, right: Double) -> simd_quatd { simd_quatd(vector: left.vector * right) }
    /// All parts times a number.
    public static func * (left: Double, right: simd_quatd) -> simd_quatd { right * left }
    /// First the right one, then the left one.
    public static func * (left: simd_quatd, right: simd_quatd) -> simd_quatd {
        simd_quatd(
            real: left.real * right.real - simd_dot(left.imag, right.imag),
            imag: right.imag * left.real + left.imag * right.real + simd_cross(left.imag, right.imag))
    }
}

/// First the right one, then the left one.
public func simd_mul(_ x: simd_quatd, _ y: simd_quatd) -> simd_quatd { x * y }
/// The turn back.
public func simd_inverse(_ q: simd_quatd) -> simd_quatd { q.inverse }
/// Turns a vector.
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }
/// The same turn with a length of one.
public func simd_normalize(_ q: simd_quatd) -> simd_quatd { q.normalized }
/// The sum of the products of the parts.
public func simd_dot(_ x: simd_quatd, _ y: simd_quatd) -> Double { simd_dot(x.vector, y.vector) }
/// Between two turns, at an even speed and the shorter way.
public func simd_slerp(_ from: simd_quatd, _ to: simd_quatd, _ t: Double) -> simd_quatd {
    let cosine = simd_dot(from, to), end = cosine < 0 ? -to : to
    let angle = acos(Swift.min(1, Swift.abs(cosine)))
    guard angle > Double.ulpOfOne.squareRoot() else { return (from * (1 - t) + end * t).normalized }
    return from * (sin((1 - t) * angle) / sin(angle)) + end * (sin(t * angle) / sin(angle))
}

extension simd_double3x3 {
    /// The matrix of a turn, of length one.
    public init(_ q: simd_quatd) { self.init(q.act(SIMD3<Double>(1, 0, 0)), q.act(SIMD3<Double>(0, 1, 0)), q.act(SIMD3<Double>(0, 0, 1))) }
}

extension simd_double4x4 {
    /// The matrix of a turn, of length one.
    public init(_ q: simd_quatd) {
        let m = simd_double3x3(q)
        self.init(SIMD4<Double>(m.columns.0, 0), SIMD4<Double>(m.columns.1, 0), SIMD4<Double>(m.columns.2, 0), SIMD4<Double>(0, 0, 0, 1))
    }
}

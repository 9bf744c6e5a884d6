// simd_quatf: rotations in space as quaternions, and simd's functions on them.
import Foundation

/// A rotation in space.
public struct simd_quatf: Equatable, Sendable {
    /// The three imaginary parts and the real one.
    public var vector: SIMD4<Float>
    /// Zeros.
    public init() { vector = .zero }
    /// The three imaginary parts and the real one.
    public init(vector: SIMD4<Float>) { self.vector = vector }
    /// The four parts.
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4<Float>(ix, iy, iz, r) }
    /// The parts.
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4<Float>(imag, real) }
    /// A turn about an axis of length one, in radians.
    public init(angle: Float, axis: SIMD3<Float>) { self.init(real: cos(angle / 2), imag: axis * sin(angle / 2)) }
    /// The turn that leads one direction, of length one, to another.
    public init(from: SIMD3<Float>, to: SIMD3<Float>) {
        let middle = from + to
        guard simd_length(middle) > Float.ulpOfOne else {
            // Half a turn about any axis at a right angle.
            let other: SIMD3<Float> = Swift.abs(from.x) < 0.9 ? SIMD3<Float>(1, 0, 0) : SIMD3<Float>(0, 1, 0)
            self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
            return
        }
        let half = simd_normalize(middle)
        self.init(real: simd_dot(from, half), imag: simd_cross(from, half))
    }

    /// The real part.
    public var real: Float { get { vector.w } set { vector.w = newValue } }
    /// The imaginary parts.
    public var imag: SIMD3<Float> { get { SIMD3<Float>(vector.x, vector.y, vector.z) } set { vector = SIMD4<Float>(newValue, vector.w) } }
    /// The turn in radians.
    public var angle: Float { 2 * atan2(simd_length(imag), real) }
    /// The axis, of length one.
    public var axis: SIMD3<Float> { simd_normalize(imag) }
    /// The length of the four parts.
    public var length: Float { simd_length(vector) }
    /// The same turn with a length of one.
    public var normalized: simd_quatf { simd_quatf(vector: simd_normalize(vector)) }
    /// The turn back, of one of length one.
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
    /// The turn back.
    public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / simd_length_squared(vector)) }
    /// Turns a vector.
    public func act(_ v: SIMD3<Float>) -> SIMD3<Float> { (self * simd_quatf(real: 0, imag: v) * inverse).imag }

    /// Sums of parts.
    public static func + (left: simd_quatf, right: simd_quatf) -> simd_quatf { simd_quatf(vector: left.vector + right.vector) }
    /// Differences of parts.
    public static func - (left: simd_quatf, right: simd_quatf) -> simd_quatf { simd_quatf(vector: left.vector - right.vector) }
    /// The other representation of the same turn.
    public static prefix func - (quaternion: simd_quatf) -> simd_quatf { simd_quatf(vector: -quaternion.vector) }
    /// All parts times a number.
    public static func * (left: simd_quatf, right: Float) -> simd_quatf { simd_quatf(vector: left.vector * right) }
    /// All parts times a number.
    public static func * (left: Float, right: simd_quatf) -> simd_quatf { right * left }
    /// First the right one, then the left one.
    public static func * (left: simd_quatf, right: simd_quatf) -> simd_quatf {
        simd_quatf(
            real: left.real * right.real - simd_dot(left.imag, right.imag),
            imag: right.imag * left.real + left.imag * right.real + simd_cross(left.imag, right.imag))
    }
}

/// First the right one, then the left one.
public func simd_mul(_ x: simd_quatf, _ y: simd_quatf) -> simd_quatf { x * y }
/// The turn back.
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
/// Turns a vector.
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
/// The same turn with a length of one.
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
/// The sum of the products of the parts.
public func simd_dot(_ x: simd_quatf, _ y: simd_quatf) -> Float { simd_dot(x.vector, y.vector) }
/// Between two turns, at an even speed and the shorter way.
public func simd_slerp(_ from: simd_quatf, _ to: simd_quatf, _ t: Float) -> simd_quatf {
    let cosine = simd_dot(from, to), end = cosine < 0 ? -to : to
    let angle = acos(Swift.min(1, Swift.abs(cosine)))
    guard angle > Float.ulpOfOne.squareRoot() else { return (from * (1 - t) + end * t).normalized }
    return from * (sin((1 - t) * angle) / sin(angle)) + end * (sin(t * angle) / sin(angle))
}

extension simd_float3x3 {
    /// The matrix of a turn, of length one.
    public init(_ q: simd_quatf) { self.init(q.act(SIMD3<Float>(1, 0, 0)), q.act(SIMD3<Float>(0, 1, 0)), q.act(SIMD3<Float>(0, 0, 1))) }
}

extension simd_float4x4 {
    /// The matrix of a turn, of length one.
    public init(_ q: simd_quatf) {
        let m = simd_float3x3(q)
        self.init(SIMD4<Float>(m.columns.0, 0), SIMD4<Float>(m.columns.1, 0), SIMD4<Float>(m.columns.2, 0), SIMD4<Float>(0, 0, 0, 1))
    }
}

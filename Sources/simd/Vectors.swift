// simd's names for vectors of the standard library, and the functions on them. Matrices and quaternions have files of their own.
import Foundation

/// 2 numbers of the type Float.
public typealias simd_float2 = SIMD2<Float>
/// 2 numbers of the type Float.
public typealias vector_float2 = SIMD2<Float>
/// 3 numbers of the type Float.
public typealias simd_float3 = SIMD3<Float>
/// 3 numbers of the type Float.
public typealias vector_float3 = SIMD3<Float>
/// 4 numbers of the type Float.
public typealias simd_float4 = SIMD4<Float>
/// 4 numbers of the type Float.
public typealias vector_float4 = SIMD4<Float>
/// 2 numbers of the type Double.
public typealias simd_double2 = SIMD2<Double>
/// 2 numbers of the type Double.
public typealias vector_double2 = SIMD2<Double>
/// 3 numbers of the type Double.
public typealias simd_double3 = SIMD3<Double>
/// 3 numbers of the type Double.
public typealias vector_double3 = SIMD3<Double>
/// 4 numbers of the type Double.
public typealias simd_double4 = SIMD4<Double>
/// 4 numbers of the type Double.
public typealias vector_double4 = SIMD4<Double>
/// 2 numbers of the type Int32.
public typealias simd_int2 = SIMD2<Int32>
/// 2 numbers of the type Int32.
public typealias vector_int2 = SIMD2<Int32>
/// 3 numbers of the type Int32.
public typealias simd_int3 = SIMD3<Int32>
/// 3 numbers of the type Int32.
public typealias vector_int3 = SIMD3<Int32>
/// 4 numbers of the type Int32.
public typealias simd_int4 = SIMD4<Int32>
/// 4 numbers of the type Int32.
public typealias vector_int4 = SIMD4<Int32>
/// 2 numbers of the type UInt32.
public typealias simd_uint2 = SIMD2<UInt32>
/// 2 numbers of the type UInt32.
public typealias vector_uint2 = SIMD2<UInt32>
/// 3 numbers of the type UInt32.
public typealias simd_uint3 = SIMD3<UInt32>
/// 3 numbers of the type UInt32.
public typealias vector_uint3 = SIMD3<UInt32>
/// 4 numbers of the type UInt32.
public typealias simd_uint4 = SIMD4<UInt32>
/// 4 numbers of the type UInt32.
public typealias vector_uint4 = SIMD4<UInt32>

// MARK: Products and lengths

/// The sum of the products of the components.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
/// The same.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, y) }
/// The square of the length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x) }
/// The same.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x) }
/// The length.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x).squareRoot() }
/// The same.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }
/// The length of the difference.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x - y) }
/// The same.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x - y) }
/// The square of the length of the difference.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length_squared(x - y) }
/// The same.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length_squared(x - y) }
/// The vector with a length of one. That of no length is not a number.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / simd_length(x) }
/// The same.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }
/// The vector at a right angle to both.
public func simd_cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The same.
public func cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { simd_cross(x, y) }
/// The vector at a right angle to both, which lie in a plane.
public func simd_cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }
/// The same.
public func cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> { simd_cross(x, y) }
/// The part of a vector that points along another one.
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { y * (simd_dot(x, y) / simd_dot(y, y)) }
/// The same.
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { simd_project(x, y) }
/// A vector thrown back by a surface with the unit normal `n`.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint { x - n * (2 * simd_dot(x, n)) }
/// The same.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { simd_reflect(x, n) }

// MARK: Each component

/// Between `x` and `y`: `x` at 0, `y` at 1.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
/// The same.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { simd_mix(x, y, t) }
/// The same for one number.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// Between `x` and `y`.
public func simd_mix<S: BinaryFloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { x + t * (y - x) }
/// Not below `min` and not above `max`.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable { x.clamped(lowerBound: min, upperBound: max) }
/// The same.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable { simd_clamp(x, min, max) }
/// The same for one number as each bound.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable { x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max)) }
/// Not below `min` and not above `max`.
public func simd_clamp<S: BinaryFloatingPoint>(_ x: S, _ min: S, _ max: S) -> S { Swift.min(Swift.max(x, min), max) }
/// 0 below the edge, else 1.
public func simd_step<S: BinaryFloatingPoint>(_ edge: S, _ x: S) -> S { x < edge ? 0 : 1 }
/// 0 at the first edge, 1 at the second, and smooth at both.
public func simd_smoothstep<S: BinaryFloatingPoint>(_ edge0: S, _ edge1: S, _ x: S) -> S {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
/// The same for each component.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
    let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: V(repeating: 0), upperBound: V(repeating: 1))
    return t * t * (V(repeating: 3) - t * 2)
}
/// The lesser of each two components.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
/// The same.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
/// The greater of each two components.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
/// The same.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
/// The size of each component.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, V.zero - x) }
/// The same.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_abs(x) }
/// One divided by each component.
public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { V(repeating: 1) / x }
/// Each component without its whole part.
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
/// The least component.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// The greatest component.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
/// The sum of the components.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }

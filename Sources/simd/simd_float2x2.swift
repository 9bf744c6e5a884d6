// simd_float2x2: a matrix of columns with its products, and simd's functions on it. Elimination inverts it.

/// A matrix of 2 columns with 2 numbers each.
public struct simd_float2x2: Equatable, Sendable {
    /// The columns.
    public var columns: (SIMD2<Float>, SIMD2<Float>)
    /// Zeros.
    public init() { columns = (.zero, .zero) }
    /// A number on the diagonal, zeros elsewhere.
    public init(_ scalar: Float) { self.init(diagonal: SIMD2<Float>(repeating: scalar)) }
    /// Numbers on the diagonal, zeros elsewhere.
    public init(diagonal: SIMD2<Float>) {
        self.init()
        for index in 0..<2 { self[index, index] = diagonal[index] }
    }
    /// A matrix of columns.
    public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
    /// A matrix of columns.
    public init(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) { columns = (col0, col1) }
    /// A matrix of 2 columns.
    public init(_ columns: [SIMD2<Float>]) {
        precondition(columns.count == 2, "a matrix of 2 columns")
        self.columns = (columns[0], columns[1])
    }
    /// A matrix of 2 rows.
    public init(rows: [SIMD2<Float>]) { self = simd_float2x2(rows).transpose }

    /// A column.
    public subscript(column: Int) -> SIMD2<Float> {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            default: preconditionFailure("a matrix of 2 columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("a matrix of 2 columns")
            }
        }
    }
    /// A number.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// Rows for columns.
    public var transpose: simd_float2x2 {
        var result = simd_float2x2()
        for column in 0..<2 { for row in 0..<2 { result[row, column] = self[column, row] } }
        return result
    }
    /// The volume of the columns.
    public var determinant: Float { Elimination.determinant(of: (0..<2).map { column in (0..<2).map { self[column, $0] } }) }
    /// The matrix that undoes this one; not numbers if none does.
    public var inverse: simd_float2x2 {
        let rows = Elimination.inverse(of: (0..<2).map { column in (0..<2).map { self[column, $0] } })
        var result = simd_float2x2(Float.nan)
        guard let rows else { return simd_float2x2(SIMD2<Float>(repeating: .nan), SIMD2<Float>(repeating: .nan)) }
        for column in 0..<2 { for row in 0..<2 { result[column, row] = rows[column][row] } }
        return result
    }

    /// Whether all numbers are equal.
    public static func == (left: simd_float2x2, right: simd_float2x2) -> Bool { (0..<2).allSatisfy { left[$0] == right[$0] } }
    /// Sums of numbers.
    public static func + (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 { simd_float2x2((0..<2).map { left[$0] + right[$0] }) }
    /// Differences of numbers.
    public static func - (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 { simd_float2x2((0..<2).map { left[$0] - right[$0] }) }
    /// All numbers times one.
    public static func * (left: Float, right: simd_float2x2) -> simd_float2x2 { simd_float2x2((0..<2).map { left * right[$0] }) }
    /// All numbers times one.
    public static func * (left: simd_float2x2, right: Float) -> simd_float2x2 { right * left }
    /// A column times the matrix.
    public static func * (left: simd_float2x2, right: SIMD2<Float>) -> SIMD2<Float> { (0..<2).reduce(SIMD2<Float>.zero) { $0 + left[$1] * right[$1] } }
    /// A row times the matrix.
    public static func * (left: SIMD2<Float>, right: simd_float2x2) -> SIMD2<Float> { right.transpose * left }
    /// First the right one, then the left one.
    public static func * (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 { simd_float2x2((0..<2).map { left * right[$0] }) }
    /// First the right one, then this one.
    public static func *= (left: inout simd_float2x2, right: simd_float2x2) { left = left * right }
}

/// The same type.
public typealias float2x2 = simd_float2x2
/// The same type.
public typealias matrix_float2x2 = simd_float2x2
/// The matrix that changes nothing.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// First the right one, then the left one.
public func simd_mul(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }
/// A column times the matrix.
public func simd_mul(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }
/// The matrix that undoes this one.
public func simd_inverse(_ x: simd_float2x2) -> simd_float2x2 { x.inverse }
/// Rows for columns.
public func simd_transpose(_ x: simd_float2x2) -> simd_float2x2 { x.transpose }
/// The volume of the columns.
public func simd_determinant(_ x: simd_float2x2) -> Float { x.determinant }
/// A matrix of columns.
public func simd_matrix(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(col0, col1) }

// simd_float3x3: a matrix of columns with its products, and simd's functions on it. Elimination inverts it.

/// A matrix of 3 columns with 3 numbers each.
public struct simd_float3x3: Equatable, Sendable {
    /// The columns.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
    /// Zeros.
    public init() { columns = (.zero, .zero, .zero) }
    /// A number on the diagonal, zeros elsewhere.
    public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }
    /// Numbers on the diagonal, zeros elsewhere.
    public init(diagonal: SIMD3<Float>) {
        self.init()
        for index in 0..<3 { self[index, index] = diagonal[index] }
    }
    /// A matrix of columns.
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    /// A matrix of columns.
    public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) { columns = (col0, col1, col2) }
    /// A matrix of 3 columns.
    public init(_ columns: [SIMD3<Float>]) {
        precondition(columns.count == 3, "a matrix of 3 columns")
        self.columns = (columns[0], columns[1], columns[2])
    }
    /// A matrix of 3 rows.
    public init(rows: [SIMD3<Float>]) { self = simd_float3x3(rows).transpose }

    /// A column.
    public subscript(column: Int) -> SIMD3<Float> {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            case 2: return columns.2
            default: preconditionFailure("a matrix of 3 columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("a matrix of 3 columns")
            }
        }
    }
    /// A number.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// Rows for columns.
    public var transpose: simd_float3x3 {
        var result = simd_float3x3()
        for column in 0..<3 { for row in 0..<3 { result[row, column] = self[column, row] } }
        return result
    }
    /// The volume of the columns.
    public var determinant: Float { Elimination.determinant(of: (0..<3).map { column in (0..<3).map { self[column, $0] } }) }
    /// The matrix that undoes this one; not numbers if none does.
    public var inverse: simd_float3x3 {
        let rows = Elimination.inverse(of: (0..<3).map { column in (0..<3).map { self[column, $0] } })
        var result = simd_float3x3(Float.nan)
        guard let rows else { return simd_float3x3(SIMD3<Float>(repeating: .nan), SIMD3<Float>(repeating: .nan), SIMD3<Float>(repeating: .nan)) }
        for column in 0..<3 { for row in 0..<3 { result[column, row] = rows[column][row] } }
        return result
    }

    /// Whether all numbers are equal.
    public static func == (left: simd_float3x3, right: simd_float3x3) -> Bool { (0..<3).allSatisfy { left[$0] == right[$0] } }
    /// Sums of numbers.
    public static func + (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 { simd_float3x3((0..<3).map { left[$0] + right[$0] }) }
    /// Differences of numbers.
    public static func - (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 { simd_float3x3((0..<3).map { left[$0] - right[$0] }) }
    /// All numbers times one.
    public static func * (left: Float, right: simd_float3x3) -> simd_float3x3 { simd_float3x3((0..<3).map { left * right[$0] }) }
    /// All numbers times one.
    public static func * (left: simd_float3x3, right: Float) -> simd_float3x3 { right * left }
    /// A column times the matrix.
    public static func * (left: simd_float3x3, right: SIMD3<Float>) -> SIMD3<Float> { (0..<3).reduce(SIMD3<Float>.zero) { $0 + left[$1] * right[$1] } }
    /// A row times the matrix.
    public static func * (left: SIMD3<Float>, right: simd_float3x3) -> SIMD3<Float> { right.transpose * left }
    /// First the right one, then the left one.
    public static func * (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 { simd_float3x3((0..<3).map { left * right[$0] }) }
    /// First the right one, then this one.
    public static func *= (left: inout simd_float3x3, right: simd_float3x3) { left = left * right }
}

/// The same type.
public typealias float3x3 = simd_float3x3
/// The same type.
public typealias matrix_float3x3 = simd_float3x3
/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// First the right one, then the left one.
public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
/// A column times the matrix.
public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
/// The matrix that undoes this one.
public func simd_inverse(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }
/// Rows for columns.
public func simd_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }
/// The volume of the columns.
public func simd_determinant(_ x: simd_float3x3) -> Float { x.determinant }
/// A matrix of columns.
public func simd_matrix(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(col0, col1, col2) }

// simd_double4x4: a matrix of columns with its products, and simd's functions on it. Elimination inverts it.

/// A matrix of 4 columns with 4 numbers each.
public struct simd_double4x4: Equatable, Sendable {
    /// The columns.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
    /// Zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    /// A number on the diagonal, zeros elsewhere.
    public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }
    /// Numbers on the diagonal, zeros elsewhere.
    public init(diagonal: SIMD4<Double>) {
        self.init()
        for index in 0..<4 { self[index, index] = diagonal[index] }
    }
    /// A matrix of columns.
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
    /// A matrix of columns.
    public init(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>) { columns = (col0, col1, col2, col3) }
    /// A matrix of 4 columns.
    public init(_ columns: [SIMD4<Double>]) {
        precondition(columns.count == 4, "a matrix of 4 columns")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }
    /// A matrix of 4 rows.
    public init(rows: [SIMD4<Double>]) { self = simd_double4x4(rows).transpose }

    /// A column.
    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            case 2: return columns.2
            case 3: return columns.3
            default: preconditionFailure("a matrix of 4 columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("a matrix of 4 columns")
            }
        }
    }
    /// A number.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// Rows for columns.
    public var transpose: simd_double4x4 {
        var result = simd_double4x4()
        for column in 0..<4 { for row in 0..<4 { result[row, column] = self[column, row] } }
        return result
    }
    /// The volume of the columns.
    public var determinant: Double { Elimination.determinant(of: (0..<4).map { column in (0..<4).map { self[column, $0] } }) }
    /// The matrix that undoes this one; not numbers if none does.
    public var inverse: simd_double4x4 {
        let rows = Elimination.inverse(of: (0..<4).map { column in (0..<4).map { self[column, $0] } })
        var result = simd_double4x4(Double.nan)
        guard let rows else { return simd_double4x4(SIMD4<Double>(repeating: .nan), SIMD4<Double>(repeating: .nan), SIMD4<Double>(repeating: .nan), SIMD4<Double>(repeating: .nan)) }
        for column in 0..<4 { for row in 0..<4 { result[column, row] = rows[column][row] } }
        return result
    }

    /// Whether all numbers are equal.
    public static func == (left: simd_double4x4, right: simd_double4x4) -> Bool { (0..<4).allSatisfy { left[$0] == right[$0] } }
    /// Sums of numbers.
    public static func + (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 { simd_double4x4((0..<4).map { left[$0] + right[$0] }) }
    /// Differences of numbers.
    public static func - (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 { simd_double4x4((0..<4).map { left[$0] - right[$0] }) }
    /// All numbers times one.
    public static func * (left: Double, right: simd_double4x4) -> simd_double4x4 { simd_double4x4((0..<4).map { left * right[$0] }) }
    /// All numbers times one.
    public static func * (left: simd_double4x4, right: Double) -> simd_double4x4 { right * left }
    /// A column times the matrix.
    public static func * (left: simd_double4x4, right: SIMD4<Double>) -> SIMD4<Double> { (0..<4).reduce(SIMD4<Double>.zero) { $0 + left[$1] * right[$1] } }
    /// A row times the matrix.
    public static func * (left: SIMD4<Double>, right: simd_double4x4) -> SIMD4<Double> { right.transpose * left }
    /// First the right one, then the left one.
    public static func * (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 { simd_double4x4((0..<4).map { left * right[$0] }) }
    /// First the right one, then this one.
    public static func *= (left: inout simd_double4x4, right: simd_double4x4) { left = left * right }
}

/// The same type.
public typealias double4x4 = simd_double4x4
/// The same type.
public typealias matrix_double4x4 = simd_double4x4
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)
/// First the right one, then the left one.
public func simd_mul(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }
/// A column times the matrix.
public func simd_mul(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double> { x * y }
/// The matrix that undoes this one.
public func simd_inverse(_ x: simd_double4x4) -> simd_double4x4 { x.inverse }
/// Rows for columns.
public func simd_transpose(_ x: simd_double4x4) -> simd_double4x4 { x.transpose }
/// The volume of the columns.
public func simd_determinant(_ x: simd_double4x4) -> Double { x.determinant }
/// A matrix of columns.
public func simd_matrix(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>) -> simd_double4x4 { simd_double4x4(col0, col1, col2, col3) }

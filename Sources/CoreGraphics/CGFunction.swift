// A function of the app's that gives colours to shadings.

import Foundation

/// The app's functions of a CGFunction.
public struct CGFunctionCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// Computes `rangeDimension` numbers from `domainDimension` numbers.
    public var evaluate: ((UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void)?
    /// Called when the function is no longer used.
    public var releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?

    /// - Parameter version: 0.
    public init(
        version: UInt32, evaluate: ((UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void)?,
        releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?
    ) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}

/// Numbers to numbers, by a function of the app's.
public final class CGFunction: @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGFunctionCallbacks
    private let domain: [ClosedRange<CGFloat>]
    private let range: [ClosedRange<CGFloat>]
    let rangeDimension: Int

    /// `domain` and `range` hold a lower and an upper bound for each dimension, or are nil for no bounds. nil for dimensions below 1.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int, range: UnsafePointer<CGFloat>?,
        callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard domainDimension > 0, rangeDimension > 0 else { return nil }
        func bounds(_ pointer: UnsafePointer<CGFloat>?, _ count: Int) -> [ClosedRange<CGFloat>] {
            guard let pointer else { return [] }
            return (0..<count).map { index in
                let low = pointer[index * 2], high = pointer[index * 2 + 1]
                return low <= high ? low...high : low...low
            }
        }
        self.info = info
        self.callbacks = callbacks.pointee
        self.domain = bounds(domain, domainDimension)
        self.range = bounds(range, rangeDimension)
        self.rangeDimension = rangeDimension
    }

    deinit { callbacks.releaseInfo?(info) }

    var start: CGFloat { domain.first?.lowerBound ?? 0 }
    var end: CGFloat { domain.first?.upperBound ?? 1 }

    func value(at input: CGFloat) -> [CGFloat] {
        var input = domain.first.map { min(max(input, $0.lowerBound), $0.upperBound) } ?? input
        var output = [CGFloat](repeating: 0, count: rangeDimension)
        callbacks.evaluate?(info, &input, &output)
        return output.enumerated().map { index, value in range.indices.contains(index) ? min(max(value, range[index].lowerBound), range[index].upperBound) : value }
    }
}

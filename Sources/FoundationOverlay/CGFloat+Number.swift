// CGFloat as Apple's Foundation has it: a number without a label, as code from before Swift 4 writes it; and `abs` in its extensions,
// where the static one that corelibs Foundation gives CGFloat hides the global function.
import Foundation

extension CGFloat {
    /// The number, as `init(truncating:)` reads it.
    @available(swift, deprecated: 4, renamed: "init(truncating:)")
    public init(_ number: NSNumber) { self.init(number.doubleValue) }

    /// The global function, for extensions of CGFloat.
    public func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number { Swift.abs(x) }
    /// The global function, for static members of extensions of CGFloat.
    public static func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number { Swift.abs(x) }
}

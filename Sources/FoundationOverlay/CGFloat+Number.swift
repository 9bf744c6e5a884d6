// CGFloat as Apple's Foundation has it: a number without a label, as code from before Swift 4 writes it; and `abs` in its extensions,
// where the static one that corelibs Foundation gives CGFloat hides the global function. It bridges to NSNumber as the other numbers do.
import Foundation

extension CGFloat {
    /// The number, as `init(truncating:)` reads it.
    @available(swift, deprecated: 4, renamed: "init(truncating:)")
    public init(_ number: NSNumber) { self.init(number.doubleValue) }

    /// The number's value as it is nearest to one of CGFloat's.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    /// The number's value, if CGFloat has it without a loss.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }

    /// The global function, for extensions of CGFloat.
    public func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number { Swift.abs(x) }
    /// The global function, for static members of extensions of CGFloat.
    public static func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number { Swift.abs(x) }
}

// Apple's Foundation bridges CGFloat like Double: `lengths as [NSNumber]`, `number as? CGFloat`.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// A number of the same value.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
    /// The number's value.
    public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) { result = CGFloat(number.doubleValue) }
    /// The number's value, for `as?`.
    public static func _conditionallyBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(number.doubleValue)
        return true
    }
    /// The number's value; 0 for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat { CGFloat(number?.doubleValue ?? 0) }
}

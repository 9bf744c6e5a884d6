// Moments of Dispatch as Apple's Dispatch counts with them; Linux has the operators only.
import Dispatch

extension DispatchTime {
    /// The moment that much later; earlier for a negative interval.
    public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }

    /// The nanoseconds from this moment to the other; negative when the other lies before.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        .nanoseconds(other >= self ? Int(clamping: other.uptimeNanoseconds - uptimeNanoseconds) : -Int(clamping: uptimeNanoseconds - other.uptimeNanoseconds))
    }
}

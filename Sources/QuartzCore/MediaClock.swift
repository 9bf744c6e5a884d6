// QuartzCore's source of time: the host's clock. LayerDiagnostics lets UIKit
// report the errors that QuartzCore finds.

import CoreGraphics
import Dispatch
import ObjectiveC

/// The source of `CACurrentMediaTime()`. The host may replace it; the default is libc's monotonic
/// clock, which CVirtualTime owns under the host.
package enum MediaClock {
    nonisolated(unsafe) package static var now: @Sendable () -> CFTimeInterval = {
        CFTimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
    }
}

/// Seconds since an arbitrary start; never goes back.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now() }

/// The handler of impossible geometry: an exception, which ends the process.
package enum LayerDiagnostics {
    nonisolated(unsafe) package static var raise: @Sendable (_ name: String, _ reason: String) -> Never = { name, reason in
        raiseException(name: name, reason: reason)
    }

    /// `[187.5 nan]`, as CoreAnimation prints numbers.
    static func list(_ numbers: [CGFloat]) -> String {
        numbers.map { $0 == $0.rounded() && abs($0) < 1e15 ? String(Int($0)) : $0.isNaN ? "nan" : "\($0)" }.joined(separator: " ")
    }
}

// The present mode of the main run loop: the default one, or UIKit's while a scroll view tracks a finger.
// UIKit sets it, the host turns the run loop in it, display links read it.
import AppleCoreFoundation
import Foundation

package enum MainRunLoopMode {
    private static var mode: RunLoop.Mode {
        get { LayerContext.current.runLoopMode }
        set { LayerContext.current.runLoopMode = newValue }
    }

    package static var current: RunLoop.Mode {
        get { mode }
        set {
            _ = isTrackingCommon
            mode = newValue
        }
    }

    /// Apple, `RunLoop.Mode.tracking`: "The mode set while tracking in controls takes place."
    package static let tracking = RunLoop.Mode("UITrackingRunLoopMode")

    /// The name for the run loop.
    package static var name: CFRunLoopMode {
        _ = isTrackingCommon
        return mode == .default ? kCFRunLoopDefaultMode : trackingName
    }

    /// Makes timers and sources of the common modes, and the main queue, continue while a scroll view tracks.
    private static let isTrackingCommon: Bool = {
        CFRunLoopAddCommonMode(CFRunLoopGetMain(), trackingName)
        return true
    }()

    private static let trackingName = CFRunLoopMode(rawValue: tracking.rawValue as NSString)

    /// Whether a timer or source that was added for `modes` runs now.
    static func includes(_ modes: Set<RunLoop.Mode>) -> Bool { modes.contains(mode) || modes.contains(.common) }
}

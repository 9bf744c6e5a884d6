// Whether code runs where the main actor does. Layers, transactions and UIKit's teardown call it.
// Swift Testing on Linux serves the main queue from a worker thread, so a check of the main thread is not enough.

internal import CQuartzCore
import Dispatch

package enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()

    private static let isMarked: Bool = {
        DispatchQueue.main.setSpecific(key: key, value: true)
        return true
    }()

    /// True on the main thread and in every job of the main queue.
    package static var isCurrent: Bool {
        quartz_is_main_thread() || (isMarked && DispatchQueue.getSpecific(key: key) == true)
    }
}

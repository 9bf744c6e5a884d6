// The clock of these tests: libc's, virtual. Other tests of the process may have replaced the media clock.
import CVirtualTime
import QuartzCore
import UIKit

enum VirtualTime {
    static func use() {
        vt_enable()
        vt_start_watcher(200, 10_000_000)
        MediaClock.now = { CFTimeInterval(vt_uptime_ns()) / 1_000_000_000 }
    }
}

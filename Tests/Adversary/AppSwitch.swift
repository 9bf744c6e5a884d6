// What the system does to the app, through the doors that the host uses. The only file here that changes when
// those doors do.
import UIKit

@MainActor enum AppSwitch {
    private static var life: ApplicationLife { UIApplication.shared.life }

    static func home() { try? life.home() }
    static func memoryWarning() { try? life.warnOfMemory() }
    static func appearance(isDark: Bool) { SystemAppearance.setStyle(isDark ? .dark : .light) }
    static func textSize(_ number: Int) { UIContentSizeCategory(scriptName: ["S", "L", "XXXL"][number % 3]).map(SystemAppearance.setContentSizeCategory) }
    static func kill() { try? life.kill() }
    static func relaunch() {
        ApplicationReplacement.end()
        _ = ApplicationReplacement.begin(delegateClass: nil)
    }

    /// In front of the app, or what was there goes away.
    static func cover(_ number: Int) {
        switch number % 6 {
        case 0: try? life.show(.switcher)
        case 1: try? life.show(.controlCentre)
        case 2: try? life.show(.notificationCentre)
        case 3: try? life.show(.call)
        case 4: try? life.acceptCall()
        default: try? life.declineCall()
        }
    }

    static func lock(_ number: Int) {
        if number % 2 == 0 { try? life.lock() } else { try? life.unlock() }
    }

    /// Back to the app from wherever it is.
    static func open() {
        try? life.unlock()
        try? life.declineCall()
        try? life.open()
    }

    static func rotate(_ number: Int) {
        let orientations: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
        _ = Rotation.rotate(to: orientations[number % orientations.count])
    }
}

// What the system does to the app, through the doors that the host uses. The only file here that changes when
// those doors do.
import UIKit

@MainActor enum AppSwitch {
    static func home() { UIApplication.shared.enterBackground() }
    static func open() { UIApplication.shared.enterForeground() }
    static func memoryWarning() { UIApplication.shared.simulateMemoryWarning() }
    static func appearance(isDark: Bool) { UIScreen.main.userInterfaceStyle = isDark ? .dark : .light }

    static func rotate(_ number: Int) {
        let orientations: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
        _ = Rotation.rotate(to: orientations[number % orientations.count])
    }
}

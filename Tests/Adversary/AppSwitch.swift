// What the system does to the app, through the doors that the host uses. The only file here that changes when
// those doors do. Each answers whether it could be done.
import UIKit

@MainActor enum AppSwitch {
    private static var life: ApplicationLife { UIApplication.shared.life }

    private static func attempt(_ event: () throws -> Void) -> Bool { (try? event()) != nil }

    // MARK: The process

    /// What the app's Info.plist says.
    static func describe(_ setting: Setting) {
        SceneManifest.given = setting.hasScenes
            ? ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [["UISceneConfigurationName": "Default Configuration"]]]] : nil
    }

    static func replace() { ApplicationReplacement.end() }

    static func begin(_ delegate: AppProbe) -> UIApplication {
        let application = ApplicationReplacement.begin(delegateClass: nil)
        ApplicationReplacement.adopt(delegate, application)
        return application
    }

    static func kill() {
        if !attempt({ try life.kill() }) { life.stop() }
    }

    static func reclaimMemory() { _ = attempt { try life.reclaimMemory() } }

    // MARK: Front and back

    static func home() -> Bool { attempt { try life.home() } }
    static func lock() -> Bool { attempt { try life.lock() } }
    static func unlock() -> Bool { attempt { try life.unlock() } }

    /// In front of the app, or what was there goes away.
    static func cover(_ number: Int) -> Bool {
        attempt {
            switch number % 6 {
            case 0: try life.show(.switcher)
            case 1: try life.show(.controlCentre)
            case 2: try life.show(.notificationCentre)
            case 3: try life.show(.call)
            case 4: try life.acceptCall()
            default: try life.declineCall()
            }
        }
    }

    /// Back to the app from wherever it is.
    static func open(_ delivery: SystemDelivery? = nil) -> Bool {
        _ = attempt { try life.unlock() }
        _ = attempt { try life.declineCall() }
        return attempt { try life.open(delivery) }
    }

    // MARK: Scenes

    static func newScene() { _ = attempt { try life.newScene() } }
    static func closeScene(_ number: Int) -> Bool { attempt { try life.closeScene(number) } }
    static func activateScene(_ number: Int) -> Bool { attempt { try life.activateScene(number) } }
    static func minimiseScene(_ number: Int) -> Bool { attempt { try life.minimiseScene(number) } }
    static func disconnectScene(_ number: Int) -> Bool { attempt { try life.disconnectScene(number) } }

    // MARK: The device

    static func memoryWarning() { _ = attempt { try life.warnOfMemory() } }
    static func appearance(isDark: Bool) { SystemAppearance.current.setStyle(isDark ? .dark : .light) }
    static func textSize(_ number: Int) { UIContentSizeCategory(scriptName: ["S", "L", "XXXL"][number % 3]).map(SystemAppearance.current.setContentSizeCategory) }

    static func rotate(_ number: Int) {
        let orientations: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
        _ = Rotation.rotate(to: orientations[number % orientations.count])
    }

    /// The interface turns when the app comes to the front.
    static var isTurned: Bool {
        switch UIDevice.current.orientation {
        case .portrait: UIScreen.main.orientation != .portrait
        case .landscapeLeft: UIScreen.main.orientation != .landscapeRight
        case .landscapeRight: UIScreen.main.orientation != .landscapeLeft
        default: false
        }
    }
}

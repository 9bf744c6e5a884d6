// What happens to an app from outside its screen: home, reopening, rotation, memory warnings.
// UIKit's choreographies do the work; this file is the host's side of each. ScriptPlayer calls it.
import HostProtocol
import UIKit

@MainActor struct SystemEvents {
    let application: UIApplication
    let loop: MainLoop

    /// To the background. Returns a problem, nil when it was done.
    func home() -> String? {
        guard application.applicationState != .background else { return "the app is in the background already" }
        application.enterBackground()
        loop.settle()
        return nil
    }

    /// Back to the foreground.
    func open() -> String? {
        guard application.applicationState == .background else { return "the app is in the foreground already" }
        application.enterForeground()
        loop.settle()
        return nil
    }

    /// Turns the device. The interface follows if a controller on screen supports it, as on a device.
    ///
    /// - Returns: false when the interface stayed as it was.
    func rotate(_ rotation: ScriptStep.Rotation) -> Bool {
        let follows = Rotation.rotate(to: Self.orientation(rotation))
        loop.drain()
        return follows
    }

    /// The device is turned to the left: its home indicator is then at the right, which UIKit's interface
    /// orientations call landscapeRight (UIInterfaceOrientation documentation).
    private static func orientation(_ rotation: ScriptStep.Rotation) -> UIInterfaceOrientation {
        switch rotation {
        case .left: .landscapeRight
        case .right: .landscapeLeft
        case .portrait: .portrait
        }
    }

    func memoryWarning() {
        application.simulateMemoryWarning()
        loop.drain()
    }

    static func firstResponder(of application: UIApplication) -> UIResponder? {
        for window in application.windowsOnScreen.reversed() {
            if let found = firstResponder(in: window) { return found }
        }
        return nil
    }

    private static func firstResponder(in view: UIView) -> UIResponder? {
        if view.isFirstResponder { return view }
        for child in view.subviews {
            if let found = firstResponder(in: child) { return found }
        }
        return nil
    }
}

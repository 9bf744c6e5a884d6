// Events from outside the app's screen: home, calls, the switcher, rotation, memory, settings.
// UIKit's choreographies do the work; this file is the host's side of each. ScriptPlayer and tests call it.
import DeviceServices
import HostProtocol
import QuartzCore
import UIKit

@MainActor package struct SystemEvents {
    let application: UIApplication
    let loop: MainLoop

    package init(application: UIApplication, loop: MainLoop) {
        self.application = application
        self.loop = loop
    }

    // Functions that return a string return why the event cannot happen now, nil when it has happened.

    // MARK: Front and back

    package func home() -> String? { send { life throws(ApplicationLife.Impossible) in try life.home() } }
    /// - Parameter delivery: the URL, activity or action that the system asks the app to open.
    package func open(_ delivery: SystemDelivery? = nil) -> String? { send { life throws(ApplicationLife.Impossible) in try life.open(delivery) } }
    package func switcher() -> String? { send { life throws(ApplicationLife.Impossible) in try life.show(.switcher) } }
    package func controlCentre() -> String? { send { life throws(ApplicationLife.Impossible) in try life.show(.controlCentre) } }
    package func notificationCentre() -> String? { send { life throws(ApplicationLife.Impossible) in try life.show(.notificationCentre) } }
    package func lock() -> String? { send { life throws(ApplicationLife.Impossible) in try life.lock() } }
    package func unlock() -> String? { send { life throws(ApplicationLife.Impossible) in try life.unlock() } }

    package func call(_ call: ScriptStep.Call) -> String? {
        send { life throws(ApplicationLife.Impossible) in
            switch call {
            case .incoming: try life.show(.call)
            case .accept: try life.acceptCall()
            case .decline: try life.declineCall()
            }
        }
    }

    /// The quick action of that type among the app's own and those of its Info.plist.
    package func shortcut(_ type: String) throws(StepFailure) -> SystemDelivery {
        let items = application.allShortcutItems
        if let item = items.first(where: { $0.type == type }) { return .shortcut(item) }
        let known = items.map { "\n    \($0.type): \($0.localizedTitle)" }.joined()
        throw StepFailure("the app has no quick action of this type" + (known.isEmpty ? "" : "; it has:" + known))
    }

    // MARK: The end

    package func kill() -> String? { send { life throws(ApplicationLife.Impossible) in try life.kill() } }
    package func memoryPressure() -> String? { send { life throws(ApplicationLife.Impossible) in try life.reclaimMemory() } }
    package func memoryWarning() -> String? { send { life throws(ApplicationLife.Impossible) in try life.warnOfMemory() } }

    // MARK: Scenes

    package func scene(_ action: ScriptStep.SceneAction) -> String? {
        send { life throws(ApplicationLife.Impossible) in
            switch action {
            case .new: try life.newScene()
            case .close(let number): try life.closeScene(number)
            case .minimise(let number): try life.minimiseScene(number)
            case .activate(let number): try life.activateScene(number)
            case .disconnect(let number): try life.disconnectScene(number)
            }
        }
    }

    private func send(_ name: String = #function, _ event: (ApplicationLife) throws(ApplicationLife.Impossible) -> Void) -> String? {
        let life = application.life
        let wasStopped = life.phase.isStopped
        // The first callback of a process that wakes must read the present time.
        if life.phase == .suspended { loop.clock.wake() }
        let cause = Self.cause(name)
        do throws(ApplicationLife.Impossible) {
            try Causes.during(cause) { () throws(ApplicationLife.Impossible) in try event(life) }
        } catch {
            return error.reason
        }
        if !wasStopped || !life.phase.isStopped { loop.settle() }
        return nil
    }

    private static func cause(_ name: String) -> Cause { Cause(.system, "outside of the screen: \(name.prefix { $0 != "(" })", evidence: ["asked for by the script, the session or the page"], because: nil) }

    // MARK: The device

    /// Turns the device. The interface follows if a controller on screen supports it, as on a device.
    ///
    /// - Returns: false when the interface stayed as it was.
    package func rotate(_ rotation: ScriptStep.Rotation) -> Bool {
        let follows = Causes.during(Self.cause("rotate \(rotation.rawValue)")) { Rotation.rotate(to: Self.orientation(rotation)) }
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
        case .upsideDown: .portraitUpsideDown
        }
    }

    /// Puts the app beside another one. Returns a problem; nil if it was done.
    package func split(_ split: ScriptStep.Split) -> String? {
        let share: SplitScreen.Share = switch split {
        case .third: .third
        case .half: .half
        case .twoThirds: .twoThirds
        case .full: .full
        }
        guard SplitScreen.set(share) else { return "only an iPad with iOS 9 or later shows two apps side by side" }
        loop.settle()
        return nil
    }

    // MARK: Keys and motion

    /// A key of the keyboard into the first responder.
    package func press(_ key: ScriptStep.Key) -> String? {
        guard let input = Self.firstResponder(of: application) as? any UIKeyInput else { return "nothing that takes text is first responder; tap a text field first" }
        switch key {
        case .return: input.insertText("\n")
        case .delete: input.deleteBackward()
        case .space: input.insertText(" ")
        }
        loop.runFrame()
        return nil
    }

    package func hideKeyboard() -> String? {
        guard let responder = Self.firstResponder(of: application), responder is any UIKeyInput || responder.inputView != nil else { return "no keyboard is shown" }
        guard responder.resignFirstResponder() else { return "\(Swift.type(of: responder)) refuses to resign as first responder" }
        loop.settle()
        return nil
    }

    /// Shakes the device: the first responder and its chain are told, else the key window
    /// (UIResponder.motionBegan documentation: motion events go to the first responder).
    package func shake() -> String? {
        guard application.life.phase == .active, let target = Self.firstResponder(of: application) ?? application.keyWindow else { return "the app is not active" }
        let event = UIEvent(type: .motion, subtype: .motionShake)
        event.update([], timestamp: CACurrentMediaTime())
        target.motionBegan(.motionShake, with: event)
        loop.run(for: 0.5)
        event.update([], timestamp: CACurrentMediaTime())
        target.motionEnded(.motionShake, with: event)
        loop.drain()
        return nil
    }

    // MARK: Messages from servers

    /// Delivers a remote notification. One with an alert goes to the notification centre's delegate while the app is in front; the app's
    /// delegate gets it otherwise, or if it is to fetch (UNUserNotificationCenterDelegate and
    /// application(_:didReceiveRemoteNotification:fetchCompletionHandler:) documentation).
    package func push(_ payload: String) -> String? {
        guard let object = try? JSONSerialization.jsonObject(with: Data(payload.utf8)) as? [String: Any], let aps = object["aps"] as? [String: Any] else { return "the payload has no \"aps\"" }
        let phase = application.life.phase
        guard phase.isRunning, phase != .suspended else { return "the app is \(phase): a push shows a banner and calls nothing until the app runs; open brings it to the front" }
        let info = object.reduce(into: [AnyHashable: Any]()) { $0[$1.key] = $1.value }
        let isInFront = phase == .active || phase == .inactive
        let fetches = (aps["content-available"] as? Int) == 1
        return Causes.during(Self.cause("push")) {
            let isPresented = isInFront && aps["alert"] != nil && ServiceEvents.presentPush?(info) == true
            let isReceived = (!isPresented && isInFront || fetches) && application.receive(remoteNotification: info)
            loop.settle()
            return isPresented || isReceived ? nil : "nothing in the app hears of it: a notification centre's delegate with userNotificationCenter(_:willPresent:…), or application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
        }
    }

    // MARK: Settings

    package func appearance(_ appearance: ScriptStep.Appearance) {
        Causes.during(Self.cause("appearance \(appearance.rawValue)")) { SystemAppearance.current.setStyle(appearance == .dark ? .dark : .light) }
        loop.settle()
    }

    package func textSize(_ size: ScriptStep.TextSize) {
        if let category = UIContentSizeCategory(scriptName: size.rawValue) { Causes.during(Self.cause("text-size \(size.rawValue)")) { SystemAppearance.current.setContentSizeCategory(category) } }
        loop.settle()
    }

    package static func firstResponder(of application: UIApplication) -> UIResponder? {
        for window in application.windowsOnScreen.reversed() {
            if let found = firstResponder(in: window) { return found }
        }
        return nil
    }

    private static func firstResponder(in view: UIView) -> UIResponder? {
        if view.isFirstResponder { return view }
        // A controller may be the first responder too; its view leads to it.
        if let controller = view.next as? UIViewController, controller.isFirstResponder { return controller }
        for child in view.subviews {
            if let found = firstResponder(in: child) { return found }
        }
        return nil
    }
}

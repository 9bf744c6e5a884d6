// One app after another in the same process: what a test launches begins as a new process would, without the windows,
// the orientation, the settings and the first responder of the app before it. Only test hosts call it.
import ObjectiveC

@MainActor package enum ApplicationReplacement {
    /// Takes the present app off the screen. Its controllers disappear, except those of a process that is over: they run
    /// nothing any more (so71570813-iphone-kill-suspended, yisang-suspended). What only the app held is freed.
    package static func end() {
        let application = UIApplication.shared
        // A transition that was under way is taken down all the same: nothing of it may end in the next app.
        let isOver = application.life.phase == .terminated && TransitionsInFlight.count == 0
        if isOver { FirstResponder.forget() }
        for window in application.windows.reversed() {
            if isOver {
                window.layer.isHidden = true
                continue
            }
            window.endEditing(true)
            window.rootViewController = nil
            window.isHidden = true
            window.windowScene = nil
        }
        // With the delegate goes what it made: it must not die in the next app's log.
        application.delegateOwner = nil
        application.life.tasks.processEnds()
        GestureArbiter.startOver()
    }

    /// A new application object with `delegateClass`, not launched yet. A nil class means an app without a delegate.
    package static func begin(delegateClass: AnyClass?) -> UIApplication {
        reset()
        let application = UIApplication()
        // What dies with the app before asks for the application: there is always one.
        let old = UIApplication.sharedStorage
        UIApplication.sharedStorage = application
        withExtendedLifetime(old) {}
        if let delegateClass, let delegate = objcInstantiate(delegateClass) as? any UIApplicationDelegate { adopt(delegate, application) }
        return application
    }

    package static func adopt(_ delegate: any UIApplicationDelegate, _ application: UIApplication) {
        application.delegateOwner = delegate
        application.delegate = delegate
    }

    /// The device as it was switched on.
    private static func reset() {
        UIScreen.main.orientation = .portrait
        UIDevice.current.turn(to: .portrait)
        SystemAppearance.reset()
        AccessibilitySettings.reset()
        SplitScreen.assume(.full)
        UIView.setAnimationsEnabled(true)
    }
}

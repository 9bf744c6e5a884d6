// Runs one app after another in the same process: the app that a test launches begins as in a new process. The previous app is
// one object, its device another; both are dropped. Only test hosts call this.
import ObjectiveC
import QuartzCore

@MainActor package enum ApplicationReplacement {
    /// Takes the present app off the screen. Its controllers disappear, except those of a process that is over, which run no more
    /// code (so71570813-iphone-kill-suspended, yisang-suspended). Objects that only the app held are freed.
    package static func end() {
        let application = UIApplication.shared
        // A transition that was under way is taken down all the same.
        let isOver = application.life.phase == .terminated && application.transitionsInFlight.count == 0
        if isOver { application.firstResponders.forEach { $0.forget() } }
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
        // The delegate's objects are released with it: their deinits must not be in the next app's log.
        application.delegateOwner = nil
        application.life.tasks.processEnds()
        GestureArbiter.startOver()
        // Running transitions end without time passing, because they retain the views that they move. In a process that is over nothing
        // goes on: a page that coasts would begin to turn.
        if isOver { application.updateCycle.drop() } else { application.updateCycle.finish() }
    }

    /// Makes a new application object with `delegateClass`, not launched yet. A nil class means an app without a delegate.
    ///
    /// - Parameter onNewDevice: false launches the app on the same device, with its orientation and settings.
    package static func begin(delegateClass: AnyClass?, onNewDevice: Bool = true) -> UIApplication {
        if onNewDevice { UIDevice.replace() }
        LayerContext.replace()
        let application = UIApplication()
        UIApplication.sharedStorage = application
        if let delegateClass, let delegate = objcInstantiate(delegateClass) as? any UIApplicationDelegate { adopt(delegate, application) }
        return application
    }

    package static func adopt(_ delegate: any UIApplicationDelegate, _ application: UIApplication) {
        application.delegateOwner = delegate
        application.delegate = delegate
    }
}

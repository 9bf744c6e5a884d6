// Pass 1: events reach the application before its frame, one after the other. The host hands each event over here when the
// main queue delivers it; UIApplication.sendEvent passes it to windows. Next: pass 2, timers and display links.

@MainActor package enum EventPass {
    package static func deliver(_ event: UIEvent, to application: UIApplication) {
        // The system takes touches on the status bar.
        if application.statusBarTap.takes(event, statusBar: application.statusBarFrame) { return }
        application.sendEvent(event)
    }
}

// Pass 1: events reach the application before its frame, one after the other. The host hands each over here when the
// main queue has come to it; UIApplication.sendEvent passes it to windows. Next: pass 2, timers and display links.

@MainActor package enum EventPass {
    package static func deliver(_ event: UIEvent, to application: UIApplication) { application.sendEvent(event) }
}

// The end of the process when the system needs the memory of an app in the background. Sessions and preserved
// state stay, so that the next launch restores them. Evidence: Docs/EVIDENCE.md 2.

@MainActor final class MemoryPressureTransition {
    private let life: ApplicationLife
    private let calls: ApplicationCalls
    private let hears: Bool

    static let choreography = Choreography<MemoryPressureTransition>("Memory pressure", "The system ends the app in the background to free memory. A suspended app hears nothing.", [
        .now("App.willTerminate", ["apple-willterminate-when"], only: "in the background, not suspended", if: \.hears) { $0.calls.appWillTerminate() },
        .now("Note.App.willTerminateNotification", ["apple-willterminate-notification"], only: "in the background, not suspended", if: \.hears) { $0.calls.note(UIApplication.willTerminateNotification) },
        .now("the process ends", ["yisang-suspended"]) { $0.life.terminate() },
    ])

    init(_ life: ApplicationLife) {
        self.life = life
        calls = ApplicationCalls(life: life)
        hears = life.phase != .suspended
    }

    func start(cause: String) { Self.choreography.run(self, cause: cause) }
}

// The order of callbacks at low memory. Evidence: Docs/EVIDENCE.md 11. Posting the notification by hand calls
// none of them (tw26-memory-note-only). ApplicationLife and the host's `memory-warning` start it.
import FoundationOverlay
import ObjectiveC

@MainActor final class MemoryWarning {
    private let application: UIApplication

    static let choreography = Choreography<MemoryWarning>("Memory warning", "The system is short of memory while the app runs.", [
        .now("App.didReceiveMemoryWarning", ["tw26-memory-warning", "apple-memory-warning"]) { $0.warnDelegate() },
        .now("VC.didReceiveMemoryWarning, every controller in stack order, covered ones too", ["tw26-memory-warning", "liu537-memory"]) { $0.warnControllers() },
        .now("VC.viewWillUnload, VC.viewDidUnload", ["tangqiao-memory-unload", "liu537-memory"], only: "controllers whose view is not on screen", since: .viewsUnload) { _ in MemoryUnload.unloadInvisibleViews() },
        .now("Note.didReceiveMemoryWarningNotification", ["apple-memory-warning"]) { $0.notify() },
        .now("image caches drop", ["UIImage.init(named:) (Apple documentation)"]) { _ in NamedImages.dropCache() },
    ])

    init(_ application: UIApplication) { self.application = application }

    /// Starts the warning; Dispatch's sources fire later, on their own queues.
    func start() {
        Self.choreography.run(self, cause: "memory-warning")
        MemoryPressureSources.shared.warn()
    }

    private func warnDelegate() {
        guard let delegate = application.delegate else { return }
        Trace.emit(.application, application, "applicationDidReceiveMemoryWarning(_:)")
        _ = ifImplemented { delegate.applicationDidReceiveMemoryWarning(application) }
    }

    /// Warns the controllers of the tree at the time of the warning: a controller that leaves the tree inside a callback is still told.
    private func warnControllers() {
        for controller in application.windows.flatMap({ $0.rootViewController?.tree ?? [] }) {
            Trace.emit(.viewController, controller, "didReceiveMemoryWarning")
            controller.didReceiveMemoryWarning()
        }
    }

    private func notify() {
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: application)
    }
}

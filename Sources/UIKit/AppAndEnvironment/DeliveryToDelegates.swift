// Hands a URL, an activity or a quick action to the right delegate: the scene's, or the application's if
// scenes have none. ForegroundTransition calls it for a warm app, LaunchSequence for a cold app without scenes.
import ObjectiveC

@MainActor struct SceneDelivery {
    let calls: ApplicationCalls
    let scene: UIScene

    func deliver(_ delivery: SystemDelivery) {
        switch delivery {
        case .url(let url, let source):
            calls.scene(scene, "scene(_:openURLContexts:)") { $0.scene(scene, openURLContexts: [UIOpenURLContext(url: url, sourceApplication: source)]) }
        case .activity(let activity):
            calls.scene(scene, "scene(_:willContinueUserActivityWithType:)") { $0.scene(scene, willContinueUserActivityWithType: activity.activityType) }
            calls.scene(scene, "scene(_:continue:)") { $0.scene(scene, continue: activity) }
        case .shortcut(let item):
            guard let windowScene = scene as? UIWindowScene else { return }
            calls.scene(scene, "windowScene(_:performActionFor:completionHandler:)") { delegate in
                guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
                if ifImplemented({ delegate.windowScene(windowScene, performActionFor: item) { _ in } }) != nil { return }
                Task.immediate { _ = await delegate.windowScene(windowScene, performActionFor: item) }
            }
        }
    }
}

@MainActor struct ApplicationDelivery {
    let calls: ApplicationCalls
    let application: UIApplication

    func deliver(_ delivery: SystemDelivery) {
        guard delivery.exists else { return }
        switch delivery {
        case .url(let url, let source): open(url, source)
        case .activity(let activity):
            calls.app("application(_:willContinueUserActivityWithType:)") { _ = $0.application(application, willContinueUserActivityWithType: activity.activityType) }
            calls.app("application(_:continue:restorationHandler:)") { delegate in
                _ = delegate.application(application, continue: activity) { objects in
                    for object in objects ?? [] { object.restoreUserActivityState(activity) }
                }
            }
        case .shortcut(let item):
            calls.app("application(_:performActionFor:completionHandler:)") { delegate in
                if ifImplemented({ delegate.application(application, performActionFor: item) { _ in } }) != nil { return }
                Task.immediate { _ = await delegate.application(application, performActionFor: item) }
            }
        }
    }

    /// The newest of the three spellings that the delegate has.
    private func open(_ url: URL, _ source: String?) {
        guard let delegate = application.delegate else { return }
        Trace.emit(.application, application, "application(_:open:options:)")
        var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: false]
        if let source { options[.sourceApplication] = source }
        if ifImplemented({ delegate.application(application, open: url, options: options) }) != nil { return }
        if ifImplemented({ delegate.application(application, open: url, sourceApplication: source, annotation: [String: Any]()) }) != nil { return }
        _ = ifImplemented { delegate.application(application, handleOpen: url) }
    }
}

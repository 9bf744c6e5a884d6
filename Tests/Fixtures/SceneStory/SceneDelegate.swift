import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow? { didSet { print("Scene.setWindow") } }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        print("Scene.willConnect")
        for context in connectionOptions.urlContexts { print("url \(context.url)") }
        for activity in connectionOptions.userActivities { print("link \(activity.webpageURL?.absoluteString ?? "none")") }
        if let item = connectionOptions.shortcutItem { print("shortcut \(item.type)") }
        guard let page = session.stateRestorationActivity?.userInfo?["page"] as? Int else { return }
        print("page \(page)")
    }

    func sceneDidDisconnect(_ scene: UIScene) { print("Scene.didDisconnect") }
    func sceneWillEnterForeground(_ scene: UIScene) { print("Scene.willEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { print("Scene.didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { print("Scene.willResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { print("Scene.didEnterBackground") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { print("Scene.openURLContexts") }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { print("Scene.continueUserActivity") }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        print("Scene.performAction")
        completionHandler(true)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "reading")
        activity.addUserInfoEntries(from: ["page": 12])
        return activity
    }
}

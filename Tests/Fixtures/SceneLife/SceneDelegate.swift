import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        print("Scene.willConnect")
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = RootViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidDisconnect(_ scene: UIScene) { print("Scene.didDisconnect") }
    func sceneWillEnterForeground(_ scene: UIScene) { print("Scene.willEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { print("Scene.didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { print("Scene.willResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { print("Scene.didEnterBackground") }
}

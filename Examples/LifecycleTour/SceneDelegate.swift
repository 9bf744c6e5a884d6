import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        Logbook.shared.write(self, "willConnect")
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        Logbook.shared.write(self, "willEnterForeground")
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        Logbook.shared.write(self, "didBecomeActive")
    }

    func sceneWillResignActive(_ scene: UIScene) {
        Logbook.shared.write(self, "willResignActive")
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        Logbook.shared.write(self, "didEnterBackground")
    }
}

import UIKit
/* a /* b */ c */
class SceneDelegate: UIResponder, UIWindowSceneDelegate { let a = "x\"y" }
@main struct A {}

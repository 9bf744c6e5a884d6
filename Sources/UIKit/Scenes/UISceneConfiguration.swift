// The classes and the storyboard of a scene. UISceneSession.swift has the related types.
import ObjectiveC

/// The classes and the storyboard of a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name in the Info.plist's manifest.
    open private(set) var name: String?
    /// The role of the scene.
    open private(set) var role: UISceneSession.Role
    /// UIWindowScene when nil.
    open var sceneClass: AnyClass?
    /// The delegate's class, of which UIKit makes an object when the scene connects; without one the scene has no delegate.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller becomes the root of the scene's window.
    open var storyboard: UIStoryboard?

    /// Looks `name` up among the manifest's configurations of `sessionRole`.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        fillFromManifest()
    }
}

// Which classes and storyboard a scene is made of. UISceneSession.swift has the related types.
import ObjectiveC

/// Which classes and storyboard a scene is made of.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name in the Info.plist's manifest.
    open private(set) var name: String?
    /// What the scene is for.
    open private(set) var role: UISceneSession.Role
    /// UIWindowScene when nil.
    open var sceneClass: AnyClass?
    /// Made by UIKit when the scene connects; without one the scene has no delegate.
    open var delegateClass: AnyClass?
    /// Its initial controller becomes the root of the scene's window.
    open var storyboard: UIStoryboard?

    /// Looks `name` up among the manifest's configurations of `sessionRole`.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        fillFromManifest()
    }
}

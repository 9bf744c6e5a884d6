// The persistent identity of a scene and the configuration it is made of.
// SceneConnection makes sessions; SavedApplicationState keeps them while the process is gone.
import ObjectiveC

/// The persistent identity of a scene: it stays when the scene is disconnected or the process ends.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
        public static let windowExternalDisplayNonInteractive = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    public internal(set) weak var scene: UIScene?
    public let role: Role
    public internal(set) var configuration: UISceneConfiguration
    public let persistentIdentifier: String
    /// What the app keeps with the session, as a property list.
    public var userInfo: [String: Any]?
    /// What the delegate answered in `stateRestorationActivity(for:)` the last time.
    public internal(set) var stateRestorationActivity: NSUserActivity?
    /// Counts the app's sessions from 1, in the order in which they were made. Scripts name scenes so.
    let number: Int

    init(role: Role, configuration: UISceneConfiguration, number: Int) {
        self.role = role
        self.configuration = configuration
        self.number = number
        // The same in every run: a device makes it up.
        persistentIdentifier = number == 0 ? "WillAppear-implicit-scene" : "WillAppear-scene-\(number)"
        super.init()
    }
}

/// Which classes and storyboard a scene is made of.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    open var storyboard: UIStoryboard?

    /// Looks `name` up among the manifest's configurations of `sessionRole`.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        SceneManifest.main?.fill(self)
    }
}

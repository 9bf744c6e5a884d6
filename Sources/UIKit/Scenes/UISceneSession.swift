// The persistent identity of a scene, and its configuration.
// SceneConnection makes sessions; SavedApplicationState keeps them while the process is gone.
import ObjectiveC

/// The persistent identity of a scene: it stays when the scene is disconnected or the process ends.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app's windows on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A second screen, before iOS 16.
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
        /// A second screen that takes no touches.
        public static let windowExternalDisplayNonInteractive = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The session's scene; nil while the scene is disconnected.
    open internal(set) var scene: UIScene? { get { sceneReference.wrappedValue } set { sceneReference.wrappedValue = newValue } }
    private final var sceneReference = _ZeroingReference<UIScene>()
    /// The role, set at creation.
    open private(set) var role: Role
    /// The configuration of its scene.
    open internal(set) var configuration: UISceneConfiguration
    /// The same as long as the session exists.
    open private(set) var persistentIdentifier: String
    /// The app's values for the session, as a property list.
    open var userInfo: [String: Any]?
    /// The delegate's last answer in `stateRestorationActivity(for:)`.
    open internal(set) var stateRestorationActivity: NSUserActivity?
    /// The number of the session, from 1 in the order of creation. Scripts use it for scenes.
    let number: Int

    init(role: Role, configuration: UISceneConfiguration, number: Int) {
        self.role = role
        self.configuration = configuration
        self.number = number
        // A device makes the identifier up; here it is the same in every run.
        persistentIdentifier = number == 0 ? "WillAppear-implicit-scene" : "WillAppear-scene-\(number)"
        super.init()
    }
}

// Reads UIApplicationSceneManifest of the main bundle's Info.plist.
// LaunchSequence reads it to decide whether the app has its own scenes; UISceneConfiguration takes its values from it.
import ObjectiveC

@MainActor package struct SceneManifest {
    let supportsMultipleScenes: Bool
    private let configurations: [[String: Any]]

    /// The values in place of Info.plist in a process without an app bundle: tests.
    package static var given: [String: Any]?

    /// Nil when the app has no manifest (and iOS 13 or later is not simulated).
    static var main: SceneManifest? {
        guard Behaviour.scenes.isOn, let plist = given ?? MainInfo.plist["UIApplicationSceneManifest"] as? [String: Any] else { return nil }
        return SceneManifest(plist)
    }

    private init(_ plist: [String: Any]) {
        supportsMultipleScenes = plist["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
        let roles = plist["UISceneConfigurations"] as? [String: Any]
        configurations = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]] ?? []
    }

    var hasConfigurations: Bool { !configurations.isEmpty }

    /// Copies classes and storyboard of the entry with this configuration's name, or of the first entry if it has none.
    func fill(_ configuration: UISceneConfiguration) {
        let entry = configuration.name.flatMap { name in configurations.first { $0["UISceneConfigurationName"] as? String == name } }
            ?? (configuration.name == nil ? configurations.first : nil)
        guard let entry else { return }
        if let name = entry["UISceneClassName"] as? String { configuration.sceneClass = objcClass(named: name) }
        if let name = entry["UISceneDelegateClassName"] as? String {
            configuration.delegateClass = objcClass(named: name)
            if configuration.delegateClass == nil {
                // The console text of a device for a class name that does not resolve.
                Diagnostics.log("[SceneConfiguration] Info.plist configuration \"\(configuration.name ?? "(no name)")\" for \(configuration.role.rawValue) contained UISceneDelegateClassName key, but could not load class with name \"\(name)\".")
            }
        }
        if let name = entry["UISceneStoryboardFile"] as? String, !name.isEmpty { configuration.storyboard = UIStoryboard(name: name, bundle: nil) }
    }

    var firstName: String? { configurations.first?["UISceneConfigurationName"] as? String }
}

extension UISceneConfiguration {
    /// Copies the values of Info.plist for the configuration's name.
    func fillFromManifest() { SceneManifest.main?.fill(self) }
}

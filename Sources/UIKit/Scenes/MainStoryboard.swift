// The main storyboard of an app without scenes: UIMainStoryboardFile of Info.plist, its initial controller and the
// window that the application delegate gets. LaunchSequence loads it before any delegate call. Texts: MESSAGES.md 24, 25.
import ObjectiveC

@MainActor struct MainStoryboard {
    let name: String

    /// Nil if Info.plist lists none, or an empty name, which Xcode writes when "Main Interface" is cleared.
    init?() {
        let info = MainInfo.plist
        let idiom = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        guard let name = info["UIMainStoryboardFile\(idiom)"] as? String ?? info["UIMainStoryboardFile"] as? String, !name.isEmpty else { return nil }
        self.name = name
    }

    init(name: String) { self.name = name }

    /// The window with the initial controller, in the delegate's property.
    func load(into application: UIApplication) -> UIWindow? {
        guard let root = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() else {
            Diagnostics.log(Self.noInitialController(category: "Application", name))
            return nil
        }
        return Self.install(root, into: application)
    }

    static func install(_ root: UIViewController, into application: UIApplication) -> UIWindow? {
        guard let delegate = application.delegateOwner ?? application.delegate, let window = window(of: delegate) else {
            Diagnostics.log("The app delegate must implement the window property if it wants to use a main storyboard file.")
            return nil
        }
        window.rootViewController = root
        (delegate as any _WindowOwner).window = window
        return window
    }

    /// The delegate's window or a new one; nil if the delegate has no such property.
    private static func window(of delegate: any UIApplicationDelegate) -> UIWindow? {
        var found: UIWindow?
        let isImplemented: Bool? = ifImplemented { () -> Bool in
            found = (delegate as any _WindowOwner).window
            return true
        }
        return isImplemented == nil ? nil : found ?? UIWindow(frame: UIScreen.main.bounds)
    }

    static func noInitialController(category: String, _ name: String) -> String {
        let text = "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps the designated entry point is not set?"
        return Behaviour.messageCategories.isOn ? "[\(category)] \(text)" : text
    }
}

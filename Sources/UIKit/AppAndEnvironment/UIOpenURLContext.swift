// A URL that a scene is asked to open, and where it came from.
import Foundation

/// A URL and its circumstances. Scene delegates receive it in `scene(_:openURLContexts:)` or among the connection options.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// What to open.
    open private(set) var url: URL
    /// Who asks and how.
    open private(set) var options: UIScene.OpenURLOptions

    init(url: URL, sourceApplication: String? = nil) {
        self.url = url
        options = UIScene.OpenURLOptions(sourceApplication: sourceApplication)
        super.init()
    }
}

extension UIScene {
    /// Who asks, and whether the document may be changed where it lies.
    @MainActor public final class OpenURLOptions: NSObject {
        /// The bundle identifier of the app that asked; nil when it is unknown.
        public let sourceApplication: String?
        /// Always nil here.
        public let annotation: Any?
        /// Whether the document may be changed where it lies. Always false here.
        public let openInPlace: Bool

        init(sourceApplication: String?) {
            self.sourceApplication = sourceApplication
            annotation = nil
            openInPlace = false
            super.init()
        }
    }

    /// How `open(_:options:completionHandler:)` may open a URL.
    @MainActor public final class OpenExternalURLOptions: NSObject {
        /// True opens nothing here: no app is associated with a domain.
        public var universalLinksOnly = false
        public override init() { super.init() }
    }
}

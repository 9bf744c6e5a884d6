// A URL that a scene is asked to open, and its source.
import Foundation

/// A URL and its circumstances. Scene delegates receive it in `scene(_:openURLContexts:)` or among the connection options.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The URL to open.
    open private(set) var url: URL
    /// The source of the URL and the way to open it.
    open private(set) var options: UIScene.OpenURLOptions

    init(url: URL, sourceApplication: String? = nil) {
        self.url = url
        options = UIScene.OpenURLOptions(sourceApplication: sourceApplication)
        super.init()
    }
}

extension UIScene {
    /// The source of a URL, and whether the document may be changed in place.
    @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
        /// The bundle identifier of the app that opens the URL; nil if it is unknown.
        public let sourceApplication: String?
        /// Always nil here.
        public let annotation: Any?
        /// Whether the document may be changed in place. Always false here.
        public let openInPlace: Bool

        init(sourceApplication: String?) {
            self.sourceApplication = sourceApplication
            annotation = nil
            openInPlace = false
            super.init()
        }
    }

    /// The options of `open(_:options:completionHandler:)`.
    @preconcurrency @MainActor public final class OpenExternalURLOptions: NSObject {
        /// True opens nothing here: no app is associated with a domain.
        public var universalLinksOnly = false
        public override init() { super.init() }
    }
}

// UISearchToken: a part of a search, shown in a capsule before the typed text.
import Foundation

/// A part of a search that a search field shows in a capsule before the typed text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// The object that the token represents, for the app.
    open var representedObject: Any?

    /// Creates a token; `icon` comes before the words.
    public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }
}

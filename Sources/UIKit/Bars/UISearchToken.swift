// UISearchToken: a part of a search that stands before the typed text, in a capsule.
import Foundation

/// A part of a search that a search field shows in a capsule before the typed text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// What the token stands for, for the app.
    open var representedObject: Any?

    /// `icon` stands before the words.
    public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }
}

// UITextItem: a link, an attachment or a tagged part of a text view's text, as the delegate gets it (iOS 17).
// UITextView+TextItems finds items and acts on them; TextItemMenus opens their menus.

import Foundation

/// A part of a text that reacts to a tap, or has a menu.
@preconcurrency @MainActor
public class UITextItem: NSObject {
    /// The kind of an item.
    public enum Content {
        /// Text with a link, or a link that the view detected.
        case link(URL)
        /// A picture or a view in the text.
        case textAttachment(NSTextAttachment)
        /// Text with the attribute `textItemTag`.
        case tag(String)
    }

    /// The kind of the item, with its link, attachment or tag.
    public let content: Content
    /// UTF-16 units of the text.
    public let range: NSRange

    init(content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }

    /// The menu of a text item, and its preview.
    @preconcurrency @MainActor
    public class MenuConfiguration: NSObject {
        /// The preview that is lifted while the menu is open.
        public enum Preview {
            /// The text view's own.
            case `default`
            /// A view of the app.
            case view(UIView)
        }

        let preview: Preview?
        let menu: UIMenu

        /// Creates a menu with a preview; nil as preview shows none.
        public init(preview: Preview? = .default, menu: UIMenu) {
            self.preview = preview
            self.menu = menu
            super.init()
        }
    }
}

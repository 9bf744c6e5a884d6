// The text layout managers of text views. UITextView uses no class of TextKit 2, so that TextKit 2 can depend on it.
// UITextView makes one if it is created without a container.

import Foundation

extension UITextView {
    /// TextKit 2's view of the same lines; nil once `layoutManager` was read, and for a container that has only a layout manager.
    public var textLayoutManager: NSTextLayoutManager? { (contentStorage as? NSTextContentStorage)?.textLayoutManagers.first ?? textContainer.textLayoutManager }

    func makeContentStorage() {
        let content = NSTextContentStorage(), manager = NSTextLayoutManager(engine: engine)
        content.textStorage = textStorage
        content.addTextLayoutManager(manager)
        textContainer.textLayoutManagerStorage = manager
        contentStorage = content
        textContainer.attachmentViewsStorage = attachmentViews
    }
}

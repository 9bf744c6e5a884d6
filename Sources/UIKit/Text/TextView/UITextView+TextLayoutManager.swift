// The text layout managers of text views. UITextView names no class of TextKit 2, so that TextKit 2 stands above it.
// UITextView makes one when it is made without a container.

import Foundation

extension UITextView {
    /// TextKit 2's view of the same lines; nil once `layoutManager` was asked for, and for a container that has a layout manager only.
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

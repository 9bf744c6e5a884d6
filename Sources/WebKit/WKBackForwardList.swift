// The pages that a view has shown, and where among them it stands.
import Foundation
import UIKit

/// The pages that a view has shown.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var index = -1

    /// The present page.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page before it.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page after it.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// All pages before it, the oldest first.
    open var backList: [WKBackForwardListItem] { Array(items.prefix(max(index, 0))) }
    /// All pages after it.
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }
    /// The page so many steps away.
    open func item(at offset: Int) -> WKBackForwardListItem? {
        items.indices.contains(index + offset) && index >= 0 ? items[index + offset] : nil
    }

    func append(_ item: WKBackForwardListItem) {
        items.removeSubrange((index + 1)...)
        items.append(item)
        index = items.count - 1
    }
    func move(to item: WKBackForwardListItem) { index = items.firstIndex { $0 === item } ?? index }
}

/// A page that a view has shown.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
    /// The address of the page.
    open private(set) var url: URL
    /// The address it was asked for with.
    open var initialURL: URL { url }
    /// The title of the page.
    open private(set) var title: String?
    let text: String?
    init(url: URL?, title: String?, text: String?) {
        self.url = url ?? URL(fileURLWithPath: "/")
        self.title = title
        self.text = text
    }
}

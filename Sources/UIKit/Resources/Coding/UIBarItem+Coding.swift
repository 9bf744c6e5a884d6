// Bars and their items from a nib (FORMATS.md §4.2, §4.3): their rows, and the keys that are in no row.
// Called in the init(coder:) of each class, after its superclass's.

import Foundation
import InterfaceBuilder

extension UIBarItem {
    func decodeBarItem(from coder: NSCoder) {
        coder.nib?.register(self)
        NibClasses.barItem.decode(self, from: coder)
    }
}

extension UITabBarItem {
    /// Decodes a tab bar item; older nibs hold an image that is no template under a separate key.
    func decodeTabBarItem(from coder: NSCoder) {
        if let picture: UIImage = coder.object("UISelectedImage") { selectedImage = picture }
        NibClasses.tabBarItem.decode(self, from: coder)
    }
}

extension UINavigationItem {
    /// Nibs of before iOS 5 hold one item a side.
    func decodeNavigationItem(from coder: NSCoder) {
        coder.nib?.register(self)
        NibClasses.navigationItem.decode(self, from: coder)
        if leftBarButtonItems == nil, let item: UIBarButtonItem = coder.object("UILeftBarButtonItem") { leftBarButtonItems = [item] }
        if rightBarButtonItems == nil, let item: UIBarButtonItem = coder.object("UIRightBarButtonItem") { rightBarButtonItems = [item] }
    }
}

extension UINavigationBar {
    func decodeNavigationBar(from coder: NSCoder) {
        NibClasses.navigationBar.decode(self, from: coder)
        // A controller's bar gets its items from the stack.
        if !coder.containsValue(forKey: "UIDelegate"), let archived: [UINavigationItem] = coder.object("UIItems") { setItems(archived, animated: false) }
    }
}

extension UIToolbar {
    func decodeToolbar(from coder: NSCoder) {
        NibClasses.toolbar.decode(self, from: coder)
        if let archived: [UIBarButtonItem] = coder.object("UIItems") { setItems(archived, animated: false) }
    }
}

extension UITabBar {
    func decodeTabBar(from coder: NSCoder) {
        NibClasses.tabBar.decode(self, from: coder)
        if let archived: [UITabBarItem] = coder.object("UIItems") { setItems(archived, animated: false) }
    }
}

// View controllers from a scene nib: own keys, items, containers (FORMATS.md §3.3, §4.3).
// Called in UIViewController.init(coder:), for containers as well: their stored properties are set by then.

import Foundation
import InterfaceBuilder

extension UIViewController {
    func decode(from coder: NSCoder) {
        coder.nib?.register(self)
        // The title comes before the items: an item keeps its archived title, and takes the controller's only if it has none.
        NibClasses.viewController.decode(self, from: coder)
        if let item: UITabBarItem = coder.object("UITabBarItem") { tabBarItemStorage = item }
        if let item: UINavigationItem = coder.object("UINavigationItem") {
            if item.title == nil { item.title = title }
            setNavigationItem(item)
        }
        toolbarItems = coder.object("UIToolbarItems")
        storyboardIdentifier = coder.text("UIStoryboardIdentifier")
        restorationIdentifier = coder.text("UIRestorationIdentifier")
        givenNibName = coder.text("UINibName")
        nibBundle = coder.nib?.instantiation?.bundle
        segueTemplates = coder.object("UIStoryboardSegueTemplates") ?? []
        decodeExternalObjects(from: coder)
        storyboardTopLevelObjects = coder.object("UITopLevelObjectsToKeepAliveFromStoryboard") ?? []
        // A controller in a xib holds its view in the same nib; it is decoded after the controller (log2-nib-controller).
        if let nib = coder.nib, let index = nib.reference(forKey: "UIView") {
            nib.instantiation?.pendingViews.append { [self] in
                if let root = nib.object(at: index) as? UIView { view = root }
            }
        }
        decodeOwnKeys(from: coder)
    }

    /// The objects that the view's nib refers to, among them this controller: none is kept alive here.
    private func decodeExternalObjects(from coder: NSCoder) {
        let table: [AnyHashable: Any] = coder.object("UIExternalObjectsTableForViewLoading") ?? [:]
        for (identifier, object) in table {
            if let identifier = identifier as? String { externalNibObjects[identifier] = WeakReference(object as AnyObject) }
        }
    }
}

extension UINavigationController {
    func decodeNavigation(from coder: NSCoder) {
        if let bar: UINavigationBar = coder.object("UINavigationBar") { installBar(bar) }
        if let index = coder.nib?.reference(forKey: "UIToolbar") { coder.nib?.decode(index, into: toolbar) { toolbar, coder in toolbar.decodeToolbar(from: coder) } }
        NibClasses.navigationController.decode(self, from: coder)
        if let controllers: [UIViewController] = coder.object("UIViewControllers"), !controllers.isEmpty {
            setViewControllers(controllers, animated: false)
        }
    }
}

extension UITabBarController {
    func decodeTabs(from coder: NSCoder) {
        if let index = coder.nib?.reference(forKey: "UITabBar") { coder.nib?.decode(index, into: tabBar) { bar, coder in bar.decodeTabBar(from: coder) } }
        if let controllers: [UIViewController] = coder.object("UIViewControllers"), !controllers.isEmpty {
            setViewControllers(controllers, animated: false)
        }
    }
}

extension UITableViewController {
    func decodeTableController(from coder: NSCoder) {
        NibClasses.tableViewController.decode(self, from: coder)
        archivedRefreshControl = coder.object("UIRefreshControl")
    }
}

extension NIBArchiveDecoder {
    /// A view of the app's own class that takes the place of one that UIKit makes; nil for UIKit's class.
    @MainActor func customView(at index: Int) -> UIView? { archive.className(of: index) == "UIClassSwapper" ? object(at: index) as? UIView : nil }

    /// Reads an archived view's keys into an existing view, which represents it from now on.
    @MainActor func decode<View: UIView>(_ index: Int, into view: View, _ own: (View, NSCoder) -> Void) {
        reading(index) {
            view.decode(from: self)
            own(view, self)
        }
    }
}

// Scroll views, tables and their cells from a nib (FORMATS.md §3.4, §4.2).
// Called in the init(coder:) of each class, after its superclass's.

import Foundation
import InterfaceBuilder

extension UIScrollView {
    func decodeScrollView(from coder: NSCoder) {
        NibClasses.scrollView.decode(self, from: coder)
        if let size = coder.size("UIContentSize") { contentSize = size }
    }
}

extension UITableView {
    func decodeTableView(from coder: NSCoder) {
        if let style: Style = coder.choice("UITableViewStyle") ?? coder.choice("UIStyle"), style != .plain {
            let archived = coder.containsValue(forKey: "UIBackgroundColor") ? backgroundColor : nil
            setUpTable(style: style)
            if let archived { backgroundColor = archived }
        }
        let hasSeparators = coder.integer("UISeparatorStyleIOS9AndLater") ?? coder.integer("UISeparatorStyleIOS5AndLater") ?? 1
        separatorStyle = hasSeparators == 0 ? .none : .singleLine
        NibClasses.tableView.decode(self, from: coder)
        for (identifier, nib) in coder.prototypes("UITableViewCellPrototypeNibs", externalObjects: "UITableViewCellPrototypeNibExternalObjects") { register(nib, forCellReuseIdentifier: identifier) }
    }
}

extension NSCoder {
    /// The prototype cells of a list: one nib per identifier. Each nib gets the objects outside of it to which its proxies refer.
    @MainActor func prototypes(_ nibs: String, externalObjects: String) -> [(identifier: String, nib: UINib)] {
        let externalTables: [AnyHashable: Any] = object(externalObjects) ?? [:]
        return (object(nibs, as: [AnyHashable: Any].self) ?? [:]).compactMap { identifier, nib in
            guard let name = identifier as? String, let nib = nib as? UINib else { return nil }
            for (key, object) in externalTables[identifier] as? [AnyHashable: Any] ?? [:] {
                if let key = key as? String { nib.enclosingObjects[key] = WeakReference(object as AnyObject) }
            }
            return (name, nib)
        }
    }
}

// A split view controller from a storyboard (FORMATS.md 4.3). WillAppear's compiler writes each child's column under a key
// of its own; archives without the key hold primary and secondary in this order.
import Foundation

extension UISplitViewController {
    func decodeColumns(from coder: NSCoder) {
        if let style: Style = coder.choice("UISplitViewControllerStyle") { self.style = style }
        NibClasses.splitViewController.decode(self, from: coder)
        let children: [UIViewController] = coder.object("UIViewControllers") ?? coder.object("UIChildViewControllers") ?? []
        let listed = (coder.decodeObject(forKey: "UISplitViewControllerColumns") as? String)?.split(separator: " ").compactMap { Int($0).flatMap(Column.init(rawValue:)) } ?? []
        let places = listed.count == children.count ? listed : [.primary, .secondary]
        for (child, column) in zip(children, places) { put(child, in: column) }
    }
}

// Items of bars (FORMATS.md §1.9, §4.2, §4.3).
// Called for bars in views and for the navigation, tab bar and toolbar items of controllers.

import Foundation

extension NibScope {
    /// The items of a bar that stands by itself.
    func writeBarItems(_ element: IBElement, _ object: ArchivedObject) {
        let items = element.members(of: "items").compactMap { item($0) }
        guard !items.isEmpty else { return }
        object.set("UIItems", .object(element.name == "navigationBar" ? .array(items, className: "NSMutableArray") : .array(items)))
    }

    func offset(_ element: IBElement, key: String) -> ArchivedValue? {
        element.child("offsetWrapper", key: key).map { .geometry($0.number("horizontal", default: 0), $0.number("vertical", default: 0)) }
    }

    func textAttributes(_ element: IBElement, key: String) -> ArchivedObject? {
        guard let attributes = element.child("textAttributes", key: key) else { return nil }
        var pairs: [(ArchivedObject, ArchivedObject)] = []
        if let description = attributes.child("fontDescription") { pairs.append((.string("NSFont"), font(description))) }
        if let textColor = attributes.child("color", key: "textColor") { pairs.append((.string("NSColor"), color(textColor))) }
        if let shadow = shadow(of: attributes) { pairs.append((.string("NSShadow"), shadow)) }
        return pairs.isEmpty ? nil : .dictionary(pairs)
    }

    /// The attributes of before iOS 7: a colour and an offset.
    private func shadow(of attributes: IBElement) -> ArchivedObject? {
        let tint = attributes.child("color", key: "textShadowColor"), way = attributes.child("offsetWrapper", key: "textShadowOffset")
        guard tint != nil || way != nil else { return nil }
        let shadow = ArchivedObject("NSShadow")
        shadow.set("NSShadowColor", tint.map { color($0) })
        shadow.set("NSShadowHoriz", way.map { .double($0.number("horizontal", default: 0)) })
        shadow.set("NSShadowVert", way.map { .double($0.number("vertical", default: 0)) })
        return shadow
    }

    /// Any element that stands for a bar item.
    func item(_ element: IBElement) -> ArchivedObject? {
        switch element.name {
        case "navigationItem": return navigationItem(element)
        case "barButtonItem": return barButtonItem(element)
        case "tabBarItem": return tabBarItem(element)
        default:
            unit.warn(element, "the item <\(element.name)> is not known and is left out")
            return nil
        }
    }

    func navigationItem(_ element: IBElement) -> ArchivedObject { item(element, "UINavigationItem") }
    func barButtonItem(_ element: IBElement) -> ArchivedObject { item(element, "UIBarButtonItem") }
    func tabBarItem(_ element: IBElement) -> ArchivedObject { item(element, "UITabBarItem") }

    private func item(_ element: IBElement, _ className: String) -> ArchivedObject {
        let item = begin(element, className)
        writeProperties(of: className, element, item)
        finish(element, item, originalClass: className)
        return item
    }
}

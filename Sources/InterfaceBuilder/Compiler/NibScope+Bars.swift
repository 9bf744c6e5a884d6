// Bars and the items in them (FORMATS.md §1.9, §4.2, §4.3).
// Called for bars in views and for the navigation, tab bar and toolbar items of controllers.

import Foundation

extension NibScope {
    private static let barStyles = ["default": 0, "black": 1, "blackOpaque": 1, "blackTranslucent": 2]

    func writeBarKeys(_ element: IBElement, _ object: ArchivedObject) {
        if let style = element.choice("barStyle", NibScope.barStyles), style != 0 { object.set("UIBarStyle", .integer(style)) }
        if element["translucent"] != nil { object.set("UIBarTranslucence", .integer(element.flag("translucent", default: true) ? 1 : 2)) }
        object.set("UIBarTintColor", color(element, key: "barTintColor"))
    }

    func writeNavigationBar(_ element: IBElement, _ object: ArchivedObject) {
        writeBarKeys(element, object)
        set(object, "UIBarPrefersLargeTitles", true, if: element.flag("largeTitles", default: false))
        writeAppearances(element, object, "navigationBarAppearance", "UINavigationBarAppearance")
        object.set("UITitleTextAttributes", textAttributes(element, key: "titleTextAttributes"))
        object.set("UIBarLargeTitleTextAttributes", textAttributes(element, key: "largeTitleTextAttributes"))
        let items = element.members(of: "items").compactMap { item($0) }
        if !items.isEmpty { object.set("UIItems", .object(.array(items, className: "NSMutableArray"))) }
    }

    /// The appearances of a bar, of iOS 13. Interface Builder writes one where "Custom Appearance" is ticked.
    private func writeAppearances(_ element: IBElement, _ object: ArchivedObject, _ name: String, _ className: String) {
        for (key, archived) in [
            ("standardAppearance", "UIStandardAppearance"), ("compactAppearance", "UICompactAppearance"),
            ("scrollEdgeAppearance", "UIScrollEdgeAppearance"), ("compactScrollEdgeAppearance", "UICompactScrollEdgeAppearance"),
        ] {
            guard let appearance = element.child(name, key: key) else { continue }
            let made = ArchivedObject(className)
            made.set("UIBackgroundColor", color(appearance, key: "backgroundColor"))
            made.set("UIBackgroundImage", image("backgroundImage", of: appearance))
            // No colour is not the class's own hairline.
            if appearance.child("nil", key: "shadowColor") != nil { made.set("UIShadowColor", .null) }
            made.set("UIShadowColor", color(appearance, key: "shadowColor"))
            made.set("UIShadowImage", image("shadowImage", of: appearance))
            made.set("UITitleTextAttributes", textAttributes(appearance, key: "titleTextAttributes"))
            made.set("UILargeTitleTextAttributes", textAttributes(appearance, key: "largeTitleTextAttributes"))
            made.set("UITitlePositionAdjustment", offset(appearance, key: "titlePositionAdjustment"))
            object.set(archived, made)
        }
    }

    func offset(_ element: IBElement, key: String) -> ArchivedValue? {
        element.child("offsetWrapper", key: key).map { .geometry($0.number("horizontal", default: 0), $0.number("vertical", default: 0)) }
    }

    private func textAttributes(_ element: IBElement, key: String) -> ArchivedObject? {
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

    func writeItemBar(_ element: IBElement, _ object: ArchivedObject) {
        writeBarKeys(element, object)
        if element.name == "toolbar" { writeAppearances(element, object, "toolbarAppearance", "UIToolbarAppearance") }
        if element.name == "tabBar" {
            writeAppearances(element, object, "tabBarAppearance", "UITabBarAppearance")
            object.set("UISelectedImageTintColor", color(element, key: "selectedImageTintColor"))
            object.set("UIUnselectedItemTintColor", color(element, key: "unselectedItemTintColor"))
        }
        let items = element.members(of: "items").compactMap { item($0) }
        if !items.isEmpty { object.set("UIItems", .object(.array(items))) }
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

    private static let largeTitleModes = ["automatic": 0, "always": 1, "never": 2]

    func navigationItem(_ element: IBElement) -> ArchivedObject {
        let item = begin(element, "UINavigationItem")
        item.set("UITitle", text("title", of: element))
        item.set("UIPrompt", text("prompt", of: element))
        if let mode = element.choice("largeTitleDisplayMode", NibScope.largeTitleModes), mode != 0 { item.set("UILargeTitleDisplayMode", .integer(mode)) }
        set(item, "UIHidesBackButton", true, if: element.flag("hidesBackButton", default: false))
        set(item, "UILeftItemsSupplementBackButton", true, if: element.flag("leftItemsSupplementBackButton", default: false))
        item.set("UIBackBarButtonItem", element.child(key: "backBarButtonItem").map(barButtonItem))
        item.set("UIBackButtonTitle", text("backButtonTitle", of: element))
        writeSide("left", "UILeftBarButtonItem", of: element, item)
        writeSide("right", "UIRightBarButtonItem", of: element, item)
        item.set("UITitleView", element.child(key: "titleView").flatMap { view($0) })
        finish(element, item, originalClass: "UINavigationItem")
        return item
    }

    /// One item or several; both the single and the plural key are written.
    private func writeSide(_ side: String, _ key: String, of element: IBElement, _ item: ArchivedObject) {
        var items = element.members(of: "\(side)BarButtonItems").filter { $0.name == "barButtonItem" }.map(barButtonItem)
        if let single = element.child(key: "\(side)BarButtonItem") { items.insert(barButtonItem(single), at: 0) }
        guard let first = items.first else { return }
        item.set(key, .object(first))
        item.set("\(key)s", .object(.array(items)))
    }

    private static let barSystemItems = [
        "done": 0, "cancel": 1, "edit": 2, "save": 3, "add": 4, "flexibleSpace": 5, "fixedSpace": 6, "compose": 7, "reply": 8, "action": 9,
        "organize": 10, "bookmarks": 11, "search": 12, "refresh": 13, "stop": 14, "camera": 15, "trash": 16, "play": 17, "pause": 18,
        "rewind": 19, "fastForward": 20, "undo": 21, "redo": 22, "pageCurl": 23, "close": 24,
    ]
    private static let barButtonStyles = ["plain": 0, "bordered": 1, "done": 2]

    func barButtonItem(_ element: IBElement) -> ArchivedObject {
        let item = begin(element, "UIBarButtonItem")
        writeItemKeys(element, item)
        item.set("UIStyle", .integer(element.choice("style", NibScope.barButtonStyles) ?? 0))
        item.set("UITintColor", color(element, key: "tintColor"))
        if let system = element.choice("systemItem", NibScope.barSystemItems) {
            item.set("UIIsSystemItem", .boolean(true))
            item.set("UISystemItem", .integer(system))
        }
        item.set("UICustomView", element.child(key: "customView").flatMap { view($0) })
        item.set("UIWidth", element.number("width").map(ArchivedValue.float))
        finish(element, item, originalClass: "UIBarButtonItem")
        return item
    }

    private static let tabSystemItems = [
        "more": 0, "favorites": 1, "featured": 2, "topRated": 3, "recents": 4, "contacts": 5, "history": 6, "bookmarks": 7, "search": 8,
        "downloads": 9, "mostRecent": 10, "mostViewed": 11,
    ]

    func tabBarItem(_ element: IBElement) -> ArchivedObject {
        let item = begin(element, "UITabBarItem")
        writeItemKeys(element, item)
        item.set("UITitlePositionAdjustment", offset(element, key: "titlePositionAdjustment"))
        item.set("UISelectedTemplateImage", image("selectedImage", of: element))
        item.set("UIBadgeValue", text("badgeValue", of: element))
        item.set("UIBadgeColor", color(element, key: "badgeColor"))
        if let system = element.choice("systemItem", NibScope.tabSystemItems) {
            item.set("UIIsSystemItem", .boolean(true))
            item.set("UISystemItem", .integer(system))
        }
        finish(element, item, originalClass: "UITabBarItem")
        return item
    }

    private func writeItemKeys(_ element: IBElement, _ item: ArchivedObject) {
        item.set("UIEnabled", .boolean(element.flag("enabled", default: true)))
        item.set("UITitle", text("title", of: element))
        item.set("UIImage", image("image", of: element))
        item.set("UILandscapeImage", image("landscapeImage", of: element))
        item.set("UILargeContentSizeImage", image("largeContentSizeImage", of: element))
        item.set("UIImageInsets", insets(element, key: "imageInsets"))
        if let tag = element.integer("tag"), tag != 0 { item.set("UITag", .integer(tag)) }
    }
}

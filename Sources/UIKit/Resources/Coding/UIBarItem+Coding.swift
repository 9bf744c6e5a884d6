// Bars and their items from a nib (FORMATS.md §4.2, §4.3).
// Called in the init(coder:) of each class, after its superclass's.

import Foundation
import InterfaceBuilder

extension UIBarItem {
    func decodeBarItem(from coder: NSCoder) {
        coder.nib?.register(self)
        isEnabled = coder.flag("UIEnabled", default: true)
        if let text = coder.text("UITitle") { title = text }
        if let picture: UIImage = coder.object("UIImage") { image = picture }
        if let picture: UIImage = coder.object("UILandscapeImage") { landscapeImagePhone = picture }
        if let picture: UIImage = coder.object("UILargeContentSizeImage") { largeContentSizeImage = picture }
        if coder.containsValue(forKey: "UIImageInsets") { imageInsets = coder.decodeUIEdgeInsets(forKey: "UIImageInsets") }
        tag = coder.decodeInteger(forKey: "UITag")
    }
}

extension UIBarButtonItem {
    func decodeBarButtonItem(from coder: NSCoder) {
        if let kind: Style = coder.choice("UIStyle") { style = kind }
        if coder.flag("UIIsSystemItem"), let kind: SystemItem = coder.choice("UISystemItem") { adopt(kind) }
        if let color: UIColor = coder.object("UITintColor") { tintColor = color }
        if let view: UIView = coder.object("UICustomView") { customView = view }
        if let points = coder.number("UIWidth") { width = points }
    }
}

extension UITabBarItem {
    func decodeTabBarItem(from coder: NSCoder) {
        if let picture: UIImage = coder.object("UISelectedTemplateImage") ?? coder.object("UISelectedImage") { selectedImage = picture }
        if let text = coder.text("UIBadgeValue") { badgeValue = text }
        if let color: UIColor = coder.object("UIBadgeColor") { badgeColor = color }
        if coder.containsValue(forKey: "UITitlePositionAdjustment") { titlePositionAdjustment = coder.decodeUIOffset(forKey: "UITitlePositionAdjustment") }
        if coder.flag("UIIsSystemItem"), let kind: SystemItem = coder.choice("UISystemItem") { adopt(kind) }
    }
}

extension UINavigationItem {
    func decodeNavigationItem(from coder: NSCoder) {
        coder.nib?.register(self)
        title = coder.text("UITitle")
        prompt = coder.text("UIPrompt")
        if let mode: LargeTitleDisplayMode = coder.choice("UILargeTitleDisplayMode") { largeTitleDisplayMode = mode }
        hidesBackButton = coder.flag("UIHidesBackButton")
        leftItemsSupplementBackButton = coder.flag("UILeftItemsSupplementBackButton")
        backBarButtonItem = coder.object("UIBackBarButtonItem")
        backButtonTitle = coder.text("UIBackButtonTitle")
        leftBarButtonItems = coder.object("UILeftBarButtonItems") ?? coder.object("UILeftBarButtonItem", as: UIBarButtonItem.self).map { [$0] }
        rightBarButtonItems = coder.object("UIRightBarButtonItems") ?? coder.object("UIRightBarButtonItem", as: UIBarButtonItem.self).map { [$0] }
        titleView = coder.object("UITitleView")
    }
}

extension UINavigationBar {
    func decodeNavigationBar(from coder: NSCoder) {
        if let style: UIBarStyle = coder.choice("UIBarStyle") { barStyle = style }
        if let translucence = coder.integer("UIBarTranslucence") { isTranslucent = translucence != 2 }
        if let color: UIColor = coder.object("UIBarTintColor") { barTintColor = color }
        prefersLargeTitles = coder.flag("UIBarPrefersLargeTitles")
        if let appearance: UINavigationBarAppearance = coder.object("UIStandardAppearance") { standardAppearance = appearance }
        if let appearance: UINavigationBarAppearance = coder.object("UICompactAppearance") { compactAppearance = appearance }
        if let appearance: UINavigationBarAppearance = coder.object("UIScrollEdgeAppearance") { scrollEdgeAppearance = appearance }
        if let appearance: UINavigationBarAppearance = coder.object("UICompactScrollEdgeAppearance") { compactScrollEdgeAppearance = appearance }
        if let attributes = coder.textAttributes("UITitleTextAttributes") { titleTextAttributes = attributes }
        if let attributes = coder.textAttributes("UIBarLargeTitleTextAttributes") { largeTitleTextAttributes = attributes }
        // A controller's bar gets its items from the stack.
        if !coder.containsValue(forKey: "UIDelegate"), let archived: [UINavigationItem] = coder.object("UIItems") { setItems(archived, animated: false) }
    }
}

extension UINavigationBarAppearance {
    /// From a nib (FORMATS.md §1.7); what it does not say stays as in a new object.
    convenience init(nib coder: NSCoder) {
        self.init()
        _ = NibValues.barAppearance(self, coder)
        if let attributes = coder.textAttributes("UITitleTextAttributes") { titleTextAttributes.merge(attributes) { $1 } }
        if let attributes = coder.textAttributes("UILargeTitleTextAttributes") { largeTitleTextAttributes.merge(attributes) { $1 } }
        if coder.containsValue(forKey: "UITitlePositionAdjustment") { titlePositionAdjustment = coder.decodeUIOffset(forKey: "UITitlePositionAdjustment") }
    }
}

extension UIToolbar {
    func decodeToolbar(from coder: NSCoder) {
        if let style: UIBarStyle = coder.choice("UIBarStyle") { barStyle = style }
        if let translucence = coder.integer("UIBarTranslucence") { isTranslucent = translucence != 2 }
        if let color: UIColor = coder.object("UIBarTintColor") { barTintColor = color }
        if let appearance: UIToolbarAppearance = coder.object("UIStandardAppearance") { standardAppearance = appearance }
        if let appearance: UIToolbarAppearance = coder.object("UICompactAppearance") { compactAppearance = appearance }
        if let appearance: UIToolbarAppearance = coder.object("UIScrollEdgeAppearance") { scrollEdgeAppearance = appearance }
        if let archived: [UIBarButtonItem] = coder.object("UIItems") { setItems(archived, animated: false) }
    }
}

extension UITabBar {
    func decodeTabBar(from coder: NSCoder) {
        if let style: UIBarStyle = coder.choice("UIBarStyle") { barStyle = style }
        if let translucence = coder.integer("UIBarTranslucence") { isTranslucent = translucence != 2 }
        if let color: UIColor = coder.object("UIBarTintColor") { barTintColor = color }
        if let appearance: UITabBarAppearance = coder.object("UIStandardAppearance") { standardAppearance = appearance }
        if let appearance: UITabBarAppearance = coder.object("UIScrollEdgeAppearance") { scrollEdgeAppearance = appearance }
        // UITabBar.selectedImageTintColor, which iOS 8 replaced by the tint colour.
        if !coder.containsValue(forKey: "UITintColor"), let color: UIColor = coder.object("UISelectedImageTintColor") { tintColor = color }
        if let color: UIColor = coder.object("UIUnselectedItemTintColor") { unselectedItemTintColor = color }
        if let archived: [UITabBarItem] = coder.object("UIItems") { setItems(archived, animated: false) }
    }
}

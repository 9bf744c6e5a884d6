// Quick actions of the Home Screen icon: static ones from Info.plist, dynamic ones from the app.
// The host's `shortcut` verb chooses one by its type; launch and ForegroundTransition deliver it.
import Foundation

/// A quick action that cannot change.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    /// The type by which the app recognises the chosen action.
    public internal(set) var type: String
    /// The title in the icon's menu.
    public internal(set) var localizedTitle: String
    /// A second line in the menu.
    public internal(set) var localizedSubtitle: String?
    /// The icon beside the title; nil for none.
    public internal(set) var icon: UIApplicationShortcutIcon?
    /// Data of the app's own, handed back with the item.
    public internal(set) var userInfo: [String: any NSSecureCoding]?
    /// The content by which one of several scenes would be chosen for the action. Not consulted here.
    public internal(set) var targetContentIdentifier: Any?

    /// An item with all its parts. Static items come from Info.plist instead.
    public init(type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }

    /// An item of a type and a title only.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    open override func mutableCopy() -> Any {
        assumingMainActor {
            let copy = UIMutableApplicationShortcutItem(type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
            copy.targetContentIdentifier = targetContentIdentifier
            return copy
        }
    }

    /// UIApplicationShortcutItems of Info.plist; an entry without type and title is none.
    static var ofInfoPlist: [UIApplicationShortcutItem] {
        let entries = Bundle.main.infoDictionary?["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
        return entries.compactMap { entry in
            guard let type = entry["UIApplicationShortcutItemType"] as? String, let title = entry["UIApplicationShortcutItemTitle"] as? String else { return nil }
            let image = (entry["UIApplicationShortcutItemIconFile"] ?? entry["UIApplicationShortcutItemIconSymbolName"]) as? String
            let info = (entry["UIApplicationShortcutItemUserInfo"] as? [String: Any])?.compactMapValues { $0 as? any NSSecureCoding }
            return UIApplicationShortcutItem(
                type: type, localizedTitle: title, localizedSubtitle: entry["UIApplicationShortcutItemSubtitle"] as? String,
                icon: image.map { UIApplicationShortcutIcon(templateImageName: $0) }, userInfo: info)
        }
    }
}

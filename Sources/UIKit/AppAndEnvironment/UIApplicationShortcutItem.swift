// Quick actions of the Home Screen icon: static ones from Info.plist, dynamic ones from the app.
// The host's `shortcut` verb chooses one by its type; launch and ForegroundTransition deliver it.
import Foundation

/// What a quick action shows beside its title.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    /// Pictures of the system for quick actions.
    public enum IconType: Int, Sendable {
        /// Raw values count from 0 in this order, as in the SDK.
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation,
            mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    let type: IconType?
    let imageName: String?

    /// A picture of the system.
    public init(type: IconType) {
        self.type = type
        imageName = nil
    }

    /// An image of the app's bundle, used for its shape.
    public init(templateImageName: String) {
        type = nil
        imageName = templateImageName
    }

    /// A system symbol by its name.
    public init(systemImageName: String) {
        type = nil
        imageName = systemImageName
    }
}

/// A quick action that cannot change.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    /// By this the app knows what was chosen.
    fileprivate(set) public var type: String
    /// What the icon's menu shows.
    fileprivate(set) public var localizedTitle: String
    /// A second line in the menu.
    fileprivate(set) public var localizedSubtitle: String?
    /// Beside the title; nil for none.
    fileprivate(set) public var icon: UIApplicationShortcutIcon?
    /// Data of the app's own, handed back with the item.
    fileprivate(set) public var userInfo: [String: any NSSecureCoding]?
    /// By this several scenes decide who gets the action. Not consulted here.
    fileprivate(set) public var targetContentIdentifier: Any?

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

/// A quick action under construction.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    public override var type: String { get { super.type } set { super.type = newValue } }
    public override var localizedTitle: String { get { super.localizedTitle } set { super.localizedTitle = newValue } }
    public override var localizedSubtitle: String? { get { super.localizedSubtitle } set { super.localizedSubtitle = newValue } }
    public override var icon: UIApplicationShortcutIcon? { get { super.icon } set { super.icon = newValue } }
    public override var userInfo: [String: any NSSecureCoding]? { get { super.userInfo } set { super.userInfo = newValue } }
    public override var targetContentIdentifier: Any? { get { super.targetContentIdentifier } set { super.targetContentIdentifier = newValue } }
}

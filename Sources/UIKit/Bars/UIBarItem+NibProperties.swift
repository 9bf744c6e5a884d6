// The properties of the items of bars as documents and nibs hold them (FORMATS.md §1.9, §4.3). Called in init(coder:) of each class, by
// UIBarItem+Coding. The compiler's copy is NibPropertyTable: script/nib-properties.

import InterfaceBuilder

extension NibClasses {
    static let barItem = NibClass<UIBarItem>([
        .writtenFlag("enabled", "UIEnabled", absent: true, \.isEnabled),
        .text("title", "UITitle", \.title),
        .image("image", "UIImage", \.image),
        .image("landscapeImage", "UILandscapeImage", \.landscapeImagePhone),
        .image("largeContentSizeImage", "UILargeContentSizeImage", \.largeContentSizeImage),
        .insets("imageInsets", "UIImageInsets", \.imageInsets),
        .integer("tag", "UITag", initial: 0, \.tag),
    ])

    static let barButtonItem = NibClass<UIBarButtonItem>([
        .choice("style", "UIStyle", ["plain": .plain, "bordered": .bordered, "done": .done], initial: nil, absent: .plain, \.style),
        .color("tintColor", "UITintColor", \.tintColor),
        .custom("systemItem", "UISystemItem", .markedChoice(names: NibRow<UIBarButtonItem>.names(systemItems), marker: "UIIsSystemItem"), \.systemItem) { item, coder, key in
            if coder.flag("UIIsSystemItem"), let kind: UIBarButtonItem.SystemItem = coder.choice(key) { item.adopt(kind) }
        },
        .view("customView", "UICustomView", \.customView),
        .float("width", "UIWidth", initial: nil, \.width),
    ])

    private static let systemItems: KeyValuePairs<String, UIBarButtonItem.SystemItem> = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
        "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play,
        "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]

    static let tabBarItem = NibClass<UITabBarItem>([
        .offset("titlePositionAdjustment", "UITitlePositionAdjustment", \.titlePositionAdjustment),
        .image("selectedImage", "UISelectedTemplateImage", \.selectedImage),
        .text("badgeValue", "UIBadgeValue", \.badgeValue),
        .color("badgeColor", "UIBadgeColor", \.badgeColor),
        .custom("systemItem", "UISystemItem", .markedChoice(names: NibRow<UITabBarItem>.names(tabs), marker: "UIIsSystemItem"), \.systemItem) { item, coder, key in
            if coder.flag("UIIsSystemItem"), let kind: UITabBarItem.SystemItem = coder.choice(key) { item.adopt(kind) }
        },
    ])

    private static let tabs: KeyValuePairs<String, UITabBarItem.SystemItem> = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
        "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]

    static let navigationItem = NibClass<UINavigationItem>([
        .text("title", "UITitle", \.title),
        .text("prompt", "UIPrompt", \.prompt),
        .choice("largeTitleDisplayMode", "UILargeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline], initial: .automatic, \.largeTitleDisplayMode),
        .flag("hidesBackButton", "UIHidesBackButton", absent: false, \.hidesBackButton),
        .flag("leftItemsSupplementBackButton", "UILeftItemsSupplementBackButton", absent: false, \.leftItemsSupplementBackButton),
        .object("backBarButtonItem", "UIBackBarButtonItem", .item, \.backBarButtonItem),
        .text("backButtonTitle", "UIBackButtonTitle", \.backButtonTitle),
        .object("leftBarButtonItem", "UILeftBarButtonItems", .items, \.leftBarButtonItems),
        .object("rightBarButtonItem", "UIRightBarButtonItems", .items, \.rightBarButtonItems),
        .view("titleView", "UITitleView", \.titleView),
    ])
}

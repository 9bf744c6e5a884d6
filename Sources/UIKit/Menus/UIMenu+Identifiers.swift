// The identifiers of the system's menus in the menu bar, for `buildMenu(with:)`.

extension UIMenu.Identifier {
    /// Identifies the menu with the app's name in the menu bar.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// Identifies the system's menu "file" in the menu bar.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// Identifies the system's menu "edit" in the menu bar.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// Identifies the system's menu "view" in the menu bar.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// Identifies the system's menu "window" in the menu bar.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// Identifies the system's menu "help" in the menu bar.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// Identifies the system's menu "about" in the menu bar.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// Identifies the system's menu "preferences" in the menu bar.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// Identifies the system's menu "services" in the menu bar.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// Identifies the system's menu "hide" in the menu bar.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// Identifies the system's menu "quit" in the menu bar.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// Identifies the system's menu "openRecent" in the menu bar.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// Identifies the system's menu "close" in the menu bar.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// Identifies the system's menu "print" in the menu bar.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// Identifies the system's menu "document" in the menu bar.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// Identifies the system's menu "undoRedo" in the menu bar.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// Identifies the system's menu "standardEdit" in the menu bar.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// Identifies the system's menu "find" in the menu bar.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// Identifies the system's menu "replace" in the menu bar.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// Identifies the system's menu "share" in the menu bar.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// Identifies the system's menu "textStyle" in the menu bar.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// Identifies the system's menu "spelling" in the menu bar.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// Identifies the system's menu "spellingPanel" in the menu bar.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// Identifies the system's menu "spellingOptions" in the menu bar.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// Identifies the system's menu "substitutions" in the menu bar.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// Identifies the system's menu "substitutionsPanel" in the menu bar.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// Identifies the system's menu "substitutionOptions" in the menu bar.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// Identifies the system's menu "transformations" in the menu bar.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// Identifies the system's menu "speech" in the menu bar.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// Identifies the system's menu "lookup" in the menu bar.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// Identifies the system's menu "learn" in the menu bar.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// Identifies the system's menu "format" in the menu bar.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// Identifies the system's menu "font" in the menu bar.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// Identifies the system's menu "textSize" in the menu bar.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// Identifies the system's menu "textColor" in the menu bar.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// Identifies the system's menu "textStylePasteboard" in the menu bar.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// Identifies the system's menu "text" in the menu bar.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// Identifies the system's menu "writingDirection" in the menu bar.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
    /// Identifies the system's menu "alignment" in the menu bar.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// Identifies the system's menu "toolbar" in the menu bar.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// Identifies the system's menu "sidebar" in the menu bar.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// Identifies the system's menu "fullscreen" in the menu bar.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// Identifies the system's menu "minimizeAndZoom" in the menu bar.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// Identifies the system's menu "bringAllToFront" in the menu bar.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
    /// Identifies the root that holds the other menus of the menu bar.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// Identifies the system's menu "newScene" in the menu bar.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// Identifies the system's menu "open" in the menu bar.
    public static let `open` = UIMenu.Identifier("com.apple.menu.open")
    /// Identifies the system's menu "autoFill" in the menu bar.
    public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
}

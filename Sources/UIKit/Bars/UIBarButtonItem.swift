// UIBarButtonItem: a button of a navigation bar or toolbar, as a model.
// Owns the item's content and its target; BarButtonView draws it and calls `fire`.
import ObjectiveC

/// A button, a space or a view in a navigation bar or toolbar. The item is the model; the bar makes its view.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The weight of a button's title.
    public enum Style: Int, Sendable {
        /// `done` is semibold; `plain` and `bordered` look the same since iOS 7.
        case plain, bordered, done
        /// The name of `done` since iOS 26.
        public static var prominent: Style { .done }
    }

    /// Buttons with the system's title or symbol, and the two spaces.
    public enum SystemItem: Int, Sendable {
        /// `done`, `cancel`, `edit`, `save`, `undo` and `redo` are words, the others symbols. `done` and `save` take style `done`.
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        /// Symbols. `undo`, `redo` are words; `pageCurl` shows nothing.
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    /// `done` makes the title semibold.
    open var style: Style = .plain { didSet { changed() } }
    /// The width in points; zero lets the content decide.
    open var width: CGFloat = 0 { didSet { changed() } }
    /// Titles to leave room for: the button is as wide as the widest of them.
    open var possibleTitles: Set<String>? { didSet { changed() } }
    /// A view in the bar instead of a button. Target, action and tint do not apply to it.
    open var customView: UIView? { didSet { changed() } }
    /// Sent to `target` on a tap, unless `primaryAction` is set; without a target along the responder chain from the bar.
    open var action: Selector?
    /// The target, not retained. nil sends the action along the responder chain.
    open weak var target: AnyObject?
    /// The item's tint; nil takes the bar's.
    open var tintColor: UIColor? { didSet { changed() } }
    /// The menu; a tap opens it if the item has neither action nor `primaryAction`, else a long press.
    open var menu: UIMenu? { didSet { changed() } }
    /// The order in which the menu shows its elements.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    /// Runs on a tap instead of `action`. Its title and image are taken over where the item has none.
    open var primaryAction: UIAction? {
        didSet {
            if let primaryAction {
                if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
                if image == nil { image = primaryAction.image }
            }
            changed()
        }
    }
    /// A selected item lies on a field in its tint (iOS 15).
    open var isSelected: Bool = false { didSet { changed() } }
    /// Whether a tap toggles `isSelected` before the item fires (iOS 15).
    open var changesSelectionAsPrimaryAction: Bool = false
    /// A hidden item takes no space (since iOS 16).
    open var isHidden: Bool = false { didSet { changed() } }
    /// Whether no background is behind the item that it shares with others (iOS 26). Bars here draw none: setting it changes nothing, and the console says so once.
    open var hidesSharedBackground: Bool = false {
        didSet { if hidesSharedBackground { OnceSaid.say("WillAppear: UIBarButtonItem.hidesSharedBackground changes nothing: bars here draw no background behind groups of items") } }
    }
    /// Whether the item may share a background with others (iOS 26). Bars here draw none: setting it changes nothing, and the console says so once.
    open var sharesBackground: Bool = true {
        didSet { if !sharesBackground { OnceSaid.say("WillAppear: UIBarButtonItem.sharesBackground changes nothing: bars here draw no background behind groups of items") } }
    }
    /// Whether dragging over the item would tap it. Kept; there is no spring loading.
    open var isSpringLoaded: Bool = false

    var systemItem: SystemItem?
    /// The view in which a bar shows the item now; popovers point at it.
    @_ZeroingReference var viewOnBar: UIView?
    private(set) var backgroundImages = StateTable<UIImage>()

    public override init() {
        super.init()
    }

    /// A symbol or picture; a template takes the tint. `target` is not retained.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target.map(objcTarget)
        self.action = action
    }

    /// `landscapeImagePhone` is for phones on their side.
    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// A word; `target` is not retained.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map(objcTarget)
        self.action = action
    }

    /// A system button or space; `target` is not retained.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.target = target.map(objcTarget)
        self.action = action
        adopt(systemItem)
    }

    /// Creates an item with a view; the view's own size applies, else its intrinsic size.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// A system button that runs a closure. Its own title and symbol win over the action's.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        adopt(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item; values that are nil come from `primaryAction`.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A word or picture with a menu. With an action too, the menu opens when the item is held; `target` is not retained.
    @_disfavoredOverload public convenience init(title: String? = nil, image: UIImage? = nil, target: AnyObject? = nil, action: Selector? = nil, menu: UIMenu? = nil) {
        self.init(title: title, style: .plain, target: target, action: action)
        self.image = image
        self.menu = menu
    }

    /// A system button with a menu. With an action too, the menu opens when the item is held; `target` is not retained.
    public convenience init(systemItem: SystemItem, target: AnyObject?, action: Selector?, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: target, action: action)
        self.menu = menu
    }

    /// Title and image are the action's.
    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        NibClasses.barButtonItem.decode(self, from: coder)
    }

    /// Creates a space that takes the room that a toolbar's other items leave; several share it equally.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// A gap of `width` points.
    public static func fixedSpace(_ width: CGFloat = 8) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// Sets a background that is stretched behind the button. One picture for all metrics: `barMetrics` is ignored.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backgroundImages[exact: state] = backgroundImage
        changed()
    }

    /// The value set for the state, else for a part of the state, else for `normal`; nil for none.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages.value(for: state)
    }

    /// Whether the button looks different in any other state.
    var hasLooksByState: Bool { !textAttributes.isEmpty || !backgroundImages.isEmpty || !doneBackgrounds.isEmpty || !plainBackgrounds.isEmpty }

    // MARK: Behaviour

    /// Uses title, image, style and spoken name of a system item.
    func adopt(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        if systemItem == .done || systemItem == .save { style = .done }
        if let title = systemItem.title { self.title = title }
        if let name = systemItem.symbolName { image = UIImage(systemName: name) }
        if systemItem.title == nil { accessibilityLabel = accessibilityLabel ?? systemItem.spokenName }
    }

    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Runs the item: its closure, or its message to the target (nil: along the responder chain from `view`).
    func fire(from view: UIView?, event: UIEvent?) {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction {
            primaryAction.perform(sender: self)
        } else if let action {
            dispatch(action, for: event, startingAt: view)
        }
    }
}

extension UIBarButtonItem.SystemItem {
    var title: String? {
        switch self {
        case .done: return "Done"
        case .cancel: return "Cancel"
        case .edit: return "Edit"
        case .save: return "Save"
        case .undo: return "Undo"
        case .redo: return "Redo"
        default: return nil
        }
    }

    var symbolName: String? {
        switch self {
        case .add: return "plus"
        case .compose: return "square.and.pencil"
        case .reply: return "arrowshape.turn.up.left"
        case .action: return "square.and.arrow.up"
        case .organize: return "folder"
        case .bookmarks: return "book"
        case .search: return "magnifyingglass"
        case .refresh: return "arrow.clockwise"
        case .stop, .close: return "xmark"
        case .camera: return "camera"
        case .trash: return "trash"
        case .play: return "play.fill"
        case .pause: return "pause.fill"
        case .rewind: return "backward.fill"
        case .fastForward: return "forward.fill"
        default: return nil
        }
    }

    /// The name that VoiceOver speaks and that a script taps.
    var spokenName: String? {
        switch self {
        case .add: return "Add"
        case .compose: return "Compose"
        case .reply: return "Reply"
        case .action: return "Share"
        case .organize: return "Organize"
        case .bookmarks: return "Bookmarks"
        case .search: return "Search"
        case .refresh: return "Refresh"
        case .stop: return "Stop"
        case .close: return "Close"
        case .camera: return "Camera"
        case .trash: return "Delete"
        case .play: return "Play"
        case .pause: return "Pause"
        case .rewind: return "Rewind"
        case .fastForward: return "Fast forward"
        default: return title
        }
    }
}

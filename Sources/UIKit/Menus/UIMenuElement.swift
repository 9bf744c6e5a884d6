// UIMenuElement: the common superclass of actions and menus.

/// The common part of actions and menus.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The title of a button, bar item or menu row made from the element; empty for none.
    open internal(set) var title: String
    /// A second, smaller line below the title of a menu row.
    open internal(set) var subtitle: String?
    /// Taken over by buttons and bar items that have no image of their own.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    /// The behaviour of an element in a menu.
    public struct Attributes: OptionSet, Sendable, Hashable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a set from raw bits; bits without a name here are preserved.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Dimmed in a menu; `performWithSender(_:target:)` does nothing.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Marks an action that deletes or cannot be undone: red in a menu.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Marks an element that menus leave out.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open after the action ran.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The mark beside a menu row.
    public enum State: Int, Sendable {
        /// A tick for `on`, a dash for `mixed`, nothing for `off`.
        case off, on, mixed
    }
}

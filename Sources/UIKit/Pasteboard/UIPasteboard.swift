// UIPasteboard: the copied items, by type. Pasteboards live as long as the application; there are no other apps to share with.
// UIPasteboard+Values has strings, URLs, images and colours.
import Foundation

/// Items that were copied, each in one or more types.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name from any text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from any text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The pasteboard of copy and paste.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }
    /// The options of items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name from any text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `Date` after which the items are gone.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Keeps the items on this device; there is no other here.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Posted when items have changed; `userInfo` has the types.
    nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    /// Posted before a pasteboard goes.
    nonisolated public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
    /// The types that came, in the notification's `userInfo`.
    nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The types that went, in the notification's `userInfo`.
    nonisolated public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    /// The pasteboard of copy and paste.
    open class var general: UIPasteboard { UIPasteboard(name: .general, create: true) ?? UIPasteboard(.general) }
    /// A new pasteboard with a unique name.
    open class func withUniqueName() -> UIPasteboard {
        var number = named.count
        while named[Name("UIPasteboard.\(number)")] != nil { number += 1 }
        let made = UIPasteboard(Name("UIPasteboard.\(number)"))
        named[made.name] = made
        return made
    }
    /// Removes a pasteboard. The general one stays.
    open class func remove(withName pasteboardName: Name) {
        guard pasteboardName != .general, let going = named[pasteboardName] else { return }
        NotificationCenter.default.post(name: removedNotification, object: going)
        named[pasteboardName] = nil
    }

    /// The value given at creation.
    open private(set) var name: Name
    /// Grows with each change, also of one item by several types.
    open var changeCount: Int { content.changes }
    private var changes = 0
    private var stored: [[String: Any]] = []
    private var expiration: Date?
    /// The pasteboard that holds the content: pasteboards of one name share it.
    private weak var shared: UIPasteboard?

    private init(_ name: Name) {
        self.name = name
        super.init()
    }

    /// The pasteboard of a name; nil when there is none and none shall be made.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        self.init(pasteboardName)
        if let known = UIPasteboard.named[pasteboardName] {
            shared = known
        } else if create {
            let made = UIPasteboard(pasteboardName)
            UIPasteboard.named[pasteboardName] = made
            shared = made
        } else {
            return nil
        }
    }

    private var content: UIPasteboard { shared ?? self }

    // MARK: Items

    /// Every item, by type.
    open var items: [[String: Any]] {
        get { content.live }
        set { setItems(newValue) }
    }
    private var live: [[String: Any]] {
        // libc's clock, which the host owns.
        if let expiration, expiration <= Date.now { return [] }
        return stored
    }

    /// Replaces every item.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        content.change(to: items)
        content.expiration = options[.expirationDate] as? Date
    }
    /// Adds items behind those that are there.
    open func addItems(_ items: [[String: Any]]) { content.change(to: content.live + items) }
    /// The number of items.
    open var numberOfItems: Int { items.count }
    /// The types of the first item.
    open var types: [String] { items.first?.keys.sorted() ?? [] }
    /// The types of some items; nil for items that are not there.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        let all = items
        guard let itemSet else { return all.map { $0.keys.sorted() } }
        return itemSet.allSatisfy(all.indices.contains) ? itemSet.map { all[$0].keys.sorted() } : nil
    }
    /// Whether the first item has one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool { items.first.map { item in pasteboardTypes.contains { item[$0] != nil } } ?? false }
    /// Whether one of the items has one of the types.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        items.enumerated().contains { index, item in itemSet?.contains(index) ?? true && pasteboardTypes.contains { item[$0] != nil } }
    }
    /// The first item in a type.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    /// Replaces every item by one value.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    /// The first item's bytes in a type; a text's are UTF-8.
    open func data(forPasteboardType pasteboardType: String) -> Data? { UIPasteboard.data(of: value(forPasteboardType: pasteboardType)) }
    /// Replaces every item by bytes.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    private static func data(of value: Any?) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }

    private func change(to items: [[String: Any]]) {
        let before = Set(stored.flatMap(\.keys)), after = Set(items.flatMap(\.keys))
        stored = items
        expiration = nil
        changes += 1
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self, userInfo: [
            UIPasteboard.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(), UIPasteboard.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
        ])
    }
}

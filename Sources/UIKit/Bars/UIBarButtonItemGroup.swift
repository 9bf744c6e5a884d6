// UIBarButtonItemGroup: bar button items that belong together.

/// Bar button items that belong together; one item may stand for them where there is little room.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
    /// The items, in reading order.
    open var barButtonItems: [UIBarButtonItem]
    /// Stands for all of them where there is little room.
    open var representativeItem: UIBarButtonItem?
    /// Whether the representative item shows. False: bars here show the items.
    open var isDisplayingRepresentativeItem: Bool { false }
    /// Shows even where a person has left it out.
    open var alwaysAvailable = false
    /// Takes no space when it is hidden.
    open var isHidden = false { didSet { for item in barButtonItems { item.isHidden = isHidden } } }

    /// Items with what stands for them.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }
    public required init?(coder: NSCoder) {
        barButtonItems = coder.decodeObject(forKey: "UIBarButtonItems") as? [UIBarButtonItem] ?? []
        representativeItem = coder.decodeObject(forKey: "UIRepresentativeItem") as? UIBarButtonItem
        super.init()
    }
    /// The items.
    nonisolated open func encode(with coder: NSCoder) { EncodingUnavailable.report(self, coder) }

    /// A group that stays where it is, in bars that a person can arrange.
    public static func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
    /// A group that a person can move, in bars that can be arranged; none can here.
    public static func movableGroup(customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
    /// A group that a person can move and leave out, in bars that can be arranged; none can here.
    public static func optionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
}

extension UIBarButtonItem {
    /// A group of this item that stays where it is.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    /// A group of this item that a person can move.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup { .movableGroup(customizationIdentifier: customizationIdentifier, items: [self]) }
    /// A group of this item that a person can move and leave out.
    public func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true) -> UIBarButtonItemGroup {
        .optionalGroup(customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization, items: [self])
    }
}

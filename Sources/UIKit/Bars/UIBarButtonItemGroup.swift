// UIBarButtonItemGroup: items of a navigation bar that belong together. UINavigationItem+Groups puts them into the bar.
import Foundation


/// Items of a navigation bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The items from the leading to the trailing end.
    open var barButtonItems: [UIBarButtonItem] { didSet { onChange?() } }
    /// An item that represents all of them if there is no room. A phone's bar shows the items.
    open var representativeItem: UIBarButtonItem?
    /// Whether the group is hidden from the bar. Default false.
    open var isHidden = false { didSet { if isHidden != oldValue { onChange?() } } }
    /// False: the bar shows the items themselves.
    open var isDisplayingRepresentativeItem: Bool { false }
    var onChange: (() -> Void)?

    /// Creates a group of items with an item that represents them.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) { (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem) }

    /// Creates a group that a person cannot move.
    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    /// A group that a person may move on an iPad.
    open class func movableGroup(customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    /// Creates a group that a person may add and remove on an iPad; hidden at first if it is not among the defaults.
    open class func optionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isHidden = !isInDefaultCustomization
        return group
    }
}

extension UIBarButtonItem {
    /// Creates a group of only this item.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    /// Creates a group of only this item, which a person may move on an iPad.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup { .movableGroup(customizationIdentifier: customizationIdentifier, items: [self]) }
    /// Creates a group of only this item, which a person may add and remove on an iPad.
    public func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true) -> UIBarButtonItemGroup {
        .optionalGroup(customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization, items: [self])
    }
}

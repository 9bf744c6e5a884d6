// Groups of bar button items at the ends of a navigation bar (iOS 16): the same items as `leftBarButtonItems` and `rightBarButtonItems`.

extension UINavigationItem {
    /// At the leading end, in reading order. Items that were set singly are one group.
    public var leadingItemGroups: [UIBarButtonItemGroup] {
        get { groups(leadingGroups, showing: leftBarButtonItems ?? []) }
        set {
            leadingGroups = newValue
            watch(newValue)
            groupsChanged()
        }
    }

    /// At the trailing end, in reading order: the last item is the outermost.
    public var trailingItemGroups: [UIBarButtonItemGroup] {
        get { groups(trailingGroups, showing: (rightBarButtonItems ?? []).reversed()) }
        set {
            trailingGroups = newValue
            watch(newValue)
            groupsChanged(trailing: true)
        }
    }

    private static func items(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] { groups.filter { !$0.isHidden }.flatMap(\.barButtonItems) }

    private func groups(_ groups: [UIBarButtonItemGroup], showing items: [UIBarButtonItem]) -> [UIBarButtonItemGroup] {
        if Self.items(groups).elementsEqual(items, by: ===) { return groups }
        return [UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
    }

    private func watch(_ groups: [UIBarButtonItemGroup]) {
        for group in groups {
            group.onChange = { [weak self, weak group] in
                guard let self, let group else { return }
                groupsChanged(trailing: trailingGroups.contains { $0 === group })
            }
        }
    }

    private func groupsChanged(trailing: Bool = false) {
        if trailing { rightBarButtonItems = Self.items(trailingGroups).reversed() } else { leftBarButtonItems = Self.items(leadingGroups) }
    }
}

// The top item's search bar below the title of a navigation bar, and how it disappears when the content scrolls (Apple,
// UINavigationItem.hidesSearchBarWhenScrolling). UINavigationBar reads its height and calls for its layout; the search itself
// belongs to UISearchController.
import CoreGraphics

extension UINavigationBar {
    /// The points of the row with the search bar: not documented, see Docs/DIVERGENCES.md.
    private static let searchRowHeight: CGFloat = 52

    /// The points of the row with all of the search bar and its scopes.
    var searchHeight: CGFloat {
        guard let search = topItem?.searchController else { return 0 }
        return UINavigationBar.searchRowHeight + search.searchBar.scopeHeight
    }

    /// Whether a search has hidden all of the bar but the search bar (UISearchController.hidesNavigationBarDuringPresentation).
    var isTakenBySearch: Bool {
        guard let search = topItem?.searchController else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }

    /// The part of the search row that disappears when the content scrolls: nothing during a search.
    var collapsibleSearchHeight: CGFloat {
        guard let item = topItem, let search = item.searchController, item.hidesSearchBarWhenScrolling, !search.isActive else { return 0 }
        return UINavigationBar.searchRowHeight
    }

    /// The search bar goes before a large title does.
    var collapsedSearchHeight: CGFloat { min(max(scrollDistance, 0), collapsibleSearchHeight) }

    func placeSearchBar() {
        let wanted = topItem?.searchController?.searchBar
        for case let other as UISearchBar in subviews where other !== wanted { other.removeFromSuperview() }
        guard let wanted else { return }
        let height = searchHeight - collapsedSearchHeight
        wanted.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        wanted.isHidden = height <= 0
        if wanted.superview !== self { addSubview(wanted) }
    }
}

extension UISearchBar {
    /// Called when a search begins or ends: during a search the bar does not scroll away.
    func standsInNavigationBar() { (superview as? UINavigationBar)?.heightMayHaveChanged() }

    /// The left and right ends of field, prompt and scopes: 8 points from the bar's edges; in a navigation bar the start of its title.
    var contentEdges: Range<CGFloat> {
        guard superview is UINavigationBar else { return 8..<max(8, bounds.width - 8) }
        let margin: CGFloat = bounds.width >= 414 ? 20 : 16
        let (leading, trailing) = readsRightToLeft ? (safeAreaInsets.right, safeAreaInsets.left) : (safeAreaInsets.left, safeAreaInsets.right)
        return (leading + margin)..<max(leading + margin, bounds.width - trailing - margin)
    }
}

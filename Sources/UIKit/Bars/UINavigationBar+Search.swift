// The search bar of the top item, below the title in a navigation bar, and how it goes when the content scrolls (Apple,
// UINavigationItem.hidesSearchBarWhenScrolling). UINavigationBar asks for its height and has it placed; the search itself
// is UISearchController's.
import CoreGraphics

extension UINavigationBar {
    /// Points of the row with the search bar: not documented, see Docs/DIVERGENCES.md.
    private static let searchRowHeight: CGFloat = 52

    /// Points of the row with all of the search bar.
    var searchHeight: CGFloat { topItem?.searchController == nil ? 0 : UINavigationBar.searchRowHeight }

    /// What of the row goes when the content scrolls: nothing during a search.
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
        let height = UINavigationBar.searchRowHeight - collapsedSearchHeight
        wanted.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        wanted.isHidden = height <= 0
        if wanted.superview !== self { addSubview(wanted) }
    }
}

extension UISearchBar {
    /// A search begins or ends: as long as it runs the bar does not scroll away.
    func standsInNavigationBar() { (superview as? UINavigationBar)?.heightMayHaveChanged() }
}

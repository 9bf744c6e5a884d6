// The search bar of the top item, below the title in a navigation bar, and how it goes when the content scrolls (Apple,
// UINavigationItem.hidesSearchBarWhenScrolling). UINavigationBar asks for its height and has it placed; the search itself
// is UISearchController's.
import CoreGraphics

extension UINavigationBar {
    /// Points of the row with the search bar: not documented, see Docs/DIVERGENCES.md.
    private static let searchRowHeight: CGFloat = 52

    /// Points of the row with all of the search bar and its scopes.
    var searchHeight: CGFloat {
        guard let search = topItem?.searchController else { return 0 }
        return UINavigationBar.searchRowHeight + search.searchBar.scopeHeight
    }

    /// A search that hides the navigation bar leaves the search bar alone in it (UISearchController.hidesNavigationBarDuringPresentation).
    var isTakenBySearch: Bool {
        guard let search = topItem?.searchController else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }

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
        let height = searchHeight - collapsedSearchHeight
        wanted.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        wanted.isHidden = height <= 0
        if wanted.superview !== self { addSubview(wanted) }
    }
}

extension UISearchBar {
    /// A search begins or ends: as long as it runs the bar does not scroll away.
    func standsInNavigationBar() { (superview as? UINavigationBar)?.heightMayHaveChanged() }

    /// Where field, prompt and scopes begin and end: 8 points from the bar's edges, in a navigation bar where its title begins.
    var contentEdges: Range<CGFloat> {
        guard superview is UINavigationBar else { return 8..<max(8, bounds.width - 8) }
        let margin: CGFloat = bounds.width >= 414 ? 20 : 16
        let (leading, trailing) = readsRightToLeft ? (safeAreaInsets.right, safeAreaInsets.left) : (safeAreaInsets.left, safeAreaInsets.right)
        return (leading + margin)..<max(leading + margin, bounds.width - trailing - margin)
    }
}

// The search bar of the top item, below the title in a navigation bar.
// UINavigationBar asks for its height and has it placed; the search itself is UISearchController's.
import CoreGraphics

extension UINavigationBar {
    /// Points of the row with the search bar: not documented, see Docs/DIVERGENCES.md.
    private static let searchRowHeight: CGFloat = 52

    var searchHeight: CGFloat { topItem?.searchController == nil ? 0 : UINavigationBar.searchRowHeight }

    func placeSearchBar() {
        let wanted = topItem?.searchController?.searchBar
        for case let other as UISearchBar in subviews where other !== wanted { other.removeFromSuperview() }
        guard let wanted else { return }
        wanted.frame = CGRect(x: 0, y: bounds.height - UINavigationBar.searchRowHeight, width: bounds.width, height: UINavigationBar.searchRowHeight)
        if wanted.superview !== self { addSubview(wanted) }
    }
}

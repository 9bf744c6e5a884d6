// The scopes of a search bar: a row of segments below the field. UISearchBar keeps the titles and lays the row out.
// The delegate is told only of the user's choice (UISearchBarDelegate documentation).

@MainActor final class SearchScopeRow: UISegmentedControl {
    var onChoose: ((Int) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { [weak self] _ in
            if let self { onChoose?(selectedSegmentIndex) }
        }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ titles: [String], selected: Int) {
        removeAllSegments()
        for (index, title) in titles.enumerated() { insertSegment(withTitle: title, at: index, animated: false) }
        selectedSegmentIndex = titles.indices.contains(selected) ? selected : UISegmentedControl.noSegment
    }
}

extension UISearchBar {
    /// The points of the row: not documented, see Docs/DIVERGENCES.md.
    static var scopeRowHeight: CGFloat { 44 }

    func makeScopeRow() -> SearchScopeRow {
        let row = SearchScopeRow(frame: .zero)
        row.onChoose = { [weak self] index in
            guard let self, let delegate else { return }
            ifImplemented { delegate.searchBar(self, selectedScopeButtonIndexDidChange: index) }
        }
        return row
    }

    func scopesChanged() {
        let isShown = scopesAreShown && !(scopeButtonTitles ?? []).isEmpty
        scopeRow.isHidden = !isShown
        if isShown, scopeRow.superview !== self { addSubview(scopeRow) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The points that the scopes add.
    var scopeHeight: CGFloat { scopesAreShown && !(scopeButtonTitles ?? []).isEmpty ? UISearchBar.scopeRowHeight : 0 }
}

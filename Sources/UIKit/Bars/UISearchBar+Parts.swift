// The parts that a search bar can show beside its field: a line of text above it, a bookmark or results button at its end.
// UISearchBar keeps the flags and lays out; the field's right view holds the buttons.
import CoreGraphics

extension UISearchBar {
    /// The points of the line above the field: not documented, see Docs/DIVERGENCES.md.
    var promptHeight: CGFloat { (prompt ?? "").isEmpty ? 0 : 31 }

    /// At the beginning of the field.
    func makeGlass() -> UIView {
        let glass = UIImageView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
        glass.image = UIImage(systemName: "magnifyingglass")?.templateByDefault
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        return glass
    }

    func makeCancelButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Cancel", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.isHidden = true
        button.addAction(UIAction { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
        return button
    }

    func makePromptLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: 13)
        label.textAlignment = .center
        return label
    }

    func promptChanged() {
        promptLabel.text = prompt
        promptLabel.isHidden = promptHeight == 0
        if promptLabel.superview !== self { addSubview(promptLabel) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Updates the field's button; the results button takes precedence over the bookmark button.
    func fieldButtonsChanged() {
        let symbol = showsSearchResultsButton ? "list.bullet" : showsBookmarkButton ? "book" : nil
        guard let symbol, (text ?? "").isEmpty else {
            searchTextField.rightViewMode = .never
            return searchTextField.updateAccessories()
        }
        let button = fieldButton
        button.setImage(image(for: showsSearchResultsButton ? .resultsList : .bookmark, state: .normal) ?? UIImage(systemName: symbol)?.templateByDefault, for: .normal)
        button.accessibilityLabel = showsSearchResultsButton ? "Results list" : "Bookmarks"
        button.isSelected = showsSearchResultsButton && isSearchResultsButtonSelected
        button.tintColor = button.isSelected ? nil : .secondaryLabel
        searchTextField.rightView = button
        searchTextField.rightViewMode = .always
    }

    func makeFieldButton() -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
        button.addAction(UIAction { [weak self] _ in
            guard let self, let delegate else { return }
            if showsSearchResultsButton {
                ifImplemented { delegate.searchBarResultsListButtonClicked(self) }
            } else {
                ifImplemented { delegate.searchBarBookmarkButtonClicked(self) }
            }
        }, for: .touchUpInside)
        return button
    }
}

// Touches on items: highlight, selection and their delegate calls, in the order that was logged and not the header's: shouldHighlight,
// didHighlight, didUnhighlight, shouldSelect, didSelect (eds-collection-tap, dw-collection-second-tap, apple-collection-nohighlight).

extension UICollectionView {
    func itemTouchBegan(_ touches: Set<UITouch>) {
        guard let touch = pressing.take(touches), let path = itemPath(at: touch.location(in: self)), let cell = cellForItem(at: path), touch.presses(cell)
        else { return }
        guard allowsSelectionNow else { return }
        if let delegate, ifImplemented({ delegate.collectionView(self, shouldHighlightItemAt: path) }) == false { return }
        highlightedItem = path
        cell.isHighlighted = true
        if let delegate { ifImplemented { delegate.collectionView(self, didHighlightItemAt: path) } }
    }

    func itemTouchMoved(_ touches: Set<UITouch>) {
        guard let path = highlightedItem, let touch = pressing.held(touches), let cell = cellForItem(at: path) else { return }
        if !cell.frame.insetBy(dx: -20, dy: -20).contains(touch.location(in: self)) { unhighlight() }
    }

    func itemTouchCancelled(_ touches: Set<UITouch>) {
        if pressing.release(touches) { unhighlight() }
    }

    func itemTouchEnded(_ touches: Set<UITouch>) {
        guard pressing.release(touches), let path = highlightedItem else { return }
        unhighlight()
        // A row whose disclosure has the header style opens and closes instead of being selected (Apple, OutlineDisclosureOptions.Style).
        if let row = cellForItem(at: path) as? UICollectionViewListCell, row.togglesOnTap { row.toggleOutline() } else { userSelected(path) }
    }

    /// Whether items can be selected now; editing has its own flag (Apple, UICollectionView.allowsSelectionDuringEditing).
    private var allowsSelectionNow: Bool { isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection }
    private var allowsMultipleNow: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func editingDidChange() {
        for cell in visibleCells {
            (cell as? UICollectionViewListCell)?.editingChanged()
            cell.outlineStateChanged()
        }
    }

    func unhighlight() {
        guard let path = highlightedItem else { return }
        highlightedItem = nil
        cellForItem(at: path)?.isHighlighted = false
        if let delegate { ifImplemented { delegate.collectionView(self, didUnhighlightItemAt: path) } }
    }

    private func userSelected(_ path: IndexPath) {
        if selectedItems.contains(path) {
            if allowsMultipleNow { userDeselected(path) } else { tellSelected(path) }
            return
        }
        if let delegate, ifImplemented({ delegate.collectionView(self, shouldSelectItemAt: path) }) == false { return }
        if !allowsMultipleNow {
            for old in selectedItems { drop(old, tells: true) }
        }
        selectedItems.append(path)
        cellForItem(at: path)?.isSelected = true
        tellSelected(path)
    }

    /// A prototype cell's selection segue runs before didSelectItem.
    private func tellSelected(_ path: IndexPath) {
        Causes.during(Cause(.selection, "item \(path.item) of section \(path.section) is selected in \(nameInCauses)", evidence: ["collectionView(_:didSelectItemAt:)"])) {
            if let cell = cellForItem(at: path), let run = cell.selectionSegue { run(cell) }
            if let delegate { ifImplemented { delegate.collectionView(self, didSelectItemAt: path) } }
        }
    }

    private func userDeselected(_ path: IndexPath) {
        if let delegate, ifImplemented({ delegate.collectionView(self, shouldDeselectItemAt: path) }) == false { return }
        drop(path, tells: true)
    }

    private func drop(_ path: IndexPath, tells: Bool) {
        selectedItems.removeAll { $0 == path }
        cellForItem(at: path)?.isSelected = false
        if tells, let delegate { ifImplemented { delegate.collectionView(self, didDeselectItemAt: path) } }
    }

    // MARK: The program's selection: no delegate calls (apple-collection-programmatic)

    func selectProgrammatically(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if path == nil || !allowsMultipleNow {
            for old in selectedItems where old != path { drop(old, tells: false) }
        }
        guard let path else { return }
        if !selectedItems.contains(path) { selectedItems.append(path) }
        cellForItem(at: path)?.isSelected = true
        if !scrollPosition.isEmpty { scroll(to: path, scrollPosition, animated: animated) }
    }

    func deselectProgrammatically(_ path: IndexPath) { drop(path, tells: false) }
}

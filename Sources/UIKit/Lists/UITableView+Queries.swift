// Finds rows by point and rectangles by row, and scrolls to a row.

extension UITableView {
    func rowCount(_ section: Int) -> Int {
        loadIfNeeded()
        return model.sections.indices.contains(section) ? model.sections[section].rowHeights.count : 0
    }

    /// Makes the rows on screen if there are none, in a window or not: visibleCells, indexPathsForVisibleRows and cellForRow(at:) do that
    /// (yu-table-visible-cells; openradar 23904182; outside a window: SkeletonView's pull request 384 and TableKit's tests).
    /// layoutSubviews still comes in its turn. While the rows are counted or measured, only what is there already is told.
    func makeRowsIfNone() {
        loadIfNeeded()
        if cells.isEmpty, !isCountingRows { layoutTable() }
    }

    var visiblePaths: [IndexPath]? {
        makeRowsIfNone()
        let paths = cells.keys.filter { rowRect($0).intersects(bounds) }.sorted()
        // Rows that a jump made visible are listed before they are laid out, because scrollViewDidScroll asks for the first of them.
        return paths.isEmpty && !isLayingOutTable ? model.rows(from: bounds.minY, to: bounds.maxY).filter { rowRect($0).intersects(bounds) } : paths
    }

    func madeCell(at path: IndexPath) -> UITableViewCell? {
        makeRowsIfNone()
        return cells[path]
    }

    var cellsInOrder: [UITableViewCell] {
        (visiblePaths ?? []).compactMap { cells[$0] }
    }

    func path(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.x >= groupInsets.left, point.x <= bounds.width - groupInsets.right else { return nil }
        return model.rows(from: point.y, to: point.y + 0.001).first { rowRect($0).contains(point) }
    }

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        if path.count == 2, path.row == NSNotFound {
            guard model.sections.indices.contains(path.section) else { return }
            scroll(toRect: sectionRect(path.section), position, animated: animated)
            return
        }
        guard model.sections.indices.contains(path.section) else {
            Diagnostics.raise(.range, "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]: section (\(path.section)) beyond bounds (\(model.sections.count)).")
        }
        guard model.contains(path) else {
            Diagnostics.raise(.range, "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]: row (\(path.row)) beyond bounds (\(model.sections[path.section].rowHeights.count)) for section (\(path.section)).")
        }
        scroll(toRect: rowRect(path), position, animated: animated)
    }

    private func scroll(toRect rect: CGRect, _ position: ScrollPosition, animated: Bool) {
        let inset = adjustedContentInset
        let height = bounds.height - inset.vertical
        var y: CGFloat
        switch position {
        case .none:
            reveal(rect, animated: animated)
            return
        case .top: y = rect.minY - inset.top
        case .middle: y = rect.midY - height / 2 - inset.top
        case .bottom: y = rect.maxY - height - inset.top
        }
        updateContentSize()
        y = clamp(CGPoint(x: contentOffset.x, y: y)).y
        moveOffset(to: CGPoint(x: contentOffset.x, y: y), animated: animated)
    }
}

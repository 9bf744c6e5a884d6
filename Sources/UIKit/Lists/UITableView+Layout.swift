// Places the cells, headers and footers for the present offset. Runs in layoutSubviews, so at each scroll.
// Order for a new row: cellForRow, heightForRow, willDisplay; headers and footers after the cells (jianshu07fe-headers).

extension UITableView {
    /// The points between a cell's edge and its content, as on the phone.
    var cellMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

    /// The points between the table's edges and an inset group, which keeps clear of notch and rounded corners.
    var groupInsets: UIEdgeInsets {
        guard style == .insetGrouped else { return .zero }
        let safe = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
        return UIEdgeInsets(top: 0, left: safe.left + cellMargin, bottom: 0, right: safe.right + cellMargin)
    }
    var sectionWidth: CGFloat { max(0, bounds.width - groupInsets.horizontal) }
    /// The space that notch and rounded corners take from the sides of a row, header or footer. Zero if a group's own inset covers it.
    var contentSideInsets: UIEdgeInsets {
        guard style != .insetGrouped, insetsContentViewsToSafeArea else { return .zero }
        return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    }

    func layoutTable() {
        guard !isLayingOutTable, updateDepth == 0 else { return }
        isLayingOutTable = true
        defer { isLayingOutTable = false }
        if needsReload {
            let hadCells = !cells.isEmpty
            if hadCells { removeAllCells() }
            needsReload = false
            prefetch.clear()
            loadModel()
        }
        warnOutsideHierarchy()
        updateModelEdges()
        showRows()
        updateContentSize()
        // Measured headings move the rows: others come into view. Bounded, since each heading is measured once.
        while showHeadersAndFooters() {
            if isFreshlyLoaded { askHeightsOfVisibleRows() }
            showRows()
            updateContentSize()
        }
        isFreshlyLoaded = false
        placeAccessoryViews()
        placeSectionIndex()
        prefetchNext()
    }

    private func removeAllCells() {
        for (path, cell) in cells { retire(cell, at: path) }
        cells.removeAll()
        retireHeaders()
    }

    // MARK: Rows

    private func showRows() {
        var visible: Set<IndexPath> = []
        var pass = 0
        // A measured height moves the rows below it, so new rows may come into view: bounded by the screen's rows.
        while pass < 200 {
            pass += 1
            let paths = model.rows(from: bounds.minY, to: bounds.maxY)
            guard let next = paths.first(where: { !visible.contains($0) && (cells[$0] == nil || !model.isMeasured($0)) }) else {
                visible = Set(paths)
                break
            }
            visible.insert(next)
            if let cell = cells[next] {
                model.setHeight(measuredHeight(of: cell, at: next, asked: delegatedHeight(next)), at: next)
            } else {
                load(next)
            }
        }
        for (path, cell) in cells where !visible.contains(path) && path != highlightedRow && cell !== reordering?.cell {
            cells[path] = nil
            retire(cell, at: path)
        }
        for (path, cell) in cells { place(cell, at: path) }
    }

    /// Once more after the headings were measured (gh4466-table-11-every-line, it610-table-estimates).
    private func askHeightsOfVisibleRows() {
        for path in model.rows(from: bounds.minY, to: bounds.maxY) where cells[path] != nil {
            if let height = delegatedHeight(path), height >= 0 { model.setHeight(height, at: path) }
        }
    }

    private func load(_ path: IndexPath) {
        guard let dataSource else { return }
        isLoadingCell = path
        askedHeight = nil
        let cell = dataSource.tableView(self, cellForRowAt: reordering?.dataPath(path) ?? path)
        isLoadingCell = nil
        ConfigurationPass.run(below: cell)
        // The height is requested again, even after `dequeueReusableCell(withIdentifier:for:)` requested it (log2-table-heights).
        let asked = Behaviour.tableAsksHeightsAgain.isOn ? delegatedHeight(path) : askedHeight ?? model.rowSpan(path)?.height
        askedHeight = nil
        cells[path] = cell
        prepare(cell, at: path)
        model.setHeight(measuredHeight(of: cell, at: path, asked: asked), at: path)
        // The footer is measured with its section's first cell (gh4466-table-11-every-line).
        measureFooter(path.section)
        // canEditRow is asked for every row that appears, editing or not (jianshu07fe-headers).
        applyEditing(to: cell, at: path, animated: false)
        UIView.performWithoutAnimation {
            place(cell, at: path)
            if cell.superview !== self { insertSubview(cell, at: firstCellIndex) }
            cell.isHidden = false
        }
        if let delegate { ifImplemented { delegate.tableView(self, willDisplay: cell, forRowAt: path) } }
    }

    /// The index at which cells are inserted: behind headers, indicators and the app's own subviews.
    var firstCellIndex: Int { backgroundView == nil ? 0 : 1 }

    /// Gives a cell the table's values: separators, colour, selection, editing.
    func prepare(_ cell: UITableViewCell, at path: IndexPath) {
        cell.table = self
        if cell.backgroundColor == nil { cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground }
        cell.indentationLevel = delegate.flatMap { delegate in ifImplemented { delegate.tableView(self, indentationLevelForRowAt: path) } } ?? cell.indentationLevel
        let isSelected = selectedRows.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    }

    private func place(_ cell: UITableViewCell, at path: IndexPath) {
        let rect = rowRect(path)
        if cell.frame != rect, cell !== reordering?.cell { cell.frame = rect }
        let count = model.sections.indices.contains(path.section) ? model.sections[path.section].rowHeights.count : 0
        cell.updateEdges(isFirst: path.row == 0, isLast: path.row == count - 1, table: self)
    }

    func retire(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        if let delegate { ifImplemented { delegate.tableView(self, didEndDisplaying: cell, forRowAt: path) } }
        reuse.recycle(cell)
    }

    func updateSeparators() {
        for (path, cell) in cells { place(cell, at: path) }
    }

    // MARK: Headers and footers

    /// Shows headers and footers. Returns whether a height had to be requested.
    private func showHeadersAndFooters() -> Bool {
        var hasMeasured = false
        var shownHeaders: Set<Int> = []
        var shownFooters: Set<Int> = []
        for section in model.sections.indices {
            var header = floatingHeaderRect(section)
            if header.intersects(bounds), measureHeader(section) {
                hasMeasured = true
                header = floatingHeaderRect(section)
            }
            if header.height > 0, header.intersects(bounds) {
                shownHeaders.insert(section)
                let view = headers[section] ?? showHeader(section, frame: header)
                view?.frame = header
            }
            var footer = footerRect(section)
            if footer.intersects(bounds), measureFooter(section) {
                hasMeasured = true
                footer = footerRect(section)
            }
            if footer.height > 0, footer.intersects(bounds) {
                shownFooters.insert(section)
                let view = footers[section] ?? showFooter(section, frame: footer)
                view?.frame = footer
            }
        }
        for (section, view) in headers where !shownHeaders.contains(section) {
            headers[section] = nil
            view.removeFromSuperview()
            if let delegate { ifImplemented { delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: section) } }
        }
        for (section, view) in footers where !shownFooters.contains(section) {
            footers[section] = nil
            view.removeFromSuperview()
            if let delegate { ifImplemented { delegate.tableView(self, didEndDisplayingFooterView: view, forSection: section) } }
        }
        return hasMeasured
    }

    private func showHeader(_ section: Int, frame: CGRect) -> UIView? {
        guard let view = madeHeader(section) else { return nil }
        headers[section] = view
        view.frame = frame
        if let delegate { ifImplemented { delegate.tableView(self, willDisplayHeaderView: view, forSection: section) } }
        addSubview(view)
        return view
    }

    private func showFooter(_ section: Int, frame: CGRect) -> UIView? {
        guard let view = madeFooter(section) else { return nil }
        footers[section] = view
        view.frame = frame
        if let delegate { ifImplemented { delegate.tableView(self, willDisplayFooterView: view, forSection: section) } }
        addSubview(view)
        return view
    }

    /// In plain tables a header stays at the top while its section is visible.
    private func floatingHeaderRect(_ section: Int) -> CGRect {
        var rect = headerRect(section)
        guard style == .plain, rect.height > 0 else { return rect }
        let whole = sectionRect(section)
        let top = bounds.minY + adjustedContentInset.top
        rect.origin.y = min(max(rect.minY, top), max(rect.minY, whole.maxY - rect.height))
        return rect
    }

    private func placeAccessoryViews() {
        if let view = tableHeaderView, view.frame.origin != .zero || view.frame.width != bounds.width {
            view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
        }
        if let view = tableFooterView {
            let frame = CGRect(x: 0, y: model.sectionsEnd(), width: bounds.width, height: view.frame.height)
            if view.frame != frame { view.frame = frame }
        }
        backgroundView?.frame = bounds
    }

    // MARK: Rectangles

    func rowRect(_ path: IndexPath) -> CGRect {
        loadIfNeeded()
        guard let span = model.rowSpan(path) else { return .zero }
        return CGRect(x: groupInsets.left, y: span.y, width: sectionWidth, height: span.height)
    }

    func sectionRect(_ section: Int) -> CGRect {
        loadIfNeeded()
        guard let span = model.sectionSpan(section) else { return .zero }
        return CGRect(x: groupInsets.left, y: span.y, width: sectionWidth, height: span.height)
    }

    func headerRect(_ section: Int) -> CGRect {
        loadIfNeeded()
        guard let span = model.headerSpan(section) else { return .zero }
        return CGRect(x: groupInsets.left, y: span.y, width: sectionWidth, height: span.height)
    }

    func footerRect(_ section: Int) -> CGRect {
        loadIfNeeded()
        guard let span = model.footerSpan(section) else { return .zero }
        return CGRect(x: groupInsets.left, y: span.y, width: sectionWidth, height: span.height)
    }

    /// MESSAGES.md 40; once per process, as UIKit does.
    private func warnOutsideHierarchy() {
        guard window == nil, !ProcessState.current.warnedOfTableOutsideHierarchy, !model.sections.allSatisfy(\.rowHeights.isEmpty) else { return }
        ProcessState.current.warnedOfTableOutsideHierarchy = true
        Diagnostics.log(TableWarnings.outsideHierarchy(Diagnostics.identity(self)))
    }
}

@MainActor
enum TableWarnings {
    static func outsideHierarchy(_ table: String) -> String {
        "[TableView] Warning once only: UITableView was told to layout its visible cells and other contents without being in the view hierarchy (the table view or one of its superviews has not been added to a window). This may cause bugs by forcing views inside the table view to load and perform layout without accurate information (e.g. table view bounds, trait collection, layout margins, safe area insets, etc), and will also cause unnecessary performance overhead due to extra layout passes. Make a symbolic breakpoint at UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what caused this to occur, so you can avoid this action altogether if possible, or defer it until the table view has been added to a window. Table view: \(table)"
    }
}

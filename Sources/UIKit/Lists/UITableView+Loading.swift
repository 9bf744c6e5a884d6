// Asks the data source and delegate for counts and heights and fills the table's model.
// Heights of all rows are requested at once only if they are not estimated (jianshu-e526-table-11, -est0).

extension UITableView {
    /// Zero turns estimates off.
    static var defaultEstimate: CGFloat { Behaviour.estimatedHeightsByDefault.isOn ? automaticDimension : 0 }

    /// A new data source alone does not reload the shown rows; a new delegate does (qmui-table-setdelegate).
    func dataSourceChanged(from old: UITableViewDataSource?) {
        if old !== dataSource, model.sections.isEmpty { setNeedsReload() }
    }

    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    func reloadEverything() {
        for (path, cell) in cells { retire(cell, at: path) }
        cells.removeAll()
        retireHeaders()
        selectedRows.removeAll()
        highlightedRow = nil
        swipe.close(in: self, animated: false)
        needsReload = true
        if dataSource != nil || !model.sections.isEmpty { loadIfNeeded() }
        setNeedsLayout()
    }

    func loadIfNeeded() {
        guard needsReload, !isLayingOutTable || isLoadingCell == nil else { return }
        needsReload = false
        loadModel()
    }

    func loadModel() {
        if !hasLoaded, let dataSource {
            hasLoaded = true
            if Behaviour.tableCountsSectionsFirst.isOn { ifImplemented { dataSource.numberOfSections(in: self) } }
            for _ in 1..<roundsOfFirstLoad { _ = querySections(keeping: nil) }
        }
        model.sections = querySections(keeping: nil)
        isFreshlyLoaded = true
        updateSectionIndex()
        updateModelEdges()
        updateContentSize()
    }

    /// The sections as the data source and delegate describe them now.
    func querySections(keeping old: ((IndexPath) -> (height: CGFloat, isMeasured: Bool)?)?, headings: ((Int) -> TableModel.Section?)? = nil) -> [TableModel.Section] {
        guard let dataSource else { return [] }
        let wasCounting = isCountingRows
        isCountingRows = true
        defer { isCountingRows = wasCounting }
        premadeHeaders = [:]
        premadeFooters = [:]
        let count = ifImplemented { dataSource.numberOfSections(in: self) } ?? 1
        var sections = [TableModel.Section](repeating: TableModel.Section(), count: max(0, count))
        for index in Self.askingOrder(count) {
            var section = TableModel.Section()
            fillHeadings(of: &section, index, keeping: headings?(index))
            let rows = max(0, dataSource.tableView(self, numberOfRowsInSection: index))
            section.rowHeights.reserveCapacity(rows)
            for row in 0..<rows {
                let path = IndexPath(row: row, section: index)
                if let kept = old?(path) {
                    section.rowHeights.append(kept.height)
                    section.isMeasured.append(kept.isMeasured)
                } else {
                    section.rowHeights.append(initialHeight(path))
                    section.isMeasured.append(false)
                }
            }
            sections[index] = section
        }
        return sections
    }

    private static func askingOrder(_ count: Int) -> [Int] {
        guard count > 1, Behaviour.tableAsksLastSectionFirst.isOn else { return Array(0..<max(0, count)) }
        return [count - 1] + Array(0..<count - 1)
    }

    private var roundsOfFirstLoad: Int { Behaviour.tableLoadsThreeTimes.isOn ? 3 : Behaviour.tableLoadsTwice.isOn ? 2 : 1 }

    // MARK: Rows

    private var estimatesRows: Bool { estimatedRowHeight != 0 }

    private func initialHeight(_ path: IndexPath) -> CGFloat {
        if !estimatesRows, let height = delegatedHeight(path), height >= 0 { return height }
        if let delegate, let estimate = ifImplemented({ delegate.tableView(self, estimatedHeightForRowAt: path) }), estimate > 0 { return estimate }
        if rowHeight >= 0 { return rowHeight }
        if estimatedRowHeight > 0 { return estimatedRowHeight }
        return UITableView.defaultRowHeight
    }

    func delegatedHeight(_ path: IndexPath) -> CGFloat? {
        guard let delegate else { return nil }
        return ifImplemented { delegate.tableView(self, heightForRowAt: path) }
    }

    /// The final height of a row whose cell exists.
    func measuredHeight(of cell: UITableViewCell, at path: IndexPath, asked: CGFloat?) -> CGFloat {
        let wanted = asked ?? rowHeight
        if wanted >= 0 { return wanted }
        cell.bounds.size.width = rowRect(path).width
        return cell.fittingHeight(width: rowRect(path).width, minimum: UITableView.defaultRowHeight)
    }

    static let defaultRowHeight: CGFloat = 44

    // MARK: Headers and footers

    /// The header's view, requested once per load: the delegate's, else one with the data source's title.
    /// Where the delegate tells the height, the view is made for display only.
    func madeHeader(_ section: Int) -> UIView? {
        if let view = premadeHeaders[section] { return view }
        var view: UIView?
        if let delegate { view = ifImplemented { delegate.tableView(self, viewForHeaderInSection: section) } }
        if view == nil, let dataSource, let title = ifImplemented({ dataSource.tableView(self, titleForHeaderInSection: section) }) {
            view = TableTitleView.make(title: title, style: style, isFooter: false)
        }
        premadeHeaders[section] = view
        return view
    }

    func madeFooter(_ section: Int) -> UIView? {
        if let view = premadeFooters[section] { return view }
        var view: UIView?
        if let delegate {
            reuse.asksForFooter = true
            view = ifImplemented { delegate.tableView(self, viewForFooterInSection: section) }
            reuse.asksForFooter = false
        }
        if view == nil, let dataSource, let title = ifImplemented({ dataSource.tableView(self, titleForFooterInSection: section) }) {
            view = TableTitleView.make(title: title, style: style, isFooter: true)
        }
        premadeFooters[section] = view
        return view
    }

    func retireHeaders() {
        for (section, view) in headers {
            view.removeFromSuperview()
            if let delegate { ifImplemented { delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: section) } }
            reuse.recycleHeader(view)
        }
        for (section, view) in footers {
            view.removeFromSuperview()
            if let delegate { ifImplemented { delegate.tableView(self, didEndDisplayingFooterView: view, forSection: section) } }
            reuse.recycleHeader(view)
        }
        headers = [:]
        footers = [:]
        premadeHeaders = [:]
        premadeFooters = [:]
    }

    // MARK: Edges

    func updateModelEdges() {
        model.top = tableHeaderView?.frame.height ?? 0
        model.bottom = tableFooterView?.frame.height ?? 0
    }

    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: model.contentHeight())
        if contentSize != size { contentSize = size }
    }

    func accessoryViewChanged(from old: UIView?, to new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new {
            new.frame = CGRect(x: 0, y: new === tableHeaderView ? 0 : model.sectionsEnd(), width: bounds.width, height: new.frame.height)
            addSubview(new)
        }
        updateModelEdges()
        updateContentSize()
        setNeedsLayout()
    }

    /// Changed metrics throw away the heights; cells stay.
    func metricsChanged() {
        guard !model.sections.isEmpty || needsReload else { return }
        setNeedsReload()
    }

    func widthMayHaveChanged() {
        guard laidOutWidth != bounds.width else { return }
        laidOutWidth = bounds.width
        // Heights depend on the width: heights without an estimate are asked for again now, the others when their rows are next on screen.
        for section in model.sections.indices {
            for row in model.sections[section].isMeasured.indices {
                model.sections[section].isMeasured[row] = false
                if !estimatesRows, window != nil { model.sections[section].rowHeights[row] = initialHeight(IndexPath(row: row, section: section)) }
            }
        }
        setNeedsLayout()
    }
}

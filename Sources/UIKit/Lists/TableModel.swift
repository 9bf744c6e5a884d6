// TableModel: counts and heights of a table's sections and rows, and the rectangles that follow from them.
// Pure arithmetic: UITableView+Loading fills it, UITableView+Layout reads it. It knows no views.

struct TableModel {
    struct Section {
        /// The points of each row; an estimate until `isMeasured`.
        var rowHeights: [CGFloat] = []
        var isMeasured: [Bool] = []
        /// Space above the header (plain tables since iOS 15).
        var topPadding: CGFloat = 0
        /// The heights in points; estimates until the flags below are true.
        var headerHeight: CGFloat = 0
        var footerHeight: CGFloat = 0
        var isHeaderMeasured = true
        var isFooterMeasured = true
        var rowsHeight: CGFloat { rowHeights.reduce(0, +) }
        var height: CGFloat { topPadding + headerHeight + rowsHeight + footerHeight }
    }

    var sections: [Section] = [] { didSet { offsets = nil } }
    /// The points above the first section: the table's header view.
    var top: CGFloat = 0 { didSet { offsets = nil } }
    /// The points below the last section: the table's footer view.
    var bottom: CGFloat = 0
    private var offsets: (sections: [CGFloat], rows: [[CGFloat]])?

    private mutating func computed() -> (sections: [CGFloat], rows: [[CGFloat]]) {
        if let offsets { return offsets }
        var y = top
        var starts: [CGFloat] = []
        var rows: [[CGFloat]] = []
        for section in sections {
            starts.append(y)
            y += section.topPadding + section.headerHeight
            var own: [CGFloat] = []
            own.reserveCapacity(section.rowHeights.count + 1)
            for height in section.rowHeights {
                own.append(y)
                y += height
            }
            own.append(y)
            rows.append(own)
            y += section.footerHeight
        }
        starts.append(y)
        offsets = (starts, rows)
        return (starts, rows)
    }

    mutating func setHeight(_ height: CGFloat, at indexPath: IndexPath) {
        guard contains(indexPath) else { return }
        let changes = sections[indexPath.section].rowHeights[indexPath.row] != height
        let saved = offsets
        sections[indexPath.section].rowHeights[indexPath.row] = height
        sections[indexPath.section].isMeasured[indexPath.row] = true
        if !changes { offsets = saved }
    }

    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && sections.indices.contains(indexPath.section)
            && sections[indexPath.section].rowHeights.indices.contains(indexPath.row)
    }

    func isMeasured(_ indexPath: IndexPath) -> Bool {
        contains(indexPath) && sections[indexPath.section].isMeasured[indexPath.row]
    }

    /// The end of the last section.
    mutating func sectionsEnd() -> CGFloat { computed().sections.last ?? top }
    mutating func contentHeight() -> CGFloat { sectionsEnd() + bottom }

    mutating func rowSpan(_ indexPath: IndexPath) -> (y: CGFloat, height: CGFloat)? {
        guard contains(indexPath) else { return nil }
        return (computed().rows[indexPath.section][indexPath.row], sections[indexPath.section].rowHeights[indexPath.row])
    }

    mutating func sectionSpan(_ section: Int) -> (y: CGFloat, height: CGFloat)? {
        guard sections.indices.contains(section) else { return nil }
        return (computed().sections[section], sections[section].height)
    }

    mutating func headerSpan(_ section: Int) -> (y: CGFloat, height: CGFloat)? {
        guard sections.indices.contains(section) else { return nil }
        return (computed().sections[section] + sections[section].topPadding, sections[section].headerHeight)
    }

    mutating func footerSpan(_ section: Int) -> (y: CGFloat, height: CGFloat)? {
        guard sections.indices.contains(section) else { return nil }
        let offsets = computed()
        let end = offsets.sections[section + 1]
        return (end - sections[section].footerHeight, sections[section].footerHeight)
    }

    /// Rows that touch the span from `minY` to `maxY`, in order.
    mutating func rows(from minY: CGFloat, to maxY: CGFloat) -> [IndexPath] {
        let offsets = computed()
        var found: [IndexPath] = []
        for section in sections.indices {
            let starts = offsets.rows[section]
            guard let end = starts.last, let start = starts.first, end > minY, start < maxY else { continue }
            var low = 0
            var high = starts.count - 1
            while low < high {
                let middle = (low + high) / 2
                if starts[middle + 1] > minY { high = middle } else { low = middle + 1 }
            }
            var row = low
            while row < sections[section].rowHeights.count, starts[row] < maxY {
                if sections[section].rowHeights[row] > 0 { found.append(IndexPath(row: row, section: section)) }
                row += 1
            }
        }
        return found
    }

    var rowCounts: [Int] { sections.map(\.rowHeights.count) }
}

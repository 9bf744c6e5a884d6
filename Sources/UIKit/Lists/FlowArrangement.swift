// FlowArrangement: lines of items and the rectangles that follow from them. Pure arithmetic without views.
// Lines are justified, items centred across their line; the last line keeps the columns of equal items and is
// packed to the left otherwise (openradar 20825965). Along = scrolling direction, across = the other.

struct FlowArrangement {
    struct Metrics {
        var inset: UIEdgeInsets = .zero
        var lineSpacing: CGFloat = 0
        var itemSpacing: CGFloat = 0
        var header: CGSize = .zero
        var footer: CGSize = .zero
        var sizes: [CGSize] = []
        /// Whether all items have one size and are never measured.
        var isUniform = true
    }

    struct Section {
        var header: CGRect?
        var footer: CGRect?
        var frames: [CGRect] = []
        /// The start of the section along the scrolling direction.
        var start: CGFloat = 0
        var end: CGFloat = 0
    }

    var isVertical = true
    /// Points across.
    var breadth: CGFloat = 0
    private(set) var sections: [Section] = []
    private(set) var length: CGFloat = 0
    private(set) var hasOverlongItem = false

    init() {}
    init(isVertical: Bool, breadth: CGFloat) {
        self.isVertical = isVertical
        self.breadth = breadth
    }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func rect(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
        isVertical ? CGRect(x: across, y: along, width: size.width, height: size.height) : CGRect(x: along, y: across, width: size.width, height: size.height)
    }

    mutating func append(_ metrics: Metrics) {
        var section = Section()
        section.start = length
        var place = length
        let headerLength = along(metrics.header)
        if headerLength > 0 {
            section.header = rect(along: place, across: 0, size: edgeSize(headerLength))
            place += headerLength
        }
        let before = isVertical ? metrics.inset.top : metrics.inset.left
        let after = isVertical ? metrics.inset.bottom : metrics.inset.right
        if metrics.sizes.isEmpty {
            place += before + after
        } else {
            place = addLines(metrics, to: &section, from: place + before) + after
        }
        let footerLength = along(metrics.footer)
        if footerLength > 0 {
            section.footer = rect(along: place, across: 0, size: edgeSize(footerLength))
            place += footerLength
        }
        section.end = place
        length = place
        sections.append(section)
    }

    private func edgeSize(_ length: CGFloat) -> CGSize { isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth) }

    private mutating func addLines(_ metrics: Metrics, to section: inout Section, from start: CGFloat) -> CGFloat {
        let leading = isVertical ? metrics.inset.left : metrics.inset.top
        let trailing = isVertical ? metrics.inset.right : metrics.inset.bottom
        let room = max(0, breadth - leading - trailing)
        var place = start
        var index = 0
        var columnSpacing: CGFloat?
        while index < metrics.sizes.count {
            var used = across(metrics.sizes[index])
            if used > room + 0.01 { hasOverlongItem = true }
            var end = index + 1
            while end < metrics.sizes.count, used + metrics.itemSpacing + across(metrics.sizes[end]) <= room + 0.01 {
                used += metrics.itemSpacing + across(metrics.sizes[end])
                end += 1
            }
            let line = metrics.sizes[index..<end]
            let thickness = line.map(along).max() ?? 0
            let isLast = end == metrics.sizes.count
            let content = line.reduce(0) { $0 + across($1) }
            let full = line.count > 1 ? (room - content) / CGFloat(line.count - 1) : metrics.itemSpacing
            var spacing = full
            var offset = leading
            if isLast, metrics.isUniform, let columnSpacing {
                spacing = columnSpacing
            } else if isLast, index > 0 || !metrics.isUniform {
                spacing = metrics.itemSpacing
            } else if isLast, metrics.isUniform, line.count > 1 {
                // A single line of equal items has the columns of a full line.
                spacing = uniformSpacing(across(metrics.sizes[index]), room: room, minimum: metrics.itemSpacing)
            }
            if line.count == 1, columnSpacing == nil, metrics.isUniform, fits(across(metrics.sizes[index]), room: room, minimum: metrics.itemSpacing) == 1 { offset += (room - content) / 2 }
            if columnSpacing == nil, line.count > 1 { columnSpacing = spacing }
            for size in line {
                section.frames.append(rect(along: place + (thickness - along(size)) / 2, across: offset, size: size))
                offset += across(size) + spacing
            }
            place += thickness
            if !isLast { place += metrics.lineSpacing }
            index = end
        }
        return place
    }

    private func fits(_ item: CGFloat, room: CGFloat, minimum: CGFloat) -> Int { max(1, Int(((room + minimum + 0.01) / max(1, item + minimum)).rounded(.down))) }

    private func uniformSpacing(_ item: CGFloat, room: CGFloat, minimum: CGFloat) -> CGFloat {
        let count = fits(item, room: room, minimum: minimum)
        return count > 1 ? (room - CGFloat(count) * item) / CGFloat(count - 1) : minimum
    }

    // MARK: Questions

    func frame(of path: IndexPath) -> CGRect? {
        guard path.count == 2, sections.indices.contains(path.section), sections[path.section].frames.indices.contains(path.item) else { return nil }
        return sections[path.section].frames[path.item]
    }

    func edgeFrame(of section: Int, isHeader: Bool) -> CGRect? {
        guard sections.indices.contains(section) else { return nil }
        return isHeader ? sections[section].header : sections[section].footer
    }

    func items(of section: Int, touching rect: CGRect) -> [Int] {
        let low = isVertical ? rect.minY : rect.minX
        let high = isVertical ? rect.maxY : rect.maxX
        guard sections[section].end >= low, sections[section].start <= high else { return [] }
        return sections[section].frames.indices.filter { sections[section].frames[$0].overlaps(rect) }
    }

    /// A pinned header at the top edge of the visible area, or a footer at the bottom, neither beyond its section.
    func pinned(_ frame: CGRect, section: Int, isHeader: Bool, to visible: CGRect) -> CGRect {
        var frame = frame
        let (start, end) = (sections[section].start, sections[section].end)
        if isVertical {
            frame.origin.y = isHeader ? min(max(frame.minY, visible.minY), end - frame.height) : max(min(frame.minY, visible.maxY - frame.height), start)
        } else {
            frame.origin.x = isHeader ? min(max(frame.minX, visible.minX), end - frame.width) : max(min(frame.minX, visible.maxX - frame.width), start)
        }
        return frame
    }
}

extension CGRect {
    /// Whether the two share more than an edge; Foundation's `intersects` is true for rectangles that only touch.
    func overlaps(_ other: CGRect) -> Bool { minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY }
}

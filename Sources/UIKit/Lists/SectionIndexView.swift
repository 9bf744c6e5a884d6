// SectionIndexView: the letters at the edge of a table and the finger that runs along them. The data source's
// sectionIndexTitles(for:) supplies them; a letter scrolls its section to the top.
import ObjectiveC
import CoreGraphics

extension UITableView {
    /// The points that the letters take from the rows (UITableViewIndex in printed view trees of iOS 7 and later).
    var sectionIndexWidth: CGFloat { sectionIndex == nil ? 0 : SectionIndexView.width }

    /// Requests the letters, with the rows and by reloadSectionIndexTitles().
    func updateSectionIndex() {
        let titles = dataSource.flatMap { source in ifImplemented { source.sectionIndexTitles(for: self) } ?? nil } ?? []
        let rows = model.sections.reduce(0) { $0 + $1.rowHeights.count }
        let isShown = style == .plain && !titles.isEmpty && rows >= sectionIndexMinimumDisplayRowCount
        guard isShown != (sectionIndex != nil) || sectionIndex?.titles != titles else { return }
        sectionIndex?.removeFromSuperview()
        sectionIndex = isShown ? SectionIndexView(titles, table: self) : nil
        for cell in cells.values { cell.setNeedsLayout() }
    }

    /// Places the index in front of the rows, at the visible part of the table's edge.
    func placeSectionIndex() {
        guard let sectionIndex else { return }
        let visible = bounds.inset(by: adjustedContentInset)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isReversed ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - SectionIndexView.width
        let frame = CGRect(x: x, y: visible.minY, width: SectionIndexView.width, height: max(0, visible.height))
        if sectionIndex.frame != frame { sectionIndex.frame = frame }
        if sectionIndex.superview !== self { addSubview(sectionIndex) }
    }

    fileprivate func showSection(ofIndexTitle title: String, at index: Int) {
        let section = dataSource.flatMap { source in ifImplemented { source.tableView(self, sectionForSectionIndexTitle: title, at: index) } } ?? index
        guard model.sections.indices.contains(section) else { return }
        if model.sections[section].rowHeights.isEmpty {
            setContentOffset(CGPoint(x: contentOffset.x, y: sectionRect(section).minY - adjustedContentInset.top), animated: false)
        } else {
            scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
        }
    }
}

final class SectionIndexView: UIControl {
    static let width: CGFloat = 15
    private static let lineHeight: CGFloat = 14
    let titles: [String]
    @_ZeroingReference private var table: UITableView?
    private var chosen: Int?

    init(_ titles: [String], table: UITableView) {
        self.titles = titles
        self.table = table
        super.init(frame: .zero)
        isOpaque = false
        accessibilityLabel = "Section index"
        backgroundColor = table.sectionIndexBackgroundColor
    }

    required init?(coder: NSCoder) { nil }

    /// The letters for which there is room, evenly chosen.
    private var shown: [Int] {
        let room = max(1, Int(bounds.height / SectionIndexView.lineHeight))
        guard titles.count > room else { return Array(titles.indices) }
        guard room > 1 else { return [0] }
        return (0..<room).map { $0 * (titles.count - 1) / (room - 1) }
    }

    override func draw(_ rect: CGRect) {
        let lines = shown
        var y = (bounds.height - CGFloat(lines.count) * SectionIndexView.lineHeight) / 2
        let colour = table?.sectionIndexColor ?? tintColor ?? .systemBlue
        for index in lines {
            if titles[index] == UITableView.indexSearch {
                colour.setStroke()
                let glass = UIBezierPath(ovalIn: CGRect(x: bounds.midX - 4.5, y: y + 2, width: 7, height: 7))
                glass.move(to: CGPoint(x: bounds.midX + 1.5, y: y + 8))
                glass.addLine(to: CGPoint(x: bounds.midX + 4.5, y: y + 11))
                glass.lineWidth = 1.2
                glass.stroke()
            } else {
                let text = NSAttributedString(string: titles[index], attributes: [.font: UIFont.systemFont(ofSize: 11, weight: .semibold), .foregroundColor: colour])
                text.draw(at: CGPoint(x: (bounds.width - text.size().width) / 2, y: y))
            }
            y += SectionIndexView.lineHeight
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsDisplay()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    // MARK: The finger

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        backgroundColor = table?.sectionIndexTrackingBackgroundColor ?? table?.sectionIndexBackgroundColor
        choose(at: touch.location(in: self).y)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(at: touch.location(in: self).y)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ended() }
    override func cancelTracking(with event: UIEvent?) { ended() }

    private func ended() {
        chosen = nil
        backgroundColor = table?.sectionIndexBackgroundColor
    }

    private func choose(at y: CGFloat) {
        guard !titles.isEmpty else { return }
        let height = CGFloat(shown.count) * SectionIndexView.lineHeight
        let part = (y - (bounds.height - height) / 2) / max(1, height)
        let index = min(max(Int(part * CGFloat(titles.count)), 0), titles.count - 1)
        guard index != chosen else { return }
        chosen = index
        table?.showSection(ofIndexTitle: titles[index], at: index)
    }
}

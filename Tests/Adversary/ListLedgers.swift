// What scroll views and tables may tell next: a drag has one end, a scroll view comes to rest and says so once, a highlighted
// row is let go. Used by TouchBoard.
import CoreGraphics
import UIKit

@MainActor final class ScrollLedger: NSObject, TouchLedger, UIScrollViewDelegate {
    private let name: String
    private let report: Report
    private let touched: () -> Void
    private weak var scroll: UIScrollView?
    private var isDragging = false
    /// Told that it moves on, and not yet that it rests.
    private var isMovingOn = false

    init(_ name: String, _ scroll: UIScrollView, _ report: Report, _ touched: @escaping () -> Void) {
        self.name = name
        self.scroll = scroll
        self.report = report
        self.touched = touched
        super.init()
        scroll.delegate = self
    }

    /// Content whose scroll view leaves the window comes to rest, nobody knows whether with a word (Docs/DIVERGENCES.md).
    func left() { isMovingOn = false }

    private func hear(_ word: String, _ mayCome: Bool) {
        report.remember("\(name) \(word)")
        if !mayCome { report.fail("scroll-\(word)", "\(name) told \(word) while it was \(isDragging ? "dragged" : isMovingOn ? "moving on" : "at rest")") }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        hear("willBeginDragging", !isDragging)
        isDragging = true
        touched()
    }
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        hear("willEndDragging", isDragging)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        hear("didEndDragging(\(decelerate))", isDragging)
        isDragging = false
        touched()
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        hear("willBeginDecelerating", !isDragging)
        isMovingOn = true
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        hear("didEndDecelerating", isMovingOn && !isDragging)
        isMovingOn = false
        touched()
    }

    func judgeRest() {
        guard let scroll else { return }
        if isDragging || isMovingOn { report.fail("scroll-open", "\(name) is still \(isDragging ? "dragged" : "moving on") by what its delegate heard") }
        if scroll.isTracking || scroll.isDragging || scroll.isDecelerating {
            report.fail("scroll-flags", "\(name) at rest: isTracking \(scroll.isTracking), isDragging \(scroll.isDragging), isDecelerating \(scroll.isDecelerating)")
        }
    }
}

@MainActor final class TableLedger: NSObject, TouchLedger, UITableViewDataSource, UITableViewDelegate {
    private let name: String
    private let report: Report
    private let touched: () -> Void
    private weak var table: UITableView?
    private let scrolling: ScrollLedger
    private var count = 30
    private var highlighted: Set<IndexPath> = []

    init(_ name: String, _ table: UITableView, _ report: Report, _ touched: @escaping () -> Void) {
        self.name = name
        self.table = table
        self.report = report
        self.touched = touched
        scrolling = ScrollLedger(name, table, report, touched)
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
    }

    func change(_ number: Int, animated: Bool) {
        guard let table else { return }
        // It counts now: an update is judged by what the table knew before.
        _ = table.numberOfRows(inSection: 0)
        let inserts = count < 20 || number % 2 == 0
        count += inserts ? 1 : -1
        highlighted = []
        if inserts { table.insertRows(at: [IndexPath(row: 0, section: 0)], with: animated ? .automatic : .none) } else { table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: animated ? .automatic : .none) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        report.remember("\(name) didHighlight \(indexPath.row)")
        if !highlighted.insert(indexPath).inserted { report.fail("row-highlighted-twice", "row \(indexPath.row) in the \(name) was highlighted twice") }
        touched()
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        report.remember("\(name) didUnhighlight \(indexPath.row)")
        highlighted.remove(indexPath)
        touched()
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        report.remember("\(name) didSelect \(indexPath.row)")
        tableView.deselectRow(at: indexPath, animated: true)
        touched()
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { scrolling.scrollViewWillBeginDragging(scrollView) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { scrolling.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { scrolling.scrollViewWillBeginDecelerating(scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { scrolling.scrollViewDidEndDecelerating(scrollView) }

    func left() { scrolling.left() }

    func judgeRest() {
        scrolling.judgeRest()
        if let cell = table?.visibleCells.first(where: \.isHighlighted) { report.fail("row-highlighted", "a row of the \(name) is highlighted without a finger: \(table?.indexPath(for: cell)?.row ?? -1)") }
        if !highlighted.isEmpty { report.fail("row-open", "rows \(highlighted.map(\.row).sorted()) of the \(name) were highlighted and not let go") }
    }
}

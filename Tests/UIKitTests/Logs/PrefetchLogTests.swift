// Prefetched rows, taps on the status bar, what a collection asks its layout: lifecycle-records-5, groups table/prefetch,
// scroll/to-top, scroll/drag, collection/*.
import LifecycleEvidence
import ObjectiveC
import XCTest
@testable import UIKit

@MainActor final class PrefetchLogTests: XCTestCase {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        private func text(_ paths: [IndexPath]) -> String {
            let rows = paths.map(\.row)
            guard let first = rows.first, let last = rows.last, rows.count > 1 else { return rows.map(String.init).joined() }
            return "\(first)..\(last)"
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { log.add("cellForRow(\(indexPath.row))"); return UITableViewCell() }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { log.add("prefetch(\(text(indexPaths)))") }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { log.add("cancel(\(text(indexPaths)))") }
    }

    /// A table that shows so many rows of 50 points.
    private func table(_ rows: Int, _ body: (TouchStage, UITableView) -> Void) {
        let stage = TouchStage(iOSVersion: 16)
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: CGFloat(rows) * 50))
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 50
        let source = Rows(stage.log)
        stage.kept.append(source)
        (table.dataSource, table.delegate, table.prefetchDataSource) = (source, source, source)
        stage.view.addSubview(table)
        stage.settle()
        body(stage, table)
        stage.tearDown()
    }

    func testRowsAreAnnouncedWhenAScrollBegins() {
        for (rows, id) in [(12, "chagmn-prefetch"), (5, "hyukji-prefetch")] {
            table(rows) { stage, table in
                // The last row shows in part, so a scroll of a point brings no other.
                table.frame.size.height -= 25
                stage.settle()
                let shown = stage.log.take()
                XCTAssertEqual(shown, (0..<rows).map { "cellForRow(\($0))" })
                table.contentOffset.y = 1
                stage.frame()
                XCTAssertEqual(conforms(["cellForRow(0..\(rows - 1))"] + stage.log.take(), to: id, whole: true), [])
            }
        }
    }

    func testOneMoreForEachRowThatEnters() {
        table(8) { stage, table in
            _ = stage.log.take()
            for row in 1...11 {
                table.contentOffset.y = CGFloat(row) * 50 - 10
                stage.frame()
            }
            let log = stage.log.take().filter { $0.hasPrefix("prefetch") }
            XCTAssertEqual(table.indexPathsForVisibleRows?.last?.row, 18)
            XCTAssertEqual(conforms(log, to: "yuiop-prefetch", whole: true), [])
            // The scroll turns round: the rows below are not next any more.
            table.contentOffset.y -= 60
            stage.frame()
            XCTAssertEqual(stage.log.take().filter { !$0.hasPrefix("cellForRow") }, ["cancel(19..28)", "prefetch(8..0)"])
        }
    }

    func testATableMakesNoCellEarly() {
        table(8) { stage, table in
            _ = stage.log.take()
            table.contentOffset.y = 100
            stage.settle()
            XCTAssertEqual(conforms(stage.log.take(), to: "so39135347-table", whole: true), [])
        }
    }

    func testAStandingTableAnnouncesNothing() {
        table(5) { stage, table in
            table.reloadData()
            stage.settle()
            table.contentInset.top = 30
            stage.settle()
            XCTAssertEqual(stage.log.take().filter { $0.hasPrefix("prefetch") }, [])
            table.isPrefetchingEnabled = false
            table.contentOffset.y = 100
            stage.settle()
            XCTAssertEqual(stage.log.take().filter { $0.hasPrefix("prefetch") }, [])
        }
    }

    // MARK: The status bar

    private final class Tops: NSObject, UIScrollViewDelegate {
        let log: EventLog
        var allows = true
        init(_ log: EventLog) { self.log = log }
        private func add(_ event: String) { if log.lines.last != event { log.add(event) } }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { add("didScroll") }
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { add("shouldScrollToTop"); return allows }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { add("didScrollToTop") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { add("didEndScrollingAnimation") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { add("didEndDragging(\(decelerate))") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("didEndDecelerating") }
    }

    private func scrolls(_ count: Int, _ body: (TouchStage, [UIScrollView], Tops) -> Void) {
        let stage = TouchStage()
        let tops = Tops(stage.log)
        stage.kept.append(tops)
        let scrolls = (0..<count).map { index in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 100 + CGFloat(index) * 300, width: 393, height: 300))
            scroll.contentSize = CGSize(width: 393, height: 3000)
            scroll.contentInsetAdjustmentBehavior = .never
            stage.view.addSubview(scroll)
            return scroll
        }
        stage.settle()
        for scroll in scrolls {
            scroll.contentOffset.y = 1000
            scroll.delegate = tops
        }
        body(stage, scrolls, tops)
        stage.tearDown()
    }

    /// A finger on the status bar, as the host hands it over.
    private func tapTheStatusBar(_ stage: TouchStage, strayingTo end: CGPoint = CGPoint(x: 200, y: 12)) {
        let bar = CGRect(x: 0, y: 0, width: 393, height: 54)
        let touch = UITouch(window: stage.window, location: CGPoint(x: 200, y: 10), timestamp: StageClock.now, tapCount: 1)
        let event = UIEvent()
        event.update([touch], timestamp: StageClock.now)
        XCTAssertTrue(UIApplication.shared.statusBarTap.takes(event, statusBar: bar))
        stage.frame()
        touch.move(to: end, phase: .ended, timestamp: StageClock.now)
        event.update([touch], timestamp: StageClock.now)
        XCTAssertTrue(UIApplication.shared.statusBarTap.takes(event, statusBar: bar))
        stage.settle()
    }

    func testATapOnTheStatusBar() {
        scrolls(1) { stage, scrolls, tops in
            tapTheStatusBar(stage)
            XCTAssertEqual(conforms(stage.log.take(), to: "apple-scrolls-to-top", whole: true), [])
            XCTAssertEqual(scrolls[0].contentOffset.y, 0)
            stage.log.add("tap")
            tapTheStatusBar(stage)
            XCTAssertEqual(conforms(stage.log.take(), to: "apple-at-top", whole: true), [])
            scrolls[0].contentOffset.y = 500
            _ = stage.log.take()
            tops.allows = false
            tapTheStatusBar(stage)
            XCTAssertEqual(stage.log.take(), ["shouldScrollToTop"])
            tops.allows = true
            tapTheStatusBar(stage, strayingTo: CGPoint(x: 200, y: 300))
            XCTAssertEqual(stage.log.take(), [])
        }
    }

    func testTwoThatCouldScroll() {
        scrolls(2) { stage, scrolls, _ in
            stage.log.add("tap")
            tapTheStatusBar(stage)
            XCTAssertEqual(conforms(stage.log.take(), to: "epingwang-two", whole: true), [])
            scrolls[0].scrollsToTop = false
            tapTheStatusBar(stage)
            XCTAssertEqual(scrolls.map(\.contentOffset.y), [1000, 0])
        }
    }

    func testASlowDrag() {
        scrolls(1) { stage, _, _ in
            stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), frames: 40, rest: 20)
            stage.settle()
            XCTAssertEqual(conforms(stage.log.take(), to: "radar25271583-slow", whole: true), [])
        }
    }

    // MARK: Collections

    private final class AskedLayout: UICollectionViewFlowLayout {
        var log: EventLog?
        private func add(_ event: String) { if log?.lines.last != event { log?.add(event) } }
        override func prepare() { add("prepare"); super.prepare() }
        override var collectionViewContentSize: CGSize { add("contentSize"); return super.collectionViewContentSize }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { add("attributesInRect"); return super.layoutAttributesForElements(in: rect) }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { log.add("numberOfItems"); return 5 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }
    }

    private func collection(_ version: Int, _ body: (TouchStage, UICollectionView) -> Void) {
        let stage = TouchStage(iOSVersion: version)
        let layout = AskedLayout()
        layout.log = stage.log
        let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 393, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        let items = Items(stage.log)
        stage.kept.append(items)
        view.dataSource = items
        body(stage, view)
        stage.tearDown()
    }

    func testWhatALayoutIsAsked() {
        collection(9) { stage, view in
            stage.view.addSubview(view)
            stage.settle()
            XCTAssertEqual(conforms(Array(stage.log.take().filter { $0 != "numberOfItems" }.prefix(3)), to: "ceasar-layout", whole: true), [])
        }
    }

    private final class Pages: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            log.add("cell(\(indexPath.item))")
            return collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) { log.add("prefetch(\(indexPaths.map { "\($0.item)" }.joined(separator: ",")))") }
    }

    /// Items as wide as the collection.
    private func pages(itemHeight: CGFloat, _ body: (TouchStage, UICollectionView) -> Void) {
        let stage = TouchStage(iOSVersion: 10)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: itemHeight)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        layout.scrollDirection = itemHeight == 400 ? .horizontal : .vertical
        let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.isPagingEnabled = itemHeight == 400
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        let source = Pages(stage.log)
        stage.kept.append(source)
        view.dataSource = source
        if view.isPagingEnabled { view.prefetchDataSource = source }
        stage.view.addSubview(view)
        stage.settle()
        body(stage, view)
        stage.tearDown()
    }

    func testPagesAreAnnounced() {
        pages(itemHeight: 400) { stage, _ in
            stage.drag(from: CGPoint(x: 280, y: 300), to: CGPoint(x: 40, y: 300), frames: 12)
            stage.settle()
            XCTAssertEqual(conforms(stage.log.take(), to: "radar28604718-pages", whole: true), [])
        }
    }

    func testItemsAreMadeEarlyWhileItScrolls() {
        pages(itemHeight: 50) { stage, view in
            XCTAssertEqual(conforms(stage.log.take(), to: "so39135347-collection-load", whole: true), [])
            view.contentOffset.y = 100
            stage.settle()
            XCTAssertEqual(conforms(stage.log.take(), to: "so39135347-collection-scroll", whole: true), [])
        }
    }

    func testABatchBeforeTheFirstLayout() {
        collection(7) { stage, view in
            view.performBatchUpdates({ stage.log.add("updates") }, completion: nil)
            XCTAssertEqual(conforms(stage.log.take().filter { !$0.contains("prepare") }, to: "radar15262692-counts"), [])
        }
    }
}

// Random fingers on a table, a collection view and controls, while the app changes rows, selection, editing and what is
// enabled. What must hold is judged by FingerModels. The same seed is the same walk.
import QuartzCore
import XCTest
@testable import UIKit

private final class TableNotes: NSObject, UITableViewDataSource, UITableViewDelegate {
    let scroll: ScrollModel, list: ListModel
    var count = 40
    init(_ verdict: Verdict) { (scroll, list) = (ScrollModel(verdict), ListModel(verdict)) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Mark") { _, _, done in done(true) }])
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { list.highlight(indexPath) }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { list.unhighlight(indexPath) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { list.select(indexPath) }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { list.deselect(indexPath) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { scroll.scrollViewWillBeginDragging(scrollView) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { scroll.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { scroll.scrollViewDidEndDecelerating(scrollView) }
}

private final class CollectionNotes: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let scroll: ScrollModel, list: ListModel
    var count = 60
    init(_ verdict: Verdict) { (scroll, list) = (ScrollModel(verdict), ListModel(verdict)) }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { list.highlight(indexPath) }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { list.unhighlight(indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { list.select(indexPath) }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { list.deselect(indexPath) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { scroll.scrollViewWillBeginDragging(scrollView) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { scroll.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { scroll.scrollViewDidEndDecelerating(scrollView) }
}

@MainActor final class FingerListTests: XCTestCase {
    private func walk(seed: Int, steps: Int) -> [String] {
        let verdict = Verdict()
        let stage = TouchStage()
        var walk = FingerWalk(stage, verdict, seed: seed)
        let rows = TableNotes(verdict), items = CollectionNotes(verdict)
        let table = UITableView(frame: CGRect(x: 0, y: 60, width: 393, height: 300))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (rows, rows)
        table.allowsMultipleSelection = seed % 2 == 0
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        let collection = UICollectionView(frame: CGRect(x: 0, y: 360, width: 393, height: 240), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        (collection.dataSource, collection.delegate) = (items, items)
        collection.allowsMultipleSelection = seed % 3 == 0
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        let controls: [UIControl] = [UIButton(type: .system), UISlider(), UISwitch(), UIStepper(), segments, UIPageControl(), UIControl(), UITextField()]
        for (index, control) in controls.enumerated() {
            control.frame = CGRect(x: 10 + CGFloat(index % 4) * 95, y: 610 + CGFloat(index / 4) * 50, width: 90, height: 40)
        }
        for view in [table, collection] + controls { stage.view.addSubview(view) }
        let models = controls.map { ControlModel($0, verdict) }
        stage.settle()

        for _ in 0..<steps where verdict.findings.isEmpty {
            let point = CGPoint(x: CGFloat(walk.below(393)), y: CGFloat(60 + walk.below(650)))
            switch walk.below(24) {
            case 0...5 where walk.fingers.count < 3: walk.land(point)
            case 6...11 where !walk.fingers.isEmpty: walk.moveOne(walk.oneIn(3) ? CGPoint(x: 40, y: 40) : CGPoint(x: 4, y: 4))
            case 12...16 where !walk.fingers.isEmpty: walk.liftOne()
            case 17: controls[walk.below(controls.count)].isEnabled.toggle()
            case 18 where walk.oneIn(6): walk.cancelAll()
            case 19 where walk.oneIn(4):
                if walk.oneIn(2) {
                    rows.count = max(1, rows.count + walk.below(5) - 2)
                    table.reloadData()
                    rows.list.takeRows(selection: table.indexPathsForSelectedRows ?? [])
                } else {
                    items.count = max(1, items.count + walk.below(5) - 2)
                    collection.reloadData()
                    items.list.takeRows(selection: collection.indexPathsForSelectedItems ?? [])
                }
            case 20 where walk.oneIn(4):
                table.setEditing(!table.isEditing, animated: walk.oneIn(2))
                rows.list.takeSelection(table.indexPathsForSelectedRows ?? [])
            case 21 where walk.oneIn(3):
                let path = IndexPath(row: walk.below(rows.count), section: 0)
                table.selectRow(at: path, animated: false, scrollPosition: .none)
                rows.list.takeSelection(table.indexPathsForSelectedRows ?? [])
            case 22 where walk.oneIn(4):
                rows.count += 1
                table.performBatchUpdates { table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic) }
                rows.list.takeRows(selection: table.indexPathsForSelectedRows ?? [])
            default: walk.frames(upTo: 12)
            }
        }
        walk.rest()
        table.setEditing(false, animated: false)
        stage.settle()
        rows.list.checkAtRest("the table", selection: table.indexPathsForSelectedRows ?? [])
        items.list.checkAtRest("the collection view", selection: collection.indexPathsForSelectedItems ?? [])
        for model in models { model.checkAtRest() }
        for (name, view, scroll) in [("the table", table as UIScrollView, rows.scroll), ("the collection view", collection, items.scroll)] {
            if scroll.isDragging || view.isDragging { verdict.find("a drag of \(name) goes on at rest") }
            if scroll.owesEnd || view.isDecelerating { verdict.find("\(name) has not come to rest") }
        }
        _ = stage.view.endEditing(true)
        stage.settle()
        stage.tearDown()
        return verdict.findings.map { "seed \(seed): \($0)" }
    }

    /// 80,000 steps.
    func testRandomFingersOnListsAndControls() {
        XCTAssertEqual((1...160).flatMap { walk(seed: $0, steps: 500) }.prefix(5), [])
    }
}

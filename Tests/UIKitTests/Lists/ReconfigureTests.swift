// Rows and items that are filled anew keep their cells (Apple, UICollectionView.reconfigureItems(at:), UITableView.reconfigureRows(at:)),
// and what a flow layout's invalidation context leaves as it is.
import Testing
import XCTest
@testable import UIKit

private final class Cell: UICollectionViewCell {
    var prepared = 0
    override func prepareForReuse() { super.prepareForReuse(); prepared += 1 }
}

private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var identifier = "Cell"
    var asked: [IndexPath] = []
    var sizesAsked = 0
    var count = 3
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        asked.append(indexPath)
        return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        sizesAsked += 1
        return CGSize(width: 50, height: 50)
    }
}

@MainActor final class ReconfigureTests: XCTestCase {
    private func collection() -> (TouchStage, UICollectionView, Items) {
        let stage = TouchStage(), items = Items()
        let collection = UICollectionView(frame: stage.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(Cell.self, forCellWithReuseIdentifier: "Cell")
        collection.register(Cell.self, forCellWithReuseIdentifier: "Other")
        (collection.dataSource, collection.delegate) = (items, items)
        stage.kept.append(items)
        stage.view.addSubview(collection)
        stage.settle()
        items.asked = []
        return (stage, collection, items)
    }

    private let second = IndexPath(item: 1, section: 0)

    func testItemsKeepTheirCells() throws {
        let (stage, collection, items) = collection()
        let before = try XCTUnwrap(collection.cellForItem(at: second) as? Cell)
        collection.reconfigureItems(at: [second, IndexPath(item: 9, section: 0)])
        stage.settle()
        XCTAssertEqual(items.asked, [second])
        XCTAssertTrue(collection.cellForItem(at: second) === before)
        XCTAssertEqual(before.prepared, 0)
        collection.reloadItems(at: [second])
        stage.settle()
        XCTAssertFalse(collection.cellForItem(at: second) === before)
        stage.tearDown()
    }

    func testInABatchUnderTheNewPath() throws {
        let (stage, collection, items) = collection()
        let before = try XCTUnwrap(collection.cellForItem(at: second))
        collection.performBatchUpdates {
            items.count = 4
            collection.insertItems(at: [IndexPath(item: 0, section: 0)])
            collection.reconfigureItems(at: [self.second])
        }
        stage.settle()
        XCTAssertEqual(Set(items.asked), [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)])
        XCTAssertTrue(collection.cellForItem(at: IndexPath(item: 2, section: 0)) === before)
        stage.tearDown()
    }

    func testSnapshots() throws {
        let stage = TouchStage()
        let collection = UICollectionView(frame: stage.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(Cell.self, forCellWithReuseIdentifier: "Cell")
        stage.view.addSubview(collection)
        var asked: [String] = []
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { collection, path, item in
            asked.append(item)
            return collection.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        source.apply(snapshot, animatingDifferences: false)
        stage.settle()
        let before = try XCTUnwrap(collection.cellForItem(at: second))
        asked = []
        snapshot.reconfigureItems(["b"])
        source.apply(snapshot, animatingDifferences: true)
        stage.settle()
        XCTAssertEqual(asked, ["b"])
        XCTAssertTrue(collection.cellForItem(at: second) === before)
        stage.tearDown()
    }

    func testRowsKeepTheirCellsAndAreMeasuredAgain() throws {
        final class Controller: UITableViewController {
            var text = "One line"
            var asked = 0
            override func numberOfSections(in tableView: UITableView) -> Int { 1 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                asked += 1
                let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
                cell.textLabel?.numberOfLines = 0
                cell.textLabel?.text = text
                return cell
            }
        }
        let controller = Controller(style: .plain)
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        let stage = TouchStage(showing: controller)
        let before = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(before.frame.height, 44)
        controller.asked = 0
        controller.text = "One\nTwo\nThree\nFour"
        controller.tableView.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        stage.settle()
        XCTAssertEqual(controller.asked, 1)
        XCTAssertTrue(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === before)
        XCTAssertGreaterThan(before.frame.height, 80)
        stage.tearDown()
    }

    // MARK: Invalidation contexts

    /// Whether the delegate is asked again, and whether lines are made again.
    func testTheFlagsOfAFlowContext() throws {
        let (stage, collection, items) = collection()
        let layout = try XCTUnwrap(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        func invalidate(metrics: Bool, attributes: Bool) -> Int {
            items.sizesAsked = 0
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.invalidateFlowLayoutDelegateMetrics = metrics
            context.invalidateFlowLayoutAttributes = attributes
            layout.invalidateLayout(with: context)
            stage.settle()
            return items.sizesAsked
        }
        XCTAssertEqual(invalidate(metrics: true, attributes: true), 3)
        XCTAssertEqual(invalidate(metrics: false, attributes: true), 0)
        XCTAssertEqual(invalidate(metrics: false, attributes: false), 0)
        // The idiom of layouts that follow another size without asking for everything again.
        final class Keeping: UICollectionViewFlowLayout {
            override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
                let context = super.invalidationContext(forBoundsChange: newBounds)
                (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
                return context
            }
        }
        collection.collectionViewLayout = Keeping()
        stage.settle()
        let x = try XCTUnwrap(collection.cellForItem(at: second)).frame.minX
        items.sizesAsked = 0
        collection.bounds.size.width = 200
        stage.settle()
        XCTAssertEqual(items.sizesAsked, 0)
        XCTAssertNotEqual(collection.cellForItem(at: second)?.frame.minX, x)
        items.count = 5
        XCTAssertEqual(invalidate(metrics: false, attributes: false), 0)
        collection.reloadData()
        stage.settle()
        XCTAssertEqual(items.sizesAsked, 5)
        stage.tearDown()
    }
}

@MainActor @Suite(.leavesNothing) struct ReconfigureMessageTests {
    /// The words of crash reports (UICollectionView and UITableView, iOS 15 on).
    @Test func anotherKindOfCell() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TouchStage(), items = Items()
                let collection = UICollectionView(frame: stage.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
                collection.register(Cell.self, forCellWithReuseIdentifier: "Cell")
                collection.register(Cell.self, forCellWithReuseIdentifier: "Other")
                collection.dataSource = items
                stage.view.addSubview(collection)
                stage.settle()
                items.identifier = "Other"
                collection.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when reconfiguring an item'"))
    }
}

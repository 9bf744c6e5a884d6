// Section snapshots: the tree and its rules (Apple's header NSDiffableDataSourceSectionSnapshot.h), rows that open and close by taps,
// what their handlers hear, and items that a finger moves in a diffable data source.
import XCTest
@testable import UIKit

@MainActor final class OutlineTests: XCTestCase {
    private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

    private func tree() -> Tree {
        var tree = Tree()
        tree.append(["Food", "Drinks"])
        tree.append(["Apple", "Pie"], to: "Food")
        tree.append(["Half"], to: "Pie")
        return tree
    }

    func testATree() {
        var tree = tree()
        XCTAssertEqual(tree.items, ["Food", "Apple", "Pie", "Half", "Drinks"])
        XCTAssertEqual(tree.rootItems, ["Food", "Drinks"])
        XCTAssertEqual(tree.visibleItems, ["Food", "Drinks"])
        tree.expand(["Pie"])
        XCTAssertEqual(tree.visibleItems, ["Food", "Drinks"], "its parent is closed")
        XCTAssertFalse(tree.isVisible("Half"))
        tree.expand(["Food"])
        XCTAssertEqual(tree.visibleItems, ["Food", "Apple", "Pie", "Half", "Drinks"])
        tree.collapse(["Food"])
        XCTAssertTrue(tree.isExpanded("Pie"), "what is below keeps its state")
        XCTAssertEqual(tree.level(of: "Half"), 2)
        XCTAssertEqual(tree.level(of: "Water"), NSNotFound)
        XCTAssertEqual(tree.parent(of: "Half"), "Pie")
        XCTAssertNil(tree.parent(of: "Food"))
        XCTAssertEqual(tree.index(of: "Drinks"), 4)
        XCTAssertNil(tree.index(of: "Water"))
        XCTAssertEqual(tree.visualDescription(), "*- Food\n   - Apple\n   + Pie\n     - Half\n*- Drinks")
    }

    func testPlacesBesideAnItem() {
        var tree = tree()
        tree.insert(["Bread"], after: "Food")
        XCTAssertEqual(tree.items, ["Food", "Apple", "Pie", "Half", "Bread", "Drinks"], "after the children, at its level")
        tree.insert(["Pear"], before: "Apple")
        XCTAssertEqual(tree.parent(of: "Pear"), "Food")
        var part = tree.snapshot(of: "Pie", includingParent: true)
        XCTAssertEqual(part.rootItems, ["Pie"])
        XCTAssertEqual(tree.snapshot(of: "Pie").items, ["Half"])
        XCTAssertEqual(tree.snapshot(of: "Water").items, [])
        part.expand(["Pie"])
        tree.delete(["Pie", "Water"])
        XCTAssertFalse(tree.contains("Half"), "with all that is below")
        tree.insert(part, before: "Drinks")
        XCTAssertEqual(tree.items, ["Food", "Pear", "Apple", "Bread", "Pie", "Half", "Drinks"])
        XCTAssertTrue(tree.isVisible("Half"), "expansion comes with the tree")
        tree.replace(childrenOf: "Food", using: Tree(flat: ["Rice"]))
        XCTAssertEqual(tree.snapshot(of: "Food").items, ["Rice"])
        tree.deleteAll()
        XCTAssertEqual(tree.items, [])
    }

    func testAnItemThatIsNotThereIsNamed() {
        let stage = TouchStage()
        defer { stage.tearDown() }
        var tree = tree()
        tree.expand(["Water"])
        XCTAssertTrue(stage.host.console.contains { $0.contains("Water") })
        XCTAssertFalse(tree.isExpanded("Water"))
    }

    // MARK: On screen

    private final class List: UIViewController, UICollectionViewDelegate {
        var collection: UICollectionView!
        var source: UICollectionViewDiffableDataSource<Int, String>!
        var style = UICellAccessory.OutlineDisclosureOptions.Style.automatic
        var accessories: (String) -> [UICellAccessory] = { _ in [] }
        var log: EventLog?

        override func viewDidLoad() {
            super.viewDidLoad()
            collection = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)))
            collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            collection.delegate = self
            view.addSubview(collection)
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [unowned self] cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
                cell.accessories = accessories(item)
            }
            source = UICollectionViewDiffableDataSource(collectionView: collection) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { log?.add("select \(source.itemIdentifier(for: indexPath) ?? "")") }

        func cell(_ item: String) throws -> UICollectionViewListCell {
            try XCTUnwrap(source.indexPath(for: item).flatMap { collection.cellForItem(at: $0) } as? UICollectionViewListCell)
        }
        var shown: [String] { collection.indexPathsForVisibleItems.compactMap { source.itemIdentifier(for: $0) } }
    }

    private func list(_ style: UICellAccessory.OutlineDisclosureOptions.Style) -> (TouchStage, List) {
        let list = List()
        let parents: Set<String> = ["Food", "Pie"]
        list.accessories = { parents.contains($0) ? [.outlineDisclosure(options: .init(style: style))] : [] }
        let stage = TouchStage(root: list)
        list.log = stage.log
        list.source.apply(tree(), to: 0, animatingDifferences: false)
        stage.settle()
        return (stage, list)
    }

    private func arrow(_ item: String, _ list: List) throws -> UIView { try XCTUnwrap(try list.cell(item).subviews.first { $0 is ListAccessoryView }) }

    func testTheArrowOpensAndCloses() throws {
        let (stage, list) = list(.cell)
        defer { stage.tearDown() }
        let log = stage.log
        list.source.sectionSnapshotHandlers.shouldExpandItem = { log.add("should expand \($0)"); return true }
        list.source.sectionSnapshotHandlers.willExpandItem = { log.add("will expand \($0)") }
        list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { log.add("children of \($0): \($1.items.count)"); return $1 }
        list.source.sectionSnapshotHandlers.shouldCollapseItem = { log.add("should collapse \($0)"); return $0 != "Pie" }
        list.source.sectionSnapshotHandlers.willCollapseItem = { log.add("will collapse \($0)") }
        XCTAssertEqual(list.shown, ["Food", "Drinks"])
        stage.tap(try arrow("Food", list))
        stage.settle()
        XCTAssertEqual(log.take(), ["should expand Food", "will expand Food", "children of Food: 3"])
        XCTAssertEqual(list.shown, ["Food", "Apple", "Pie", "Drinks"])
        XCTAssertEqual(try list.cell("Apple").indentationLevel, 1)
        XCTAssertEqual(try list.cell("Drinks").indentationLevel, 0)
        XCTAssertTrue(try list.cell("Food").configurationState.isExpanded)
        XCTAssertEqual(try arrow("Food", list).accessibilityLabel, "Collapse")
        stage.tap(try arrow("Pie", list))
        stage.settle()
        XCTAssertEqual(try list.cell("Half").indentationLevel, 2)
        _ = log.take()
        stage.tap(try arrow("Pie", list))
        stage.settle()
        XCTAssertEqual(log.take(), ["should collapse Pie"])
        XCTAssertTrue(list.shown.contains("Half"))
        stage.tap(try arrow("Food", list))
        stage.settle()
        XCTAssertEqual(log.take(), ["should collapse Food", "will collapse Food"])
        XCTAssertEqual(list.shown, ["Food", "Drinks"])
        XCTAssertTrue(list.source.snapshot(for: 0).isExpanded("Pie"))
        // Beside the arrow the row is selected.
        stage.tap(try list.cell("Food"))
        stage.settle()
        XCTAssertEqual(log.take(), ["select Food"])
    }

    func testAHeaderOpensByATapAnywhere() throws {
        let (stage, list) = list(.header)
        defer { stage.tearDown() }
        stage.tap(try list.cell("Food"))
        stage.settle()
        XCTAssertEqual(list.shown, ["Food", "Apple", "Pie", "Drinks"])
        XCTAssertEqual(stage.log.take(), [], "and is not selected")
        stage.tap(try list.cell("Apple"))
        XCTAssertEqual(stage.log.take(), ["select Apple"])
    }

    func testChildrenThatComeWhenTheirRowOpens() throws {
        let (stage, list) = list(.cell)
        defer { stage.tearDown() }
        list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in Tree(flat: ["Rice", "Soup"]) }
        stage.tap(try arrow("Food", list))
        stage.settle()
        XCTAssertEqual(list.shown, ["Food", "Rice", "Soup", "Drinks"])
    }

    func testAWholeSnapshotKeepsTheTree() throws {
        let (stage, list) = list(.cell)
        defer { stage.tearDown() }
        stage.tap(try arrow("Food", list))
        stage.settle()
        var snapshot = list.source.snapshot()
        snapshot.deleteItems(["Pie"])
        snapshot.insertItems(["Pear"], afterItem: "Apple")
        list.source.apply(snapshot)
        stage.settle()
        let kept = list.source.snapshot(for: 0)
        XCTAssertEqual(kept.items, ["Food", "Apple", "Pear", "Drinks"])
        XCTAssertEqual(kept.parent(of: "Pear"), "Food")
        XCTAssertEqual(list.source.snapshot(for: 7).items, [])
        XCTAssertEqual(list.source.snapshot().itemIdentifiers, ["Food", "Apple", "Pear", "Drinks"])
    }

    // MARK: Moving

    func testAGripMovesAnItem() throws {
        let list = List()
        list.accessories = { _ in [.reorder(displayed: .always)] }
        let stage = TouchStage(root: list)
        defer { stage.tearDown() }
        let log = stage.log
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["A", "B", "C", "D"])
        list.source.apply(snapshot, animatingDifferences: false)
        stage.settle()
        XCTAssertFalse(list.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)), "no handler says that it may")
        list.source.reorderingHandlers.canReorderItem = { $0 != "D" }
        list.source.reorderingHandlers.willReorder = { [unowned list] in log.add("will \($0.finalSnapshot.itemIdentifiers.joined()), shows \(list.source.snapshot().itemIdentifiers.joined())") }
        list.source.reorderingHandlers.didReorder = { [unowned list] change in
            log.add("did, shows \(list.source.snapshot().itemIdentifiers.joined())")
            log.add("array \(["A", "B", "C", "D"].applying(change.difference)?.joined() ?? "none")")
            log.add("sections \(change.sectionTransactions.map { "\($0.sectionIdentifier): \($0.initialSnapshot.items.joined()) \($0.finalSnapshot.items.joined())" })")
        }
        XCTAssertFalse(list.collection.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
        let grip = try arrow("A", list)
        let start = grip.convert(CGPoint(x: 6, y: 22), to: nil)
        stage.drag(from: start, to: CGPoint(x: start.x, y: try list.cell("C").convert(CGPoint(x: 0, y: 22), to: nil).y), frames: 20, rest: 5)
        stage.settle()
        XCTAssertEqual(log.take(), ["will BCAD, shows ABCD", "did, shows BCAD", "array BCAD", "sections [\"0: ABCD BCAD\"]"])
        XCTAssertEqual(list.shown, ["B", "C", "A", "D"])
    }

    // MARK: Editing

    func testSelectionWhileEditingHasRulesOfItsOwn() throws {
        let (stage, list) = list(.cell)
        defer { stage.tearDown() }
        XCTAssertFalse(list.collection.allowsSelectionDuringEditing)
        list.collection.isEditing = true
        XCTAssertTrue(try list.cell("Drinks").configurationState.isEditing)
        stage.tap(try list.cell("Drinks"))
        stage.settle()
        XCTAssertEqual(stage.log.take(), [])
        list.collection.allowsMultipleSelectionDuringEditing = true
        stage.tap(try list.cell("Drinks"))
        stage.tap(try list.cell("Food"))
        stage.settle()
        XCTAssertEqual(list.collection.indexPathsForSelectedItems?.count, 2)
        XCTAssertFalse(list.collection.hasUncommittedUpdates)
        list.collection.performBatchUpdates({ XCTAssertTrue(list.collection.hasUncommittedUpdates) })
        stage.settle()
    }
}

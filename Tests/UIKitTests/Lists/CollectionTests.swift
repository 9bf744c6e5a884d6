// UICollectionView: what it asks in which order, reuse, selection, updates, the flow layout. Records: Docs/EVIDENCE.md 12.
import LifecycleEvidence
import XCTest
@testable import UIKit

/// A data source and delegate that writes down what it is asked, in the records' words.
@MainActor private class CollectionScript: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let log: EventLog
    var sections: [Int]
    var allowsHighlight = true
    private(set) var made: Set<ObjectIdentifier> = []

    init(_ log: EventLog, _ sections: [Int]) {
        self.log = log
        self.sections = sections
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { log.add("CV.numberOfSections"); return sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        log.add("CV.numberOfItems(\(section))")
        return sections[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
        log.add("CV.cellForItem(\(indexPath.section),\(indexPath.item))")
        made.insert(ObjectIdentifier(cell))
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { log.add("CV.willDisplay(\(indexPath.section),\(indexPath.item))") }
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { log.add("CV.didEndDisplaying(\(indexPath.section),\(indexPath.item))") }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { log.add("CV.shouldHighlight"); return allowsHighlight }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { log.add("CV.didHighlight") }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { log.add("CV.didUnhighlight") }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { log.add("CV.shouldSelect"); return true }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { log.add("CV.didSelect") }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { log.add("CV.didDeselect") }
}

/// A cell that says when it is prepared and when it is added.
private final class LoggingCell: UICollectionViewCell {
    static var log: EventLog?
    override func prepareForReuse() { super.prepareForReuse(); LoggingCell.log?.add("Cell.prepareForReuse") }
    override func didMoveToSuperview() { super.didMoveToSuperview(); if superview != nil { LoggingCell.log?.add("Cell.addedToCollection") } }
}

/// Counts what it is given. Its width is what it says, whatever the layout thought.
private final class GivenCell: UICollectionViewCell {
    var given: [CGFloat] = []
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { super.apply(layoutAttributes); given.append(layoutAttributes.frame.minY) }
}

/// One item without a width yet, which asks for 50 points, as Parchment's menu has them.
@MainActor private final class WideningLayout: UICollectionViewLayout {
    var width: CGFloat = 0, top: CGFloat = 0
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] } }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: top, width: width, height: 50)
        return attributes
    }
    override func shouldInvalidateLayout(forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes, withOriginalAttributes original: UICollectionViewLayoutAttributes) -> Bool {
        width = 50
        return original.frame.width == 0
    }
}

/// The author's own layout of sweetfood-cv-layout: one item a line of 100 points.
@MainActor private final class LoggingLayout: UICollectionViewLayout {
    var log: EventLog?
    override func prepare() { super.prepare(); log?.add("Layout.prepare") }
    override var collectionViewContentSize: CGSize { log?.add("Layout.collectionViewContentSize"); return CGSize(width: 393, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        log?.add("Layout.layoutAttributesForElements")
        return [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))].compactMap { $0 }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: 393, height: 100)
        return attributes
    }
}

@MainActor final class CollectionTests: XCTestCase {
    private func shown(_ sections: [Int], height: CGFloat = 200, item: CGSize = CGSize(width: 393, height: 100), iOSVersion: Int = 26, cell: AnyClass = UICollectionViewCell.self) -> (TouchStage, UICollectionView, CollectionScript) {
        let stage = TouchStage(iOSVersion: iOSVersion)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = item
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(frame: CGRect(x: 0, y: 100, width: 393, height: height), collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(cell, forCellWithReuseIdentifier: "Cell")
        let script = CollectionScript(stage.log, sections)
        stage.kept.append(script)
        collection.dataSource = script
        collection.delegate = script
        LoggingCell.log = stage.log
        stage.view.addSubview(collection)
        stage.settle()
        return (stage, collection, script)
    }

    // MARK: Loading

    /// BrickKit's contexts are made by an initialiser of their own; UIKit makes those of a layout's class by `init()`.
    func testContextsOfOwnClasses() {
        final class Context: UICollectionViewLayoutInvalidationContext {
            var reason = "UIKit"
            init(reason: String) { self.reason = reason; super.init() }
            override init() { super.init() }
        }
        final class Layout: UICollectionViewFlowLayout {
            override class var invalidationContextClass: AnyClass { Context.self }
            var reasons: [String] = []
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                if let context = context as? Context { reasons.append(context.reason) }
                super.invalidateLayout(with: context)
            }
        }
        let layout = Layout()
        layout.invalidateLayout()
        layout.invalidateLayout(with: Context(reason: "own"))
        XCTAssertEqual(layout.reasons, ["UIKit", "own"])
    }

    func testLoading() {
        let (stage, collection, _) = shown([2, 1, 1])
        let log = stage.log.take()
        XCTAssertEqual(log, [
            "CV.numberOfSections", "CV.numberOfItems(0)", "CV.numberOfItems(1)", "CV.numberOfItems(2)",
            "CV.cellForItem(0,0)", "CV.willDisplay(0,0)", "CV.cellForItem(0,1)", "CV.willDisplay(0,1)",
        ])
        XCTAssertEqual(conforms(log, to: "rck121-collection"), [])
        XCTAssertEqual(collection.contentSize, CGSize(width: 393, height: 400))
        XCTAssertEqual(collection.indexPathsForVisibleItems, [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        stage.tearDown()
    }

    func testAttributesOfOneValueAreEqualAndAreGivenOnce() throws {
        func attributes(_ item: Int, alpha: CGFloat = 1) -> UICollectionViewLayoutAttributes {
            let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            made.alpha = alpha
            return made
        }
        XCTAssertEqual(attributes(1), attributes(1))
        XCTAssertEqual(Set([attributes(1), attributes(1)]).count, 1)
        XCTAssertNotEqual(attributes(1), attributes(2))
        XCTAssertNotEqual(attributes(1), attributes(1, alpha: 0.5))
        XCTAssertNotEqual(attributes(1), UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "a", with: IndexPath(item: 1, section: 0)))
        XCTAssertFalse(attributes(1).isEqual("1"))

        let stage = TouchStage()
        let layout = WideningLayout()
        let collection = UICollectionView(frame: CGRect(x: 0, y: 100, width: 393, height: 200), collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(GivenCell.self, forCellWithReuseIdentifier: "Cell")
        let script = CollectionScript(stage.log, [1])
        collection.dataSource = script
        stage.view.addSubview(collection)
        stage.settle()
        let cell = try XCTUnwrap(collection.visibleCells.first as? GivenCell)
        XCTAssertEqual(cell.frame, CGRect(x: 0, y: 0, width: 50, height: 50))
        cell.given = []
        layout.invalidateLayout()
        stage.settle()
        XCTAssertEqual(cell.given, [])
        layout.top = 20
        layout.invalidateLayout()
        stage.settle()
        XCTAssertEqual(cell.given, [20])
        XCTAssertEqual(cell.frame.minY, 20)
        stage.tearDown()
    }

    func testALayoutIsPreparedBeforeItIsAsked() {
        let stage = TouchStage()
        let layout = LoggingLayout()
        let collection = UICollectionView(frame: CGRect(x: 0, y: 100, width: 393, height: 200), collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        let script = CollectionScript(stage.log, [1])
        collection.dataSource = script
        layout.log = stage.log
        stage.view.addSubview(collection)
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log, [
            "Layout.prepare", "CV.numberOfSections", "CV.numberOfItems(0)", "Layout.collectionViewContentSize", "Layout.layoutAttributesForElements", "Layout.collectionViewContentSize",
            "CV.cellForItem(0,0)",
        ])
        XCTAssertEqual(conforms(log, to: "sweetfood-cv-layout", names: ["CV.numberOfItems": "CV.numberOfItems(0)", "CV.cellForItem": "CV.cellForItem(0,0)"]), [])
        stage.tearDown()
    }

    func testWillDisplayComesBeforeTheCellIsAdded() {
        let (stage, _, _) = shown([1], cell: LoggingCell.self)
        let log = stage.log.take()
        XCTAssertEqual(log, ["CV.numberOfSections", "CV.numberOfItems(0)", "CV.cellForItem(0,0)", "CV.willDisplay(0,0)", "Cell.addedToCollection"])
        XCTAssertEqual(conforms(log, to: "apple-cv-willdisplay", names: ["CV.cellForItem": "CV.cellForItem(0,0)", "CV.willDisplay": "CV.willDisplay(0,0)"]), [])
        stage.tearDown()
    }

    // MARK: Scrolling

    /// Up to iOS 9 a cell is made when it scrolls in.
    func testScrollingUpToNine() {
        let (stage, collection, script) = shown([10], iOSVersion: 9, cell: LoggingCell.self)
        collection.contentOffset.y = 150
        stage.settle()
        _ = stage.log.take()
        collection.contentOffset.y = 200
        stage.settle()
        _ = stage.log.take()
        collection.contentOffset.y = 250
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log, ["Cell.prepareForReuse", "CV.cellForItem(0,4)", "CV.willDisplay(0,4)"])
        collection.contentOffset.y = 300
        stage.settle()
        XCTAssertEqual(conforms(log + stage.log.take(), to: "wwdc16-219-cell-9", names: ["CV.cellForItem": "CV.cellForItem(0,4)", "CV.willDisplay": "CV.willDisplay(0,4)", "CV.didEndDisplaying": "CV.didEndDisplaying(0,2)"]), [])
        XCTAssertLessThanOrEqual(script.made.count, 4, "cells out of sight come back")
        stage.tearDown()
    }

    /// Since iOS 10 the next cells are made in the frame after a scroll and displayed when they enter.
    func testPrefetching() {
        let (stage, collection, _) = shown([10], cell: LoggingCell.self)
        collection.contentOffset.y = 100
        stage.settle()
        collection.contentOffset.y = 200
        stage.settle()
        let prepared = stage.log.take()
        XCTAssertEqual(prepared.suffix(2), ["Cell.prepareForReuse", "CV.cellForItem(0,4)"])
        collection.contentOffset.y = 250
        stage.frame()
        let log = stage.log.take()
        XCTAssertEqual(log, ["CV.willDisplay(0,4)", "CV.cellForItem(0,5)"])
        // "delay" is the time between the two scrolls above.
        XCTAssertEqual(conforms(Array(prepared.suffix(2)) + log, to: "wwdc16-219-cell-10", names: ["CV.cellForItem": "CV.cellForItem(0,4)", "CV.willDisplay": "CV.willDisplay(0,4)"], leavingOut: ["delay"]), [])
        stage.tearDown()
    }

    // MARK: Selection

    func testSelection() {
        let (stage, collection, script) = shown([3])
        _ = stage.log.take()
        stage.tap(CGPoint(x: 50, y: 150))
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(conforms(log, to: "eds-collection-tap", whole: true), [])
        XCTAssertEqual(collection.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
        if let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0)) { stage.tap(cell) }
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "dw-collection-second-tap", whole: true), [])
        XCTAssertEqual(collection.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])

        collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        let programmatic = stage.log.take()
        XCTAssertEqual(programmatic, [])
        XCTAssertEqual(conforms(programmatic, to: "apple-collection-programmatic"), [])
        XCTAssertEqual(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected, true)
        XCTAssertEqual(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected, false)

        script.allowsHighlight = false
        stage.tap(CGPoint(x: 50, y: 150))
        stage.settle()
        let refused = stage.log.take()
        XCTAssertEqual(refused, ["CV.shouldHighlight"])
        XCTAssertEqual(conforms(refused, to: "apple-collection-nohighlight"), [])
        stage.tearDown()
    }

    // MARK: Updates

    func testBatchUpdates() {
        let (stage, collection, script) = shown([2])
        let first = collection.cellForItem(at: IndexPath(item: 0, section: 0))
        _ = stage.log.take()
        script.sections = [3]
        collection.performBatchUpdates({ collection.insertItems(at: [IndexPath(item: 0, section: 0)]) }, completion: { stage.log.add("completion(\($0))") })
        stage.settle()
        XCTAssertEqual(differences(stage.log.take(), from: ["CV.numberOfSections", "CV.numberOfItems(0)", "CV.cellForItem(0,0)", "CV.willDisplay(0,0)", "CV.didEndDisplaying(0,2)", "completion(true)"], unknown: 12), [])
        XCTAssertIdentical(collection.cellForItem(at: IndexPath(item: 1, section: 0)), first, "the cell stays with its item")
        script.sections = [1]
        collection.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)])
        stage.settle()
        XCTAssertIdentical(collection.cellForItem(at: IndexPath(item: 0, section: 0)), first)
        XCTAssertEqual(collection.visibleCells.count, 1)
        stage.tearDown()
    }

    /// The text of a device, from a user's log: "number of items … Collection view:".
    func testWrongCountsAreRefused() {
        var updates = TableUpdates(terms: .collection)
        updates.insertedRows = [IndexPath(item: 0, section: 0)]
        XCTAssertEqual(updates.problem(before: [2], after: [2], table: "<UICollectionView: 0x1>"),
            "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section after the update (2) must be equal to the number of items contained in that section before the update (2), plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out). Collection view: <UICollectionView: 0x1>")
    }

    // MARK: Snapshots

    func testASnapshotBecomesAnotherWithTheSameCells() {
        let stage = TouchStage()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 393, height: 40)
        let collection = UICollectionView(frame: CGRect(x: 0, y: 100, width: 393, height: 400), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { collection, path, item in
            stage.log.add("\(item) at \(path.item)")
            return collection.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
        }
        stage.view.addSubview(collection)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot) { stage.log.add("shown") }
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["a at 0", "b at 1", "c at 2", "shown"])
        let c = collection.cellForItem(at: IndexPath(item: 2, section: 0))
        snapshot.deleteItems(["a"])
        snapshot.moveItem("c", beforeItem: "b")
        snapshot.appendItems(["d"])
        source.apply(snapshot) { stage.log.add("shown") }
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["d at 2", "shown"])
        XCTAssertEqual(source.snapshot().itemIdentifiers, ["c", "b", "d"])
        XCTAssertEqual(source.indexPath(for: "b"), IndexPath(item: 1, section: 0))
        XCTAssertIdentical(collection.cellForItem(at: IndexPath(item: 0, section: 0)), c)
        stage.tearDown()
    }

    // MARK: Flow layout

    func testEqualItemsStandInColumns() {
        let (stage, collection, _) = shown([5], item: CGSize(width: 100, height: 50))
        let x = (0..<5).map { collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX }
        XCTAssertEqual(x, [0, 146.5, 293, 0, 146.5])
        stage.tearDown()
    }

    func testUnequalItemsOfTheLastLineArePackedToTheLeft() {
        var flow = FlowArrangement(isVertical: true, breadth: 300)
        var metrics = FlowArrangement.Metrics()
        metrics.itemSpacing = 10
        metrics.lineSpacing = 5
        metrics.isUniform = false
        metrics.sizes = [CGSize(width: 100, height: 20), CGSize(width: 150, height: 40), CGSize(width: 60, height: 20), CGSize(width: 70, height: 20)]
        flow.append(metrics)
        XCTAssertEqual(flow.sections[0].frames, [
            CGRect(x: 0, y: 10, width: 100, height: 20), CGRect(x: 150, y: 0, width: 150, height: 40),
            CGRect(x: 0, y: 45, width: 60, height: 20), CGRect(x: 70, y: 45, width: 70, height: 20),
        ])
        XCTAssertEqual(flow.length, 65)
    }

    func testTooWideItemsAreReported() {
        let (stage, _, _) = shown([1], item: CGSize(width: 500, height: 50))
        XCTAssertEqual(stage.host.console.prefix(2), [
            "The behavior of the UICollectionViewFlowLayout is not defined because:",
            "the item width must be less than the width of the UICollectionView minus the section insets left and right values, minus the content insets left and right values.",
        ])
        stage.tearDown()
    }
}

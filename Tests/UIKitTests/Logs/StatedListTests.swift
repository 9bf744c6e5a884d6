// Scroll views that ask before content is touched, and batches of collection views, as headers, documents and others' tests
// state them: lifecycle-records-6, groups scroll/content and collection/updates.
import LifecycleEvidence
import XCTest
@testable import UIKit

private final class Asking: UIScrollView {
    var log: EventLog?
    var allows = true
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { log?.add("touchesShouldBegin"); return allows }
    override func touchesShouldCancel(in view: UIView) -> Bool { log?.add("touchesShouldCancel"); return super.touchesShouldCancel(in: view) }
}

private final class DragNotes: NSObject, UIScrollViewDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("willBeginDragging") }
}

private final class Items: NSObject, UICollectionViewDataSource {
    var count = 3
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }
}

private final class AskedLayout: UICollectionViewFlowLayout {
    var log: EventLog?
    private func add(_ line: String) { if log?.lines.last != line { log?.add(line) } }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { super.prepare(forCollectionViewUpdates: updateItems); add("prepare(updates)") }
    override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates(); add("finalize") }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { add("initial"); return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { add("final"); return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
}

@MainActor final class StatedListTests: XCTestCase {
    private func content(_ prepare: (Asking) -> Void = { _ in }, _ body: (TouchStage) -> Void) -> [String] {
        staged { stage, _ in
            let scroll = Asking(frame: CGRect(x: 0, y: 200, width: 393, height: 400))
            scroll.contentSize = CGSize(width: 393, height: 3000)
            scroll.addSubview(NotingView("V", stage.log, CGRect(x: 0, y: 0, width: 393, height: 400)))
            let notes = DragNotes(stage.log)
            stage.kept.append(notes)
            (scroll.delegate, scroll.log) = (notes, stage.log)
            stage.view.addSubview(scroll)
            prepare(scroll)
            stage.settle()
            _ = stage.log.take()
            body(stage)
        }
    }

    private let place = CGPoint(x: 150, y: 500)

    /// Stays, drags if asked to, and leaves.
    private func stay(_ stage: TouchStage, drags: Bool = false) {
        let finger = stage.land(place)
        stage.wait(0.3)
        if drags {
            for step in 1...20 {
                finger.move(to: CGPoint(x: place.x, y: place.y - CGFloat(step) * 8))
                stage.frame()
            }
        }
        finger.lift()
        stage.settle()
    }

    func testContentIsTouched() {
        XCTAssertEqual(conforms(content { stay($0) }, to: "apple-content-asked", whole: true), [])
        XCTAssertEqual(conforms(content({ $0.allows = false }) { stay($0) }, to: "apple-content-refused", whole: true), [])
        let atOnce = content({ $0.delaysContentTouches = false }) { stage in
            stage.log.add("landing")
            let finger = stage.land(place)
            stage.log.add("landed")
            finger.lift()
            stage.settle()
        }
        XCTAssertEqual(conforms(atOnce, to: "apple-content-at-once", whole: true), [])
    }

    func testContentIsTakenFrom() {
        XCTAssertEqual(conforms(content { stay($0, drags: true) }, to: "apple-content-cancelled", whole: true), [])
        XCTAssertEqual(conforms(content({ $0.canCancelContentTouches = false }) { stay($0, drags: true) }, to: "apple-content-keeps", whole: true), [])
    }

    // MARK: Collections

    private func collection(_ body: (TouchStage, UICollectionView, Items) -> Void) -> [String] {
        staged { stage, _ in
            let layout = AskedLayout(), items = Items()
            layout.itemSize = CGSize(width: 100, height: 100)
            let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 393, height: 500), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
            view.dataSource = items
            stage.kept.append(items)
            stage.view.addSubview(view)
            stage.settle()
            layout.log = stage.log
            body(stage, view, items)
            stage.settle()
        }
    }

    func testItemsComeAndGo() {
        let inserted = collection { _, view, items in
            items.count = 4
            view.insertItems(at: [IndexPath(item: 3, section: 0)])
        }
        XCTAssertEqual(conforms(inserted, to: "apple-appearing-item", whole: true), [])
        let deleted = collection { _, view, items in
            items.count = 2
            view.deleteItems(at: [IndexPath(item: 2, section: 0)])
        }
        XCTAssertEqual(conforms(deleted, to: "apple-disappearing-item", whole: true), [])
    }

    func testBatchesInsideABatch() {
        let log = collection { stage, view, _ in
            view.performBatchUpdates({
                for index in 0...1 { view.performBatchUpdates({}, completion: { _ in stage.log.add("inner\(index)") }) }
            }, completion: { _ in stage.log.add("outer") })
        }
        XCTAssertEqual(conforms(log, to: "asdk-nested-batches", whole: true), [])
    }
}

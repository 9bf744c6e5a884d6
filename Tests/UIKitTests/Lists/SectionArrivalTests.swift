// Headers of sections that a batch brings or takes away: the layout says where they begin and end (Apple,
// initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:) and its counterpart), and the delegate hears of both.
import XCTest
@testable import UIKit

private final class SlidingLayout: UICollectionViewFlowLayout {
    var asked: [String] = []
    private func beside(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutAttributesForSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, at: path)?.copy() as? UICollectionViewLayoutAttributes
        attributes?.center.x -= 100
        return attributes
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        asked.append("appears \(elementKind.suffix(6)) \(elementIndexPath)")
        return beside(elementIndexPath)
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        asked.append("disappears \(elementKind.suffix(6)) \(elementIndexPath)")
        return nil
    }
}

@MainActor final class SectionArrivalTests: XCTestCase {
    private final class Sections: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
        let layout = SlidingLayout()
        lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        var count = 1
        var log: [String] = []
        override func loadView() {
            view = list
            list.contentInsetAdjustmentBehavior = .never
            layout.itemSize = CGSize(width: 50, height: 50)
            layout.headerReferenceSize = CGSize(width: 0, height: 20)
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.register(UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
            (list.dataSource, list.delegate) = (self, self)
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) {
            log.append("gone \(indexPath)")
        }
        func header(_ section: Int) -> UICollectionReusableView? {
            list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
        }
    }

    func testHeadersComeFromWhereTheLayoutSaysAndLeave() {
        let controller = Sections()
        let stage = TouchStage(root: controller)
        stage.settle()
        XCTAssertEqual(controller.layout.asked, [])
        controller.log = []
        controller.count = 2
        controller.list.performBatchUpdates({ controller.list.insertSections([1]) })
        XCTAssertEqual(controller.layout.asked, ["appears Header [1, 0]"])
        let arriving = controller.header(1)
        XCTAssertEqual(arriving?.center.x, controller.header(0)?.center.x)
        XCTAssertNotNil(arriving?.layer.animation(forKey: "position"))
        stage.settle()
        XCTAssertEqual(arriving?.frame.minY, 70)
        XCTAssertEqual(arriving?.alpha, 1)
        controller.log = []
        controller.count = 1
        controller.list.performBatchUpdates({ controller.list.deleteSections([1]) })
        XCTAssertEqual(arriving?.alpha, 0)
        stage.settle()
        XCTAssertEqual(arriving?.isHidden, true)
        XCTAssertEqual(controller.layout.asked, ["appears Header [1, 0]", "disappears Header [1, 0]"])
        XCTAssertEqual(controller.log, ["gone [1, 0]"])
    }
}

// A layout between two, as a finger brings it: items stand where the progress says, and the layouts and the app hear of the end.
import XCTest
@testable import UIKit

@MainActor final class TransitionLayoutTests: XCTestCase {
    private final class Items: UIViewController, UICollectionViewDataSource {
        let list = UICollectionView(frame: .zero, collectionViewLayout: Items.layout(CGSize(width: 50, height: 50)))
        static func layout(_ size: CGSize) -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = size
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            return layout
        }
        override func loadView() {
            view = list
            list.contentInsetAdjustmentBehavior = .never
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.dataSource = self
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func frame(_ item: Int) -> CGRect? { list.cellForItem(at: IndexPath(item: item, section: 0))?.frame }
    }

    func testItemsStandWhereTheProgressSays() {
        let controller = Items()
        let stage = TouchStage(root: controller)
        stage.settle()
        let (old, wide) = (controller.list.collectionViewLayout, Items.layout(CGSize(width: 393, height: 150)))
        let before = controller.frame(1)
        XCTAssertEqual(before?.size, CGSize(width: 50, height: 50))
        var ends: [[Bool]] = []
        let transition = controller.list.startInteractiveTransition(to: wide) { ends.append([$0, $1]) }
        XCTAssertTrue(transition.currentLayout === old && transition.nextLayout === wide)
        transition.transitionProgress = 0.5
        transition.updateValue(3, forAnimatedKey: "tilt")
        controller.list.layoutIfNeeded()
        XCTAssertEqual(controller.frame(1)?.height, 100)
        XCTAssertEqual(controller.frame(1)?.minY, 75)
        XCTAssertEqual(transition.value(forAnimatedKey: "tilt"), 3)
        controller.list.cancelInteractiveTransition()
        stage.settle()
        XCTAssertTrue(controller.list.collectionViewLayout === old)
        XCTAssertEqual(controller.frame(1), before)
        controller.list.startInteractiveTransition(to: wide) { ends.append([$0, $1]) }
        controller.list.finishInteractiveTransition()
        stage.settle()
        XCTAssertTrue(controller.list.collectionViewLayout === wide)
        XCTAssertEqual(controller.frame(1), CGRect(x: 0, y: 150, width: 393, height: 150))
        XCTAssertEqual(ends, [[false, true], [true, true]])
    }
}

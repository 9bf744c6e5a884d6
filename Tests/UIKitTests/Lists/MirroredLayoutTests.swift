// Layouts that ask for it are mirrored where the collection view reads from right to left.
import Testing
import UIKit

@MainActor @Suite struct MirroredLayoutTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }
    private final class Flipping: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    private func frames(_ layout: UICollectionViewFlowLayout, _ attribute: UISemanticContentAttribute) -> (shown: [CGRect], asked: [CGRect], item: IndexPath?) {
        layout.itemSize = CGSize(width: 40, height: 40)
        layout.minimumInteritemSpacing = 10
        let source = Source()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 160, height: 100), collectionViewLayout: layout)
        view.semanticContentAttribute = attribute
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
        return (paths.compactMap { view.cellForItem(at: $0)?.frame }, paths.compactMap { view.layoutAttributesForItem(at: $0)?.frame }, view.indexPathForItem(at: CGPoint(x: 140, y: 20)))
    }

    @Test func onlyAFlippingLayoutIsMirroredAndOnlyRightToLeft() {
        let plain = frames(Flipping(), .forceLeftToRight)
        #expect(plain.shown.map(\.minX) == [0, 60, 120])
        let mirrored = frames(Flipping(), .forceRightToLeft)
        #expect(mirrored.shown.map(\.minX) == [120, 60, 0])
        #expect(mirrored.asked == mirrored.shown)
        #expect(plain.item == IndexPath(item: 2, section: 0))
        #expect(mirrored.item == IndexPath(item: 0, section: 0))
    }
}

// Kind: Messages. What a collection view says of a data source that it cannot use, in the words of crash reports.
import Testing
@testable import UIKit

@MainActor @Suite(.leavesNothing) struct CollectionMessageTests {
    private final class BareCells: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
    }

    @Test func aCellThatWasNotDequeued() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TouchStage(), items = BareCells()
                let collection = UICollectionView(frame: stage.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
                collection.dataSource = items
                stage.view.addSubview(collection)
                stage.settle()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let reason = "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
        #expect(text.contains("*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '\(reason)'"), "\(text)")
    }
}

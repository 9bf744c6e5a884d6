// Tables, collections and the keyboard, as devices logged them: lifecycle-records-2.
import LifecycleEvidence
import ObjectiveC
import XCTest
@testable import UIKit

private final class HeightSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { log.add("numbers\(section)"); return 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        log.add("cell\(indexPath.row)")
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { log.add("height\(indexPath.row)"); return 50 }
}

private final class InsertLayout: UICollectionViewFlowLayout {
    var log: EventLog?
    override func prepare() { log?.add("prepare"); super.prepare() }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { log?.add("attributesInRect"); return super.layoutAttributesForElements(in: rect) }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { log?.add("prepareForUpdates"); super.prepare(forCollectionViewUpdates: updateItems) }
}

private final class Items: NSObject, UICollectionViewDataSource {
    var count = 3
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }
}

@MainActor final class ListLogTests: XCTestCase {
    func testATableAsksHeightsAroundTheCell() {
        let stage = TouchStage(iOSVersion: 11)
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 500))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        let source = HeightSource(stage.log)
        stage.kept.append(source)
        table.dataSource = source
        table.delegate = source
        stage.view.addSubview(table)
        stage.settle()
        // The counts come three times in 11 (gh4466-table-11); the record has them once.
        let log = Array(stage.log.take().drop { $0 == "numbers0" })
        XCTAssertEqual(Array((["numbers0"] + log).prefix(6)), ["numbers0", "height0", "cell0", "height0", "height1", "cell1"])
        XCTAssertEqual(conforms(Array((["numbers0"] + log).prefix(6)), to: "log2-table-heights", whole: true), [])
        stage.tearDown()
    }

    func testAnInsertionIntoACollection() {
        for version in [7, 9, 26] {
            let stage = TouchStage(iOSVersion: version)
            let layout = InsertLayout()
            let collection = UICollectionView(frame: CGRect(x: 0, y: 100, width: 393, height: 500), collectionViewLayout: layout)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
            let source = Items()
            stage.kept.append(source)
            collection.dataSource = source
            stage.view.addSubview(collection)
            stage.settle()
            layout.log = stage.log
            source.count = 4
            collection.insertItems(at: [IndexPath(item: 3, section: 0)])
            let log = Array(stage.log.take().prefix(3))
            XCTAssertEqual(log, ["prepare", "attributesInRect", "prepareForUpdates"])
            XCTAssertEqual(conforms(log, to: "log2-collection-insert", whole: true), [])
            stage.settle()
            stage.tearDown()
        }
    }

    // MARK: Keyboard

    private func shown(_ version: Int) -> [String] {
        let stage = TouchStage(iOSVersion: version)
        let fields = (0..<2).map { UITextField(frame: CGRect(x: 20, y: 100 + 50 * CGFloat($0), width: 200, height: 40)) }
        for field in fields { stage.view.addSubview(field) }
        let observer = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { stage.log.add("kbWillShow") }
        }
        for field in fields {
            field.becomeFirstResponder()
            stage.settle()
        }
        NotificationCenter.default.removeObserver(observer)
        fields[1].resignFirstResponder()
        stage.settle()
        defer { stage.tearDown() }
        return stage.log.take()
    }

    func testTheKeyboardAtAChangeOfField() {
        XCTAssertEqual(conforms(shown(10), to: "log2-keyboard-switch-10", whole: true), [])
        XCTAssertEqual(shown(11), ["kbWillShow"])
        XCTAssertEqual(shown(26), ["kbWillShow"])
    }
}

// Touches, scroll views, lists and text as logs say that lie in public repositories and radars: lifecycle-records-7.
import LifecycleEvidence
import XCTest
@testable import UIKit

private final class AllScrollNotes: NSObject, UIScrollViewDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { if log.lines.last != "didScroll" { log.add("didScroll") } }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("willBeginDragging") }
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { log.add("willEndDragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.add("didEndDragging") }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.add("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.add("didEndDecelerating") }
}

@MainActor final class TouchDemoLogTests: XCTestCase {
    // MARK: Recognizers

    /// A on the stage's view, B in it, C in that; a tap recognizer on each that logs its action.
    private func nested(_ stage: TouchStage, _ inner: (UIView) -> Void = { _ in }) {
        var outer: UIView = stage.view
        add(tap: "UIView", to: outer, stage)
        for (name, inset) in [("A", 20), ("B", 40), ("C", 40)] {
            let view = NotingView(name, stage.log, outer.bounds.insetBy(dx: CGFloat(inset), dy: CGFloat(inset)))
            outer.addSubview(view)
            add(tap: name, to: view, stage)
            outer = view
        }
        inner(outer)
    }

    private func add(tap name: String, to view: UIView, _ stage: TouchStage, action: String? = nil) {
        let tap = NotingTap("\(name).G", stage.log)
        tap.onStateChange = { if $0.state == .ended { stage.log.add(action ?? "\(name).action") } }
        view.addGestureRecognizer(tap)
    }

    func testTapsInsideEachOther() {
        let stage = TouchStage(iOSVersion: 11)
        nested(stage)
        stage.tap(CGPoint(x: 196, y: 426))
        // What does not handle a touch passes it on; the source's views do not.
        let log = stage.log.take().filter { $0.contains(".G.") || $0.contains("action") || $0.hasPrefix("C.") }
        XCTAssertEqual(conforms(log, to: "allan-nested-taps"), [])
        XCTAssertEqual(log.suffix(2), ["C.action", "C.cancelled"])
        stage.tearDown()
    }

    func testAButtonInsideTaps() {
        let stage = TouchStage(iOSVersion: 11)
        let button = UIButton(type: .custom)
        nested(stage) { view in
            button.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
            view.addSubview(button)
        }
        button.addAction(UIAction { _ in stage.log.add("button.action") }, for: .touchUpInside)
        stage.tap(button)
        XCTAssertEqual(conforms(stage.log.take(), to: "allan-button-in-taps"), [])
        add(tap: "button", to: button, stage, action: "button.tapped")
        stage.tap(button)
        XCTAssertEqual(conforms(stage.log.take(), to: "allan-button-own-tap"), [])
        stage.tearDown()
    }

    func testATapOnAView() {
        let stage = TouchStage(iOSVersion: 11)
        let view = NotingView("A", stage.log, CGRect(x: 50, y: 100, width: 200, height: 200))
        stage.view.addSubview(view)
        let tap = NotingTap("G", stage.log)
        tap.onStateChange = { _ in stage.log.add("action") }
        view.addGestureRecognizer(tap)
        stage.tap(view)
        XCTAssertEqual(conforms(stage.log.take(), to: "allan-tap", whole: true), [])
        let finger = stage.land(CGPoint(x: 100, y: 150))
        stage.frame()
        finger.move(to: CGPoint(x: 103, y: 151))
        stage.frame()
        finger.lift()
        XCTAssertEqual(conforms(stage.log.take(), to: "wzl-tap-moved"), [])
        stage.tearDown()
    }

    func testWhoIsAskedForAPlace() {
        let stage = TouchStage(iOSVersion: 11)
        let a = AskedView("A", stage.log, CGRect(x: 0, y: 100, width: 300, height: 300))
        let b = AskedView("B", stage.log, CGRect(x: 0, y: 0, width: 300, height: 100)), c = AskedView("C", stage.log, CGRect(x: 0, y: 100, width: 300, height: 200))
        for view in [b, c] { a.addSubview(view) }
        for (name, x) in [("F", 0), ("E", 150)] { c.addSubview(AskedView(name, stage.log, CGRect(x: CGFloat(x), y: 0, width: 150, height: 200))) }
        stage.view.addSubview(a)
        _ = stage.land(CGPoint(x: 200, y: 300))
        XCTAssertEqual(conforms(stage.log.take(), to: "allan-hit-chain", whole: true), [])
        a.removeFromSuperview()
        GestureArbiter.startOver()
        let lower = AskedView("A", stage.log, CGRect(x: 0, y: 100, width: 300, height: 300)), upper = AskedView("B", stage.log, CGRect(x: 0, y: 400, width: 300, height: 300))
        upper.addSubview(AskedView("C", stage.log, CGRect(x: 100, y: -50, width: 100, height: 100)))
        for view in [lower, upper] { stage.view.addSubview(view) }
        _ = stage.land(CGPoint(x: 150, y: 380))
        XCTAssertEqual(conforms(stage.log.take(), to: "allan-hit-outside", whole: true), [])
        stage.tearDown()
    }

    // MARK: Scroll views

    private func scrolling(_ version: Int, _ body: (TouchStage, UIScrollView) -> Void) {
        let stage = TouchStage(iOSVersion: version)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 600))
        scroll.contentSize = CGSize(width: 300, height: 9000)
        scroll.contentInsetAdjustmentBehavior = .never
        stage.view.addSubview(scroll)
        stage.settle()
        let delegate = AllScrollNotes(stage.log)
        scroll.delegate = delegate
        stage.kept.append(delegate)
        body(stage, scroll)
        stage.tearDown()
    }

    private func thrown(_ stage: TouchStage) {
        stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 200), frames: 8)
        for _ in 0..<3 { stage.frame() }
    }

    func testADragThatGoesOn() {
        scrolling(13) { stage, _ in
            thrown(stage)
            stage.settle()
            XCTAssertEqual(conforms(stage.log.take(), to: "ocdemo-throw", whole: true), [])
        }
    }

    func testAFingerComesBack() {
        scrolling(13) { stage, scroll in
            thrown(stage)
            let finger = stage.land(CGPoint(x: 150, y: 400))
            for _ in 0..<10 { stage.frame() }
            XCTAssertEqual(conforms(["isDragging(\(scroll.isDragging))", "isDecelerating(\(scroll.isDecelerating))"], to: "ocdemo-flags", whole: true), [])
            finger.lift()
            stage.settle()
            XCTAssertEqual(conforms(stage.log.take(), to: "ocdemo-again", whole: true), [])
        }
    }

    func testADragThatRests() {
        scrolling(13) { stage, _ in
            stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 400), frames: 8, rest: 30)
            stage.settle()
            XCTAssertEqual(conforms(stage.log.take(), to: "optimize-slow", whole: true), [])
        }
    }

    func testOffsetsThatAreSetWhileTheContentMovesOn() {
        scrolling(7) { stage, scroll in
            thrown(stage)
            stage.log.add("set")
            scroll.contentOffset = CGPoint(x: 0, y: scroll.contentOffset.y + 10)
            let now = scroll.contentOffset
            for _ in 0..<3 { stage.frame() }
            stage.log.add(scroll.contentOffset == now ? "at rest" : "moving on")
            XCTAssertEqual(conforms(stage.log.take(), to: "radar16724593-set"), [])
            stage.settle()
        }
        scrolling(7) { stage, scroll in
            thrown(stage)
            stage.log.add("set")
            scroll.setContentOffset(scroll.contentOffset, animated: false)
            let now = scroll.contentOffset
            for _ in 0..<3 { stage.frame() }
            stage.log.add(scroll.contentOffset == now ? "at rest" : "moving on")
            XCTAssertEqual(conforms(stage.log.take(), to: "radar16724593-stops"), [])
            XCTAssertFalse(scroll.isDecelerating)
        }
    }

    // MARK: Lists

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 40
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { if log.lines.last != "didScroll" { log.add("didScroll") } }
    }

    func testRowsGoFromTheEndThatIsShown() {
        let stage = TouchStage(iOSVersion: 11)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600), style: .plain)
        let rows = Rows(stage.log)
        table.dataSource = rows
        table.delegate = rows
        stage.kept.append(rows)
        stage.view.addSubview(table)
        stage.settle()
        table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
        stage.settle()
        _ = stage.log.take()
        table.beginUpdates()
        rows.count = 30
        table.deleteRows(at: (30..<40).map { IndexPath(row: $0, section: 0) }, with: .none)
        stage.log.add("endUpdates.call")
        table.endUpdates()
        stage.log.add("endUpdates.return")
        XCTAssertEqual(conforms(stage.log.take(), to: "radar33424990-end-updates"), [])
        stage.settle()
        stage.tearDown()
    }

    private final class Sizes: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }
        func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
            log.add("size(\(indexPath.item))")
            return CGSize(width: 100, height: 100)
        }
    }

    func testABatchOfUpdates() {
        let stage = TouchStage(iOSVersion: 10)
        let collection = UICollectionView(frame: CGRect(x: 0, y: 100, width: 393, height: 500), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        let sizes = Sizes(stage.log)
        collection.dataSource = sizes
        collection.delegate = sizes
        stage.kept.append(sizes)
        stage.view.addSubview(collection)
        stage.settle()
        _ = stage.log.take()
        stage.log.add("performBatchUpdates")
        collection.performBatchUpdates({ stage.log.add("closure") }, completion: nil)
        XCTAssertEqual(conforms(stage.log.take(), to: "radar31748196-batch", whole: true), [])
        stage.settle()
        stage.tearDown()
    }

    // MARK: Text

    private final class TextNotes: NSObject, UITextViewDelegate, UITextFieldDelegate, UISearchBarDelegate {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { log.add("shouldChangeText"); return true }
        func textViewDidChangeSelection(_ textView: UITextView) { log.add("didChangeSelection") }
        func textViewDidChange(_ textView: UITextView) { log.add("didChange") }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { log.add("shouldClear"); return true }
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { log.add("shouldChangeCharacters"); return true }
        func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { log.add("shouldChangeText"); return true }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.add("textDidChange") }
    }

    func testTextThatAUserChanges() {
        let stage = TouchStage(iOSVersion: 10)
        let notes = TextNotes(stage.log)
        stage.kept.append(notes)
        let view = UITextView(frame: CGRect(x: 50, y: 100, width: 250, height: 100)), bar = UISearchBar(frame: CGRect(x: 0, y: 300, width: 393, height: 56))
        stage.view.addSubview(view)
        stage.view.addSubview(bar)
        view.text = "word"
        view.becomeFirstResponder()
        stage.settle()
        view.delegate = notes
        view.deleteBackward()
        XCTAssertEqual(conforms(stage.log.take(), to: "calabash382-text-view", whole: true), [])
        bar.becomeFirstResponder()
        stage.settle()
        bar.delegate = notes
        _ = stage.log.take()
        bar.searchTextField.insertText("a")
        XCTAssertEqual(conforms(stage.log.take(), to: "calabash382-search-bar", whole: true), [])
        bar.resignFirstResponder()
        stage.settle()
        stage.tearDown()
    }

    func testTheClearButtonOfAField() throws {
        let stage = TouchStage(iOSVersion: 11)
        let notes = TextNotes(stage.log)
        stage.kept.append(notes)
        let field = UITextField(frame: CGRect(x: 50, y: 100, width: 250, height: 40))
        field.clearButtonMode = .always
        field.text = "word"
        field.delegate = notes
        stage.view.addSubview(field)
        field.becomeFirstResponder()
        stage.settle()
        _ = stage.log.take()
        field.addAction(UIAction { _ in stage.log.add("editingChanged") }, for: .editingChanged)
        let token = NotificationCenter.default.addObserver(forName: UITextField.textDidChangeNotification, object: field, queue: nil) { _ in MainActor.assumeIsolated { stage.log.add("Note.textDidChange") } }
        let place = field.clearButtonRect(forBounds: field.bounds)
        stage.tap(field.convert(CGPoint(x: place.midX, y: place.midY), to: nil))
        NotificationCenter.default.removeObserver(token)
        XCTAssertEqual(field.text, "")
        let log = stage.log.take()
        XCTAssertEqual(conforms(log.filter { $0 != "editingChanged" }, to: "calabash382-clear", whole: true), [])
        XCTAssertEqual(conforms(log.filter { !$0.hasPrefix("Note") }, to: "mdc3150-clear-event", whole: true), [])
        field.resignFirstResponder()
        stage.settle()
        stage.tearDown()
    }
}

// Logs found on the web after records-2, played the same way: lifecycle-records-3.
import LifecycleEvidence
import ObjectiveC
import XCTest
@testable import UIKit

final class LogNibCell: UITableViewCell {
    static var log: EventLog?
    override func awakeFromNib() { super.awakeFromNib(); Self.log?.add("awakeFromNib") }
}

private final class DisplaySource: NSObject, UITableViewDataSource, UITableViewDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        log.add("cellForRowAt(\(indexPath.row))")
        return cell
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { log.add("willDisplay(\(indexPath.row))") }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { log.add("didEndDisplaying(\(indexPath.row))") }
}

private final class FlagNotes: NSObject, UIScrollViewDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.add("didEndDragging(decelerating:\(scrollView.isDecelerating),will:\(decelerate))") }
}

private final class OldNotes: NSObject, UIScrollViewDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    private func add(_ event: String) { if log.lines.last != event { log.add(event) } }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { add("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { add("didEndDragging") }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("didEndDecelerating") }
}

@MainActor final class FoundLogTests: XCTestCase {
    // MARK: Controls

    private func control(_ stage: TouchStage) -> UIControl {
        let control = UIControl(frame: CGRect(x: 50, y: 300, width: 100, height: 50))
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"),
            (.touchDragExit, "dragExit"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        ]
        for (event, name) in events { control.addAction(UIAction(identifier: UIAction.Identifier(name)) { _ in if stage.log.lines.last != name { stage.log.add(name) } }, for: event) }
        stage.view.addSubview(control)
        return control
    }

    func testAFingerLeavesAControlAndComesBack() {
        let stage = TouchStage()
        _ = control(stage)
        let finger = stage.land(CGPoint(x: 100, y: 325))
        for y in [330, 340, 400, 500, 600, 500, 400, 340, 330] { stage.frame(); finger.move(to: CGPoint(x: 100, y: CGFloat(y))) }
        XCTAssertEqual(conforms(stage.log.lines, to: "lx7131-drag-out-and-back"), [])
        finger.lift()
        XCTAssertEqual(conforms(stage.log.take(), to: "lx7131-up-inside-after-all"), [])
        stage.tearDown()
    }

    func testTwoPresses() {
        let stage = TouchStage()
        _ = control(stage)
        stage.tap(CGPoint(x: 100, y: 325), count: 1)
        stage.tap(CGPoint(x: 100, y: 325), count: 2)
        XCTAssertEqual(conforms(stage.log.take(), to: "ch520-double-tap"), [])
        stage.tearDown()
    }

    // MARK: Scrolling

    private func scrolling(_ delegate: (EventLog) -> UIScrollViewDelegate & NSObject) -> (TouchStage, UIScrollView) {
        let stage = TouchStage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 600))
        scroll.contentSize = CGSize(width: 300, height: 9000)
        scroll.contentInsetAdjustmentBehavior = .never
        stage.view.addSubview(scroll)
        stage.settle()
        let notes = delegate(stage.log)
        scroll.delegate = notes
        stage.kept.append(notes)
        return (stage, scroll)
    }

    func testTheOldestLogs() {
        let (stage, _) = scrolling(OldNotes.init)
        stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 400), rest: 30)
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "doraeul-drag"), [])
        stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 200), frames: 8)
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "doraeul-throw"), [])
        stage.tearDown()
    }

    func testTheFlagOfAStoppedScrollView() {
        let (stage, _) = scrolling(FlagNotes.init)
        stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 200), frames: 8)
        stage.frame()
        stage.tap(CGPoint(x: 150, y: 400))
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "flowkey-decelerating-flag"), [])
        stage.tearDown()
    }

    // MARK: Tables

    func testTheFirstCellsOfAXib() throws {
        let stage = TouchStage(iOSVersion: 14)
        let xib = NibStage.xib("<tableViewCell id=\"cell\" customClass=\"LogNibCell\" customModuleProvider=\"target\" reuseIdentifier=\"Cell\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/><tableViewCellContentView key=\"contentView\" id=\"cc\"/></tableViewCell>")
        let nibs = try NibStage(["LogCell.xib": xib])
        LogNibCell.log = stage.log
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
        table.register(UINib(nibName: "LogCell", bundle: nibs.bundle), forCellReuseIdentifier: "Cell")
        let source = DisplaySource(stage.log)
        stage.kept.append(source)
        table.dataSource = source
        table.delegate = source
        stage.view.addSubview(table)
        stage.settle()
        let log = Array(stage.log.take().prefix(9))
        XCTAssertEqual(conforms(log, to: "jeongchoyi-first-cells"), [])
        XCTAssertEqual(conforms(Array(log.prefix(3)), to: "purple-table", names: ["cellForRow(0)": "cellForRowAt(0)"], whole: true), [])
        LogNibCell.log = nil
        stage.tearDown()
        nibs.tearDown()
    }

    // MARK: Layout

    private func laidOut(_ change: (UIView, UIView, UIView) -> Void) -> [String] {
        let stage = Stage(iOSVersion: 9)
        let controller = UIViewController()
        stage.show(controller)
        let root = LayoutNotingView("Root", stage.log, CGRect(x: 0, y: 0, width: 300, height: 300))
        let view = LayoutNotingView("V", stage.log, CGRect(x: 10, y: 10, width: 50, height: 50))
        let other = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        controller.view.addSubview(root)
        root.addSubview(view)
        root.addSubview(other)
        stage.settle()
        _ = stage.log.take()
        change(root, view, other)
        stage.settle()
        defer { stage.tearDown() }
        return stage.log.take()
    }

    func testWhatSetsLayoutOff() {
        XCTAssertEqual(conforms(laidOut { root, view, _ in view.removeFromSuperview() }, to: "yycgo-layout-remove"), [])
        XCTAssertEqual(conforms(laidOut { _, view, _ in view.bounds.size.width = 70 }, to: "yycgo-layout-bounds"), [])
        XCTAssertEqual(conforms(laidOut { root, view, _ in root.bringSubviewToFront(view) }, to: "yycgo-layout-order"), [])
        let stage = Stage(iOSVersion: 9)
        let controller = UIViewController()
        stage.show(controller)
        let root = LayoutNotingView("Root", stage.log, CGRect(x: 0, y: 0, width: 300, height: 300))
        controller.view.addSubview(root)
        stage.settle()
        _ = stage.log.take()
        root.addSubview(LayoutNotingView("V", stage.log, CGRect(x: 10, y: 10, width: 50, height: 50)))
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "yycgo-layout-add"), [])
        stage.tearDown()
    }

    // MARK: Key-value observing

    /// Apple, Key-Value Observing Programming Guide: an observer hears after the setter; the delegate's call is inside it.
    func testUIKitsOwnPropertiesAreObserved() {
        let (stage, scroll) = scrolling(OldNotes.init)
        var seen: [String] = []
        let observations = [
            scroll.observe(\.contentOffset, _name: "contentOffset", options: [.old, .new]) { _, change in
                stage.log.add("observed")
                seen.append("offset \(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
            },
            scroll.observe(\.contentSize, _name: "contentSize", options: .new) { _, change in seen.append("size \(change.newValue?.height ?? -1)") },
            scroll.observe(\.bounds, _name: "bounds") { _, _ in seen.append("bounds") },
            scroll.observe(\.frame, _name: "frame", options: .new) { _, change in seen.append("frame \(change.newValue?.width ?? -1)") },
            scroll.observe(\.isHidden, _name: "isHidden", options: .new) { _, change in seen.append("hidden \(change.newValue ?? false)") },
        ]
        scroll.contentOffset = CGPoint(x: 0, y: 50)
        XCTAssertEqual(stage.log.take(), ["didScroll", "observed"])
        scroll.contentSize.height = 700
        scroll.frame.size.width = 310
        scroll.isHidden = true
        XCTAssertEqual(seen, ["bounds", "offset 0.0 50.0", "size 700.0", "frame 310.0", "hidden true"])
        for observation in observations { observation.invalidate() }
        scroll.contentOffset = .zero
        XCTAssertEqual(seen.count, 5)
        stage.tearDown()
    }
}

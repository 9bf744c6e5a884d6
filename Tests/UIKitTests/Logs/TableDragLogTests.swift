// A table that is dragged row by row, as one timestamped log has it: lifecycle-records-4, gh5728-*.
import LifecycleEvidence
import XCTest
@testable import UIKit

private final class DraggedSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    private func add(_ event: String) { if event != "didScroll" || log.lines.last != event { log.add(event) } }
    func numberOfSections(in tableView: UITableView) -> Int { add("sections"); return 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { add("rows"); return 151 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { add("height(\(indexPath.row))"); return 90 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell")
        if cell != nil { add("dequeued") }
        add("cell(\(indexPath.row))")
        return cell ?? UITableViewCell(style: .default, reuseIdentifier: "Cell")
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { add("willDisplay") }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { add("didEndDisplaying") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { add("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging") }
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { add("willEndDragging") }
}

@MainActor final class TableDragLogTests: XCTestCase {
    /// Drags slowly until the content stands at `offset`, rests and lets go.
    private func drag(_ table: UITableView, to offset: CGFloat, _ stage: TouchStage) -> [String] {
        var y: CGFloat = 600
        let finger = stage.land(CGPoint(x: 150, y: y))
        while table.contentOffset.y < offset, y > 20 {
            stage.frame()
            y -= 3
            finger.move(to: CGPoint(x: 150, y: y))
        }
        for _ in 0..<20 { stage.frame() }
        finger.lift()
        stage.settle()
        return stage.log.take()
    }

    func testRowByRow() {
        let stage = TouchStage(iOSVersion: 9)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 650))
        table.contentInsetAdjustmentBehavior = .never
        table.contentInset.top = 64
        let source = DraggedSource(stage.log)
        stage.kept.append(source)
        table.dataSource = source
        table.delegate = source
        table.contentOffset.y = -64
        stage.view.addSubview(table)
        stage.settle()
        let heights = Set((0..<151).map { "height(\($0))" })
        let load = stage.log.take().reduce(into: [String]()) { lines, line in
            let isHeight = heights.contains(line) && (lines.last == "rows" || lines.last == "heights(all)")
            if isHeight { if lines.last == "rows" { lines.append("heights(all)") } } else { lines.append(line) }
        }
        XCTAssertEqual(conforms(load, to: "gh5728-load"), [])
        XCTAssertEqual(table.contentOffset.y, -64)
        XCTAssertEqual(conforms(drag(table, to: 0, stage), to: "gh5728-first-drag", whole: true), [])
        XCTAssertEqual(conforms(drag(table, to: 110, stage), to: "gh5728-second-drag", whole: true), [])
        XCTAssertEqual(conforms(drag(table, to: 200, stage), to: "gh5728-reuse", whole: true), [])
        _ = drag(table, to: 290, stage)
        XCTAssertEqual(conforms(drag(table, to: 440, stage), to: "gh5728-two-rows", whole: true), [])
        XCTAssertEqual(conforms(drag(table, to: 560, stage), to: "gh5728-goes-first", whole: true), [])
        stage.tearDown()
    }

    func testTheFourCalls() {
        let stage = Stage(iOSVersion: 17)
        stage.show(LoggingController("VC", stage.log))
        XCTAssertEqual(conforms(stage.log.take().map { String($0.dropFirst(3)) }, to: "gh5670-appearing", "gh6223-appearing", whole: true), [])
        stage.tearDown()
    }
}

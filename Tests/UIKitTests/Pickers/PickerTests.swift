// UIPickerView: what it asks, in which order, what a finger selects, and rows that do not exist.
import XCTest
@testable import UIKit

@MainActor final class PickerTests: XCTestCase {
    final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var log: [String] = []
        var rows = [["A", "B", "C", "D"], ["1", "2"]]
        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component].count }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { rows[component][row] }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { log.append("select \(rows[component][row])") }
    }

    private func shown(_ source: Source) -> (UIPickerView, TouchStage) {
        let stage = TouchStage()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        picker.dataSource = source
        picker.delegate = source
        stage.root.view.addSubview(picker)
        stage.settle()
        return (picker, stage)
    }

    func testCountsAndFirstSelection() {
        let source = Source()
        let (picker, stage) = shown(source)
        defer { stage.tearDown() }
        XCTAssertEqual(picker.numberOfComponents, 2)
        XCTAssertEqual([picker.numberOfRows(inComponent: 0), picker.numberOfRows(inComponent: 1), picker.numberOfRows(inComponent: 7)], [4, 2, 0])
        XCTAssertEqual([picker.selectedRow(inComponent: 0), picker.selectedRow(inComponent: 9)], [0, -1])
        XCTAssertEqual(UIPickerView().intrinsicContentSize, CGSize(width: 320, height: 216))
        XCTAssertEqual(picker.rowSize(forComponent: 0).height, 32)
    }

    func testCodeSelectsInSilence() {
        let source = Source()
        let (picker, stage) = shown(source)
        defer { stage.tearDown() }
        picker.selectRow(2, inComponent: 0, animated: false)
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 2)
        picker.selectRow(99, inComponent: 0, animated: false)
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 3)
        picker.selectRow(0, inComponent: 5, animated: true)
        XCTAssertEqual(source.log, [])
    }

    func testAFingerTurnsTheWheel() {
        let source = Source()
        let (picker, stage) = shown(source)
        defer { stage.tearDown() }
        let middle = picker.convert(CGPoint(x: 80, y: 108), to: nil)
        // Far enough away that recognizers take it for a drag, and slowly.
        stage.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 64), frames: 30, rest: 12)
        stage.settle()
        XCTAssertEqual(source.log.count, 1)
        XCTAssertEqual(source.log.first, "select \(source.rows[0][picker.selectedRow(inComponent: 0)])")
        XCTAssertGreaterThan(picker.selectedRow(inComponent: 0), 0)
    }

    func testATapOnARowSelectsIt() {
        let source = Source()
        let (picker, stage) = shown(source)
        defer { stage.tearDown() }
        stage.tap(picker.convert(CGPoint(x: 80, y: 108 + 32), to: nil))
        stage.settle()
        XCTAssertEqual(source.log, ["select B"])
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 1)
    }

    func testReloadKeepsWhatStillExists() {
        let source = Source()
        let (picker, stage) = shown(source)
        defer { stage.tearDown() }
        picker.selectRow(3, inComponent: 0, animated: false)
        source.rows[0] = ["X", "Y"]
        picker.reloadComponent(0)
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 1)
        source.rows = []
        picker.reloadAllComponents()
        stage.settle()
        XCTAssertEqual(picker.numberOfComponents, 0)
        source.rows = [[]]
        picker.reloadAllComponents()
        XCTAssertEqual(picker.selectedRow(inComponent: 0), -1)
    }

    func testTheDelegatesOwnViewsAreReused() {
        final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var made = 0
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1000 }
            func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
                if view == nil { made += 1 }
                let label = view as? UILabel ?? UILabel()
                label.text = "\(row)"
                return label
            }
        }
        let views = Views(), stage = TouchStage()
        defer { stage.tearDown() }
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        picker.dataSource = views
        picker.delegate = views
        stage.root.view.addSubview(picker)
        stage.settle()
        for row in stride(from: 0, to: 1000, by: 50) {
            picker.selectRow(row, inComponent: 0, animated: false)
            stage.settle()
            XCTAssertEqual((picker.view(forRow: row, forComponent: 0) as? UILabel)?.text, "\(row)")
        }
        XCTAssertLessThan(views.made, 20)
    }
}

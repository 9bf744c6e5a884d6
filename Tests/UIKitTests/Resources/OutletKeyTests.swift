// The outlets that Interface Builder connects to controls that are made in a storyboard: each is a key of its class.
import MainActorTesting
import UIKit
import XCTest

@MainActor private final class Screen: UIViewController, UISearchBarDelegate, UIPickerViewDelegate, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
}

final class OutletKeyTests: XCTestCase {
    @MainActor func testSearchBarsAndPickersHaveTheirDelegates() {
        let screen = Screen(), bar = UISearchBar(), picker = UIPickerView()
        bar.setValue(screen, forKey: "delegate")
        picker.setValue(screen, forKey: "dataSource")
        picker.setValue(screen, forKey: "delegate")
        XCTAssertTrue(bar.delegate === screen)
        XCTAssertTrue(picker.delegate === screen)
        XCTAssertEqual(picker.numberOfRows(inComponent: 0), 2)
    }

    @MainActor func testConstraintsHaveTheirKeys() {
        let view = UIView(), constraint = view.widthAnchor.constraint(equalToConstant: 4)
        constraint.setValue(9, forKey: "constant")
        XCTAssertEqual(constraint.constant, 9)
        XCTAssertEqual((constraint.value(forKey: "priority") as? UILayoutPriority)?.rawValue, 1000)
    }
}
